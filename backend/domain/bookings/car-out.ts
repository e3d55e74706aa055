import { stillOutText } from '@schema/messages/still-out';
import { type CustodyFacts, whereabouts } from '@schema/values/bookings/whereabouts';
import { Refusal } from '../refusal';
import type { Occasion } from './occupancy';

interface OutRental extends CustodyFacts {
  readonly id: number;
  /** Full name. */
  readonly customer: string;
}

/** CAR_NOT_RETURNED for a booking that is archived while its car is out. */
export function carStillOut(rental: OutRental, zone: string, occasion: Occasion): Refusal {
  const { id, customer, startDate, endDate } = rental;
  const where = whereabouts(rental, occasion.now, occasion);
  return new Refusal('CAR_NOT_RETURNED', stillOutText(rental, zone), {
    details: { rental: { id, customer, startDate, endDate, whereabouts: where } },
  });
}
