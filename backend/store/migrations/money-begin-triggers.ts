import type { Dialect } from './dialect';
import { IS_FOLLOWED, postgresCounted, RENTAL_ID_SQL, sqliteCounted } from './money-triggers';

/**
 * Moment from which a counting booking is owed: its start, or an earlier handover; null: it no
 * longer counts.
 */
export const beginsAt = (row: string): string =>
  `case when ${row}.handed_over_at < ${row}.start_date then ${row}.handed_over_at else ${row}.start_date end`;

export const begins = (row: string) =>
  `(case when ${row}.cancelled_at is null and ${row}.is_complete then ${beginsAt(row)} end)`;

const COLUMNS = 'money_accruals (booking_id, rental_id, delta_kopecks, at, begins_at)';
const CHANGED = 'total_price_kopecks, cancelled_at, is_complete, start_date, handed_over_at';

const change = (row: string, delta: string, clock: string, begin: string) => `
  insert into ${COLUMNS} select a.booking_id, a.rental_id, ${delta}, ${clock}, ${begin}
  from money_accruals a where a.booking_id = ${row}.id order by a.id limit 1;`;

const SQLITE_CLOCK = `cast(round(unixepoch('subsec') * 1000) as integer)`;

const SQLITE = [
  ...['insert', 'update', 'delete'].map((event) => `drop trigger bookings_money_on_${event}`),
  `create trigger bookings_money_on_insert after insert on bookings when ${IS_FOLLOWED} begin
    insert into ${COLUMNS}
    values (new.id, ${RENTAL_ID_SQL}, ${sqliteCounted('new')}, ${SQLITE_CLOCK}, ${begins('new')});
  end`,
  `create trigger bookings_money_on_update after update of ${CHANGED} on bookings
   when ${sqliteCounted('new')} <> ${sqliteCounted('old')}
     or ${begins('new')} is not ${begins('old')} begin
    ${change('old', `${sqliteCounted('new')} - ${sqliteCounted('old')}`, SQLITE_CLOCK, begins('new'))}
  end`,
  `create trigger bookings_money_on_delete after delete on bookings
   when ${sqliteCounted('old')} <> 0 or ${begins('old')} is not null begin
    ${change('old', `-${sqliteCounted('old')}`, SQLITE_CLOCK, 'null')}
  end`,
];

const POSTGRES_CLOCK = 'clock_timestamp()';

const POSTGRES = [
  ...['update', 'delete'].map((event) => `drop trigger bookings_money_on_${event} on bookings`),
  `create or replace function record_booking_money() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if ${IS_FOLLOWED} then
        insert into ${COLUMNS}
        values (new.id, ${RENTAL_ID_SQL}, ${postgresCounted('new')}, ${POSTGRES_CLOCK}, ${begins('new')});
      end if;
    elsif tg_op = 'UPDATE' then
      ${change('old', `${postgresCounted('new')} - ${postgresCounted('old')}`, POSTGRES_CLOCK, begins('new'))}
    else
      ${change('old', `-${postgresCounted('old')}`, POSTGRES_CLOCK, 'null')}
    end if;
    return null;
  end $$`,
  `create trigger bookings_money_on_update after update of ${CHANGED} on bookings
   for each row when (${postgresCounted('new')} <> ${postgresCounted('old')}
     or ${begins('new')} is distinct from ${begins('old')})
   execute function record_booking_money()`,
  `create trigger bookings_money_on_delete after delete on bookings
   for each row when (${postgresCounted('old')} <> 0 or ${begins('old')} is not null)
   execute function record_booking_money()`,
];

/** The triggers of 116-money, which also record the begin of each booking. */
export const beginTriggers = ({ engine }: Dialect): readonly string[] =>
  engine === 'postgres' ? POSTGRES : SQLITE;
