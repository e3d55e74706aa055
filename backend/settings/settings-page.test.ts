import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name).sort();

/** Set by `npm run demo` itself. */
const OWN = ['DEMO'];

test('docs/settings.md has every setting and no other', () => {
  const settings = readFileSync('backend/settings/config.ts', 'utf8');
  const rows = readFileSync('docs/settings.md', 'utf8').match(/^\| `.*?\|/gm) ?? [];
  const known = namesIn(settings, /^ {2}([A-Z][A-Z0-9_]+): /gm).filter(
    (name) => !OWN.includes(name),
  );
  expect(namesIn(rows.join('\n'), /`([A-Z][A-Z0-9_]+)`/g)).toEqual(known);
});
