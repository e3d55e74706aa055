import type { AdvanceLine } from '@backend/domain/money/advance';
import { type Em, engineOf } from '@backend/store/em';
import {
  type DriverRow,
  instantColumns,
  instantSql,
  raw,
  toInstant,
  toKopecks,
} from '@backend/store/sql/raw';
import { EVERY, part, type SqlPart } from '@backend/store/sql/sql-part';
import type { Kopecks } from '@schema/values/money/money';
import { foundCustomers } from '../bookings/booking-search-sql';

/** A line of a customer's advance with its author and its rental. */
export interface AdvanceRow extends AdvanceLine {
  readonly happenedAt: Date;
  readonly userId: number;
  readonly userName: string;
  readonly comment: string | null;
  /** The entry of the rental that shares the line, and the rental; null: none does. */
  readonly entryId: number | null;
  readonly bookingId: number | null;
}

const SIGNED = `case when a.direction = 'in' then a.amount_kopecks else -a.amount_kopecks end`;

/** Lines of the customer's advance, the newest first. */
export async function loadAdvanceRows(em: Em, customerId: number): Promise<AdvanceRow[]> {
  const rows = await raw<DriverRow<AdvanceRow>>(
    em,
    `select a.id, a.direction, a.amount_kopecks as "amount", a.method, a.user_id as "userId",
       a.user_login as "userName",
       a.comment, a.reverses_id as "reversesId", a.entry_id as "entryId", e.rental_id as "bookingId",
       ${instantColumns(em, 'a', { happenedAt: 'happened_at' })}
     from money_advances a left join money_entries e on e.id = a.entry_id
     where a.customer_id = ? order by a.id desc`,
    [customerId],
  );
  return rows.map(({ amount, happenedAt, ...row }) => ({
    ...row,
    amount: toKopecks(amount),
    happenedAt: toInstant(happenedAt),
  }));
}

/** Whose advance has the line; null: no line has the number. */
export function loadAdvanceCustomer(em: Em, lineId: number): Promise<number | null> {
  return customerOf(em, part('id = ?', [lineId]));
}

/** Whose advance shares the entry of a rental; null: none does. */
export function loadCreditCustomer(em: Em, entryId: number): Promise<number | null> {
  return customerOf(em, part('entry_id = ?', [entryId]));
}

async function customerOf(em: Em, { sql, params }: SqlPart): Promise<number | null> {
  const [row] = await raw<{ customerId: number }>(
    em,
    `select customer_id as "customerId" from money_advances where ${sql}`,
    params,
  );
  return row?.customerId ?? null;
}

/** Numbers of the lines of these customers. */
export async function loadAdvanceIds(em: Em, customerIds: readonly number[]): Promise<number[]> {
  const places = customerIds.map(() => '?').join(', ');
  const rows = await raw<{ id: number }>(
    em,
    `select id from money_advances where customer_id in (${places}) order by id`,
    customerIds,
  );
  return rows.map(({ id }) => id);
}

/** Gives lines to another customer, with whom theirs is merged or was. */
export async function giveAdvances(
  em: Em,
  ids: readonly number[],
  customerId: number,
): Promise<void> {
  if (ids.length === 0) return;
  const places = ids.map(() => '?').join(', ');
  await em.execute(`update money_advances set customer_id = ? where id in (${places})`, [
    customerId,
    ...ids,
  ]);
}

/** A customer with an advance. */
export interface AdvanceSum {
  readonly customerId: number;
  readonly customerName: string | null;
  readonly customerPhone: string | null;
  readonly advance: Kopecks;
  /** When the last line was recorded. */
  readonly lastAt: Date;
}

interface AdvanceQuery {
  /** Only what was recorded until then; null: everything. */
  readonly moment: Date | null;
  readonly search: string;
  readonly window: { readonly limit: number; readonly offset: number };
}

interface AdvancePage {
  readonly items: readonly AdvanceSum[];
  readonly total: number;
  readonly totalAmount: Kopecks;
}

/** One page of the customers with an advance, and the sum of all pages; the oldest last line first. */
export async function loadAdvancePage(
  em: Em,
  { moment, search, window }: AdvanceQuery,
): Promise<AdvancePage> {
  const until = moment ? part('a.happened_at <= ?', [moment]) : EVERY;
  const found = foundCustomers(em, search);
  const from = part(
    `from (select a.customer_id, sum(${SIGNED}) as amount, max(a.happened_at) as last_at
       from money_advances a where ${until.sql} group by a.customer_id
       having sum(${SIGNED}) <> 0) s
     left join customers c on c.id = s.customer_id
     left join money_customer_names n on n.customer_id = s.customer_id where ${found.sql}`,
    [...until.params, ...found.params],
  );
  const [total] = await raw<{ count: number | string; amount: number | string | null }>(
    em,
    `select count(*) as "count", sum(s.amount) as "amount" ${from.sql}`,
    from.params,
  );
  const rows = await raw<DriverRow<AdvanceSum>>(
    em,
    `select s.customer_id as "customerId", coalesce(c.full_name, n.customer_name) as "customerName",
       '+' || c.phone as "customerPhone", s.amount as "advance",
       ${instantSql(engineOf(em), 's.last_at')} as "lastAt"
     ${from.sql} order by s.last_at, s.customer_id limit ? offset ?`,
    [...from.params, window.limit, window.offset],
  );
  return {
    items: rows.map((row) => ({
      ...row,
      advance: toKopecks(row.advance),
      lastAt: toInstant(row.lastAt),
    })),
    total: Number(total?.count ?? 0),
    totalAmount: toKopecks(total?.amount ?? 0),
  };
}
