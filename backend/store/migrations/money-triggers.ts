import type { Dialect } from './dialect';

const counted = (row: string, isComplete: string) =>
  `coalesce(case when ${row}.cancelled_at is null and ${isComplete} then ${row}.total_price_kopecks end, 0)`;

const COLUMNS = 'money_accruals (booking_id, rental_id, delta_kopecks, at)';

/** The rental of the continued booking, else its own. */
export const RENTAL_ID_SQL = `coalesce(
  (select a.rental_id from money_accruals a where a.booking_id = new.continues_id limit 1), new.id)`;

/** The money of a booking that ended before the start of tracking is not tracked. */
export const IS_FOLLOWED = `(new.end_date is null or new.end_date >= coalesce(
  (select c.money_since from company_settings c where c.id = 1), new.end_date))`;

const change = (row: string, delta: string, clock: string) => `
  insert into ${COLUMNS} select a.booking_id, a.rental_id, ${delta}, ${clock}
  from money_accruals a where a.booking_id = ${row}.id order by a.id limit 1;`;

const SQLITE_CLOCK = `cast(round(unixepoch('subsec') * 1000) as integer)`;
export const sqliteCounted = (row: string) => counted(row, `${row}.is_complete = 1`);

const SQLITE_ACCRUALS = [
  `create trigger bookings_money_on_insert after insert on bookings when ${IS_FOLLOWED} begin
    insert into ${COLUMNS} values (new.id, ${RENTAL_ID_SQL}, ${sqliteCounted('new')}, ${SQLITE_CLOCK});
  end`,
  `create trigger bookings_money_on_update
   after update of total_price_kopecks, cancelled_at, is_complete on bookings
   when ${sqliteCounted('new')} <> ${sqliteCounted('old')} begin
    ${change('old', `${sqliteCounted('new')} - ${sqliteCounted('old')}`, SQLITE_CLOCK)}
  end`,
  `create trigger bookings_money_on_delete after delete on bookings
   when ${sqliteCounted('old')} <> 0 begin
    ${change('old', `-${sqliteCounted('old')}`, SQLITE_CLOCK)}
  end`,
];

const POSTGRES_CLOCK = 'clock_timestamp()';
export const postgresCounted = (row: string) => counted(row, `${row}.is_complete`);

const POSTGRES_ACCRUALS = [
  `create function record_booking_money() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if ${IS_FOLLOWED} then
        insert into ${COLUMNS} values (new.id, ${RENTAL_ID_SQL}, ${postgresCounted('new')}, ${POSTGRES_CLOCK});
      end if;
    elsif tg_op = 'UPDATE' then
      ${change('old', `${postgresCounted('new')} - ${postgresCounted('old')}`, POSTGRES_CLOCK)}
    else
      ${change('old', `-${postgresCounted('old')}`, POSTGRES_CLOCK)}
    end if;
    return null;
  end $$`,
  `create trigger bookings_money_on_insert after insert on bookings
   for each row execute function record_booking_money()`,
  `create trigger bookings_money_on_update
   after update of total_price_kopecks, cancelled_at, is_complete on bookings
   for each row when (${postgresCounted('new')} <> ${postgresCounted('old')})
   execute function record_booking_money()`,
  `create trigger bookings_money_on_delete after delete on bookings
   for each row when (${postgresCounted('old')} <> 0) execute function record_booking_money()`,
];

/** The database records a booking's cost, for any writer. */
export const accrualTriggers = ({ engine }: Dialect): string[] =>
  engine === 'postgres' ? POSTGRES_ACCRUALS : SQLITE_ACCRUALS;

const REFUSAL = 'is append-only';

/**
 * Rows of the table are never deleted, and never changed in these columns; without columns: in
 * none.
 */
export function appendOnly(table: string, { engine }: Dialect, columns?: string): string[] {
  const update = columns ? `update of ${columns}` : 'update';
  if (engine === 'sqlite') {
    return [
      ['update', update],
      ['delete', 'delete'],
    ].map(
      ([name, event]) => `create trigger ${table}_no_${name} before ${event} on ${table}
        begin select raise(abort, '${table} ${REFUSAL}'); end`,
    );
  }
  return [
    `create trigger ${table}_append_only before ${update} or delete on ${table}
     for each row execute function refuse_money_change()`,
  ];
}

/** Statements that change rows of an `appendOnly` table. */
export function unguarded(
  table: string,
  dialect: Dialect,
  statements: readonly string[],
): readonly string[] {
  if (dialect.engine === 'sqlite') {
    const drops = ['update', 'delete'].map((event) => `drop trigger ${table}_no_${event}`);
    return [...drops, ...statements, ...appendOnly(table, dialect)];
  }
  const set = (state: string) => `alter table ${table} ${state} trigger ${table}_append_only`;
  return [set('disable'), ...statements, set('enable')];
}

/** Used by the triggers of `appendOnly` on PostgreSQL. */
export const APPEND_ONLY_FUNCTION = `
  create function refuse_money_change() returns trigger language plpgsql as $$
  begin
    raise exception '% ${REFUSAL}', tg_table_name using errcode = 'integrity_constraint_violation';
  end $$`;
