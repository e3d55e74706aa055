import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';

/** What the rows of the ledger must agree on (docs/domain.md, money). */
export const LEDGER_RULES = [
  ...(['rent', 'begins', 'ends', 'pairs', 'reversals', 'negative'] as const),
  ...(['credits', 'advance-reversals', 'advance-negative'] as const),
] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

const SIGNED = `case when direction = 'in' then amount_kopecks else -amount_kopecks end`;

const BEGINS = `(case when b.cancelled_at is null and b.is_complete then
  case when b.handed_over_at < b.start_date then b.handed_over_at else b.start_date end end)`;

const ENDS = `coalesce(case when b.cancelled_at < b.returned_at then b.cancelled_at
  else coalesce(b.returned_at, b.cancelled_at) end, b.end_date)`;

const differing = (table: string, columns: readonly string[]) =>
  columns.map((name) => `r.${name} <> o.${name}`).join(' or ') +
  (table === 'money_charges' ? '' : ' or r.direction = o.direction');

/** Lines that take back another: it exists, is no such line itself and has the same figures. */
const wrongReversals = (table: string, columns: readonly string[], owner = 'rental_id') => `
  select r.${owner} from ${table} r left join ${table} o on o.id = r.reverses_id
  where r.reverses_id is not null
    and (o.id is null or o.reverses_id is not null or ${differing(table, columns)})`;

/** Each selects `id`s of bookings whose money breaks the rule, of customers in `OF_CUSTOMERS`. */
const BROKEN: Readonly<Record<LedgerRule, string>> = {
  rent: `
    select a.booking_id as id
    from (select booking_id, sum(delta_kopecks) as rent from money_accruals group by booking_id) a
    left join bookings b on b.id = a.booking_id
    where a.rent <> coalesce(
      case when b.cancelled_at is null and b.is_complete then b.total_price_kopecks end, 0)`,
  begins: `
    select a.booking_id as id from money_accruals a left join bookings b on b.id = a.booking_id
    where a.id in (select max(id) from money_accruals group by booking_id)
      and coalesce(a.begins_at <> ${BEGINS}, (a.begins_at is null) <> (${BEGINS} is null))`,
  ends: `
    select a.booking_id as id from money_accruals a left join bookings b on b.id = a.booking_id
    where a.id in (select max(id) from money_accruals group by booking_id)
      and case when b.id is null then a.ends_at is null
        else coalesce(a.ends_at <> ${ENDS}, (a.ends_at is null) <> (${ENDS} is null)) end`,
  pairs: `
    select min(rental_id) as id from money_entries where method = 'deposit'
    group by coalesce(pair_id, id)
    having count(*) <> 2 or sum(${SIGNED}) <> 0 or min(rental_id) <> max(rental_id)`,
  reversals: `
    select rental_id as id from (
      ${wrongReversals('money_entries', ['rental_id', 'kind', 'amount_kopecks', 'method'])}
      union all
      ${wrongReversals('money_charges', ['rental_id', 'kind', 'amount_kopecks'])}) w`,
  negative: `
    select rental_id as id from money_entries
    group by rental_id, case when kind = 'deposit' then 1 else 0 end having sum(${SIGNED}) < 0`,
  credits: `
    select e.rental_id as id from money_entries e left join money_advances a on a.entry_id = e.id
    where e.method = 'advance' and (a.id is null or a.amount_kopecks <> e.amount_kopecks
      or a.direction = e.direction or (a.reverses_id is null) <> (e.reverses_id is null))`,
  'advance-reversals': `
    select customer_id as id from (
      ${wrongReversals('money_advances', ['customer_id', 'amount_kopecks', 'method'], 'customer_id')}
      union all
      select a.customer_id from money_advances a left join money_entries e on e.id = a.entry_id
      where a.entry_id is not null and coalesce(e.method, '') <> 'advance') w`,
  'advance-negative': `
    select customer_id as id from money_advances group by customer_id having sum(${SIGNED}) < 0`,
};

/** Rules about the money of customers. */
export const OF_CUSTOMERS: ReadonlySet<LedgerRule> = new Set([
  'advance-reversals',
  'advance-negative',
]);

/** Numbers of the bookings, or customers, whose money breaks the rule, at most `limit`. */
export async function brokenRentals(em: Em, rule: LedgerRule, limit: number): Promise<number[]> {
  const rows = await raw<{ id: number }>(
    em,
    `select distinct id from (${BROKEN[rule]}) broken order by id limit ?`,
    [limit],
  );
  return rows.map(({ id }) => id);
}
