import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type HelpPart,
  READERS,
  type Reader,
  textOf,
} from '../../../frontend/features/help/help-page.ts';
import { inRoot } from '../../root.ts';
import { elementsOf, treeOf } from './page-tree.ts';

export const HELP_FOLDER = inRoot('docs/ru');
export const HELP_FILE = /\/docs\/ru\/\d\d-[a-z0-9-]+\.md$/;

/** The path to something a page describes: an address, then the elements pressed in order. */
export interface Way {
  readonly path: string;
  readonly presses: readonly string[];
}

/** A file of docs/ru. */
export interface HelpSource {
  readonly slug: string;
  readonly title: string;
  readonly reader: Reader;
  /** Its screen and the elements opened from it; none for an operator's page. */
  readonly ways: readonly Way[];
  /** Name of the picture without extension. */
  readonly picture: string | null;
  readonly parts: readonly HelpPart[];
}

const KEYS = ['title', 'for', 'screen', 'opens', 'picture'];
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

const isReader = (text: string | undefined): text is Reader =>
  READERS.some((reader) => reader === text);

function frontMatterOf(lines: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const [key = '', ...rest] = line.split(':');
    const value = rest.join(':').trim();
    if (!KEYS.includes(key) || value === '' || values.has(key)) {
      throw new Error(`a line of the front matter is one of ${KEYS.join(', ')}: ${line}`);
    }
    values.set(key, value);
  }
  return values;
}

const piecesOf = (text: string, separator: string) =>
  text.split(separator).map((piece) => piece.trim());

/** Presses on this or another screen: `Новая бронь > Оплата; /now > Выдать`. */
function waysOf(screen: string, opens: string | undefined): readonly Way[] {
  const others = opens === undefined ? [] : piecesOf(opens, ';');
  return [screen, ...others].map((way) => {
    const [first = '', ...rest] = piecesOf(way, '>');
    if (first.startsWith('/')) return { path: first, presses: rest };
    return { path: screen, presses: [first, ...rest] };
  });
}

/** Parses a page. Throws an error with the file and the fault. */
export function readHelpPage(path: string): HelpSource {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  try {
    const [whole, lines] = FRONT_MATTER.exec(text) ?? [];
    if (whole === undefined || lines === undefined) throw new Error('there is no front matter');
    const values = frontMatterOf(lines);
    const title = values.get('title');
    const reader = values.get('for');
    const screen = values.get('screen');
    if (title === undefined) throw new Error('the front matter has no title');
    if (!isReader(reader)) throw new Error(`for: is one of ${READERS.join(', ')}`);
    if (reader !== 'operator' && !screen?.startsWith('/')) throw new Error('screen: is a path');
    return {
      slug: basename(path, '.md').slice('NN-'.length),
      title,
      reader,
      ways: screen === undefined ? [] : waysOf(screen, values.get('opens')),
      picture: values.get('picture') ?? null,
      parts: treeOf(text.slice(whole.length)),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`docs/ru/${basename(path)}: ${why}`);
  }
}

/** All pages, in the order of their numbers. */
export function readHelp(): readonly HelpSource[] {
  return readdirSync(HELP_FOLDER)
    .filter((name) => HELP_FILE.test(`/docs/ru/${name}`))
    .sort()
    .map((name) => readHelpPage(join(HELP_FOLDER, name)));
}

export const pictureFile = (name: string) => join(HELP_FOLDER, 'images', `${name}.png`);

/** The bold names of screen elements in a page. */
export const namesIn = ({ parts }: HelpSource): readonly string[] => [
  ...new Set(elementsOf(parts, 'strong').map(textOf)),
];
