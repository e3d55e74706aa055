import {
  BOOKING_FIELD_NAMES,
  type BookingFieldName,
  type BookingTerms,
} from '@schema/fields/booking-fields';
import { MESSAGES } from '@schema/messages';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { conflict, validationFailed } from '../refusal';
import type { MarkedBooking } from './booking-marks';

/**
 * Checks that the rental may continue in another car from this moment (docs/domain.md, a car that
 * breaks). Throws CONFLICT when it is cancelled, completed or not begun, VALIDATION_FAILED for a
 * moment outside it or in the future.
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

/** Assignment of each term to one of the two parts of a rental; the price is split by time. */
const PART_THAT_KEEPS: Readonly<
  Record<Exclude<BookingFieldName, 'totalPrice'>, 'first' | 'second' | 'both'>
> = {
  depositAmount: 'second',
  depositComment: 'second',
  notes: 'both',
};

const isKept = (name: BookingFieldName, part: 'first' | 'second') =>
  name === 'totalPrice' || PART_THAT_KEEPS[name] === part || PART_THAT_KEEPS[name] === 'both';

// Each value has the type of the term of the same name, hence the cast.
const termsOf = (value: (name: BookingFieldName) => Kopecks | string | null) =>
  Object.fromEntries(
    BOOKING_FIELD_NAMES.map((name) => [name, value(name)]),
  ) as BookingTerms<Kopecks>;

/** The terms of both parts of a rental that continues in another car. */
export function splitTerms(
  terms: BookingTerms<Kopecks>,
  period: Period,
  at: Date,
): { readonly first: BookingTerms<Kopecks>; readonly second: BookingTerms<Kopecks> } {
  const [firstPrice, secondPrice] = splitPrice(terms.totalPrice, period, at);
  const partOf = (part: 'first' | 'second') =>
    termsOf((name) => (isKept(name, part) ? terms[name] : null));
  return {
    first: { ...partOf('first'), totalPrice: firstPrice },
    second: { ...partOf('second'), totalPrice: secondPrice },
  };
}

/**
 * Splits the price in proportion to time, in whole kopecks: the first part is rounded down, the
 * second is the rest, so the sum is exact. An unpriced rental has unpriced parts.
 */
export function splitPrice(
  total: Kopecks | null,
  { startDate, endDate }: Period,
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
