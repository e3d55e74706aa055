import { PER_DAY_ROUNDING } from '@schema/constants';
import { amountText, parseAmount, roundAmount } from './money';

/**
 * Per-day price and total in forms (requirements.md, K23), each with its rounding. All amounts are roubles;
 * days may be fractional in the edit form and are at least 1.
 */

/** Total → per day, roubles to 2 decimals, or to the nearest 100 (requirements.md, K23, K24). */
export function perDayFromTotal(total: number, days: number, roundTo100 = false): number {
  const perDay = total / Math.max(1, days);
  if (!roundTo100) return roundAmount(perDay);
  return Math.round(perDay / PER_DAY_ROUNDING) * PER_DAY_ROUNDING;
}

/** Per day → total in roubles, to 2 decimals (requirements.md, K23). Days are at least 1. */
export function totalFromPerDay(perDay: number, days: number): number {
  return roundAmount(perDay * Math.max(1, days));
}

/** Total → per day of a rental that is extended, whole roubles. */
export function wholePerDay(total: number, days: number): number {
  return Math.round(total / days);
}

/** The total after an edit of the per-day price; '' if unreadable. */
export function totalTextAfterPerDay(perDayText: string, days: number): string {
  const perDay = parseAmount(perDayText);
  return perDay === null ? '' : amountText(totalFromPerDay(perDay, days));
}

/** The per-day price after an edit of the total; '' if unreadable. */
export function perDayTextAfterTotal(totalText: string, days: number, roundTo100 = false): string {
  const total = parseAmount(totalText);
  return total === null ? '' : amountText(perDayFromTotal(total, days, roundTo100));
}
