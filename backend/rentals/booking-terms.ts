import {
  BOOKING_FIELD_NAMES,
  type BookingTerms,
  type SomeTerms,
  textTerms,
} from '@schema/fields/booking-fields';
import { recordOf } from '@schema/fields/record-of';
import type { Kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';

/** Columns of the terms; names of amounts include the unit. */
export function termColumns({ totalPrice, depositAmount, ...texts }: BookingTerms<Kopecks>) {
  return { totalPriceKopecks: totalPrice, depositKopecks: depositAmount, ...texts };
}

/** Only the terms; an absent term is null. */
export function termsOf(booking: SomeTerms<Kopecks>): BookingTerms<Kopecks> {
  // Each value has the type of the term of the same name, hence the cast.
  return recordOf(BOOKING_FIELD_NAMES, (name) => booking[name] ?? null) as BookingTerms<Kopecks>;
}

type GivenColumns = Partial<Omit<ReturnType<typeof termColumns>, 'totalPriceKopecks'>>;

/**
 * Columns of the given terms: absent terms are left out and stay unchanged, an empty text is null.
 * The price is written with its breakdown (price-terms).
 */
export function givenColumns({ depositAmount, ...given }: SomeTerms<Kopecks>): GivenColumns {
  const texts = textTerms((name) =>
    given[name] === undefined ? undefined : trimmedOrNull(given[name]),
  );
  const columns = { depositKopecks: depositAmount, ...texts };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
