import { addCost, type Cost, isBelow, NOTHING, STAYS } from './seat-cost';
import type { Distance, Seat } from './seat-facts';

/** A car a booking may go to. */
export interface Option {
  readonly carId: number;
  /** Movable bookings that would have to leave that car. */
  readonly inTheWay: readonly Seat[];
  readonly cost: Cost;
}

/** A booking that has to go, and where it may. */
export interface Step {
  readonly seat: Seat;
  readonly options: readonly Option[];
  /** The least that this one and all after it can cost. */
  readonly least: Cost;
}

/** One move to a car that far. */
export const costOf = ({ isSameModel, price }: Distance): Cost => ({
  left: 0,
  moves: 1,
  otherModels: isSameModel ? 0 : 1,
  price,
});

/** The bookings in their order, each with the least that it and the rest can cost. */
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
