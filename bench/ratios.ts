/** Motions of a board: pans along an axis, and zoom. */
export const MOTIONS = ['horizontal', 'vertical', 'zoom'] as const;
export type Motion = (typeof MOTIONS)[number];

/**
 * CPU of one step, ms: of the main thread for each motion, and in `everything` of all processes of
 * the browser for a step of both pans. Unsupported motions are absent.
 */
type Cost = Motion | 'everything';
export type StepCosts = Partial<Record<Cost, number>>;

/** One round: every page of a setting by its name, measured one after another. */
export type Round = Readonly<Record<string, StepCosts>>;

/** The middle value; of an even count, the lower of the two middle ones. Throws on nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/**
 * The cost of a page in a round, ms, less that of the same steps on the page `empty`, at least 0.
 * Null when one of them was not measured.
 */
export function net(round: Round, page: string, empty: string, cost: Cost): number | null {
  const own = round[page]?.[cost];
  const nothing = round[empty]?.[cost];
  if (own === undefined || nothing === undefined) return null;
  return Math.max(0, own - nothing);
}

/** The median cost of a page over the rounds, ms; null when it was never measured. */
export function medianNet(
  rounds: readonly Round[],
  page: string,
  empty: string,
  cost: Cost,
): number | null {
  const costs = rounds.map((round) => net(round, page, empty, cost)).filter((ms) => ms !== null);
  return costs.length === 0 ? null : median(costs);
}

/**
 * The cost of a page as a multiple of the yardstick's: the median of the ratios of each round,
 * which has one machine load. Null when no round has both.
 */
export function medianRatio(
  rounds: readonly Round[],
  pages: { page: string; yardstick: string; empty: string },
  cost: Cost,
): number | null {
  const ratios = rounds.flatMap((round) => {
    const own = net(round, pages.page, pages.empty, cost);
    const yardstick = net(round, pages.yardstick, pages.empty, cost);
    return own === null || yardstick === null ? [] : [own / yardstick];
  });
  return ratios.length === 0 ? null : median(ratios);
}
