import { validationFailed } from '@backend/domain/refusal';
import type { ImportCounts, ImportFate, ImportKind, ImportRow } from '@schema/import';
import { IMPORT_FATES } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { IMPORT_NOTES } from '@schema/texts/files/import-notes';
import { draftBoard } from '../board-sheet/draft-board';
import type { Cell } from '../cells/cells';
import { cellText, isBlank } from '../cells/read-words';
import { withMerged } from '../columns/merged-rows';
import type { ReadTable } from '../columns/read-table';
import { RowReader, rowKind } from '../columns/row-reader';
import type { BookingDraft } from './booking-draft';
import { draftBooking } from './draft-booking';
import { FleetBook } from './fleet-book';
import type { ImportOccasion, ImportPlan, Known } from './import-plan';
import { PeopleBook } from './people-book';
import { planBookings } from './plan-bookings';
import { planCar } from './plan-cars';
import { planCustomer } from './plan-customers';
import { bareRow } from './row-values';
import { SourceBook } from './source-book';

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
function recordsOf(read: ReadTable): {
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

/** The bookings of a table; null: the table is of another kind. */
export function draftsOf(read: ReadTable, occasion: ImportOccasion): DraftedBookings | null {
  if (read.board) return draftBoard(read.table, read.board);
  if (read.kind !== 'bookings') return null;
  const { records, others } = recordsOf(read);
  return { drafts: records.map(({ row, number }) => draftBooking(row, number, occasion)), others };
}

/** Columns required to identify a record. */
const LEAST: Readonly<Record<Exclude<ImportKind, 'board'>, readonly string[]>> = {
  cars: ['licensePlate', 'car'],
  customers: ['customer', 'phone'],
  bookings: ['startDate', 'endDate', 'period'],
};

/** Reason why the parsed table cannot be planned; null: none. */
export function meaningFault({ kind, fields }: ReadTable): string | null {
  if (kind === 'board') return null;
  const isMeant = fields.some((field) => field !== null && LEAST[kind].includes(field));
  return isMeant ? null : MESSAGES.importing.noColumns;
}

/**
 * Plans the import of a table: the outcome of every row, and the records to write. Pure: the dry
 * run shows it, the import writes it. To plan a table again, pass its drafts. Refuses with
 * VALIDATION_FAILED a table without recognised columns.
 */
export function planImport(
  read: ReadTable,
  known: Known,
  occasion: ImportOccasion,
  bookings: DraftedBookings | null = draftsOf(read, occasion),
): ImportPlan {
  const fault = meaningFault(read);
  if (fault !== null) throw validationFailed({ columns: fault });
  const fleet = new FleetBook(known.cars);
  const people = new PeopleBook(known.customers);
  const sources = new SourceBook(known.sources);
  if (bookings) {
    const { rows, writes, openings } = planBookings(
      bookings.drafts,
      known,
      { fleet, people, sources },
      occasion,
    );
    return {
      rows: inOrder([...rows, ...bookings.others]),
      cars: fleet.added,
      customers: people.added,
      sources: sources.added,
      bookings: writes,
      openings,
    };
  }
  const { records, others } = recordsOf(read);
  const cars = { fleet, rowOf: new Map<string, number>() };
  const customers = { people, rowOf: new Map<number, number>() };
  const rows = records.map(({ row, number }) =>
    read.kind === 'cars' ? planCar(row, number, cars) : planCustomer(row, number, customers),
  );
  return {
    rows: inOrder([...rows, ...others]),
    cars: fleet.added,
    customers: people.added,
    sources: [],
    bookings: [],
    openings: [],
  };
}

/** Problems first; within one outcome rows with doubtful values first, then in file order. */
function inOrder(rows: readonly ImportRow[]): ImportRow[] {
  const rank = (fate: ImportFate) => IMPORT_FATES.indexOf(fate);
  const sure = ({ doubts }: ImportRow) => (doubts.length > 0 ? 0 : 1);
  return [...rows].sort(
    (a, b) => rank(a.fate) - rank(b.fate) || sure(a) - sure(b) || a.row - b.row,
  );
}

/** Rows of the sheet without a record: headings, rows above them, and empty rows. */
export function leftOutRows({ table }: ReadTable, rows: readonly ImportRow[]): number {
  return table.rows.length - new Set(rows.map(({ row }) => row)).size;
}

export function countFates(rows: readonly ImportRow[]): ImportCounts {
  const counts = Object.fromEntries(IMPORT_FATES.map((fate) => [fate, 0])) as Record<
    ImportFate,
    number
  >;
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
}
