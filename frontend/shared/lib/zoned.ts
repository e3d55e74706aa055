import {
  type CalendarDate,
  fromDate,
  parseDate,
  type ZonedDateTime,
} from '@internationalized/date';
import { type Day, isDay } from '@schema/values/time/calendar';

/** The only module that converts instants and days to @internationalized/date. */

/** An instant (ISO 8601) in company time for the picker; null if invalid. */
export function toZoned(instant: string | null | undefined, zone: string): ZonedDateTime | null {
  const date = new Date(instant || Number.NaN);
  return Number.isNaN(date.getTime()) ? null : fromDate(date, zone);
}

/** A day (YYYY-MM-DD) for the picker; null if invalid. */
export function toCalendarDate(day: Day | null | undefined): CalendarDate | null {
  return day && isDay(day) ? parseDate(day) : null;
}
