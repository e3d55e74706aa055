import type { CarFacts } from '@frontend/shared/cars/car-facts';

/** A car free in the period of the form. */
export interface FreeCar {
  readonly car: CarFacts;
  /** By tariff, roubles; null without a tariff. */
  readonly totalPrice: number | null;
}
