import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuildPart, partsToBuild, stampOf } from './stamp';

let root: string;

const PARTS: BuildPart[] = ['client', 'server', 'playground'];

const stamps = () => Object.fromEntries(PARTS.map((part) => [part, stampOf(root, part)]));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  write('package-lock.json', '{}');
  write('tsconfig.json', '{}');
  write('schema/values/money.ts', 'export const a = 1;');
  write('frontend/main.tsx', 'export const b = 1;');
  write('frontend/app/tokens.css', ':root {}');
  write('backend/entries/main.ts', 'export const c = 1;');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the stamp of a build', () => {
  it('stays when a file is only touched', () => {
    const before = stampOf(root, 'client');
    utimesSync(join(root, 'frontend/main.tsx'), 1, 1);
    expect(stampOf(root, 'client')).toBe(before);
  });

  it.each([
    ['a screen', 'frontend/main.tsx', ['client']],
    ['a style sheet', 'frontend/app/tokens.css', ['client']],
    ['the server', 'backend/entries/main.ts', ['server']],
    ['the contract', 'schema/values/money.ts', ['client', 'server']],
    ['the packages', 'package-lock.json', ['client', 'server', 'playground']],
    ['a new file', 'backend/domain/clock.ts', ['server']],
    ['the playground', 'frontend/playground/Playground.tsx', ['playground']],
    ['its examples', 'schema/texts/shell/examples.ts', ['client', 'server', 'playground']],
    ['a page of the help', 'docs/ru/день.md', ['client']],
    ['a test', 'frontend/main.test.tsx', []],
    ['a test fixture', 'frontend/features/board/testing/fleet.ts', []],
  ])('a change of %s in %s rebuilds %j', (_what, path, changed) => {
    const before = stamps();
    write(path, 'changed');
    expect(partsToBuild(PARTS, before, stamps(), () => true)).toEqual(changed);
  });

  it('changes when a file is removed', () => {
    const before = stampOf(root, 'client');
    rmSync(join(root, 'frontend/app/tokens.css'));
    expect(stampOf(root, 'client')).not.toBe(before);
  });
});

describe('the set of parts to build', () => {
  it('is everything when nothing was built before', () => {
    expect(
      partsToBuild(['server', 'client'], {}, { server: 'a', client: 'b' }, () => false),
    ).toEqual(['server', 'client']);
  });

  it('is nothing when stamps and outputs are in place', () => {
    const same = { server: 'a', client: 'b' };
    expect(partsToBuild(['server', 'client'], same, { ...same }, () => true)).toEqual([]);
  });

  it('is the part whose output was deleted', () => {
    const same = { server: 'a', client: 'b' };
    expect(
      partsToBuild(['server', 'client'], same, { ...same }, (part) => part === 'server'),
    ).toEqual(['client']);
  });

  it('is never a part that was not requested', () => {
    expect(partsToBuild(['server'], {}, { server: 'a' }, () => false)).toEqual(['server']);
  });
});
