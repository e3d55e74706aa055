import { readFileSync } from 'node:fs';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('./tokens.css');
const page = read('../../../index.html');

/** Values of a custom property in the order of the themes: light, dark. */
const valuesOf = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`${name}: (#[\\da-f]{6});`, 'g'))].map(([, value]) => value);

it.each(['bg', 'surface', 'line', 'muted'])('the skeleton has the %s of both themes', (name) => {
  expect(valuesOf(page, `--skeleton-${name}`)).toEqual(valuesOf(tokens, ` --${name}`));
});

it('the skeleton has the text of the loading screen', () => {
  expect(page).toContain(`<span>${SHELL_TEXTS.loading}</span>`);
});
