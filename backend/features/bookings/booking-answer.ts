import { claimsOf } from '@backend/domain/occupancy';
import { serviceConflicts } from '@backend/domain/service-conflicts';
import type { RequestContext } from '@backend/graphql/context';
import type { Booking } from '@backend/graphql/types/booking.types';
import { loadCarServiceWork } from '@backend/store/facts/car-claim-facts';
import { type BoardBookingFact, loadBooking } from '@backend/store/facts/event-rows';
import type { Em } from '@backend/store/open-store';
import { bookingStatus } from '@schema/values/booking-status';

/** What the rules of status need of a request. */
export type StatusContext = Pick<RequestContext, 'now' | 'config'>;

/** A booking as the API answers it, with the status and the conflict of this moment. */
export async function bookingAnswer(
  em: Em,
  fact: BoardBookingFact,
  { now, config }: StatusContext,
): Promise<Booking> {
  const { requireReturnMark } = config;
  const { customerId: _, ...wire } = fact;
  const maintenances = fact.cancelledAt
    ? []
    : await loadCarServiceWork(em, fact.carId, { from: fact.startDate });
  const claims = claimsOf({ bookings: [fact], maintenances }, { now, requireReturnMark });
  return {
    ...wire,
    status: bookingStatus(fact, now, { requireReturnMark }),
    conflict: serviceConflicts(claims).bookings.has(fact.id),
  };
}

/** The booking as it stands in the transaction of `em`. Throws when it is not there. */
export async function savedBooking(em: Em, id: number, ctx: StatusContext): Promise<Booking> {
  const fact = await loadBooking(em, id);
  if (!fact) throw new Error(`Booking ${id} is not there after it was saved`);
  return bookingAnswer(em, fact, ctx);
}
