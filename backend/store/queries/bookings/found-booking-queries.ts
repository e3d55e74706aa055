import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { anyOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { likelyCustomers } from '../customers/customer-queries';
import { type ListedBookingRecord, loadListedBookings } from './listed-booking-queries';

interface FoundBookingsQuestion {
  /** Words of the customer's name or digits of the phone. */
  readonly query: string;
  /** Bookings of these cars are included. */
  readonly carIds: readonly number[];
  readonly limit: number;
}

/**
 * The bookings most likely meant by a query, by matching customers and the given cars: current and
 * future ones first, nearest first, then past ones, latest first. Excludes the archive. Two
 * statements; none when nothing can match.
 */
export async function loadFoundBookings(
  em: Em,
  { query, carIds, limit }: FoundBookingsQuestion,
  occasion: Occasion,
): Promise<ListedBookingRecord[]> {
  const customers = likelyCustomers(em, query);
  const whose: SqlPart[] = [];
  if (customers) {
    const { where } = customers;
    whose.push(
      part(`b.customer_id in (select c.id from customers c where ${where.sql})`, where.params),
    );
  }
  if (carIds.length > 0) {
    whose.push(part(`b.car_id in (${carIds.map(() => '?').join(', ')})`, carIds));
  }
  const [first, ...rest] = whose;
  if (!first) return [];
  const found = anyOf(first, ...rest);
  const { now } = occasion;
  return loadListedBookings(
    em,
    {
      where: part(`b.cancelled_at is null and (${found.sql})`, found.params),
      orderBy: part(
        `case when b.end_date > ? then 0 else 1 end,
         case when b.end_date > ? then b.start_date end, b.start_date desc, b.id desc`,
        [now, now],
      ),
      window: { limit, offset: 0 },
    },
    occasion,
  );
}
