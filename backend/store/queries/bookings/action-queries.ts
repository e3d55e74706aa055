import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/raw';
import { part, type SqlPart } from '@backend/store/sql-part';
import { unconfirmedSince } from '@schema/values/bookings/whereabouts';
import { isLive } from '../fleet/claim-sql';
import { continuesSql } from './continuation-sql';
import { isLatePickupSql } from './custody-sql';
import { type ListedBookingRecord, loadListedBookings } from './listed-booking-queries';

/**
 * Limit of overdue bookings: where the return mark is required, unmarked history may be endless;
 * the latest are shown.
 */
const MOST_OVERDUE = 200;

/**
 * Bookings past their end that await a return. A car handed over is out until marked as returned,
 * also when the rental was extended: the extensions of such a booking are included. Without
 * the handover mark a return is awaited for two days.
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
         select id from out_cars
         union select q.id from bookings q
           where ${isLive('q')} and q.returned_at is null and q.end_date <= ? and q.end_date > ?) o`,
        [now, now, now, unconfirmedSince(now)],
      );
}

/** Candidates for `actionList`, over `b`: each part uses its own index. */
function mayNeedAction({ from, to }: DaySpan, occasion: Occasion): SqlPart {
  const waited = waitedFor(occasion);
  const late = isLatePickupSql('d', occasion);
  return part(
    `b.cancelled_at is null and b.id in (
       select d.id from bookings d where d.start_date >= ? and d.start_date < ?
       union select d.id from bookings d where d.end_date > ? and d.end_date <= ?
       union select d.id from maintenances m join bookings d on d.car_id = m.car_id
         where m.status <> 'done' and d.occupied_until > ? and d.occupied_until > m.start_date
           and d.start_date <= m.end_date
       union select d.id from bookings d where ${late.sql}
       union ${waited.sql})`,
    [from, to, from, to, occasion.now, ...late.params, ...waited.params],
  );
}

/** Bookings that may need action today; two statements. */
export const loadActionBookings = (
  em: Em,
  span: DaySpan,
  occasion: Occasion,
): Promise<ListedBookingRecord[]> =>
  loadListedBookings(em, { where: mayNeedAction(span, occasion) }, occasion);

/** The number of incomplete imported rows. */
export async function countIncomplete(em: Em): Promise<number> {
  const [row] = await raw<{ count: number | string }>(
    em,
    'select count(*) as "count" from bookings b where not b.is_complete',
  );
  return Number(row?.count ?? 0);
}
