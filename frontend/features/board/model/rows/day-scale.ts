import { lastDayNumber, timeOf } from '@schema/values/time/calendar';
import { type Day, dayNumber, dayOfNumber } from '@schema/values/time/day-number';
import { dayNumberAt, dayStartMs } from '@schema/values/time/zone-clock';

/**
 * Converts between instants, calendar days and positions on the time axis. A position is a count of
 * days since 1970-01-01 in the company's zone with the part of the day as fraction: 12:00 is n.5,
 * and a little less on a 23-hour day.
 */
export interface DayScale {
  readonly zone: string;
  /** 2026-11-20 → 20777. */
  numberOf(day: Day): number;
  /** 20777 → 2026-11-20. */
  dayAt(number: number): Day;
  /** Instant (ms since the epoch) → position in days. */
  toDays(ms: number): number;
  /** Position in days → instant in ms. */
  toMs(position: number): number;
  /** The last day number that the half-open [startMs, endMs) touches. */
  lastDay(startMs: number, endMs: number): number;
  /** Wall clock time of an instant, 'HH:mm'. */
  timeText(ms: number): string;
}

export function createDayScale(zone: string): DayScale {
  return {
    zone,
    numberOf: dayNumber,
    dayAt: dayOfNumber,
    toDays(ms) {
      const number = dayNumberAt(ms, zone);
      const start = dayStartMs(number, zone);
      return number + (ms - start) / (dayStartMs(number + 1, zone) - start);
    },
    toMs(position) {
      const number = Math.floor(position);
      const start = dayStartMs(number, zone);
      return start + (position - number) * (dayStartMs(number + 1, zone) - start);
    },
    lastDay: (startMs, endMs) => lastDayNumber(startMs, endMs, zone),
    timeText: (ms) => timeOf(new Date(ms), zone),
  };
}
