import type { Store } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';

type Row = Readonly<Record<string, unknown>>;

/** Content of rows, by table and id. */
export type RowStates = ReadonlyMap<string, string>;

/** Rows changed by an operation or dependent on it; history and cost log are append-only. */
const TABLES = [
  'bookings',
  'cars',
  'customers',
  'sources',
  'tariff_groups',
  'tariffs',
  'maintenances',
  'review_requests',
  'money_entries',
  'money_charges',
  'money_advances',
];

/** A version increases even when a row returns to its previous content. */
const contentOf = ({ version: _, ...row }: Row) => JSON.stringify(row);

/** All rows and the cost of each rental. */
export async function rowStates(store: Store): Promise<RowStates> {
  const em = store.fork();
  const states = new Map<string, string>();
  for (const table of TABLES) {
    for (const row of await raw<Row>(em, `select * from ${table}`)) {
      states.set(`${table} ${row.id}`, contentOf(row));
    }
  }
  const rents = await raw<{ id: number; rent: number | string }>(
    em,
    `select rental_id as "id", sum(delta_kopecks) as "rent" from money_accruals group by rental_id`,
  );
  for (const { id, rent } of rents) {
    if (Number(rent) !== 0) states.set(`rent ${id}`, String(rent));
  }
  return states;
}

/** Expected state after an undo: later changes stay, everything else is as before the operation. */
export function withoutOperation({
  before,
  after,
  later,
}: Readonly<Record<'before' | 'after' | 'later', RowStates>>): RowStates {
  const expected = new Map<string, string>();
  for (const key of new Set([...before.keys(), ...after.keys(), ...later.keys()])) {
    const isLater = later.get(key) !== after.get(key);
    const state = (isLater ? later : before).get(key);
    if (state !== undefined) expected.set(key, state);
  }
  return expected;
}
