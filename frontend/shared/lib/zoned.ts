import {
  type CalendarDate,
  fromDate,
  parseDate,
  type ZonedDateTime,
} from '@internationalized/date';
import { type Day, isDay, parseInstant } from '@schema/values/calendar';

/** The picker's edge: the only place where our instants and days meet @internationalized/date. */

/** An instant (ISO 8601) as the picker shows it: on the company's clock, never the device's. */
export function toZoned(instant: string | null | undefined, zone: string): ZonedDateTime | null {
  const date = parseInstant(instant ?? '');
  return date && fromDate(date, zone);
}

/** A day (YYYY-MM-DD) as the picker shows it; null for anything that is no day. */
export function toCalendarDate(day: Day | null | undefined): CalendarDate | null {
  return day && isDay(day) ? parseDate(day) : null;
}
