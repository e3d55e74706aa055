import { stillOutText, type WantedWhileOut } from '@schema/messages/still-out';
import { type CustodyFacts, whereabouts } from '@schema/values/bookings/whereabouts';
import { Refusal } from '../refusal';
import type { Occasion } from './occupancy';

interface OutRental extends CustodyFacts {
  readonly id: number;
  /** Full name. */
  readonly customer: string;
}

/** CAR_NOT_RETURNED for archiving a booking, or changing its car, while the car is out. */
export function carStillOut(
  rental: OutRental,
  zone: string,
  { wanted, ...occasion }: Occasion & { readonly wanted: WantedWhileOut },
): Refusal {
  const { id, customer, startDate, endDate } = rental;
  const where = whereabouts(rental, occasion.now, occasion);
  return new Refusal('CAR_NOT_RETURNED', stillOutText(rental, zone, wanted), {
    details: { rental: { id, customer, startDate, endDate, whereabouts: where } },
  });
}
