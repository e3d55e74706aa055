import type { ImportRow } from '@schema/import';
import { IMPORT_NOTES } from '@schema/texts/files/import-notes';
import { draftBoard } from '../board-sheet/draft-board';
import type { Cell } from '../cells/cells';
import { cellText, isBlank } from '../cells/read-words';
import { withMerged } from '../columns/merged-rows';
import type { ReadTable } from '../columns/read-table';
import { RowReader, rowKind } from '../columns/row-reader';
import type { BookingDraft } from './booking-draft';
import { draftBooking } from './draft-booking';
import { draftExpense, type ExpenseDraft } from './expense-draft';
import type { ImportOccasion } from './import-plan';
import { bareRow } from './row-values';

/** A row with its column meanings and its number in the file. */
interface Numbered {
  readonly row: RowReader;
  readonly number: number;
}

const OTHER_ROWS = {
  totals: IMPORT_NOTES.totals,
  header: IMPORT_NOTES.repeatedHeader,
  section: IMPORT_NOTES.section,
} as const;

/** The records of a table, and the other rows between them. */
export function recordsOf(read: ReadTable): {
  readonly records: Numbered[];
  readonly others: ImportRow[];
} {
  const { body, fields, headerRow, rules } = read;
  const records: Numbered[] = [];
  const others: ImportRow[] = [];
  const { rows, shared } = withMerged(read);
  for (const [place, cells] of rows.entries()) {
    const number = headerRow + place + 1;
    const kind = rowKind(cells, body);
    if (kind === 'blank') continue;
    if (kind !== 'row') {
      const title = cells.map(cellText).filter(Boolean).join(' · ').slice(0, 200);
      others.push(bareRow({ row: number, fate: 'skipped', title, notes: [OTHER_ROWS[kind]] }));
      continue;
    }
    const row = new RowReader(cells, fields, rules);
    if (shared.has(place)) {
      row.isPriceShared = true;
      row.doubt('price', IMPORT_NOTES.sharedAmount);
    }
    row.notes.push(...damageOf(cells, number, read));
    records.push({ row, number });
  }
  return { records, others };
}

/** Notes on the whole row. */
function damageOf(cells: readonly Cell[], number: number, { body, table }: ReadTable): string[] {
  const width = body.titles.findLastIndex((title) => title !== '') + 1;
  // In a text file a separator inside a cell shifts the cells after it.
  const isText = table.name === '' && width > 0;
  return [
    ...(table.hiddenRows?.has(number - 1) ? [IMPORT_NOTES.hiddenRow] : []),
    ...(cells.some((cell) => cellText(cell).includes('\uFFFD')) ? [IMPORT_NOTES.damaged] : []),
    ...(isText && cells.slice(width).some((cell) => !isBlank(cell))
      ? [IMPORT_NOTES.extraCells]
      : []),
  ];
}

/** The parsed bookings of a table; planning does not change them. */
export interface DraftedBookings {
  readonly drafts: readonly BookingDraft[];
  readonly others: readonly ImportRow[];
}

/** The parsed expenses of a table. */
export interface DraftedExpenses {
  readonly drafts: readonly ExpenseDraft[];
  readonly others: readonly ImportRow[];
}

/** The parsed rows of a table of bookings or expenses; null for other kinds. */
export interface Drafts {
  readonly bookings: DraftedBookings | null;
  readonly expenses: DraftedExpenses | null;
}

/** Parses the rows of a table, before they are matched with the company's data. */
export function draftsOf(read: ReadTable, occasion: ImportOccasion): Drafts {
  if (read.board) return { bookings: draftBoard(read.table, read.board), expenses: null };
  if (read.kind === 'bookings') {
    const { records, others } = recordsOf(read);
    const drafts = records.map(({ row, number }) => draftBooking(row, number, occasion));
    return { bookings: { drafts, others }, expenses: null };
  }
  if (read.kind !== 'expenses') return { bookings: null, expenses: null };
  const { records, others } = recordsOf(read);
  const rules = { ...occasion, isCashBook: read.isCashBook };
  const drafts = records.map(({ row, number }) => draftExpense(row, number, rules));
  return { bookings: null, expenses: { drafts, others } };
}
