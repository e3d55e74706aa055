import { millisecondsInDay } from 'date-fns/constants';
import type { Period } from '../time/period';
import { amountText, parseAmount, perDayFromTotal, totalFromPerDay } from './money';

/**
 * Coupling of per-day price and total in forms (requirements.md, K23). All amounts are roubles;
 * days may be fractional in the edit form and are at least 1.
 */

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

/** Days in the edit form: hours / 24, at least 1 (requirements.md, K24). 36 hours → 1.5. */
export function editFormDays(period: Period): number {
  return Math.max(1, (period.endDate.getTime() - period.startDate.getTime()) / millisecondsInDay);
}
