import type { CarEventFacts } from '@frontend/shared/cars/car-facts';
import type { Refusal } from '@frontend/shared/data/refusal';
import { parseInstant } from '@schema/values/calendar';

/** A car free in the wanted period. The price is roubles, null when no tariff covers the days. */
export interface SuggestedCar {
  readonly carId: number;
  readonly title: string;
  readonly licensePlate: string;
  readonly totalPrice: number | null;
}

/** What stands in the way of a save and the server's ways around it (docs/domain.md, occupancy). */
export interface Occupied {
  readonly conflicts: readonly CarEventFacts[];
  readonly cars: readonly SuggestedCar[];
  /** Free windows of the same length on the same car; ISO instants. */
  readonly windows: readonly { readonly startDate: string; readonly endDate: string }[];
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

/** Reads a CAR_OCCUPIED refusal; null for any other. */
export function occupiedOf(refusal: Refusal | null): Occupied | null {
  if (refusal?.code !== 'CAR_OCCUPIED') return null;
  // The shape is the contract's: docs/domain.md, occupancy; a missing part is an empty list.
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
