import { isYearRound, type MonthDay, type Season, seasonHolds } from './season';

/** A price that holds from a length of the whole rental on. Money in whatever unit the caller counts. */
export interface PriceTier {
  /** Days. */
  readonly minDays: number;
  readonly pricePerDay: number;
}

/** As much of a tariff group as decides which one a day takes. */
export interface SeasonGroup<Tier> extends Season {
  readonly sortOrder: number;
  readonly tariffs: readonly Tier[];
}

/**
 * What a day of the year takes its price from: the first group by `sortOrder` whose season holds it,
 * else the year-round one; groups without prices never (docs/domain.md, price estimate). Of equal
 * `sortOrder` the one that stands first. Null: no group covers the day.
 */
export function groupChooser<Group extends SeasonGroup<unknown>>(
  groups: readonly Group[],
): (monthDay: MonthDay) => Group | null {
  const priced = groups
    .filter((group) => group.tariffs.length > 0)
    .sort((a, b) => a.sortOrder - b.sortOrder);
  const yearRound = priced.find(isYearRound) ?? null;
  const seasonal = priced.filter((group) => !isYearRound(group));
  return (monthDay) => seasonal.find((group) => seasonHolds(group, monthDay)) ?? yearRound;
}

/**
 * The tier with the largest `minDays` that the length reaches, else the one with the smallest; of equal
 * ones the first. Null: there are none.
 */
export function tierFor<Tier extends PriceTier>(
  tiers: readonly Tier[],
  totalDays: number,
): Tier | null {
  let reached: Tier | undefined;
  let shortest: Tier | undefined;
  for (const tier of tiers) {
    const { minDays } = tier;
    if (minDays <= totalDays && (!reached || minDays > reached.minDays)) reached = tier;
    if (!shortest || minDays < shortest.minDays) shortest = tier;
  }
  return reached ?? shortest ?? null;
}
