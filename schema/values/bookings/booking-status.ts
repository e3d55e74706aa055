import type { BookingStatus } from '@schema/statuses';
import { dayOf, lastDayOf } from '../time/calendar';
import type { Period } from '../time/period';
import type { BookingRole } from './event-roles';

/** The fields that determine the status of a booking. */
export interface BookingMoments extends Period {
  readonly cancelledAt?: Date | null;
  readonly returnedAt?: Date | null;
}

/** Company rule REQUIRE_RETURN_MARK: without the mark a booking past its end is not completed. */
export interface ReturnRule {
  readonly requireReturnMark?: boolean;
}

/**
 * `cancelled` if cancelled; `completed` once the return is marked, even before the end; else
 * `planned` before the start, `active` from the start, `completed` from the end. Under
 * REQUIRE_RETURN_MARK a booking past its end stays `active` until the mark. Never stored
 * (docs/domain.md, booking status).
 */
export function bookingStatus(
  booking: BookingMoments,
  now: Date,
  rule: ReturnRule = {},
): BookingStatus {
  if (booking.cancelledAt) return 'cancelled';
  if (booking.returnedAt && booking.returnedAt <= now) return 'completed';
  if (now < booking.startDate) return 'planned';
  if (now < booking.endDate || rule.requireReturnMark) return 'active';
  return 'completed';
}

/** Past its end without a return mark, if the company requires the mark. */
export function isOverdue(booking: BookingMoments, now: Date, rule: ReturnRule): boolean {
  return (
    rule.requireReturnMark === true &&
    booking.endDate <= now &&
    bookingStatus(booking, now, rule) === 'active'
  );
}

/** Has the label 'Возврат сегодня': active on its last day (requirements.md, B14). */
export function isDueToday(
  booking: BookingMoments,
  now: Date,
  zone: string,
  rule: ReturnRule = {},
): boolean {
  return (
    bookingStatus(booking, now, rule) === 'active' && lastDayOf(booking, zone) === dayOf(now, zone)
  );
}

/**
 * Board style of a booking: one that ends today or earlier takes the due colour, else active, else
 * planned (requirements.md, B15). `past` is the faded due colour: ended before today, or marked as
 * returned. An overdue booking is never faded.
 */
export function displayRole(
  booking: BookingMoments,
  now: Date,
  zone: string,
  rule: ReturnRule = {},
): BookingRole {
  const status = bookingStatus(booking, now, rule);
  if (isOverdue(booking, now, rule)) return 'dueToday';
  if (booking.returnedAt && status === 'completed') return 'past';
  const lastDay = lastDayOf(booking, zone);
  const today = dayOf(now, zone);
  if (lastDay < today) return 'past';
  if (lastDay === today) return 'dueToday';
  return status === 'active' ? 'active' : 'planned';
}
