import type { BookingTerms } from '@schema/fields/booking-fields';
import type { Kopecks } from '@schema/values/money/money';

/** The columns of terms: amounts are named by their unit there. */
export function termColumns({ totalPrice, depositAmount, ...texts }: BookingTerms<Kopecks>) {
  return { totalPriceKopecks: totalPrice, depositKopecks: depositAmount, ...texts };
}
