import type { Occasion } from '@backend/domain/bookings/occupancy';
import { allOf, EVERY, part, type SqlPart } from '@backend/store/sql/sql-part';
import type { BookingMoneyFilter } from '@schema/constants/booking-list';
import { sums } from './money-sums';
import { isOutRentalSql, UNTAKEN_SQL } from './out-rentals';

/**
 * Whether booking `b` belongs to a rental with this money (`markOf`, `untakenDeposit`). Reads the
 * money of all rentals.
 */
export function hasMoney(wanted: BookingMoneyFilter, occasion: Occasion): SqlPart {
  const isUnpaid = wanted === 'unpaid';
  const found = sums(null, EVERY, isUnpaid ? 'sum(owed) > sum(paid)' : '1 = 1');
  const where = isUnpaid ? EVERY : allOf(part(`${UNTAKEN_SQL} > 0`), isOutRentalSql(occasion));
  return part(
    `b.id in (select a.booking_id from money_accruals a where a.rental_id in (
       select s.rental_id from (${found.sql}) s where ${where.sql}))`,
    [...found.params, ...where.params],
  );
}
