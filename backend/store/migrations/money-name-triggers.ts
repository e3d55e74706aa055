import type { Dialect } from './dialect';

const COLUMNS = `booking_id, customer_name, brand, model, license_plate, start_date, end_date,
  cancelled_at, deposit_kopecks`;

/** Keeps the customer and car of the matching tracked bookings `b`; the first record stays. */
const keepBookings = (where: string) => `
  insert into money_booking_names (${COLUMNS})
  select b.id, c.full_name, k.brand, k.model, k.license_plate, b.start_date, b.end_date,
    b.cancelled_at, b.deposit_kopecks
  from bookings b left join customers c on c.id = b.customer_id left join cars k on k.id = b.car_id
  where ${where} and exists (select 1 from money_accruals a where a.booking_id = b.id)
  on conflict (booking_id) do nothing;`;

/** A customer restored by the undo of a merge may be deleted again. */
const KEEP_CUSTOMER = `
  insert into money_customer_names (customer_id, customer_name)
  select c.id, c.full_name from customers c
  where c.id = old.id and exists (select 1 from money_advances a where a.customer_id = c.id)
  on conflict (customer_id) do update set customer_name = excluded.customer_name;`;

/**
 * Before the deletion of a customer or a car, and by cascade of its bookings, both names still
 * exist.
 */
const KEPT: readonly (readonly [table: string, statements: string])[] = [
  ['bookings', keepBookings('b.id = old.id')],
  ['cars', keepBookings('b.car_id = old.id')],
  ['customers', `${keepBookings('b.customer_id = old.id')} ${KEEP_CUSTOMER}`],
];

const SQLITE = KEPT.map(
  ([table, statements]) => `create trigger ${table}_money_names_on_delete before delete on ${table}
   begin ${statements} end`,
);

const POSTGRES = KEPT.flatMap(([table, statements]) => [
  `create function keep_money_names_of_${table}() returns trigger language plpgsql as $$
   begin ${statements} return old; end $$`,
  `create trigger ${table}_money_names_on_delete before delete on ${table}
   for each row execute function keep_money_names_of_${table}()`,
]);

/** The database keeps the names of deleted records in the ledger, for any writer. */
export const nameTriggers = ({ engine }: Dialect): readonly string[] =>
  engine === 'postgres' ? POSTGRES : SQLITE;
