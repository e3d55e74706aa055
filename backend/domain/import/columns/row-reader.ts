import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import type { ImportField } from '@schema/import';
import { TOTAL_WORDS } from '@schema/texts/files/import-headings';
import { clipped } from '@schema/texts/files/import-notes';
import type { Cell } from '../cells/cells';
import { cellLines, cellText, isBlank, wordsOf } from '../cells/read-words';
import type { TableBody } from './guess-columns';

const LONG_TEXTS: readonly string[] = [
  'description',
  ...Object.values(BOOKING_FIELDS).flatMap((term) =>
    term.kind === 'text' ? term.import.name : [],
  ),
];

const NONE: ReadonlySet<ImportField> = new Set();

const hasTime = (cell: Cell | undefined) =>
  cell instanceof Date && cell.getUTCHours() + cell.getUTCMinutes() > 0;

/**
 * Fields with at least one date cell that has a time: workbooks store a day without time as its
 * midnight.
 */
export function timedFields(
  { rows }: TableBody,
  fields: readonly (ImportField | null)[],
): ReadonlySet<ImportField> {
  return new Set(
    fields.flatMap((field, at) => (field && rows.some((row) => hasTime(row[at])) ? [field] : [])),
  );
}

/** Reads one row by the meanings of its columns. */
export class RowReader {
  /** Notes on the row for the report. */
  readonly notes: string[] = [];
  readonly #cells: readonly Cell[];
  readonly #fields: readonly (ImportField | null)[];
  readonly #timed: ReadonlySet<ImportField>;

  /** `timed`: fields whose date cells have times, so that midnight is a time there. */
  constructor(
    cells: readonly Cell[],
    fields: readonly (ImportField | null)[],
    timed: ReadonlySet<ImportField> = NONE,
  ) {
    this.#cells = cells;
    this.#fields = fields;
    this.#timed = timed;
  }

  /** Whether this cell of the field is at midnight, and not a day without time. */
  isMidnight(field: ImportField): boolean {
    return this.#timed.has(field) && this.cell(field) instanceof Date;
  }

  has(field: ImportField): boolean {
    return this.#fields.includes(field);
  }

  /** The first filled cell of the field; null: none. */
  cell(field: ImportField): Cell {
    const at = this.#fields.findIndex(
      (one, place) => one === field && !isBlank(this.#cells[place]),
    );
    return at < 0 ? null : (this.#cells[at] ?? null);
  }

  /** The text of the field's columns joined; a text longer than `limit` is cut and noted. */
  text(field: ImportField, limit: number): string {
    const show = LONG_TEXTS.includes(field) ? cellLines : cellText;
    const texts = this.#fields.flatMap((one, place) =>
      one === field ? show(this.#cells[place]) : [],
    );
    return this.clip(texts.filter(Boolean).join(' '), limit);
  }

  clip(text: string, limit: number): string {
    if (text.length <= limit) return text;
    this.notes.push(clipped(limit));
    return text.slice(0, limit).toWellFormed();
  }
}

type RowKind = 'row' | 'blank' | 'totals' | 'header';

/** The kind of a row below the headings: a record, empty, totals, or repeated headings. */
export function rowKind(cells: readonly Cell[], { titles }: TableBody): RowKind {
  const texts = cells.map(cellText);
  const filled = texts.filter(Boolean);
  if (filled.length === 0) return 'blank';
  const first = wordsOf(filled[0] ?? '');
  if (TOTAL_WORDS.some((word) => first === word || first.startsWith(`${word} `))) return 'totals';
  const repeats = texts.filter((text, at) => text !== '' && text === titles[at]).length;
  return filled.length > 1 && repeats === filled.length ? 'header' : 'row';
}
