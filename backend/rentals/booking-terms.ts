import {
  BOOKING_FIELD_NAMES,
  type BookingTerms,
  type SomeTerms,
  textTerms,
} from '@schema/fields/booking-fields';
import { recordOf } from '@schema/fields/record-of';
import type { Kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';

/** The columns of terms: amounts are named by their unit there. */
export function termColumns({ totalPrice, depositAmount, ...texts }: BookingTerms<Kopecks>) {
  return { totalPriceKopecks: totalPrice, depositKopecks: depositAmount, ...texts };
}

/** The terms alone; an absent one is null. */
export function termsOf(booking: SomeTerms<Kopecks>): BookingTerms<Kopecks> {
  // Each value is that of a term of the same name, hence the cast.
  return recordOf(BOOKING_FIELD_NAMES, (name) => booking[name] ?? null) as BookingTerms<Kopecks>;
}

type GivenColumns = Partial<Omit<ReturnType<typeof termColumns>, 'totalPriceKopecks'>>;

/**
 * The columns of the given terms: an absent one is not among them and stays as it is, an empty text
 * is null. The price is written with its breakdown (price-terms).
 */
export function givenColumns({ depositAmount, ...given }: SomeTerms<Kopecks>): GivenColumns {
  const texts = textTerms((name) =>
    given[name] === undefined ? undefined : trimmedOrNull(given[name]),
  );
  const columns = { depositKopecks: depositAmount, ...texts };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
