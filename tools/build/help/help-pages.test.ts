import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../root.ts';
import { elementsOf } from './page-tree.ts';
import { HELP_FOLDER, namesIn, pictureFile, readHelp } from './read-pages.ts';

const PAGES = readHelp();
const ON_SCREENS = PAGES.filter(({ reader }) => reader !== 'operator');

/** The texts among exported values; of a text that is built, the words it is built of. */
function textsOf(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((one) => textsOf(one, seen));
}

async function productTexts(): Promise<string> {
  const files = globSync('schema/{texts,messages,fields}/**/*.ts', { cwd: inRoot() })
    .filter((file) => !file.endsWith('.test.ts'))
    .concat('schema/permissions.ts', 'schema/statuses.ts');
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(inRoot(file)).href)),
  );
  return modules.flatMap((one) => textsOf({ ...one })).join('\n');
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('the pages of the help', () => {
  it('are numbered and named once', () => {
    const files = readdirSync(HELP_FOLDER).filter((name) => /^\d/.test(name));
    expect(files).toHaveLength(PAGES.length);
    expect(new Set(files.map((name) => name.slice(0, 2))).size).toBe(files.length);
    for (const name of ['slug', 'title'] as const) {
      expect(new Set(PAGES.map((page) => page[name])).size).toBe(PAGES.length);
    }
  });

  it('lead to each other', () => {
    const slugs = new Set(PAGES.map(({ slug }) => slug));
    const lost = PAGES.flatMap(({ slug, parts }) =>
      elementsOf(parts, 'a').flatMap(({ page }) =>
        page === undefined || slugs.has(page) ? [] : [`${slug} → ${page}`],
      ),
    );
    expect(lost).toEqual([]);
  });

  it('have one picture each, and no picture is unused', () => {
    expect(ON_SCREENS.filter(({ picture }) => picture === null)).toEqual([]);
    const names = PAGES.flatMap(({ picture }) => picture ?? []);
    expect(names.filter((name) => !existsSync(pictureFile(name)))).toEqual([]);
    const made = readdirSync(join(HELP_FOLDER, 'images'));
    expect(made.toSorted()).toEqual(names.map((name) => `${name}.png`).sort());
  });

  it('name only elements that exist in the texts of the product', async () => {
    const texts = await productTexts();
    const isText = (name: string) =>
      new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'u').test(texts);
    const unknown = ON_SCREENS.flatMap((page) =>
      namesIn(page)
        .filter((name) => !isText(name))
        .map((name) => `${page.slug}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
