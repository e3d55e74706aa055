import {
  type Day,
  dayOf,
  daysBetween,
  endOfDay,
  lastDayOf,
  startOfDay,
} from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';

/** Whole days of company time: [from, to), both at the first instant of a day. */
export interface DaySpan {
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly from: Date;
  readonly to: Date;
  /** Number of days, at least 1; days of 23 and 25 hours count as one. */
  readonly days: number;
}

/**
 * The days touched by a period: 01.11 00:00 – 30.11 23:59:59.999 and 01.11 00:00 – 01.12 00:00 are
 * the same November. Days are never split, because rental days belong to dates (docs/domain.md,
 * revenue).
 */
export function daySpanOf(period: Period, zone: string): DaySpan {
  return spanOfDays(dayOf(period.startDate, zone), lastDayOf(period, zone), zone);
}

/** From one day through another, both included. */
export function spanOfDays(firstDay: Day, lastDay: Day, zone: string): DaySpan {
  return {
    firstDay,
    lastDay,
    from: startOfDay(firstDay, zone),
    to: endOfDay(lastDay, zone),
    days: daysBetween(firstDay, lastDay) + 1,
  };
}
