import type { CarEvents, Claim, MaintenanceRecord, Occasion } from '../bookings/occupancy';
import { claimsOf } from '../bookings/occupancy';

interface FleetEvents extends Occasion {
  readonly bookings: readonly (CarEvents['bookings'][number] & { readonly carId: number })[];
  readonly maintenances: readonly (MaintenanceRecord & { readonly carId: number })[];
}

/** The claims of each car on time after now. */
export function claimsOfFleet(question: FleetEvents): ReadonlyMap<number, readonly Claim[]> {
  const bookings = Map.groupBy(question.bookings, ({ carId }) => carId);
  const works = Map.groupBy(question.maintenances, ({ carId }) => carId);
  const ids = new Set([...bookings.keys(), ...works.keys()]);
  return new Map(
    [...ids].map((id) => {
      const events = { bookings: bookings.get(id) ?? [], maintenances: works.get(id) ?? [] };
      const claims = claimsOf(events, question);
      return [id, claims.filter(({ period }) => period.endDate > question.now)] as const;
    }),
  );
}
