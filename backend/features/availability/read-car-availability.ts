import { conflictOf } from '@backend/domain/bookings/occupancy-refusal';
import { fleetAvailability } from '@backend/domain/fleet/fleet-availability';
import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadFleetFacts } from '@backend/store/queries/fleet/fleet-window-queries';
import { carAvailabilityPayload } from '@schema/forms/bookings/quick-booking';
import { MESSAGES } from '@schema/messages';
import type { CarAvailability } from './car-availability.types';

interface CarWindow {
  readonly carId: number;
  /** Nullable until validated. */
  readonly start: Date | null;
  readonly end: Date | null;
  /** The booking being changed or continued, ignored as a conflict. */
  readonly bookingId: number | null;
}

/**
 * Availability of one car from start to end, and its current location (docs/domain.md, is a car
 * free). Throws VALIDATION_FAILED like the free cars, NOT_FOUND for an unknown car.
 */
export async function readCarAvailability(
  { em, now, config }: RequestContext,
  { carId, start, end, bookingId }: CarWindow,
): Promise<CarAvailability> {
  const asked = { startDate: start, endDate: end, bookingId };
  const { startDate, endDate } = validated(carAvailabilityPayload, asked);
  const window = { startDate, endDate };
  const occasion = { now, requireReturnMark: config.requireReturnMark };
  const [cars, facts] = await Promise.all([
    loadCars(em, [carId]),
    loadFleetFacts(em, window, occasion, [carId]),
  ]);
  if (cars.length === 0) throw notFound(MESSAGES.cars.notFound);
  const bookings = facts.bookings.filter(({ id }) => id !== bookingId);
  const answerOf = fleetAvailability(window, { ...facts, bookings });
  const { inTheWay, releaseAt, next, unreturned } = answerOf(carId);
  return {
    inTheWay: inTheWay.map(conflictOf),
    releaseAt,
    next: next && conflictOf(next),
    unreturned: unreturned?.id === bookingId ? null : unreturned,
  };
}
