import { type Kopecks, kopecks } from '../money/money';
import { toMilliPercent, WHOLE_MILLI_PERCENT } from '../money/percent';
import { cleanName } from '../words/text';
import type { Season } from './season';

/** How prices change; exactly one of the three is set. Money in kopecks. */
export interface PriceChange {
  /** Added to each price, percent of it: 10 is «+10 %». */
  readonly percent?: number | null;
  /** Added to each price: −50000 is «−500 ₽». */
  readonly addend?: Kopecks | null;
  /** The new price. */
  readonly price?: Kopecks | null;
  /** Changed prices are rounded to this step, in roubles; null: to kopecks. */
  readonly roundTo?: number | null;
}

/** `part` of `whole`, halves up; exact for any two safe integers. */
function scaled(amount: number, part: number, whole: number): number {
  const [double, divisor] = [BigInt(amount) * BigInt(part) * 2n, BigInt(whole) * 2n];
  return Number((double + BigInt(whole)) / divisor);
}

function before(price: Kopecks, change: PriceChange): number {
  if (change.price != null) return change.price;
  if (change.addend != null) return price + change.addend;
  const part = WHOLE_MILLI_PERCENT + toMilliPercent(change.percent ?? 0);
  return scaled(price, part, WHOLE_MILLI_PERCENT);
}

/**
 * The price per day after a change, rounded to the nearest step, halves up. A price above zero is
 * rounded to at least one step. Negative when more is subtracted than there is; the change is then
 * refused.
 */
export function changedPrice(price: Kopecks, change: PriceChange): Kopecks {
  const exact = before(price, change);
  const step = (change.roundTo ?? 0) * 100;
  if (step === 0 || exact <= 0 || exact === price) return kopecks(exact);
  return kopecks(Math.max(step, Math.floor((exact + step / 2) / step) * step));
}

/** A tariff group by its name and season. */
export interface NamedSeason extends Partial<Season> {
  readonly name?: string | null;
}

/** Equal for groups of one name, in any letter case, and the same days. */
export function seasonKey(group: NamedSeason): string {
  const { name, startMonth, startDay, endMonth, endDay } = group;
  const days = [startMonth, startDay, endMonth, endDay].map((part) => part ?? '');
  return [cleanName(name ?? '').toLowerCase(), ...days].join(' ');
}

/** Which of a car's prices change. */
export interface PriceScope {
  /** Null: every group. */
  readonly seasons?: readonly NamedSeason[] | null;
  /** The minimum rental days of the prices; null: any. */
  readonly minDays?: number | null;
}

/** Whether the prices of a group are in the scope. */
export function isSeasonMeant(scope: PriceScope, group: NamedSeason): boolean {
  const key = seasonKey(group);
  return !scope.seasons || scope.seasons.some((season) => seasonKey(season) === key);
}

/** Whether a price from `minDays` on is in the scope. */
export const isLengthMeant = (scope: PriceScope, minDays: number): boolean =>
  scope.minDays == null || scope.minDays === minDays;
