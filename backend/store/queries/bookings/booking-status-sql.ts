import type { Occasion } from '@backend/domain/bookings/occupancy';
import { allOf, anyOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { BOOKING_STATUS_ORDER, BOOKING_STATUSES, type BookingStatus } from '@schema/statuses';

const b = columnsOf<'bookings'>('b');

/**
 * The rule `bookingStatus` as date comparisons over `b` (bookings), for filters, counts and sorting
 * in the database. A test keeps the two consistent.
 */
export function hasStatus(
  status: BookingStatus,
  { now, requireReturnMark = false }: Occasion,
): SqlPart {
  const live = part(`${b('cancelled_at')} is null`);
  const out = part(`${b('returned_at')} is null or ${b('returned_at')} > ?`, [now]);
  const returned = part(`${b('returned_at')} <= ?`, [now]);
  const over = part(`${b('end_date')} <= ?`, [now]);
  const notOver = part(`${b('end_date')} > ?`, [now]);
  switch (status) {
    case 'cancelled':
      return part(`${b('cancelled_at')} is not null`);
    case 'planned':
      return allOf(live, out, part(`${b('start_date')} > ?`, [now]));
    case 'active': {
      const begun = part(`${b('start_date')} <= ?`, [now]);
      return allOf(live, out, begun, ...(requireReturnMark ? [] : [notOver]));
    }
    case 'completed':
      return allOf(live, requireReturnMark ? returned : anyOf(returned, over));
  }
}

/** Sort rank of a status (requirements.md, L4). */
export function statusRank(occasion: Occasion): SqlPart {
  const cases = BOOKING_STATUSES.map((status) => {
    const { sql, params } = hasStatus(status, occasion);
    return part(`when ${sql} then ${BOOKING_STATUS_ORDER[status]}`, params);
  });
  return part(
    `case ${cases.map(({ sql }) => sql).join(' ')} end`,
    cases.flatMap(({ params }) => params),
  );
}
