import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { DaySpan } from '@backend/domain/day/day-span';
import { type Em, engineOf } from '@backend/store/em';
import { instantColumns, raw, toInstant, toInstantOrNull, toKopecks } from '@backend/store/sql/raw';
import { part, type SqlPart } from '@backend/store/sql/sql-part';
import type { Kopecks } from '@schema/values/money/money';
import { type BoardMaintenanceRecord, loadMaintenancesWhere } from '../board/event-rows';
import { type ListedBookingRecord, loadListedBookings } from '../bookings/listed-booking-queries';

/**
 * Whether the contract dates of booking `d` touch the day. SQLite without statistics may scan all
 * history by start: the plus restricts it to the index by end. PostgreSQL treats the two bounds as
 * independent, expects a fifth of the table and scans it: the range gives it the right estimate.
 */
function touchesDay(em: Em, { from, to }: DaySpan): SqlPart {
  if (engineOf(em) === 'sqlite') return part('d.end_date >= ? and +d.start_date < ?', [from, to]);
  const dates = `tstzrange(least(d.start_date, d.end_date), d.end_date, '[]')`;
  return part(`d.end_date >= ? and d.start_date < ? and ${dates} && tstzrange(?, ?)`, [
    from,
    to,
    from,
    to,
  ]);
}

/** Live complete bookings that touch the day by their dates or were recorded on it. */
function ofDay(em: Em, span: DaySpan): SqlPart {
  const { sql, params } = touchesDay(em, span);
  return part(
    `b.cancelled_at is null and b.id in (
       select d.id from bookings d where ${sql}
       union select d.id from bookings d where d.created_at >= ? and d.created_at < ?)`,
    [...params, span.from, span.to],
  );
}

/** The bookings of the day for lists. */
export function loadDayBookings(
  em: Em,
  span: DaySpan,
  occasion: Occasion,
): Promise<ListedBookingRecord[]> {
  const orderBy = part('b.id');
  return loadListedBookings(em, { where: ofDay(em, span), orderBy }, occasion);
}

/** Service work of any status that touches the day or ends at its first instant, by start. */
export function loadDayService(em: Em, { from, to }: DaySpan): Promise<BoardMaintenanceRecord[]> {
  return loadMaintenancesWhere(em, (m) =>
    m.and([m('m.end_date', '>=', from), m('m.start_date', '<', to)]),
  );
}

/** A manual cash entry. */
export interface CashEntryRecord {
  readonly id: number;
  readonly amount: Kopecks;
  readonly comment: string | null;
  readonly createdAt: Date;
  /** The entry that this one takes back. */
  readonly reversesId: number | null;
  /** When another entry took this one back. */
  readonly reversedAt: Date | null;
}

export async function loadCashEntries(em: Em, { from, to }: DaySpan): Promise<CashEntryRecord[]> {
  const rows = await raw<{
    id: number;
    amount: number | string;
    comment: string | null;
    createdAt: number;
    reversesId: number | null;
    reversedAt: number | null;
  }>(
    em,
    `select e.id, e.amount_kopecks as "amount", e.comment, e.reverses_id as "reversesId",
       ${instantColumns(em, 'e', { createdAt: 'created_at' })},
       ${instantColumns(em, 'r', { reversedAt: 'created_at' })}
     from cash_entries e left join cash_entries r on r.reverses_id = e.id
     where e.created_at >= ? and e.created_at < ? order by e.created_at, e.id`,
    [from, to],
  );
  return rows.map((row) => ({
    ...row,
    amount: toKopecks(row.amount),
    createdAt: toInstant(row.createdAt),
    reversedAt: toInstantOrNull(row.reversedAt),
  }));
}
