import { type Period } from '../time/period';
import { rentalDays } from '../time/rental-days';

/** The prices of a booking whose dates change, roubles. */
export interface ChangePrices {
  /** Before the change. */
  readonly was: number;
  /** For the new dates by today's tariff. */
  readonly tariff: number;
  /** For the new dates at the former price per day. */
  readonly atFormerRate: number;
  /** The default price, saved unless another is selected. */
  readonly taken: number;
  /**
   * The total moves opposite to the length: higher for a shorter rental, or lower for a longer
   * one.
   */
  readonly isAgainstLength: boolean;
}

const lengthOf = ({ startDate, endDate }: Period) => endDate.getTime() - startDate.getTime();

/**
 * The total at the former price per day, roubles: unchanged for the same number of days, otherwise
 * rounded down to whole roubles.
 */
export function atFormerRate(was: number, from: Period, to: Period): number {
  const [before, after] = [rentalDays(from), rentalDays(to)];
  return before === after ? was : Math.floor((was * after) / before);
}

/**
 * Price options for a change of dates. A tariff price follows today's tariff, except that a shorter
 * rental never costs more: it keeps the former price per day (docs/domain.md, price estimate).
 */
export function pricesOfChange(
  { was, tariff }: Pick<ChangePrices, 'was' | 'tariff'>,
  from: Period,
  to: Period,
): ChangePrices {
  const longer = lengthOf(to) - lengthOf(from);
  const rate = atFormerRate(was, from, to);
  const costsMore = longer < 0 && tariff > was;
  const costsLess = longer > 0 && tariff < was;
  return {
    was,
    tariff,
    atFormerRate: rate,
    taken: costsMore ? rate : tariff,
    isAgainstLength: costsMore || costsLess,
  };
}

/** Other selectable totals, each once, roubles. */
export function otherPrices({ was, tariff, atFormerRate: rate }: ChangePrices, saved: number) {
  return [...new Set([was, tariff, rate])].filter((total) => total !== saved);
}
