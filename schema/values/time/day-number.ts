import { millisecondsInDay } from 'date-fns/constants';

/** A calendar day, `YYYY-MM-DD`, in company time. */
export type Day = string;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/**
 * Whether the text is a real day of 1900–2999: '2026-02-29' and '2026-2-9' are not, '2028-02-29'
 * is. The range rejects mistyped years (decided here).
 */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !DAY_PATTERN.test(text)) return false;
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR && dayOfNumber(dayNumber(text)) === text;
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day with these parts; null for a nonexistent day. */
export function dayAt(year: number, month: number, day: number): Day | null {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDay(text) ? text : null;
}

/**
 * Days since 1970-01-01: '1970-01-02' → 1. For frames of the board and loops over cars and days:
 * date-fns counts a day 25 times slower, and wrongly where the zone of the device skipped a day.
 */
export function dayNumber(day: Day): number {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  return Date.UTC(year, month - 1, Number(day.slice(8, 10))) / millisecondsInDay;
}

const MAX_NAMES = 50_000;
const names = new Map<number, Day>();

/** The day of a number: 1 → '1970-01-02'. Memoised for repeated requests of boards. */
export function dayOfNumber(number: number): Day {
  const known = names.get(number);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) names.clear();
  const day = new Date(number * millisecondsInDay).toISOString().slice(0, 10);
  names.set(number, day);
  return day;
}
