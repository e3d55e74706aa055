import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

/** A citation is a path (docs/board.md, ADR 6) or a place in a document: `domain.md, revenue`. */
const FOLDERS = ['backend', 'bench', 'docs', 'e2e', 'frontend', 'schema', 'tools'];
const CITING = /\.(ts|tsx|css|cjs|md)$/;
const SELF = 'tools/check/citations.test.ts';

const PATH = /(?<![\w/.-])docs\/[\w/.-]*\w/g;
const ADR = /\bADR (\d+)\b/g;
/** In a document: the path of a source file, or its end. */
const SOURCE = /`([\w./-]+\.(?:tsx?|css|graphql|cjs))`/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
const ANCHOR = /\]\((?!\w+:)([^)#\s]*\.md)?#([^)\s]+)\)/g;
const PLACE =
  /\b(README|requirements|domain|safety|board|design|import|glossary|architecture)\.md, (?=([^\n]{1,80}))/g;
const ITEM = '[A-Z]\\d*(?:–[A-Z]\\d+)?(?!\\w)';
const ITEMS = new RegExp(`^${ITEM}(?:, ${ITEM})*`);

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return [path];
  });
}

/** A citation may be broken between two lines of a comment. */
const joined = (text: string) => text.replace(/\n\s*(?:\*(?!\*) |\/\/ )?\s*/g, ' ');

const files = [...readdirSync(ROOT), ...FOLDERS.flatMap(filesIn)];
const isCiting = (file: string) =>
  file.includes('/') ? CITING.test(file) && file !== SELF : file.endsWith('.md');
const texts = files.filter(isCiting).map((file) => ({ file, text: joined(read(file)) }));

/** `docs/adr/0005` is docs/adr/0005-rest-is-a-table-over-graphql.md. */
function isThere(path: string): boolean {
  const folder = dirname(path);
  if (existsSync(join(ROOT, path))) return true;
  if (!existsSync(join(ROOT, folder))) return false;
  return readdirSync(join(ROOT, folder)).some((name) => name.startsWith(`${basename(path)}-`));
}

/** 'a/b/c.ts' → 'a/b/c.ts', 'b/c.ts', 'c.ts'. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

const fileOf = (name: string) => (name === 'README' ? 'README.md' : `docs/${name}.md`);

/** Citable places of a document: headings, bold leads, numbers and ids; in lower case. */
function placesOf(name: string): readonly string[] {
  const text = read(fileOf(name));
  return [
    /^#+ (?:[A-Z]\. )?(.+)$/gm,
    /^(?:- )?\*\*(.+?)[.:]?\*\*/gm,
    /^(\d+)\. /gm,
    /^\| (\d+) \|/gm,
  ]
    .flatMap((pattern) => matchesOf(text, pattern))
    .map(([, place = '']) => place.toLowerCase());
}

/** 'What is wrong?' → 'what-is-wrong', as GitHub names the anchor of a heading. */
function anchorsOf(file: string): readonly string[] {
  return matchesOf(read(file), /^#+ (.+)$/gm).map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const places = new Map<string, readonly string[]>();

function hasPlace(name: string, cited: string): boolean {
  const known = places.get(name) ?? placesOf(name);
  places.set(name, known);
  const words = cited.toLowerCase();
  return known.some(
    (place) => words.startsWith(place) && !/^[\p{L}\d]/u.test(words.slice(place.length)),
  );
}

const requirements = read('docs/requirements.md');
const ids = matchesOf(requirements, /^(?:- |\| )\*\*([A-Z]\d+)\*\*/gm).map(([, id = '']) => id);
const sections = matchesOf(requirements, /^### ([A-Z])\. /gm).map(([, letter = '']) => letter);
const known = new Set([...ids, ...sections]);

/** 'K8–K10' → K8, K9, K10; 'K' is a section. */
function itemsOf(cited: string): string[] {
  const [from = '', to] = cited.split('–');
  if (!to) return [from];
  const [first, last] = [Number(from.slice(1)), Number(to.slice(1))];
  if (from[0] !== to[0] || last <= first) return [cited];
  return Array.from({ length: last - first + 1 }, (_, index) => `${from[0]}${first + index}`);
}

const unknownItems = (list: string) =>
  list
    .split(', ')
    .flatMap(itemsOf)
    .filter((item) => !known.has(item));

function wrongPlace([, name = '', cited = '']: RegExpMatchArray): string[] {
  if (name !== 'requirements') return hasPlace(name, cited) ? [] : [`${name}.md, ${cited}`];
  const [list] = ITEMS.exec(cited) ?? [];
  return (list ? unknownItems(list) : [cited]).map((item) => `requirements.md, ${item}`);
}

/** `file: citation` of every citation without a target. */
function wrongIn(findWrong: (text: string, file: string) => readonly string[]): string[] {
  return texts.flatMap(({ file, text }) => findWrong(text, file).map((what) => `${file}: ${what}`));
}

describe('citations', () => {
  test('exist', () => {
    const count = texts.reduce((sum, { text }) => sum + matchesOf(text, PLACE).length, 0);
    expect(count).toBeGreaterThan(400);
  });

  test('a document that is cited exists', () => {
    const missing = (text: string) =>
      matchesOf(text, PATH).flatMap(([path]) => (isThere(path) ? [] : [path]));
    expect(wrongIn(missing)).toEqual([]);
  });

  test('a source file that a document names exists', () => {
    const ends = new Set(files.flatMap((file) => endsOf(file)));
    const missing = (text: string, file: string) =>
      file.endsWith('.md')
        ? matchesOf(text, SOURCE).flatMap(([, path = '']) => (ends.has(path) ? [] : [path]))
        : [];
    expect(wrongIn(missing)).toEqual([]);
  });

  test('a decision that is cited by its number exists', () => {
    const missing = (text: string) =>
      matchesOf(text, ADR)
        .filter(([, number = '']) => !isThere(`docs/adr/${number.padStart(4, '0')}`))
        .map(([cited]) => cited);
    expect(wrongIn(missing)).toEqual([]);
  });

  test('a link in a document has an existing file', () => {
    const missing = (text: string, file: string) =>
      file.endsWith('.md')
        ? matchesOf(text, LINK)
            .map(([, path = '']) => path)
            .filter((path) => !existsSync(join(ROOT, dirname(file), path)))
        : [];
    expect(wrongIn(missing)).toEqual([]);
  });

  test('a link to a heading has an existing heading', () => {
    const missing = (text: string, file: string) =>
      file.endsWith('.md')
        ? matchesOf(text, ANCHOR)
            .map(([, path, anchor = '']) => ({
              target: path ? join(dirname(file), path) : file,
              anchor,
            }))
            .filter(({ target, anchor }) => !anchorsOf(target).includes(anchor))
            .map(({ target, anchor }) => `${target}#${anchor}`)
        : [];
    expect(wrongIn(missing)).toEqual([]);
  });

  test('a section, number or requirement that is cited exists', () => {
    expect(wrongIn((text) => matchesOf(text, PLACE).flatMap(wrongPlace))).toEqual([]);
  });
});

describe('the ids of docs/requirements.md', () => {
  test('begin with the letter of their section and rise', () => {
    const parts = requirements.split(/^### /m).slice(1);
    for (const part of parts) {
      const own = matchesOf(part, /^(?:- |\| )\*\*([A-Z]\d+)\*\*/gm).map(([, id = '']) => id);
      const numbers = own.map((id) => Number(id.slice(1)));
      expect(own.filter((id) => id[0] !== part[0])).toEqual([]);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(own.length).toBeGreaterThan(0);
    }
    expect(new Set(sections).size).toBe(sections.length);
  });

  test('lead to items that exist where one names another', () => {
    const prose = requirements.replace(/`[^`]*`|«[^»]*»/g, '');
    const named = matchesOf(prose, /\b[A-Z]\d+(?:–[A-Z]\d+)?\b|(?<=\()[A-Z](?=\))/g);
    expect(named.flatMap(([item]) => unknownItems(item))).toEqual([]);
  });
});
