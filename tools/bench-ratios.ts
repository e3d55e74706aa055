/** Main-thread CPU of one pan step on each axis, milliseconds. */
export interface StepCost {
  horizontalMs: number;
  verticalMs: number;
}

export type Axis = keyof StepCost;

/** The middle value; of an even count, the lower of the two middle ones. Throws on nothing. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** What the page itself costs: the same steps on an empty page are taken away, never below zero. */
export function net(page: StepCost, empty: StepCost): StepCost {
  return {
    horizontalMs: Math.max(0, page.horizontalMs - empty.horizontalMs),
    verticalMs: Math.max(0, page.verticalMs - empty.verticalMs),
  };
}

/** One round: every page of one size, measured one after another. */
export interface Round {
  empty: StepCost;
  /** The yardstick. */
  bare: StepCost;
  page: StepCost;
}

/**
 * How many times the yardstick a page costs on an axis. The ratio is taken inside each round, where
 * the machine was in one mood, and the median over the rounds is the figure.
 */
export function medianRatio(rounds: Round[], axis: Axis): number {
  return median(
    rounds.map(({ empty, bare, page }) => net(page, empty)[axis] / net(bare, empty)[axis]),
  );
}
