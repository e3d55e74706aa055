import { isYearRound, type MonthDay, type Season, seasonHolds } from './season';

/** A price that applies from a minimum length of the whole rental. Money in the caller's unit. */
export interface PriceTier {
  /** Days. */
  readonly minDays: number;
  readonly pricePerDay: number;
}

/** Fields of a tariff group that determine whether it applies to a day. */
interface SeasonGroup<Tier> extends Season {
  readonly sortOrder: number;
  readonly tariffs: readonly Tier[];
}

/**
 * Returns the group that applies to a day of the year: the first by `sortOrder` whose season
 * contains it, else the year-round one; groups without prices are skipped (docs/domain.md, price
 * estimate). Equal `sortOrder`: the first in the list. Null: no group covers the day.
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
 * The tier with the largest `minDays` not above the length, else the one with the smallest; of
 * equal ones the first. Null without tiers.
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
