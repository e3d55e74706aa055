import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { daysOf, readPeriod } from '@frontend/shared/forms/typed-period';
import type { OfferFacts } from '@schema/texts/bookings/offer-words';
import type { CarNameParts } from '@schema/values/fleet/car-title';

/** A text to a customer: what it is about, and whom it goes to. */
export interface Offer {
  /** At least one; several are cars for the same dates. */
  readonly facts: readonly OfferFacts[];
  /** As typed or stored; '': unknown. */
  readonly phone: string;
}

interface OfferedRental
  extends Pick<BookingFacts, 'startDate' | 'endDate' | 'totalPrice' | 'depositAmount'> {
  readonly customerPhone?: string | null;
}

/** The text of a booking, saved or typed; `car` null: unknown. */
export function offerOf(rental: OfferedRental, car: CarNameParts | null): Offer {
  const period = readPeriod(rental);
  const { totalPrice = null, depositAmount = null, customerPhone } = rental;
  const days = period ? daysOf(rental) : 0;
  return {
    facts: [{ car, period, days, totalPrice, depositAmount }],
    phone: customerPhone ?? '',
  };
}
