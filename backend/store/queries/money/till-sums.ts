import type { Em } from '@backend/store/em';
import { type RawValue, raw, toKopecks } from '@backend/store/sql/raw';
import { allOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { PAYMENT_METHODS, type PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';

/** [from, to); null: no limit. */
export interface MoneySpan {
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface MovedSums {
  readonly cameIn: Kopecks;
  readonly wentOut: Kopecks;
}

const within = (column: string, { from, to }: MoneySpan): SqlPart[] => [
  ...(from ? [part(`${column} >= ?`, [from])] : []),
  ...(to ? [part(`${column} < ?`, [to])] : []),
];

const SIGNED_IN = `case direction when 'in' then amount_kopecks else 0 end`;
const SIGNED_OUT = `case direction when 'out' then amount_kopecks else 0 end`;

/** Cash of one table by till: received and paid. */
interface CashTable {
  readonly from: string;
  readonly till: string;
  readonly at: string;
  readonly cameIn: string;
  readonly wentOut: string;
  readonly where?: string;
}

const DIFFERENCE = 'counted_kopecks - expected_kopecks';
const HANDED = `money_handover_ends x join money_handovers h on h.id = x.handover_id`;
const ACCEPTED = `x.outcome = 'accepted'`;

/** Every table that moves the cash of tills (docs/domain.md, tills). */
const CASH_TABLES: readonly CashTable[] = [
  ...['money_entries', 'money_advances', 'money_operations'].map((from) => ({
    from,
    till: 'till_id',
    at: 'happened_at',
    cameIn: SIGNED_IN,
    wentOut: SIGNED_OUT,
    where: 'till_id is not null',
  })),
  {
    from: 'cash_entries',
    till: 'till_id',
    at: 'created_at',
    cameIn: 'case when amount_kopecks > 0 then amount_kopecks else 0 end',
    wentOut: 'case when amount_kopecks < 0 then -amount_kopecks else 0 end',
  },
  {
    from: 'money_counts',
    till: 'till_id',
    at: 'counted_at',
    cameIn: `case when ${DIFFERENCE} > 0 then ${DIFFERENCE} else 0 end`,
    wentOut: `case when ${DIFFERENCE} < 0 then -(${DIFFERENCE}) else 0 end`,
  },
  {
    from: HANDED,
    till: 'h.from_till_id',
    at: 'x.ended_at',
    cameIn: '0',
    wentOut: 'h.amount_kopecks',
    where: ACCEPTED,
  },
  {
    from: HANDED,
    till: 'h.to_till_id',
    at: 'x.ended_at',
    cameIn: 'h.amount_kopecks',
    wentOut: '0',
    where: ACCEPTED,
  },
];

/**
 * Cash received and paid by each till in the span, a handover being paid by one till and received
 * by the other. One statement; tills without a movement are absent.
 */
export async function loadTillSums(
  em: Em,
  { tillIds, ...span }: MoneySpan & { readonly tillIds: readonly number[] | null },
): Promise<Map<number, MovedSums>> {
  const params: RawValue[] = [];
  const tables = CASH_TABLES.map(({ from, till, at, cameIn, wentOut, where }) => {
    const limits = allOf(
      ...within(at, span),
      ...(where ? [part(where)] : []),
      ...(tillIds
        ? [part(`${till} in (${tillIds.map(() => '?').join(', ') || 'null'})`, tillIds)]
        : []),
    );
    params.push(...limits.params);
    return `select ${till} as till_id, sum(${cameIn}) as came_in, sum(${wentOut}) as went_out
      from ${from} where ${limits.sql} group by ${till}`;
  });
  const rows = await raw<{ tillId: number; cameIn: number | string; wentOut: number | string }>(
    em,
    `select till_id as "tillId", sum(came_in) as "cameIn", sum(went_out) as "wentOut"
     from (${tables.join(' union all ')}) m group by till_id`,
    params,
  );
  return new Map(
    rows.map(({ tillId, cameIn, wentOut }) => [
      tillId,
      { cameIn: toKopecks(cameIn), wentOut: toKopecks(wentOut) },
    ]),
  );
}

/** Money received and paid by each method but cash; of one author unless null. */
export async function loadMethodSums(
  em: Em,
  { userId, ...span }: MoneySpan & { readonly userId: number | null },
): Promise<Map<PaymentMethod, MovedSums>> {
  const methods = PAYMENT_METHODS.filter((method) => method !== 'cash');
  const limits = allOf(
    part(`method in (${methods.map(() => '?').join(', ')})`, methods),
    ...within('happened_at', span),
    ...(userId === null ? [] : [part('user_id = ?', [userId])]),
  );
  const tables = ['money_entries', 'money_advances', 'money_operations'].map(
    (table) => `select method, sum(${SIGNED_IN}) as came_in, sum(${SIGNED_OUT}) as went_out
      from ${table} where ${limits.sql} group by method`,
  );
  const rows = await raw<{
    method: PaymentMethod;
    cameIn: number | string;
    wentOut: number | string;
  }>(
    em,
    `select method, sum(came_in) as "cameIn", sum(went_out) as "wentOut"
     from (${tables.join(' union all ')}) m group by method`,
    tables.flatMap(() => limits.params),
  );
  return new Map(
    rows.map(({ method, cameIn, wentOut }) => [
      method,
      { cameIn: toKopecks(cameIn), wentOut: toKopecks(wentOut) },
    ]),
  );
}

/** Cash handed over in [from, to) between two of these tills. */
export async function loadBetween(
  em: Em,
  { from, to }: { readonly from: Date; readonly to: Date },
  tillIds: readonly number[],
): Promise<Kopecks> {
  const ids = tillIds.map(() => '?').join(', ') || 'null';
  const [row] = await raw<{ amount: number | string }>(
    em,
    `select coalesce(sum(h.amount_kopecks), 0) as "amount" from ${HANDED}
     where ${ACCEPTED} and x.ended_at >= ? and x.ended_at < ?
       and h.from_till_id in (${ids}) and h.to_till_id in (${ids})`,
    [from, to, ...tillIds, ...tillIds],
  );
  return toKopecks(row?.amount ?? 0);
}
