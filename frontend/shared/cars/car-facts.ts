import type { CarNameParts } from '@schema/values/fleet/car-title';
import type { Period } from '@schema/values/time/period';

/** Fields of a car for forms and dialogs. Money is roubles. */
export interface CarFacts extends CarNameParts {
  readonly id: number;
  readonly licensePlate: string;
  readonly depositAmount: number;
  readonly photos: readonly string[];
}

/** An event of a car loaded in the browser. */
export interface CarEventFacts extends Period {
  readonly kind: 'booking' | 'maintenance';
  readonly id: number;
  readonly title: string;
}

/** Cars already loaded by the screen; forms read it and never load a board. */
export interface CarKnowledge {
  car(carId: number): CarFacts | null;
  /** Events of the car, in any order; finished maintenance is excluded. */
  events(carId: number): readonly CarEventFacts[];
  /** End of the loaded range that contains `from`; null if `from` is not loaded. */
  knownUntil(from: Date): Date | null;
}
