import type { Dialect } from './dialect';
import { begins } from './money-begin-triggers';
import { IS_FOLLOWED, postgresCounted, RENTAL_ID_SQL, sqliteCounted } from './money-triggers';

/** End of a booking: by its return or cancellation, else by its dates; null: unknown. */
export const endsAt = (row: string): string => `coalesce(
  case when ${row}.cancelled_at < ${row}.returned_at then ${row}.cancelled_at
    else coalesce(${row}.returned_at, ${row}.cancelled_at) end, ${row}.end_date)`;

/** End of a booking deleted at `clock`. */
const endedBy = (row: string, clock: string) =>
  `case when ${endsAt(row)} < ${clock} then ${endsAt(row)} else ${clock} end`;

const COLUMNS = 'money_accruals (booking_id, rental_id, delta_kopecks, at, begins_at, ends_at)';
const CHANGED = `total_price_kopecks, cancelled_at, is_complete, start_date, handed_over_at,
  end_date, returned_at`;

interface Change {
  /** Expression of the accrual's id. */
  readonly first: string;
  readonly delta: string;
  readonly clock: string;
  readonly begin: string;
  readonly end: string;
}

const change = (row: string, { first, delta, clock, begin, end }: Change) => `
  insert into ${COLUMNS} select a.booking_id, a.rental_id, ${delta}, ${clock}, ${begin}, ${end}
  from money_accruals a where a.booking_id = ${row}.id order by ${first} limit 1;`;

const added = (counted: (row: string) => string, clock: string, rental = RENTAL_ID_SQL) => `
  insert into ${COLUMNS}
  values (new.id, ${rental}, ${counted('new')}, ${clock}, ${begins('new')}, ${endsAt('new')});`;

const updated = (counted: (row: string) => string, clock: string, first: string) =>
  change('old', {
    delta: `${counted('new')} - ${counted('old')}`,
    first,
    clock,
    begin: begins('new'),
    end: endsAt('new'),
  });

const deleted = (counted: (row: string) => string, clock: string, first: string) =>
  change('old', {
    delta: `-${counted('old')}`,
    first,
    clock,
    begin: 'null',
    end: endedBy('old', clock),
  });

const SQLITE_CLOCK = `cast(round(unixepoch('subsec') * 1000) as integer)`;
const SQLITE_FIRST = 'a.id';

const SQLITE = [
  ...['insert', 'update', 'delete'].map((event) => `drop trigger bookings_money_on_${event}`),
  `create trigger bookings_money_on_insert after insert on bookings when ${IS_FOLLOWED} begin
    ${added(sqliteCounted, SQLITE_CLOCK)}
  end`,
  `create trigger bookings_money_on_update after update of ${CHANGED} on bookings
   when ${sqliteCounted('new')} <> ${sqliteCounted('old')}
     or ${begins('new')} is not ${begins('old')} or ${endsAt('new')} is not ${endsAt('old')} begin
    ${updated(sqliteCounted, SQLITE_CLOCK, SQLITE_FIRST)}
  end`,
  `create trigger bookings_money_on_delete after delete on bookings begin
    ${deleted(sqliteCounted, SQLITE_CLOCK, SQLITE_FIRST)}
  end`,
];

const POSTGRES_CLOCK = 'clock_timestamp()';
/** Sorted after the search by booking: sorting by `a.id` may make PostgreSQL scan all accruals. */
const POSTGRES_FIRST = 'a.id + 0';

const recordFunction = (rental: string) =>
  `create or replace function record_booking_money() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if ${IS_FOLLOWED} then
        ${added(postgresCounted, POSTGRES_CLOCK, rental)}
      end if;
    elsif tg_op = 'UPDATE' then
      ${updated(postgresCounted, POSTGRES_CLOCK, POSTGRES_FIRST)}
    else
      ${deleted(postgresCounted, POSTGRES_CLOCK, POSTGRES_FIRST)}
    end if;
    return null;
  end $$`;

/**
 * Searches the rental only for a booking that continues another: a transaction keeps its plan for
 * an almost empty table, which scans it for each of thousands of inserted bookings.
 */
export const SEARCHING_LESS = recordFunction(
  `case when new.continues_id is null then new.id else ${RENTAL_ID_SQL} end`,
);

const POSTGRES = [
  ...['update', 'delete'].map((event) => `drop trigger bookings_money_on_${event} on bookings`),
  recordFunction(RENTAL_ID_SQL),
  `create trigger bookings_money_on_update after update of ${CHANGED} on bookings
   for each row when (${postgresCounted('new')} <> ${postgresCounted('old')}
     or ${begins('new')} is distinct from ${begins('old')}
     or ${endsAt('new')} is distinct from ${endsAt('old')})
   execute function record_booking_money()`,
  `create trigger bookings_money_on_delete after delete on bookings
   for each row execute function record_booking_money()`,
];

/** The triggers of 120-money-begin, which also record the end of each booking. */
export const endTriggers = ({ engine }: Dialect): readonly string[] =>
  engine === 'postgres' ? POSTGRES : SQLITE;
