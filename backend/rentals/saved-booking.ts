import { claimsOf, type MaintenanceRecord } from '@backend/domain/bookings/occupancy';
import { serviceConflicts } from '@backend/domain/fleet/service-conflicts';
import type { Em } from '@backend/store/em';
import {
  type BoardBookingRecord,
  loadBooking,
  loadBookings,
  loadUnfinishedWork,
} from '@backend/store/queries/board/event-rows';
import { loadCarServiceWork } from '@backend/store/queries/fleet/car-claim-queries';
import type { BookingStatus } from '@schema/statuses';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import { type Whereabouts, whereabouts } from '@schema/values/bookings/whereabouts';
import type { ClaimRules } from './car-claim';

/** A booking in API format. */
export interface SavedBooking extends BoardBookingRecord {
  readonly status: BookingStatus;
  readonly whereabouts: Whereabouts;
  /** Whether unfinished maintenance overlaps it. */
  readonly conflict: boolean;
}

/**
 * A booking in API format, with its current status and conflict. `service`: the unfinished
 * maintenance of its car that may overlap it, if already known.
 */
export async function bookingAnswer(
  em: Em,
  fact: BoardBookingRecord,
  { now, config }: ClaimRules,
  service?: readonly MaintenanceRecord[],
): Promise<SavedBooking> {
  const { requireReturnMark } = config;
  const maintenances = fact.cancelledAt
    ? []
    : (service ?? (await loadCarServiceWork(em, fact.carId, { from: fact.startDate })));
  const claims = claimsOf({ bookings: [fact], maintenances }, { now, requireReturnMark });
  return {
    ...fact,
    status: bookingStatus(fact, now, { requireReturnMark }),
    whereabouts: whereabouts(fact, now, { requireReturnMark }),
    conflict: serviceConflicts(claims).bookings.has(fact.id),
  };
}

/**
 * Reads the booking in the transaction of `em`. Throws when it does not exist. `service`: see
 * `bookingAnswer`.
 */
export async function savedBooking(
  em: Em,
  id: number,
  ctx: ClaimRules,
  service?: readonly MaintenanceRecord[],
): Promise<SavedBooking> {
  const fact = await loadBooking(em, id);
  if (!fact) throw new Error(`Booking ${id} is not there after it was saved`);
  return bookingAnswer(em, fact, ctx, service);
}

/** Several bookings in API format, in the order of their ids. Throws when one does not exist. */
export async function savedBookings(
  em: Em,
  ids: readonly number[],
  ctx: ClaimRules,
): Promise<SavedBooking[]> {
  const facts = await loadBookings(em, ids);
  const carIds = [...new Set(facts.map(({ carId }) => carId))];
  const works = carIds.length > 0 ? await loadUnfinishedWork(em, carIds) : [];
  const factOf = new Map(facts.map((fact) => [fact.id, fact]));
  return Promise.all(
    ids.map((id) => {
      const fact = factOf.get(id);
      if (!fact) throw new Error(`Booking ${id} is not there after it was saved`);
      const service = works.filter(({ carId }) => carId === fact.carId);
      return bookingAnswer(em, fact, ctx, service);
    }),
  );
}
