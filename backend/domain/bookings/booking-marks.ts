import { MESSAGES } from '@schema/messages';
import { dayOf } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { conflict } from '../refusal';

/** The two facts staff may mark on a booking. */
export type BookingMark = 'handedOverAt' | 'returnedAt';

/** A booking as far as its marks are concerned. */
export interface MarkedBooking extends Period {
  readonly cancelledAt?: Date | null;
  readonly handedOverAt?: Date | null;
  readonly returnedAt?: Date | null;
}

/**
 * May the mark be set at this moment? A handover from the day of the pickup on, while the car has not
 * come back; a return once the rental began, or once the car was handed over early (docs/domain.md,
 * marks). Throws CONFLICT with the reason; an archived booking takes no marks at all.
 */
export function assertMarkable(
  mark: BookingMark,
  booking: MarkedBooking,
  { now, zone }: { readonly now: Date; readonly zone: string },
): void {
  if (mark === 'handedOverAt') {
    if (booking.returnedAt) throw conflict(MESSAGES.marks.alreadyReturned);
    if (dayOf(now, zone) < dayOf(booking.startDate, zone)) throw conflict(MESSAGES.marks.tooEarly);
  } else if (!booking.handedOverAt && now < booking.startDate) {
    throw conflict(MESSAGES.marks.notBegun);
  }
}

/**
 * What of a car's time a taken-back return claims again: from the mark to the end of the contract; null
 * when the car came back in time or late, because nothing was freed then.
 */
export function timeTakenBack({ startDate, endDate, returnedAt }: MarkedBooking): Period | null {
  if (!returnedAt || returnedAt >= endDate) return null;
  return { startDate: returnedAt > startDate ? returnedAt : startDate, endDate };
}
