import { type Kopecks, kopecks } from '@schema/values/money/money';
import { type Period } from '@schema/values/time/period';
import { rentalDays } from '@schema/values/time/rental-days';
import { millisecondsInDay } from 'date-fns/constants';
import type { DaySpan } from '../day/day-span';

/** A contract as used for revenue: cancelled and incomplete ones earn nothing and are excluded. */
export interface Rental extends Period {
  /** Kopecks of the whole contract; null: no price, revenue 0. */
  readonly totalPrice: Kopecks | null;
}

/** The rental days and revenue of a contract within some days. */
export interface Earned {
  readonly rentalDays: number;
  readonly revenue: Kopecks;
}

/**
 * Revenue per rental day of a contract of N days: `totalPrice / N` in whole kopecks, the last day
 * also the remainder. 100.00 over 3 days is 33.33, 33.33, 33.34 (docs/domain.md, revenue).
 */
export function shareOfDays(rental: Rental): { days: number; each: number; last: number } {
  const days = rentalDays(rental);
  const price = rental.totalPrice ?? 0;
  const each = Math.floor(price / days);
  return { days, each, last: price - each * (days - 1) };
}

/**
 * The rental days of a contract on these dates and their revenue. Rental day k begins at `start + k
 * × 24 h` and belongs to the date of that instant in company time. Computed without iterating; the
 * spans of any partition sum to the whole contract.
 */
export function earnedWithin(rental: Rental, span: Pick<DaySpan, 'from' | 'to'>): Earned {
  const { days, each, last } = shareOfDays(rental);
  const first = daysBegunBefore(span.from, rental, days);
  const end = daysBegunBefore(span.to, rental, days);
  const remainder = end === days && end > first ? last - each : 0;
  return { rentalDays: end - first, revenue: kopecks(each * (end - first) + remainder) };
}

function daysBegunBefore(instant: Date, { startDate }: Rental, total: number): number {
  const begun = Math.ceil((instant.getTime() - startDate.getTime()) / millisecondsInDay);
  return Math.min(total, Math.max(0, begun));
}

/** Kopecks per rental day, rounded to whole ones, halves up; 0 without days. */
export function averageDailyRate(revenue: Kopecks, days: number): Kopecks {
  return kopecks(days > 0 ? Math.round(revenue / days) : 0);
}

/** A part of a whole in percent, at most 100; 0 when the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, (part / whole) * 100) : 0;
}
