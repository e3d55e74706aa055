import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { DaySpan } from '@backend/domain/day/day-span';
import { type Em, engineOf } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readInstant, readKopecks } from '@backend/store/sql/read-as';
import { part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import type { Kopecks } from '@schema/values/money/money';
import { type BoardMaintenanceRecord, maintenancesWhere } from '../board/event-rows';
import { type ListedBookingRecord, loadListedBookings } from '../bookings/listed-booking-queries';

/**
 * Whether the contract dates of booking `d` touch the day. SQLite without statistics may scan all
 * history by start: the plus restricts it to the index by end. PostgreSQL treats the two bounds as
 * independent, expects a fifth of the table and scans it: the range gives it the right estimate.
 */
function touchesDay(em: Em, { from, to }: DaySpan): SqlPart {
  const d = columnsOf<'bookings'>('d');
  const [start, end] = [d('start_date'), d('end_date')];
  if (engineOf(em) === 'sqlite') return part(`${end} >= ? and +${start} < ?`, [from, to]);
  const dates = `tstzrange(least(${start}, ${end}), ${end}, '[]')`;
  return part(`${end} >= ? and ${start} < ? and ${dates} && tstzrange(?, ?)`, [from, to, from, to]);
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

const dayService = maintenancesWhere((m, { from, to }: Slots<{ from: Date; to: Date }>) =>
  m.and([m('m.end_date', '>=', from), m('m.start_date', '<', to)]),
);

/** Maintenance of any status that touches the day or ends at its first instant, by start. */
export function loadDayService(em: Em, { from, to }: DaySpan): Promise<BoardMaintenanceRecord[]> {
  return dayService(em, { from, to });
}

/** A manual cash entry. */
export interface CashEntryRecord {
  readonly id: number;
  readonly amount: Kopecks;
  readonly comment: string | null;
  readonly createdAt: Date;
  /** The entry reversed by this one. */
  readonly reversesId: number | null;
  /** Time of the entry that reversed this one. */
  readonly reversedAt: Date | null;
}

const cashEntries = prepared((em, { from, to }: Slots<{ from: Date; to: Date }>) =>
  reading(em)
    .selectFrom('cash_entries as e')
    .leftJoin('cash_entries as r', 'r.reverses_id', 'e.id')
    .select(({ ref }) => [
      'e.id',
      readKopecks(ref('e.amount_kopecks')).as('amount'),
      'e.comment',
      'e.reverses_id as reversesId',
      readInstant(ref('e.created_at')).as('createdAt'),
      readInstant(ref('r.created_at')).as('reversedAt'),
    ])
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', to)
    .orderBy('e.created_at')
    .orderBy('e.id'),
);

export const loadCashEntries = (em: Em, { from, to }: DaySpan): Promise<CashEntryRecord[]> =>
  cashEntries(em, { from, to });
