import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { type CarAvailability, carAvailability } from '@schema/values/fleet/car-availability';
import type { Period } from '@schema/values/time/period';
import {
  type Claim,
  claimsOf,
  type MaintenanceRecord,
  type Occasion,
  type OccupyingBooking,
} from '../bookings/occupancy';

/** An earlier rental of a car that should be back: `overdue` or `unconfirmed`. */
export interface UnreturnedRental extends Period {
  readonly id: number;
  /** Full name. */
  readonly customer: string;
  readonly customerId: number | null;
  readonly whereabouts: Whereabouts;
}

/** Fields of the rental for messages. */
export type NamedUnreturned = Pick<UnreturnedRental, 'id' | 'customer' | 'endDate' | 'whereabouts'>;

/** Facts for the availability of cars. */
export interface FleetFacts extends Occasion {
  /** Events that overlap the window and their neighbours on either side. */
  readonly bookings: readonly (OccupyingBooking & { readonly carId: number })[];
  readonly maintenances: readonly (MaintenanceRecord & { readonly carId: number })[];
  /** By car. */
  readonly unreturned: ReadonlyMap<number, UnreturnedRental>;
}

type FleetAnswer = CarAvailability<Claim, UnreturnedRental>;

/** `carAvailability` of any car of the fleet over one window, and its claims by start. */
export function fleetAvailability(window: Period, facts: FleetFacts) {
  const claimsOfCar = fleetClaims(facts);
  return (carId: number): FleetAnswer => {
    const rental = facts.unreturned.get(carId);
    const claims = claimsOfCar(carId);
    return carAvailability(window, { claims, rentals: rental ? [rental] : [] });
  };
}

/** Claims of a car, by start. */
export function fleetClaims(facts: Omit<FleetFacts, 'unreturned'>) {
  const bookings = Map.groupBy(facts.bookings, ({ carId }) => carId);
  const maintenances = Map.groupBy(facts.maintenances, ({ carId }) => carId);
  return (carId: number): readonly Claim[] =>
    claimsOf(
      { bookings: bookings.get(carId) ?? [], maintenances: maintenances.get(carId) ?? [] },
      facts,
    );
}
