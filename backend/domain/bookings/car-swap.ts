import { MESSAGES } from '@schema/messages';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { conflict, validationFailed } from '../refusal';
import type { MarkedBooking } from './booking-marks';

/**
 * Checks that the rental may continue in another car from this moment (docs/domain.md, a car that
 * breaks). Throws CONFLICT when it is cancelled, over or not begun, VALIDATION_FAILED for a moment
 * outside it or in the future.
 */
export function assertSwappable(booking: MarkedBooking, at: Date, now: Date): void {
  const { startDate, endDate, cancelledAt, handedOverAt, returnedAt } = booking;
  if (cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
  if (returnedAt) throw conflict(MESSAGES.marks.alreadyReturned);
  if (startDate >= now) throw conflict(MESSAGES.carSwap.notBegun);
  const isInside = at > startDate && at < endDate && at <= now;
  if (!isInside || (handedOverAt && at < handedOverAt)) {
    throw validationFailed({ at: MESSAGES.carSwap.momentInvalid });
  }
}

/**
 * Splits the price in proportion to time, in whole kopecks: the first part is rounded down, the
 * second is the rest, so the sum is exact. An unpriced rental has unpriced parts.
 */
export function splitPrice(
  total: Kopecks | null,
  { startDate, endDate }: { readonly startDate: Date; readonly endDate: Date },
  at: Date,
): readonly [Kopecks | null, Kopecks | null] {
  if (total === null) return [null, null];
  const [part, whole] = [
    at.getTime() - startDate.getTime(),
    endDate.getTime() - startDate.getTime(),
  ];
  // Kopecks × milliseconds exceed the exact range of a number.
  const first = kopecks(Number((BigInt(total) * BigInt(part)) / BigInt(whole)));
  return [first, kopecks(total - first)];
}
