import { addCost, type Cost, isBelow, NOTHING, STAYS } from './seat-cost';
import type { Distance, Seat } from './seat-facts';

export interface Option {
  readonly carId: number;
  /** Movable bookings to move out of that car. */
  readonly inTheWay: readonly Seat[];
  readonly cost: Cost;
}

export interface Step {
  readonly seat: Seat;
  readonly options: readonly Option[];
  /** A lower bound on the cost of this and all following bookings. */
  readonly least: Cost;
}

/** The cost of one move over this distance. */
export const costOf = ({ isSameModel, price }: Distance): Cost => ({
  left: 0,
  moves: 1,
  otherModels: isSameModel ? 0 : 1,
  price,
});

/** The bookings in order, each with a lower bound on the cost of it and the rest. */
export function stepsOf(leaving: readonly Omit<Step, 'least'>[]): Step[] {
  let least = NOTHING;
  return leaving
    .toReversed()
    .map((step) => {
      let cheapest = STAYS;
      for (const { cost } of step.options) if (isBelow(cost, cheapest)) cheapest = cost;
      least = addCost(least, cheapest);
      return { ...step, least };
    })
    .toReversed();
}
