import type { Cell } from '@backend/domain/import/cells/cells';
import { IMPORT_LIMITS } from '@schema/import';
import { CsvError, parse } from 'csv-parse/sync';

/** Bytes of a file used to detect the delimiter. */
const SAMPLE_LINES = 20;
/** Characters that occur in binary files, not in texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const BINARY = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

const UTF16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[place] === byte);

/**
 * Decodes a text file: UTF-8 with or without BOM, UTF-16 with BOM, else windows-1251, which Russian
 * Excel writes. Null: not a text.
 */
export function textOf(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return BINARY.test(text) ? null : text;
}

function decoded(bytes: Uint8Array): string {
  if (beginsWith(bytes, UTF16.le)) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, UTF16.be)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The delimiter: the first candidate that occurs in most lines. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, SAMPLE_LINES * 2).filter((line) => line.trim() !== '');
  const sample = lines.slice(0, SAMPLE_LINES).map((line) => line.replace(/"[^"]*"/g, ''));
  const inMost = (mark: string) =>
    sample.filter((line) => line.includes(mark)).length * 2 > sample.length;
  return [';', '\t', ','].find(inMost) ?? ';';
}

/** Excel's `sep=;` line, which is not a row. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Parses a text delimited by semicolons, commas or tabs. */
export function readDelimited(text: string): Cell[][] {
  const named = SEPARATOR_LINE.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const options = {
    delimiter: named?.[1] ?? delimiterOf(body),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: IMPORT_LIMITS.rows + 100,
  };
  const rows = rowsOf(body, options);
  return rows.map((row) =>
    row
      .slice(0, IMPORT_LIMITS.columns + 1)
      .map((cell) => (cell.trim() === '' ? null : cell.trim())),
  );
}

function rowsOf(body: string, options: object): string[][] {
  try {
    return parse(body, options) as unknown as string[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // An unclosed quote is an ordinary character.
    return parse(body, { ...options, quote: null }) as unknown as string[][];
  }
}
