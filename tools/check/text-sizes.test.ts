import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

/** In these properties px would ignore the font size of the browser. */
const LETTERS = /^\s*(font-size|line-height|font|--size-[a-z]+):[^;]*\dpx/;
/** A width in px would ignore that larger text needs more room. */
const LAYOUT = /^\s*@(media|container)\b.*\dpx/;

function styleSheets(): string[] {
  const entries = readdirSync(join(ROOT, 'frontend'), { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => entry.endsWith('.css')).map((entry) => join('frontend', entry));
}

/** `file:line: text` of every line that matches. */
function linesWith(pattern: RegExp): string[] {
  return styleSheets().flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
  });
}

describe('sizes follow the font size of the browser (docs/design.md)', () => {
  test('there are style sheets to check', () => {
    expect(styleSheets().length).toBeGreaterThan(100);
  });

  test('letters and lines are sized in rem, not in px', () => {
    expect(linesWith(LETTERS)).toEqual([]);
  });

  test('layouts change at widths in em or rem, not in px', () => {
    expect(linesWith(LAYOUT)).toEqual([]);
  });
});
