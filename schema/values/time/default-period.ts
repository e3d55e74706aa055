import { DAY_LAST_TIME, END_FALLBACK_HOURS, QUICK_BOOKING } from '@schema/constants';
import { addHours } from 'date-fns/addHours';
import { maxTime, minTime } from 'date-fns/constants';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { addDays, type Day, dayOf, instantAt, timeOf } from './calendar';
import type { Period } from './period';

/** Days selected on the board and the default times of the form. Times are 'HH:mm'. */
export interface ChosenDays {
  /** Both included. */
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly startTime: string;
  readonly endTime: string;
  /** Return of the previous event on the first day; null if the car is free all that day. */
  readonly freeFrom?: Date | null;
  /** Start of the next event on the last day; null if the car is free all that day. */
  readonly freeUntil?: Date | null;
}

/**
 * The default period of a form: the first day at `startTime`, the last at `endTime`
 * (requirements.md, K5, W2). It starts after a return on the first day and ends before a handover
 * on the last, so that a half-free cell opens without a conflict (decided here). An end before its
 * start becomes the start plus 2 hours, capped at the end of the day (requirements.md, X1).
 */
export function defaultPeriod(chosen: ChosenDays, zone: string): Period {
  const { fromDay, toDay, startTime, endTime, freeFrom, freeUntil } = chosen;
  const startDate = max([instantAt(fromDay, startTime, zone), freeFrom ?? minTime]);
  const endDate = min([instantAt(toDay, endTime, zone), freeUntil ?? maxTime]);
  return { startDate, endDate: endDate < startDate ? fallbackEnd(startDate, zone) : endDate };
}

function fallbackEnd(startDate: Date, zone: string): Date {
  const lastMoment = instantAt(dayOf(startDate, zone), DAY_LAST_TIME, zone);
  return max([startDate, min([addHours(startDate, END_FALLBACK_HOURS), lastMoment])]);
}

/**
 * The default period of an extension: from the old end to the same wall-clock time a day later
 * (requirements.md, K35). 26.10.2026 18:00 → 27.10.2026 18:00 even where a day has 25 hours.
 */
export function extensionPeriod(oldEnd: Date, zone: string): Period {
  const nextDay = addDays(dayOf(oldEnd, zone), 1);
  return { startDate: oldEnd, endDate: instantAt(nextDay, timeOf(oldEnd, zone), zone) };
}

/** Quick booking: today 23:59 to 06:00 in 2 days, company time (requirements.md, K40). */
export function quickBookingPeriod(now: Date, zone: string): Period {
  const today = dayOf(now, zone);
  const { pickupTime, returnTime, returnAfterDays } = QUICK_BOOKING;
  return {
    startDate: instantAt(today, pickupTime, zone),
    endDate: instantAt(addDays(today, returnAfterDays), returnTime, zone),
  };
}
