import { type Period } from '../time/period';
import { rentalDays } from '../time/rental-days';

/** The prices of a booking whose dates change, roubles. */
export interface ChangePrices {
  /** Before the change. */
  readonly was: number;
  /** Of the new dates by today's tariff. */
  readonly tariff: number;
  /** Of the new dates at the former price a day. */
  readonly atFormerRate: number;
  /** The one that is saved unless another is chosen. */
  readonly taken: number;
  /** The tariff moves against the length: shorter for more, or longer for less. */
  readonly isAgainstLength: boolean;
}

const lengthOf = ({ startDate, endDate }: Period) => endDate.getTime() - startDate.getTime();

/**
 * The total at the former price a day, roubles: the same for as many days, otherwise in whole
 * roubles, rounded down.
 */
export function atFormerRate(was: number, from: Period, to: Period): number {
  const [before, after] = [rentalDays(from), rentalDays(to)];
  return before === after ? was : Math.floor((was * after) / before);
}

/**
 * The prices of a change of dates. A price by tariff follows today's tariff, except that a shorter
 * rental never costs more: it keeps the former price a day (docs/domain.md, price estimate).
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

/** The totals that may be chosen instead of this one, each once, roubles. */
export function otherPrices({ was, tariff, atFormerRate: rate }: ChangePrices, saved: number) {
  return [...new Set([was, tariff, rate])].filter((total) => total !== saved);
}
