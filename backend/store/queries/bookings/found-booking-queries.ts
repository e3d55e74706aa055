import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { anyOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { subDays } from 'date-fns/subDays';
import { likelyCustomers } from '../customers/customer-queries';
import { isUnreturnedSql } from './custody-sql';
import { type ListedBookingRecord, loadListedBookings } from './listed-booking-queries';

interface FoundBookingsQuestion {
  /** Words of the customer's name or digits of the phone. */
  readonly query: string;
  /** Cars whose bookings are included. */
  readonly carIds: readonly number[];
  readonly limit: number;
}

/**
 * Longer overdue rentals sort as past ones: under REQUIRE_RETURN_MARK all unmarked history is
 * overdue.
 */
const LATE_DAYS = 14;

/** Order: overdue, active, planned, completed; the nearest of each first. */
function likeliestFirst(occasion: Occasion): SqlPart {
  const { now } = occasion;
  const b = columnsOf<'bookings'>('b');
  const late = isUnreturnedSql('b', occasion);
  return part(
    `case when ${b('end_date')} > ? and ${late.sql} then 0
       when ${b('end_date')} <= ? or ${b('returned_at')} <= ? then 3
       when ${b('start_date')} <= ? then 1 else 2 end,
     case when ${b('start_date')} > ? then ${b('start_date')} when ${b('end_date')} > ? then ${b('end_date')} end,
     ${b('start_date')} desc, ${b('id')} desc`,
    [subDays(now, LATE_DAYS), ...late.params, now, now, now, now, now],
  );
}

/**
 * The bookings that best match a query, by customers and the given cars. Excludes the archive. Two
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
  return loadListedBookings(
    em,
    {
      where: part(`b.cancelled_at is null and (${found.sql})`, found.params),
      orderBy: likeliestFirst(occasion),
      window: { limit, offset: 0 },
    },
    occasion,
  );
}
