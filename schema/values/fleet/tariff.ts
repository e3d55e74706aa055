import { isExists } from 'date-fns/isExists';
import { cleanName } from '../words/text';

/** Normalisation of tariffs on save, in frontend and backend (requirements.md, F15, F19). */

/** Minimum days of a price: truncated to a whole number, at least 1. 2.9 → 2, -3 → 1. */
export function wholeMinDays(days: number): number {
  return Math.max(1, Math.trunc(days) || 1);
}

/** A negative price becomes 0. Any unit. */
export function priceOrZero<Amount extends number>(price: Amount): Amount {
  return price < 0 ? (0 as Amount) : price;
}

/** Name of the group at this index; 'Группа N' for an empty one. */
export function groupName(name: string | null | undefined, place: number): string {
  return cleanName(name ?? '') || `Группа ${place + 1}`;
}

/** First and last day of a season; all null for the whole year. */
export interface SeasonDates {
  readonly startMonth: number | null;
  readonly startDay: number | null;
  readonly endMonth: number | null;
  readonly endDay: number | null;
}

export const WHOLE_YEAR: SeasonDates = {
  startMonth: null,
  startDay: null,
  endMonth: null,
  endDay: null,
};

/** 29 February may start or end a season of any year. */
const LEAP_YEAR = 2028;

/** Whether the day exists in some year. Months from 1. */
export function isMonthDay(month: number, day: number): boolean {
  return isExists(LEAP_YEAR, month - 1, day);
}

/** Error of a season: an incomplete set of dates, or a day that does not exist in any month. */
export function seasonFault(season: SeasonDates): 'incomplete' | 'invalid' | null {
  const { startMonth, startDay, endMonth, endDay } = season;
  const given = [startMonth, startDay, endMonth, endDay].filter((part) => part !== null).length;
  if (given === 0) return null;
  if (startMonth === null || startDay === null || endMonth === null || endDay === null) {
    return 'incomplete';
  }
  return isMonthDay(startMonth, startDay) && isMonthDay(endMonth, endDay) ? null : 'invalid';
}
