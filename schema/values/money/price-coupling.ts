import { hoursMs } from '../time/calendar';
import type { Period } from '../time/period';
import { amountText, parseAmount, perDayFromTotal, totalFromPerDay } from './money';

/**
 * Per-day price and total follow each other while a form is edited (requirements.md, K23). All
 * amounts are roubles; days may be a fraction in the edit form and are at least 1.
 */

/** The total field after the per-day field was edited; '' while that cannot be read. */
export function totalTextAfterPerDay(perDayText: string, days: number): string {
  const perDay = parseAmount(perDayText);
  return perDay === null ? '' : amountText(totalFromPerDay(perDay, days));
}

/** The per-day field after the total field was edited; '' while that cannot be read. */
export function perDayTextAfterTotal(totalText: string, days: number, roundTo100 = false): string {
  const total = parseAmount(totalText);
  return total === null ? '' : amountText(perDayFromTotal(total, days, roundTo100));
}

/** Days in the edit form: hours / 24, at least 1 (requirements.md, K24). 36 hours → 1.5. */
export function editFormDays(period: Period): number {
  return Math.max(1, (period.endDate.getTime() - period.startDate.getTime()) / hoursMs(24));
}
