import type { ReturnRule } from '@schema/values/bookings/booking-status';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { dayOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { BookingFacts } from '../booking-facts';
import { whereaboutsAt } from '../booking-whereabouts';
import type { MarkKind } from './useMarkBooking';

type MarkedFacts = Pick<BookingFacts, 'startDate' | 'endDate' | 'handedOverAt' | 'returnedAt'>;

/**
 * Marks that are available on a booking now (docs/domain.md, marks). Handover: from the pickup day
 * while the rental lasts. Return: from the pickup, or an early handover, on.
 */
export function offeredMarks(booking: MarkedFacts, now: Date, zone: string): readonly MarkKind[] {
  const startDate = parseInstant(booking.startDate);
  const endDate = parseInstant(booking.endDate);
  if (!startDate || !endDate || booking.returnedAt) return [];
  const isOut = Boolean(booking.handedOverAt);
  const marks: MarkKind[] = [];
  if (!isOut && now < endDate && dayOf(now, zone) >= dayOf(startDate, zone)) marks.push('handover');
  if (isOut || now >= startDate) marks.push('return');
  return marks;
}

/** Whether the rental is in progress: a car swap starts now at the earliest. */
export function isInProgress({ returnedAt, ...booking }: MarkedFacts, now: Date): boolean {
  const startDate = parseInstant(booking.startDate);
  const endDate = parseInstant(booking.endDate);
  return !returnedAt && startDate !== null && endDate !== null && startDate < now && now < endDate;
}

/**
 * Whether the customer may be late: the handover is due, today or since an earlier day. In a
 * company that marks no handovers an earlier rental counts as handed over.
 */
export function canBeLate(
  booking: BookingFacts,
  now: Date,
  zone: string,
  rule: ReturnRule,
): boolean {
  const start = parseInstant(booking.startDate);
  if (!start || booking.isExtension || booking.isHandedOver) return false;
  if (!offeredMarks(booking, now, zone).includes('handover')) return false;
  const isToday = dayOf(start, zone) === dayOf(now, zone);
  return isToday || whereaboutsAt(booking, now, rule) === 'late_pickup';
}

const AWAITS_HANDOVER: readonly Whereabouts[] = ['waiting', 'late_pickup'];

/**
 * The mark of the next step by car location: the handover, then the return from its day on; null:
 * none is due.
 */
export function nextMark(
  booking: BookingFacts,
  now: Date,
  zone: string,
  rule: ReturnRule,
): MarkKind | null {
  const isAwaited = AWAITS_HANDOVER.includes(whereaboutsAt(booking, now, rule));
  const kind = isAwaited ? 'handover' : 'return';
  const end = parseInstant(booking.endDate);
  const isDue = isAwaited || (end !== null && dayOf(end, zone) <= dayOf(now, zone));
  return isDue && offeredMarks(booking, now, zone).includes(kind) ? kind : null;
}
