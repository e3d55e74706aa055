import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/raw';
import { part, type SqlPart } from '@backend/store/sql-part';
import { isLive } from '../fleet/claim-sql';
import { continuesSql, isExtendedSql } from './continuation-sql';
import { type ListedBookingRecord, loadListedBookings } from './listed-booking-queries';

/**
 * Limit of overdue bookings: where the return mark is required, unmarked history may be endless;
 * the latest are shown.
 */
const MOST_OVERDUE = 200;

/**
 * Bookings past their end that await a return. A car handed over is out until marked as returned,
 * also when the rental was extended: the extensions of such a booking are included.
 */
function waitedFor({ now, requireReturnMark }: Occasion): SqlPart {
  return requireReturnMark
    ? part(
        `select w.id from (select d.id from bookings d
           where ${isLive('d')} and d.returned_at is null and d.end_date <= ?
           order by d.end_date desc limit ${MOST_OVERDUE}) w`,
        [now],
      )
    : part(
        `select o.id from (with recursive out_cars(id, car_id, customer_id, end_date) as (
           select d.id, d.car_id, d.customer_id, d.end_date from bookings d
           where ${isLive('d')} and d.handed_over_at is not null and d.returned_at is null
             and d.end_date <= ?
           union
           select n.id, n.car_id, n.customer_id, n.end_date
           from out_cars o join bookings n on ${continuesSql('n', 'o')}
           where ${isLive('n')} and n.returned_at is null and n.end_date <= ?)
         select id from out_cars) o`,
        [now, now],
      );
}

/** Candidates for `actionList`, over `b`: each part uses its own index. */
function mayNeedAction({ from, to }: DaySpan, occasion: Occasion): SqlPart {
  const waited = waitedFor(occasion);
  return part(
    `b.cancelled_at is null and b.id in (
       select d.id from bookings d where d.start_date >= ? and d.start_date < ?
       union select d.id from bookings d where d.end_date > ? and d.end_date <= ?
       union select d.id from maintenances m join bookings d on d.car_id = m.car_id
         where m.status <> 'done' and d.occupied_until > ? and d.occupied_until > m.start_date
           and d.start_date <= m.end_date
       union ${waited.sql})`,
    [from, to, from, to, occasion.now, ...waited.params],
  );
}

export interface ActionBookings {
  readonly bookings: readonly ListedBookingRecord[];
  /** Those continued by a live booking of the same car and customer. */
  readonly extendedIds: ReadonlySet<number>;
}

/** Bookings that may need action today; three statements. */
export async function loadActionBookings(
  em: Em,
  span: DaySpan,
  occasion: Occasion,
): Promise<ActionBookings> {
  const bookings = await loadListedBookings(em, { where: mayNeedAction(span, occasion) }, occasion);
  const ids = bookings.map(({ id }) => id);
  if (ids.length === 0) return { bookings, extendedIds: new Set() };
  const rows = await raw<{ id: number }>(
    em,
    `select b.id from bookings b
     where b.id in (${ids.map(() => '?').join(', ')}) and ${isExtendedSql('b')}`,
    ids,
  );
  return { bookings, extendedIds: new Set(rows.map(({ id }) => id)) };
}

/** The number of incomplete imported rows. */
export async function countIncomplete(em: Em): Promise<number> {
  const [row] = await raw<{ count: number | string }>(
    em,
    'select count(*) as "count" from bookings b where not b.is_complete',
  );
  return Number(row?.count ?? 0);
}
