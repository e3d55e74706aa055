import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';
import { columnsOf, type Tables } from '@backend/store/sql/tables';

/** Consistency rules of the ledger's rows (docs/domain.md, money). */
export const LEDGER_RULES = [
  ...(['rent', 'begins', 'ends', 'pairs', 'reversals', 'negative'] as const),
  ...(['credits', 'advance-reversals', 'advance-negative'] as const),
] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

const b = columnsOf<'bookings'>('b');
const e = columnsOf<'money_entries'>('e');
const a = columnsOf<'money_advances'>('a');
const m = columnsOf<'money_accruals'>('m');
const r = columnsOf<'money_accruals'>('r');

const signed = (line: typeof e | typeof a) =>
  `case when ${line('direction')} = 'in' then ${line('amount_kopecks')} else -${line('amount_kopecks')} end`;

const BEGINS = `(case when ${b('cancelled_at')} is null and ${b('is_complete')} then
  case when ${b('handed_over_at')} < ${b('start_date')} then ${b('handed_over_at')} else ${b('start_date')} end end)`;

const ENDS = `coalesce(case when ${b('cancelled_at')} < ${b('returned_at')} then ${b('cancelled_at')}
  else coalesce(${b('returned_at')}, ${b('cancelled_at')}) end, ${b('end_date')})`;

const differing = (table: string, columns: readonly string[]) =>
  columns.map((name) => `r.${name} <> o.${name}`).join(' or ') +
  (table === 'money_charges' ? '' : ' or r.direction = o.direction');

/** A reversing line refers to an existing, non-reversing line with the same figures. */
const wrongReversals = <Table extends keyof Tables>(
  table: Table,
  columns: readonly (keyof Tables[Table] & string)[],
  owner = 'rental_id',
) => `
  select r.${owner} from ${table} r left join ${table} o on o.id = r.reverses_id
  where r.reverses_id is not null
    and (o.id is null or o.reverses_id is not null or ${differing(table, columns)})`;

/** Each selects `id`s of bookings that violate the rule, or of customers in `OF_CUSTOMERS`. */
const BROKEN: Readonly<Record<LedgerRule, string>> = {
  rent: `
    select w.booking_id as id
    from (select ${r('booking_id')}, sum(${r('delta_kopecks')}) as rent from money_accruals r group by ${r('booking_id')}) w
    left join bookings b on ${b('id')} = w.booking_id
    where w.rent <> coalesce(
      case when ${b('cancelled_at')} is null and ${b('is_complete')} then ${b('total_price_kopecks')} end, 0)`,
  begins: `
    select ${m('booking_id')} as id from money_accruals m left join bookings b on ${b('id')} = ${m('booking_id')}
    where ${m('id')} in (select max(${r('id')}) from money_accruals r group by ${r('booking_id')})
      and coalesce(${m('begins_at')} <> ${BEGINS}, (${m('begins_at')} is null) <> (${BEGINS} is null))`,
  ends: `
    select ${m('booking_id')} as id from money_accruals m left join bookings b on ${b('id')} = ${m('booking_id')}
    where ${m('id')} in (select max(${r('id')}) from money_accruals r group by ${r('booking_id')})
      and case when ${b('id')} is null then ${m('ends_at')} is null
        else coalesce(${m('ends_at')} <> ${ENDS}, (${m('ends_at')} is null) <> (${ENDS} is null)) end`,
  pairs: `
    select min(${e('rental_id')}) as id from money_entries e where ${e('method')} = 'deposit'
    group by coalesce(${e('pair_id')}, ${e('id')})
    having count(*) <> 2 or sum(${signed(e)}) <> 0 or min(${e('rental_id')}) <> max(${e('rental_id')})`,
  reversals: `
    select rental_id as id from (
      ${wrongReversals('money_entries', ['rental_id', 'kind', 'amount_kopecks', 'method'])}
      union all
      ${wrongReversals('money_charges', ['rental_id', 'kind', 'amount_kopecks'])}) w`,
  negative: `
    select ${e('rental_id')} as id from money_entries e
    group by ${e('rental_id')}, case when ${e('kind')} = 'deposit' then 1 else 0 end having sum(${signed(e)}) < 0`,
  credits: `
    select ${e('rental_id')} as id from money_entries e left join money_advances a on ${a('entry_id')} = ${e('id')}
    where ${e('method')} = 'advance' and (${a('id')} is null or ${a('amount_kopecks')} <> ${e('amount_kopecks')}
      or ${a('direction')} = ${e('direction')} or (${a('reverses_id')} is null) <> (${e('reverses_id')} is null))`,
  'advance-reversals': `
    select customer_id as id from (
      ${wrongReversals('money_advances', ['customer_id', 'amount_kopecks', 'method'], 'customer_id')}
      union all
      select ${a('customer_id')} from money_advances a left join money_entries e on ${e('id')} = ${a('entry_id')}
      where ${a('entry_id')} is not null and coalesce(${e('method')}, '') <> 'advance') w`,
  'advance-negative': `
    select ${a('customer_id')} as id from money_advances a
    group by ${a('customer_id')} having sum(${signed(a)}) < 0`,
};

/** Rules about customers' money. */
export const OF_CUSTOMERS: ReadonlySet<LedgerRule> = new Set([
  'advance-reversals',
  'advance-negative',
]);

/** Ids of the bookings, or customers, that violate the rule, at most `limit`. */
export async function brokenRentals(em: Em, rule: LedgerRule, limit: number): Promise<number[]> {
  const rows = await raw<{ id: number }>(
    em,
    `select distinct id from (${BROKEN[rule]}) broken order by id limit ?`,
    [limit],
  );
  return rows.map(({ id }) => id);
}
