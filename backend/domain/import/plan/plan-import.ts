import { validationFailed } from '@backend/domain/refusal';
import type { ImportCounts, ImportFate, ImportRow } from '@schema/import';
import { IMPORT_FATES } from '@schema/import';
import { meaningFault } from '../columns/meaning-fault';
import type { ReadTable } from '../columns/read-table';
import { type Drafts, draftsOf, recordsOf } from './drafts';
import { FleetBook } from './fleet-book';
import { type ImportOccasion, type ImportPlan, type Known, NO_PLAN } from './import-plan';
import { PeopleBook } from './people-book';
import { planBookings } from './plan-bookings';
import { planCar } from './plan-cars';
import { planCustomer } from './plan-customers';
import { planExpenses } from './plan-expenses';
import { SourceBook } from './source-book';

/**
 * Plans the import of a table: the outcome of every row, and the records to write. Pure: the dry
 * run shows it, the import writes it. To plan a table again, pass its drafts. Refuses with
 * VALIDATION_FAILED a table without recognised columns.
 */
export function planImport(
  read: ReadTable,
  known: Known,
  occasion: ImportOccasion,
  { bookings, expenses }: Drafts = draftsOf(read, occasion),
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
      ...NO_PLAN,
      rows: inOrder([...rows, ...bookings.others]),
      cars: fleet.added,
      customers: people.added,
      sources: sources.added,
      bookings: writes,
      openings,
    };
  }
  if (expenses) {
    const { rows, ...planned } = planExpenses(expenses.drafts, fleet, known.spending);
    return { ...NO_PLAN, ...planned, rows: inOrder([...rows, ...expenses.others]) };
  }
  const { records, others } = recordsOf(read);
  const cars = { fleet, rowOf: new Map<string, number>() };
  const customers = { people, rowOf: new Map<number, number>() };
  const rows = records.map(({ row, number }) =>
    read.kind === 'cars' ? planCar(row, number, cars) : planCustomer(row, number, customers),
  );
  return {
    ...NO_PLAN,
    rows: inOrder([...rows, ...others]),
    cars: fleet.added,
    customers: people.added,
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
