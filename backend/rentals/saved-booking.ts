import { claimsOf } from '@backend/domain/bookings/occupancy';
import { serviceConflicts } from '@backend/domain/fleet/service-conflicts';
import type { Em } from '@backend/store/em';
import { type BoardBookingRecord, loadBooking } from '@backend/store/queries/board/event-rows';
import { loadCarServiceWork } from '@backend/store/queries/fleet/car-claim-queries';
import type { BookingStatus } from '@schema/statuses';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import type { ClaimRules } from './car-claim';

/** A booking as the API answers it. */
export interface SavedBooking extends Omit<BoardBookingRecord, 'customerId'> {
  readonly status: BookingStatus;
  /** Unfinished service work stands over it. */
  readonly conflict: boolean;
}

/** A booking as the API answers it, with the status and the conflict of this moment. */
export async function bookingAnswer(
  em: Em,
  fact: BoardBookingRecord,
  { now, config }: ClaimRules,
): Promise<SavedBooking> {
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
export async function savedBooking(em: Em, id: number, ctx: ClaimRules): Promise<SavedBooking> {
  const fact = await loadBooking(em, id);
  if (!fact) throw new Error(`Booking ${id} is not there after it was saved`);
  return bookingAnswer(em, fact, ctx);
}
