/** The cost of a plan of moves, compared field by field in this order. */
export interface Cost {
  /** Bookings without a free car. */
  readonly left: number;
  readonly moves: number;
  /** Moves to another model. */
  readonly otherModels: number;
  /** Differences of the tariffs, kopecks. */
  readonly price: number;
}

export const NOTHING: Cost = { left: 0, moves: 0, otherModels: 0, price: 0 };
/** A booking without a free car. */
export const STAYS: Cost = { ...NOTHING, left: 1 };

export function addCost(a: Cost, b: Cost): Cost {
  return {
    left: a.left + b.left,
    moves: a.moves + b.moves,
    otherModels: a.otherModels + b.otherModels,
    price: a.price + b.price,
  };
}

export function isBelow(a: Cost, b: Cost): boolean {
  if (a.left !== b.left) return a.left < b.left;
  if (a.moves !== b.moves) return a.moves < b.moves;
  if (a.otherModels !== b.otherModels) return a.otherModels < b.otherModels;
  return a.price < b.price;
}

export const byCost = (a: Cost, b: Cost) => (isBelow(a, b) ? -1 : isBelow(b, a) ? 1 : 0);
