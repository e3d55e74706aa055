import type { Cell } from '@backend/domain/import/cells/cells';
import { IMPORT_LIMITS } from '@schema/import';
import { CsvError, parse } from 'csv-parse/sync';

const NEW_LINE = /\r\n|\n|\r/;
/** Lines used to detect the delimiter. */
const SAMPLE_LINES = 40;
const DELIMITERS = [';', '\t', ','] as const;
/** Maximum lines of a quoted cell. */
const CELL_LINES = 60;
/** Attempts per file to find the end of a quoted cell; beyond them quotes are ordinary. */
const MAX_ATTEMPTS = 20_000;
const MAX_ROWS = IMPORT_LIMITS.rows + 100;

/** The rows of some lines; null: unmatched quotes. */
function parsed(
  lines: readonly string[],
  delimiter: string,
  quote: '"' | null,
): readonly string[][] | null {
  const options = {
    delimiter,
    quote,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    record_delimiter: '\n',
  };
  try {
    return parse(`${lines.join('\n')}\n`, options) as unknown as string[][];
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const plainly = (lines: readonly string[], delimiter: string) =>
  parsed(lines, delimiter, null) ?? [];

/** The most frequent number of columns, and the share of lines with it. */
function agreement(lines: readonly string[], delimiter: string) {
  const rows = parsed(lines, delimiter, '"') ?? plainly(lines, delimiter);
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 1, count = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { delimiter, width, share: width < 2 ? 0 : count / rows.length };
}

interface Layout {
  readonly delimiter: string;
  /** The usual number of columns. */
  readonly width: number;
}

/**
 * The delimiter with the highest share of lines of equal width; at a tie the one with the most
 * columns.
 */
function layoutOf(lines: readonly string[], named: string | undefined): Layout {
  const filled = lines.slice(0, SAMPLE_LINES * 3).filter((line) => line.trim() !== '');
  const sample = filled.slice(0, SAMPLE_LINES);
  const [best] = (named === undefined ? DELIMITERS : [named])
    .map((delimiter) => agreement(sample, delimiter))
    .sort((a, b) => b.share - a.share || b.width - a.width);
  return best ?? { delimiter: DELIMITERS[0], width: 1 };
}

/** Excel's `sep=;` line, which is not a row. */
const SEPARATOR_LINE = /^sep=(.)$/i;

/** Parses a text delimited by semicolons, commas or tabs; no line is lost. */
export function readDelimited(text: string): Cell[][] {
  const all = text.split(NEW_LINE);
  if (all.at(-1) === '') all.pop();
  const named = SEPARATOR_LINE.exec(all[0] ?? '')?.[1];
  const lines = named === undefined ? all : all.slice(1);
  return rowsOf(lines, layoutOf(lines, named)).map((row) =>
    row
      .slice(0, IMPORT_LIMITS.columns + 1)
      .map((cell) => (cell.trim() === '' ? null : cell.trim())),
  );
}

function rowsOf(lines: readonly string[], layout: Layout): string[][] {
  const rows: string[][] = [];
  let attempts = MAX_ATTEMPTS;
  let at = 0;
  while (at < lines.length && rows.length < MAX_ROWS) {
    const plain = runWithoutQuotes(lines, at);
    if (plain > at) {
      const until = Math.min(plain, at + MAX_ROWS);
      rows.push(...plainly(lines.slice(at, until), layout.delimiter));
      at = until;
      continue;
    }
    const found = quotedRow(lines, at, { ...layout, attempts });
    attempts -= found.attempts;
    rows.push(found.row);
    at += found.lines;
  }
  return rows;
}

function runWithoutQuotes(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && !lines[at]?.includes('"')) at += 1;
  return at;
}

/** The first and the last line are whole rows: a cell with line breaks leaves one of them short. */
const areRows = (lines: readonly string[], { delimiter, width }: Layout) =>
  width > 1 &&
  [lines.slice(0, 1), lines.slice(-1)].every((own) => plainly(own, delimiter)[0]?.length === width);

const quotesIn = (line: string) => line.split('"').length - 1;

/**
 * The row that begins at a line with quotes. A quoted cell may have several lines; a quote that is
 * unclosed, or closed rows later, is an ordinary character, so that no row is lost.
 */
function quotedRow(
  lines: readonly string[],
  from: number,
  layout: Layout & { readonly attempts: number },
): { readonly row: string[]; readonly lines: number; readonly attempts: number } {
  const { delimiter, width, attempts: left } = layout;
  let attempts = 0;
  let quotes = 0;
  const last = Math.min(lines.length, from + CELL_LINES);
  for (let until = from; until < last && attempts < left; until += 1) {
    quotes += quotesIn(lines[until] ?? '');
    if (quotes % 2 === 1) continue;
    const own = lines.slice(from, until + 1);
    attempts += 1;
    const rows = parsed(own, delimiter, '"');
    const [row] = rows ?? [];
    if (!row || rows?.length !== 1) continue;
    if (own.length === 1) return { row, lines: 1, attempts };
    if (row.length === width && !areRows(own, layout)) return { row, lines: own.length, attempts };
  }
  const [row = []] = plainly(lines.slice(from, from + 1), delimiter);
  return { row, lines: 1, attempts };
}
