import { MESSAGES } from '@schema/messages';
import { SEVERAL_BOOKINGS_MESSAGES } from '@schema/messages/several-bookings';
import { shortName } from '@schema/values/people/short-name';
import { formatMoment } from '@schema/values/time/calendar';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Claim } from './occupancy';

/** A conflicting event in the response. Dates are the event's own. */
interface Conflict {
  readonly kind: Claim['kind'];
  readonly id: number;
  readonly title: string;
  readonly startDate: Date;
  readonly endDate: Date;
}

const LONGEST_TITLE = 80;

/** 'Иванов И.' for a booking, the first line of the description for maintenance. */
export function titleOf(claim: Claim): string {
  const text =
    claim.kind === 'booking'
      ? shortName(claim.event.customer ?? '') || MESSAGES.booking.unnamed
      : (claim.event.description.trim().split('\n')[0] ?? '');
  return text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text;
}

export function conflictOf(claim: Claim): Conflict {
  const { id, startDate, endDate } = claim.event;
  return { kind: claim.kind, id, title: titleOf(claim), startDate, endDate };
}

/**
 * The conflict ending when the car becomes free: an early return frees it before the end of the
 * contract. Rounded up to a whole minute, because texts show no seconds.
 */
export function takenBy(claim: Claim): Conflict {
  const conflict = conflictOf(claim);
  const free = Math.ceil(claim.period.endDate.getTime() / millisecondsInMinute);
  const endDate = new Date(free * millisecondsInMinute);
  return endDate < conflict.endDate ? { ...conflict, endDate } : conflict;
}

/**
 * 'Автомобиль занят: Иванов И., 12.11.2026 10:00 – 15.11.2026 18:00', with the first conflict; a
 * generic message when the conflict was removed in between. `car`: named when it is one of several.
 */
export function occupiedMessage(
  conflicts: readonly Conflict[],
  zone: string,
  car: string | null = null,
): string {
  const first = conflicts[0];
  const named = car && SEVERAL_BOOKINGS_MESSAGES.carOccupied(car);
  if (!first) return named ?? MESSAGES.occupancy.carOccupiedNow;
  const period = `${formatMoment(first.startDate, zone)} – ${formatMoment(first.endDate, zone)}`;
  return `${named ?? MESSAGES.occupancy.carOccupied}: ${first.title}, ${period}`;
}
