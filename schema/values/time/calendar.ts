/**
 * The only module that converts instants to days and back. Days belong to the company's time zone,
 * never to the device's, and may have 23 or 25 hours (docs/domain.md, time).
 */

import { millisecondsToMinutes } from 'date-fns/millisecondsToMinutes';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import { type Day, dayNumber, dayOfNumber, isDay, twoDigits } from './day-number';
import { dayNumberAt, dayStartMs, instantShowingMs, wallTimeMs } from './zone-clock';

export { type Day, isDay };

const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether the runtime knows this IANA zone: 'Europe/Moscow' yes, 'Moscow' no. */
export function isZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The day of an instant: 2026-05-01T21:30:00Z in Moscow is '2026-05-02'. */
export function dayOf(instant: Date, zone: string): Day {
  return dayOfNumber(dayNumberAt(instant.getTime(), zone));
}

/** The first instant of a day; usually 00:00, later where clocks skip midnight. */
export function startOfDay(day: Day, zone: string): Date {
  return new Date(dayStartMs(dayNumber(day), zone));
}

/** The first instant after a day, which is the start of the next one. */
export function endOfDay(day: Day, zone: string): Date {
  return new Date(dayStartMs(dayNumber(day) + 1, zone));
}

export function addDays(day: Day, count: number): Day {
  return dayOfNumber(dayNumber(day) + count);
}

/** Whole days between two days: ('2026-02-28', '2026-03-01') → 1; negative backwards. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Monday is 0, Sunday 6. */
export function weekdayOf(day: Day): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** Wall-clock time, 'HH:mm'. */
export function timeOf(instant: Date, zone: string): string {
  return timeOfMinutes(millisecondsToMinutes(wallTimeMs(instant.getTime(), zone)));
}

/** 615 → '10:15' */
export function timeOfMinutes(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/**
 * The instant of a wall-clock time 'HH:mm' on that day. Repeated time: the first of the two.
 * Skipped time: the instant of the transition. Throws RangeError on an invalid time.
 */
export function instantAt(day: Day, time: string, zone: string): Date {
  const match = TIME_PATTERN.exec(time);
  if (!match) throw new RangeError(`Not a time: ${time}`);
  const timeMs = minutesToMilliseconds(Number(match[1]) * 60 + Number(match[2]));
  return new Date(instantShowingMs(dayNumber(day), timeMs, zone));
}

/**
 * The last day a half-open period touches. An end at exactly 00:00 belongs to the day before;
 * end = start belongs to the day of the start.
 */
export function lastDayOf(period: { startDate: Date; endDate: Date }, zone: string): Day {
  return dayOfNumber(lastDayNumber(period.startDate.getTime(), period.endDate.getTime(), zone));
}

/** `lastDayOf` over epoch milliseconds, as a day number. */
export function lastDayNumber(startMs: number, endMs: number, zone: string): number {
  return dayNumberAt(Math.max(startMs, endMs - 1), zone);
}

/** 'DD.MM.YYYY' */
export function formatDay(day: Day): string {
  return `${shortDay(day)}.${day.slice(0, 4)}`;
}

/** 'DD.MM': only without space for a year, on the canvas of the board and the axis of a chart. */
export function shortDay(day: Day): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}

/** 'DD.MM.YYYY HH:mm' in company time. */
export function formatMoment(instant: Date, zone: string): string {
  return `${formatDay(dayOf(instant, zone))} ${timeOf(instant, zone)}`;
}
