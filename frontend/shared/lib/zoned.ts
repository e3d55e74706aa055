import {
  type CalendarDate,
  fromDate,
  parseDate,
  type ZonedDateTime,
} from '@internationalized/date';
import { type Day, isDay } from '@schema/values/time/calendar';

/** The only module that converts instants and days to @internationalized/date. */

/**
 * An instant (ISO 8601) in company time for the picker. Accepts years that the rules refuse: while
 * «2026» is typed the field passes through the years 2, 20 and 202.
 */
export function toZoned(instant: string | null | undefined, zone: string): ZonedDateTime | null {
  const date = new Date(instant || Number.NaN);
  return Number.isNaN(date.getTime()) ? null : fromDate(date, zone);
}

/** The years 2, 20 and 202, through which the field passes while «2026» is typed. */
const HALF_TYPED = /^0\d{3}-\d\d-\d\d$/;

/** A day (YYYY-MM-DD) for the picker; null if invalid. */
export function toCalendarDate(day: Day | null | undefined): CalendarDate | null {
  return day && (isDay(day) || HALF_TYPED.test(day)) ? parseDate(day) : null;
}
