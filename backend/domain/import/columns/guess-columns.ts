import {
  IMPORT_FIELDS,
  type ImportColumn,
  type ImportField,
  type ImportKind,
  JOINED_FIELDS,
} from '@schema/import';
import { ANY_COST, ANY_EXPENSE } from '@schema/texts/files/import-expense-headings';
import { ANY_DATE, ANY_NUMBER, ANY_TIME } from '@schema/texts/files/import-headings';
import type { Cell } from '../cells/cells';
import { isMethodAlone } from '../cells/read-method';
import { readPhone } from '../cells/read-phone';
import { plateIn } from '../cells/read-plate';
import { cellText, isBlank } from '../cells/read-words';
import { headingWords, meaningsOf } from './guess-column';

/** Rows sampled to classify a column without a known heading. */
const LOOKED_AT = 50;
const SAMPLES = 3;
/** Minimum share of the filled cells of a column that must match. */
const MOST = 0.6;

/** The rows of a table below its headings. */
export interface TableBody {
  readonly titles: readonly string[];
  /** Number of joined heading rows, when there are two. */
  readonly heads?: readonly (readonly string[])[];
  readonly rows: readonly (readonly Cell[])[];
  /** The name of the sheet and the texts above the headings. */
  readonly caption?: readonly string[];
}

type Fields = (ImportField | null)[];

const isOneOf = (words: readonly string[], title: string) => words.includes(headingWords(title));

/**
 * Maps known headings; of two columns with one meaning the better match keeps it, unless both are
 * combined.
 */
function byHeadings(titles: readonly string[], kind: ImportKind): Fields {
  const wanted = titles.map((title) => meaningsOf(title, kind)[0] ?? null);
  return wanted.map((meaning, place) => {
    if (!meaning) return null;
    const { field, surety } = meaning;
    if (JOINED_FIELDS.includes(field)) return field;
    const best = wanted.findIndex(
      (other) =>
        other?.field === field &&
        other.surety === Math.max(...wanted.map((one) => (one?.field === field ? one.surety : 0))),
    );
    return best === place && surety > 0 ? field : null;
  });
}

/** «Номер», «Дата», «Время» and «Расход» mean the field still missing next to the others. */
function byNeighbours(titles: readonly string[], kind: ImportKind, fields: Fields): void {
  const allows = (field: ImportField) =>
    (IMPORT_FIELDS[kind] as readonly ImportField[]).includes(field) && !fields.includes(field);
  for (const [place, title] of titles.entries()) {
    if (fields[place] !== null) continue;
    const options: ImportField[] = isOneOf(ANY_NUMBER, title)
      ? ['licensePlate', 'number']
      : isOneOf(ANY_DATE, title)
        ? ['startDate', 'endDate']
        : isOneOf(ANY_TIME, title)
          ? fields.slice(0, place).includes('endDate')
            ? ['endTime']
            : ['startTime', 'endTime']
          : isOneOf(ANY_EXPENSE, title)
            ? titles.some((other) => isOneOf(ANY_COST, other))
              ? ['expenseKind', 'amount']
              : ['amount', 'expenseKind']
            : isOneOf(ANY_COST, title)
              ? ['amount']
              : [];
    fields[place] = options.find(allows) ?? null;
  }
}

const EMAIL = /^\S+@\S+\.\S+$/;

interface ByContent {
  readonly field: ImportField;
  readonly isIt: (cell: Cell) => boolean;
  /** Absent: every kind of sheet with the field. */
  readonly kind?: ImportKind;
}

const BY_CONTENT: readonly ByContent[] = [
  { field: 'email', isIt: (cell) => EMAIL.test(cellText(cell)) },
  { field: 'phone', isIt: (cell) => readPhone(cell).phone !== null },
  { field: 'licensePlate', isIt: (cell) => plateIn(cellText(cell))?.rest === '' },
  { field: 'paidBy', isIt: (cell) => isMethodAlone(cellText(cell)), kind: 'expenses' },
];

/** Phones, plates, e-mail addresses and methods of expenses are recognised by content. */
function byContent(body: TableBody, kind: ImportKind, fields: Fields): void {
  for (const { field, isIt, kind: only = kind } of BY_CONTENT) {
    if (only !== kind || fields.includes(field)) continue;
    if (!(IMPORT_FIELDS[kind] as readonly ImportField[]).includes(field)) continue;
    const place = fields.findIndex((taken, at) => {
      if (taken !== null) return false;
      const cells = columnCells(body.rows, at);
      return cells.length > 0 && cells.filter(isIt).length >= cells.length * MOST;
    });
    if (place >= 0) fields[place] = field;
  }
}

const columnCells = (rows: TableBody['rows'], at: number) =>
  rows.slice(0, LOOKED_AT).flatMap((row) => (isBlank(row[at]) ? [] : [row[at] as Cell]));

/** The meaning of each column, derived from headings, neighbours and content. */
export function guessColumns(body: TableBody, kind: ImportKind): Fields {
  if (kind === 'board') return body.titles.map(() => null);
  const fields = byHeadings(body.titles, kind);
  byNeighbours(body.titles, kind, fields);
  byContent(body, kind, fields);
  return fields;
}

/** The columns with their meanings and first values. */
export function columnsOf(
  body: TableBody,
  fields: readonly (ImportField | null)[],
): ImportColumn[] {
  return body.titles.map((title, at) => ({
    title,
    field: fields[at] ?? null,
    samples: columnCells(body.rows, at).slice(0, SAMPLES).map(cellText),
  }));
}
