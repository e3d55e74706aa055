import type { Period } from '@schema/values/time/period';

/** A car as forms and dialogs show it. Money is roubles. */
export interface CarFacts {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly color?: string | null;
  readonly year?: number | null;
  readonly depositAmount: number;
  readonly photos: readonly string[];
}

/** Something that takes a car, as far as the browser knows. */
export interface CarEventFacts extends Period {
  readonly kind: 'booking' | 'maintenance';
  readonly id: number;
  readonly title: string;
}

/** What the screen has already loaded about cars; forms ask it and never load a board themselves. */
export interface CarKnowledge {
  car(carId: number): CarFacts | null;
  /** What takes the car, in any order; finished service work is left out. */
  events(carId: number): readonly CarEventFacts[];
  /** From this moment on, the events are complete up to the answer; null: not even there. */
  knownUntil(from: Date): Date | null;
}
