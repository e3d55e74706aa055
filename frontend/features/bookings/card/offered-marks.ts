import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import type { MarkKind } from '@frontend/shared/bookings/useMarkBooking';
import { bookingStatus, type ReturnRule } from '@schema/values/bookings/booking-status';
import { dayOf, lastDayOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

type MarkedFacts = Pick<BookingFacts, 'startDate' | 'endDate' | 'handedOverAt' | 'returnedAt'>;

/**
 * Marks that are available on a booking now (docs/domain.md, marks). Handover: from the pickup day
 * while the rental lasts. Return: from the pickup on, while the car is out or was returned today.
 * Past bookings without marks offer none.
 */
export function offeredMarks(
  booking: MarkedFacts,
  now: Date,
  zone: string,
  rule: ReturnRule,
): readonly MarkKind[] {
  const startDate = parseInstant(booking.startDate);
  const endDate = parseInstant(booking.endDate);
  if (!startDate || !endDate || booking.returnedAt) return [];
  const isOut = Boolean(booking.handedOverAt);
  const today = dayOf(now, zone);
  const period = { startDate, endDate };
  const marks: MarkKind[] = [];
  if (!isOut && now < endDate && today >= dayOf(startDate, zone)) marks.push('handover');
  const isActive = bookingStatus(period, now, rule) === 'active';
  const endsToday = now >= startDate && lastDayOf(period, zone) === today;
  if (isOut || isActive || endsToday) marks.push('return');
  return marks;
}
