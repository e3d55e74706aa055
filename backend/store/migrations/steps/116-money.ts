import { StoreMigration } from '../dialect';
import { APPEND_ONLY_FUNCTION, accrualTriggers, appendOnly } from '../money-triggers';

const TABLES = ['money_entries', 'money_charges', 'money_accruals'];

/** The ledger of rentals: payments, deposits, charges, and the cost of each booking. */
export class Migration116Money extends StoreMigration {
  override name = '116-money';

  override up(): void {
    const d = this.dialect;
    this.run([
      `alter table company_settings add column deposit_return_days ${d.int} not null default 0
        constraint company_settings_deposit_return_days_check
        check (deposit_return_days between 0 and 30)`,
      `alter table company_settings add column money_since ${d.instant} null`,
      ...this.tables(),
    ]);
    this.run(this.oldBookings());
    if (d.engine === 'postgres') this.run([APPEND_ONLY_FUNCTION]);
    this.run([...accrualTriggers(d), ...TABLES.flatMap((table) => appendOnly(table, d))]);
  }

  private tables(): string[] {
    const { id, int, money, instant, end } = this.dialect;
    const author = `user_id ${int} not null, user_login text not null, comment text null`;
    return [
      `create table money_entries (
        id ${id},
        rental_id ${int} not null,
        kind text not null constraint money_entries_kind_check check (kind in ('rent', 'deposit', 'charge')),
        direction text not null constraint money_entries_direction_check check (direction in ('in', 'out')),
        amount_kopecks ${money} not null constraint money_entries_amount_check check (amount_kopecks > 0),
        method text not null constraint money_entries_method_check
          check (method in ('cash', 'card', 'transfer', 'sbp', 'deposit')),
        happened_at ${instant} not null,
        ${author},
        reverses_id ${int} null,
        pair_id ${int} null,
        constraint money_entries_pair_check check (pair_id is null or method = 'deposit')
      ${end}`,
      'create index money_entries_rental_id_index on money_entries (rental_id)',
      'create index money_entries_happened_at_index on money_entries (happened_at)',
      'create unique index money_entries_reverses_id_unique on money_entries (reverses_id)',
      `create table money_charges (
        id ${id},
        rental_id ${int} not null,
        kind text not null constraint money_charges_kind_check check
          (kind in ('mileage', 'fuel', 'washing', 'fine', 'damage', 'delivery', 'late', 'other')),
        amount_kopecks ${money} not null constraint money_charges_amount_check check (amount_kopecks > 0),
        created_at ${instant} not null,
        ${author},
        reverses_id ${int} null
      ${end}`,
      'create index money_charges_rental_id_index on money_charges (rental_id)',
      'create unique index money_charges_reverses_id_unique on money_charges (reverses_id)',
      `create table money_accruals (
        id ${id},
        booking_id ${int} not null,
        rental_id ${int} not null,
        delta_kopecks ${money} not null,
        at ${instant} not null
      ${end}`,
      'create index money_accruals_booking_id_index on money_accruals (booking_id)',
      'create index money_accruals_rental_id_index on money_accruals (rental_id)',
    ];
  }

  /**
   * A company with bookings starts tracking today: ended bookings are not tracked, so that no
   * customer becomes a debtor. A rental of several bookings is tracked by its last part.
   */
  private oldBookings(): string[] {
    const isSqlite = this.dialect.engine === 'sqlite';
    const now = isSqlite ? `cast(round(unixepoch('subsec') * 1000) as integer)` : 'now()';
    const isComplete = isSqlite ? 'b.is_complete = 1' : 'b.is_complete';
    return [
      `insert into company_settings (id, updated_at) select 1, ${now}
       where not exists (select 1 from company_settings) and exists (select 1 from bookings)`,
      `update company_settings set money_since = ${now} where exists (select 1 from bookings)`,
      `insert into money_accruals (booking_id, rental_id, delta_kopecks, at)
       with recursive parts(id, rental_id) as (
         select b.id, b.id from bookings b where b.continues_id is null
           or not exists (select 1 from bookings f where f.id = b.continues_id)
         union all
         select b.id, p.rental_id from parts p join bookings b on b.continues_id = p.id),
       ended as (
         select p.rental_id, max(coalesce(b.end_date, ${now})) as end_date
         from parts p join bookings b on b.id = p.id group by p.rental_id)
       select b.id, p.rental_id,
         coalesce(case when b.cancelled_at is null and ${isComplete} then b.total_price_kopecks end, 0),
         b.created_at
       from parts p join bookings b on b.id = p.id join ended e on e.rental_id = p.rental_id
       where e.end_date >= (select money_since from company_settings where id = 1)
       order by b.id`,
    ];
  }
}
