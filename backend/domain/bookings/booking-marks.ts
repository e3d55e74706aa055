import { MESSAGES } from '@schema/messages';
import { dayOf } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { conflict } from '../refusal';

/** The marks that staff may set on a booking. */
export type BookingMark = 'handedOverAt' | 'returnedAt';

export interface MarkedBooking extends Period {
  readonly cancelledAt?: Date | null;
  readonly handedOverAt?: Date | null;
  readonly returnedAt?: Date | null;
}

/**
 * Checks that the mark may be set at the moment `at`: a handover from the pickup day on, while the
 * car is not returned; a return after the handover, or once the rental began (docs/domain.md,
 * marks). Throws CONFLICT with the reason; a cancelled booking takes no marks.
 */
export function assertMarkable(
  mark: BookingMark,
  { startDate, handedOverAt, returnedAt }: MarkedBooking,
  { at, zone }: { readonly at: Date; readonly zone: string },
): void {
  if (mark === 'handedOverAt') {
    if (returnedAt) throw conflict(MESSAGES.marks.alreadyReturned);
    if (dayOf(at, zone) < dayOf(startDate, zone)) throw conflict(MESSAGES.marks.tooEarly);
    return;
  }
  if (handedOverAt && at < handedOverAt) throw conflict(MESSAGES.marks.beforeHandover);
  if (!handedOverAt && at < startDate) throw conflict(MESSAGES.marks.notBegun);
}

/**
 * The car's time claimed again by undoing a return mark: from the mark to the end of the contract;
 * null when the return was on time or late, because nothing was freed.
 */
export function timeTakenBack({ startDate, endDate, returnedAt }: MarkedBooking): Period | null {
  if (!returnedAt || returnedAt >= endDate) return null;
  return { startDate: returnedAt > startDate ? returnedAt : startDate, endDate };
}
