import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import type { ImportField, ImportValueName } from '@schema/import';
import { amountGuessed, clipped } from '@schema/texts/files/import-notes';
import { SECTION_TITLE } from '@schema/texts/files/import-sections';
import { FOOTER_WORDS, TOTAL_WORDS } from '@schema/texts/files/import-table-words';
import { formatExactRoubles, type Kopecks, toRoubles } from '@schema/values/money/money';
import type { Cell } from '../cells/cells';
import type { DayRules } from '../cells/read-day';
import { readMoney } from '../cells/read-money';
import { cellLines, cellText, isBlank, wordsOf } from '../cells/read-words';
import { withoutMinus } from '../cells/without-minus';
import { type ColumnRules, NO_RULES } from './column-rules';
import type { TableBody } from './guess-columns';

const LONG_TEXTS: readonly string[] = [
  'description',
  ...Object.values(BOOKING_FIELDS).flatMap((term) =>
    term.kind === 'text' ? term.import.name : [],
  ),
];

/** Reads the values of one row. */
export class RowReader {
  /** Notes on the row for the report. */
  readonly notes: string[] = [];
  /** Values with notes. */
  readonly doubts = new Set<ImportValueName>();
  /** Its amount is merged with other rows. */
  isPriceShared = false;
  readonly #cells: readonly Cell[];
  readonly #fields: readonly (ImportField | null)[];
  readonly #rules: ColumnRules;

  constructor(
    cells: readonly Cell[],
    fields: readonly (ImportField | null)[],
    rules: ColumnRules = NO_RULES,
  ) {
    this.#cells = cells;
    this.#fields = fields;
    this.#rules = rules;
  }

  /** Adds a note on a value that is written or could not be read. */
  doubt(value: ImportValueName, note: string): void {
    this.doubts.add(value);
    this.notes.push(note);
  }

  /** Whether this cell of the field has the time 00:00, as opposed to a day without time. */
  isMidnight(field: ImportField): boolean {
    return this.#rules.timed.has(field) && this.cell(field) instanceof Date;
  }

  /** The rules of days, in the order of day and month of the field's column. */
  dayRules(field: ImportField, rules: DayRules): DayRules {
    return { ...rules, order: this.#rules.orders.get(field) ?? null };
  }

  /** Whether the date of the field can be read with either the day or the month first. */
  isOrderOpen(field: ImportField): boolean {
    return this.#rules.open.has(field) && typeof this.cell(field) === 'string';
  }

  /** The amount of the field; null: none, or an unreadable one, which is noted. */
  amount(
    field: ImportField,
    value: ImportValueName,
    unread: (text: string) => string,
  ): Kopecks | null {
    const cell = this.#unsigned(field);
    if (cell === null) return null;
    const read = readMoney(cell, this.#rules.decimals.get(field));
    if (!read) this.doubt(value, unread(cellText(cell)));
    else if (read.isGuessed) {
      this.doubt(value, amountGuessed(cellText(cell), formatExactRoubles(toRoubles(read.amount))));
    }
    return read?.amount ?? null;
  }

  /** The signs of the sums of expenses in the sheet. */
  get signs(): ColumnRules['signs'] {
    return this.#rules.signs;
  }

  /** The cell of an amount, without the minus of its column. */
  #unsigned(field: ImportField): Cell {
    const cell = this.cell(field);
    const hasMinus = field === 'amount' && this.#rules.signs === 'minus';
    return hasMinus ? (withoutMinus(cell) ?? cell) : cell;
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

type RowKind = 'row' | 'blank' | 'totals' | 'header' | 'section';

const startsWithOneOf = (text: string, words: readonly string[]) =>
  words.some((word) => text === word || text.startsWith(`${word} `));

/** A month's title, a signature, a page number: one or two cells without a record. */
function isSection(filled: readonly string[], first: string): boolean {
  if (filled.length > 2) return false;
  if (filled.some((text) => /_{3,}/.test(text))) return true;
  if (startsWithOneOf(first, FOOTER_WORDS)) return true;
  return filled.length === 1 && SECTION_TITLE.test(first);
}

/** Kind of a row below the headings: a record, or text between records. */
export function rowKind(cells: readonly Cell[], { titles, heads }: TableBody): RowKind {
  const texts = cells.map(cellText);
  const filled = texts.filter(Boolean);
  if (filled.length === 0) return 'blank';
  const first = wordsOf(filled[0] ?? '');
  if (startsWithOneOf(first, TOTAL_WORDS)) return 'totals';
  const isHead = [titles, ...(heads ?? [])].some((head) => {
    const repeats = texts.filter((text, at) => text !== '' && text === head[at]).length;
    return filled.length > 1 && repeats === filled.length;
  });
  if (isHead) return 'header';
  return titles.length > 2 && isSection(filled, first) ? 'section' : 'row';
}
