import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { type Driven, instantColumns, raw, toInstant, toKopecks } from '@backend/store/raw';
import type { MoneyDirection, MoneyKind, MoneyMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';

/** Money that came or went on a day, with the booking it belongs to. */
export interface DayMovement {
  readonly id: number;
  readonly bookingId: number;
  readonly customerName: string | null;
  readonly kind: MoneyKind;
  readonly direction: MoneyDirection;
  readonly amount: Kopecks;
  readonly method: MoneyMethod;
  readonly happenedAt: Date;
  readonly userId: number;
  readonly userName: string;
  readonly comment: string | null;
  readonly reversesId: number | null;
}

/** Which entries of the day, the newest first. */
interface MovementSlice {
  /** Null: of all. */
  readonly userId: number | null;
  /** Only entries recorded before this one; null: from the newest. */
  readonly beforeId: number | null;
  /** Null: all. */
  readonly limit: number | null;
}

/** Entries of the day, the newest first. */
export async function loadDayMovements(
  em: Em,
  { from, to }: DaySpan,
  { userId, beforeId, limit }: MovementSlice,
): Promise<DayMovement[]> {
  const rows = await raw<Driven<DayMovement>>(
    em,
    `select e.id, e.rental_id as "bookingId", c.full_name as "customerName", e.kind, e.direction,
       e.amount_kopecks as "amount", e.method, e.user_id as "userId", e.user_login as "userName",
       e.comment, e.reverses_id as "reversesId",
       ${instantColumns(em, 'e', { happenedAt: 'happened_at' })}
     from money_entries e left join bookings b on b.id = e.rental_id
       left join customers c on c.id = b.customer_id
     where e.happened_at >= ? and e.happened_at < ?
       ${userId === null ? '' : 'and e.user_id = ?'} ${beforeId === null ? '' : 'and e.id < ?'}
     order by e.id desc ${limit === null ? '' : 'limit ?'}`,
    [from, to, ...[userId, beforeId, limit].filter((value) => value !== null)],
  );
  return rows.map(({ amount, happenedAt, ...row }) => ({
    ...row,
    amount: toKopecks(amount),
    happenedAt: toInstant(happenedAt),
  }));
}

/** What came or went on the day by user, method and direction. */
type MovementTotal = Pick<DayMovement, 'userId' | 'userName' | 'method' | 'direction' | 'amount'>;

/** Sums of the day's entries, one statement; of a renamed user under each login. */
export async function loadMovementTotals(em: Em, { from, to }: DaySpan): Promise<MovementTotal[]> {
  const rows = await raw<Driven<MovementTotal>>(
    em,
    `select e.user_id as "userId", e.user_login as "userName", e.method, e.direction,
       sum(e.amount_kopecks) as "amount"
     from money_entries e where e.happened_at >= ? and e.happened_at < ?
     group by e.user_id, e.user_login, e.method, e.direction order by max(e.id)`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, amount: toKopecks(row.amount) }));
}

/** Manual cash entries of the day by who made them; null: the account was deleted. */
interface ManualCash {
  readonly userId: number | null;
  readonly userName: string | null;
  readonly amount: Kopecks;
}

export async function loadManualCash(em: Em, { from, to }: DaySpan): Promise<ManualCash[]> {
  const rows = await raw<Driven<ManualCash>>(
    em,
    `select u.id as "userId", u.login as "userName", sum(e.amount_kopecks) as "amount"
     from cash_entries e left join users u on u.id = e.created_by
     where e.created_at >= ? and e.created_at < ? group by u.id, u.login`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, amount: toKopecks(row.amount) }));
}

/** A count of a drawer, the last of its day. */
interface DrawerCountRecord {
  readonly day: Day;
  readonly userId: number;
  readonly userName: string;
  readonly revision: number;
  readonly openedWith: Kopecks;
  readonly expected: Kopecks;
  readonly counted: Kopecks;
  readonly comment: string | null;
  readonly countedAt: Date;
}

/** The last count of each user up to the day, the day included. */
export async function loadDrawerCounts(em: Em, day: Day): Promise<DrawerCountRecord[]> {
  const rows = await raw<Driven<DrawerCountRecord>>(
    em,
    `select d.day, d.user_id as "userId", d.user_login as "userName", d.revision,
       d.opened_with_kopecks as "openedWith", d.expected_kopecks as "expected",
       d.counted_kopecks as "counted", d.comment,
       ${instantColumns(em, 'd', { countedAt: 'counted_at' })}
     from money_drawer_counts d
     where d.id = (select l.id from money_drawer_counts l
         where l.user_id = d.user_id and l.day = ? order by l.revision desc limit 1)
       or d.id = (select l.id from money_drawer_counts l
         where l.user_id = d.user_id and l.day < ? order by l.day desc, l.revision desc limit 1)`,
    [day, day],
  );
  return rows.map((row) => ({
    ...row,
    openedWith: toKopecks(row.openedWith),
    expected: toKopecks(row.expected),
    counted: toKopecks(row.counted),
    countedAt: toInstant(row.countedAt),
  }));
}
