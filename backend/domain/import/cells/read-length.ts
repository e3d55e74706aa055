import { daysBetween } from '@schema/values/time/calendar';
import { type Cell, wallClock } from './cells';
import { cellText } from './read-words';

/** A length of a rental: whole months, else hours. */
export interface ReadLength {
  readonly months: number;
  readonly hours: number;
}

export const HOURS_A_DAY = 24;
const MAX_DAYS = 3660;
const MAX_DATE_DAYS = 366;
/** Rounding errors of a spreadsheet. */
const EPSILON = 1e-6;
const SERIAL_ORIGIN = '1899-12-30';
const HOURS_A_WEEK = 7 * HOURS_A_DAY;

const LENGTH =
  /^(?:на\s+)?(\d{1,4}(?:[.,]\d{1,2})?)\s*(д|дн|день|дня|дней|сут|суток|сутки|days?|н|нед\p{L}*|weeks?|мес\p{L}*|months?|ч|час\p{L}*|hours?)?\.?(?:\s*\([\p{L}\s]+\))?$/iu;

/** Whole hours of a count of units; null: a part of an hour, none or too many. */
function lengthOf(count: number, hoursEach: number): ReadLength | null {
  const hours = Math.round(count * hoursEach);
  const isWhole = Math.abs(count * hoursEach - hours) < EPSILON;
  return isWhole && hours >= 1 && hours <= MAX_DAYS * HOURS_A_DAY ? { months: 0, hours } : null;
}

const ofDays = (days: number) => lengthOf(days, HOURS_A_DAY);

/**
 * A length: 3, '3 дня', 'на 4 дня', '2 недели', '1,5 суток', '36 ч', 'месяц' as '1 мес'; a number
 * that is formatted as a date. Null: none, an unclear or a negative one ('3-4 дня', 'полдня').
 */
export function readLength(cell: Cell): ReadLength | null {
  if (typeof cell === 'number') return ofDays(cell);
  if (cell instanceof Date) {
    const wall = wallClock(cell);
    const days = wall?.time === '00:00' ? daysBetween(SERIAL_ORIGIN, wall.day) : 0;
    return days <= MAX_DATE_DAYS ? ofDays(days) : null;
  }
  const match = LENGTH.exec(cellText(cell));
  if (!match) return null;
  const count = Number(match[1]?.replace(',', '.'));
  const unit = match[2]?.toLowerCase() ?? '';
  if (/^(?:мес|month)/.test(unit)) {
    return Number.isInteger(count) && count > 0 && count <= MAX_DAYS / 30
      ? { months: count, hours: 0 }
      : null;
  }
  if (/^(?:н|week)/.test(unit)) return lengthOf(count, HOURS_A_WEEK);
  return /^(?:ч|hour)/.test(unit) ? lengthOf(count, 1) : ofDays(count);
}
