import type {
  MarkedRow,
  SampleFacts,
  TiedBooking,
  TiedRow,
} from '@backend/domain/samples/split-samples';
import { type Em, engineOf } from '@backend/store/em';
import { type DriverRow, raw } from '@backend/store/sql/raw';

/** Whether the row of `alias` was changed; a loaded row has no history entries. */
const changed = (alias: string, entities: readonly string[]) =>
  `exists (select 1 from change_log l where l.entity in (${entities.map((name) => `'${name}'`)})
     and l.entity_id = ${alias}.id and l.user_id is not null)`;

/**
 * Whether money of booking x's rental is recorded: entries are permanent (ADR 17), and so is their
 * booking.
 */
const HAS_MONEY = ['money_entries', 'money_charges']
  .map(
    (table) => `exists (select 1 from money_accruals a join ${table} m on m.rental_id = a.rental_id
      where a.booking_id = x.id)`,
  )
  .join(' or ');

const sample = (alias: string, column: string) =>
  `exists (select 1 from sample_rows s where s.${column} = ${alias}.id)`;

/** In the lock order of the commands for bookings and customers. */
const LOCKED = [
  ['cars', 'car_id'],
  ['customers', 'customer_id'],
  ['sources', 'source_id'],
  ['bookings', 'booking_id'],
  ['maintenances', 'maintenance_id'],
  ['cash_entries', 'cash_entry_id'],
] as const;

/**
 * Locks every sample row against changes and new references until the transaction ends. PostgreSQL:
 * a new reference waits too; SQLite: the immediate transaction is the lock.
 */
export async function lockSamples(em: Em): Promise<void> {
  if (engineOf(em) === 'sqlite') return;
  for (const [table, column] of LOCKED) {
    const marked = `select ${column} from sample_rows where ${column} is not null`;
    await raw(em, `select id from ${table} where id in (${marked}) order by id for update`);
  }
}

/** The samples and their dependent rows. */
export async function loadSampleFacts(em: Em): Promise<SampleFacts> {
  const cashReversed = `exists (select 1 from cash_entries r where r.reverses_id = x.id)`;
  const hasLink = `exists (select 1 from review_links r where r.source_id = x.id)`;
  const reviewed = `exists (select 1 from review_requests r where r.booking_id = x.id
    and ${changed('r', ['ReviewRequest'])})`;
  return {
    cars: await marked(
      em,
      'cars',
      'car_id',
      changed('x', ['Car', 'CarShares', 'CarShareSets', 'CarAnalysis']),
    ),
    customers: await marked(em, 'customers', 'customer_id', changed('x', ['Customer'])),
    sources: await marked(
      em,
      'sources',
      'source_id',
      `(${changed('x', ['Source', 'ReviewTemplate'])} or ${hasLink})`,
    ),
    cashEntries: await marked(em, 'cash_entries', 'cash_entry_id', cashReversed),
    bookings: await tied<TiedBooking>(
      em,
      `select x.id, x.car_id as "carId", x.customer_id as "customerId", x.source_id as "sourceId",
         ${sample('x', 'booking_id')} as "isSample",
         (${changed('x', ['Booking'])} or ${reviewed} or ${HAS_MONEY}) as "isChanged"
       from bookings x
       where ${sample('x', 'booking_id')} or x.car_id in (${marks('car_id')})
         or x.customer_id in (${marks('customer_id')}) or x.source_id in (${marks('source_id')})
       order by x.id`,
    ),
    maintenances: await tied<TiedRow>(
      em,
      `select x.id, x.car_id as "carId", ${sample('x', 'maintenance_id')} as "isSample",
         ${changed('x', ['Maintenance'])} as "isChanged"
       from maintenances x
       where ${sample('x', 'maintenance_id')} or x.car_id in (${marks('car_id')})
       order by x.id`,
    ),
  };
}

const marks = (column: string) => `select ${column} from sample_rows where ${column} is not null`;

async function marked(em: Em, table: string, column: string, isChanged: string) {
  const rows = await raw<DriverRow<MarkedRow>>(
    em,
    `select x.id, ${isChanged} as "isChanged" from ${table} x where ${sample('x', column)}
     order by x.id`,
  );
  return rows.map((row) => ({ id: row.id, isChanged: Boolean(row.isChanged) }));
}

async function tied<Row extends TiedRow>(em: Em, sql: string): Promise<Row[]> {
  const rows = await raw<Row>(em, sql);
  return rows.map((row) => ({
    ...row,
    isSample: Boolean(row.isSample),
    isChanged: Boolean(row.isChanged),
  }));
}

interface SampleState {
  /** Sample rows are marked. */
  readonly isLoaded: boolean;
  /** The company has no car, booking or customer. */
  readonly isUnused: boolean;
}

export async function loadSampleState(em: Em): Promise<SampleState> {
  const [row] = await raw<DriverRow<SampleState>>(
    em,
    `select exists (select 1 from sample_rows) as "isLoaded",
       not exists (select 1 from cars) and not exists (select 1 from bookings)
         and not exists (select 1 from customers) as "isUnused"`,
  );
  return { isLoaded: Boolean(row?.isLoaded), isUnused: Boolean(row?.isUnused) };
}
