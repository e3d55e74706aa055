import type { CarEventFacts } from '@frontend/shared/cars/car-facts';
import type { Refusal } from '@frontend/shared/data/requests/refusal';
import type { UnreturnedFacts } from '@schema/texts/bookings/whereabouts';
import type { CarLook } from '@schema/values/fleet/car-title';
import { parseInstant } from '@schema/values/time/instant';
import type { Period } from '@schema/values/time/period';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';

/** A car free in the period. The price is in roubles, null when no tariff covers the days. */
export interface SuggestedCar extends CarLook {
  readonly carId: number;
  readonly title: string;
  readonly licensePlate: string;
  readonly totalPrice: number | null;
  /** The earlier rental whose return is not marked; null without one. */
  readonly unreturnedRental: UnreturnedFacts | null;
}

/** Conflicts of a save and the server's suggestions (docs/domain.md, occupancy). */
export interface Occupied {
  readonly conflicts: readonly CarEventFacts[];
  readonly cars: readonly SuggestedCar[];
  /** Free windows of the same length on the same car; ISO instants. */
  readonly windows: readonly { readonly startDate: string; readonly endDate: string }[];
}

/** Returns the path of the re-seating search that frees the car. */
export type ReseatLink = (need: Period & { readonly carId: number }) => string;

/** The part of the period taken by the conflicts; the whole period if there are none. */
export function takenPart(wanted: Period, conflicts: readonly Period[]): Period {
  const startDate = max([wanted.startDate, min(conflicts.map((one) => one.startDate))]);
  const endDate = min([wanted.endDate, max(conflicts.map((one) => one.endDate))]);
  return startDate < endDate ? { startDate, endDate } : wanted;
}

interface OccupiedDetails {
  conflicts?: {
    kind: CarEventFacts['kind'];
    id: number;
    title: string;
    startDate: string;
    endDate: string;
  }[];
  suggestions?: Partial<Pick<Occupied, 'cars' | 'windows'>>;
}

/** Parses a CAR_OCCUPIED refusal; null for any other. */
export function occupiedOf(refusal: Refusal | null): Occupied | null {
  if (refusal?.code !== 'CAR_OCCUPIED') return null;
  // Shape: docs/domain.md, occupancy; a missing part is an empty list.
  const { conflicts = [], suggestions = {} } = refusal.details as OccupiedDetails;
  return {
    conflicts: conflicts.flatMap(({ startDate, endDate, ...event }) => {
      const [start, end] = [parseInstant(startDate), parseInstant(endDate)];
      return start && end ? [{ ...event, startDate: start, endDate: end }] : [];
    }),
    cars: suggestions.cars ?? [],
    windows: suggestions.windows ?? [],
  };
}
