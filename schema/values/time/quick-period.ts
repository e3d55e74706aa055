import { BOOKING_RETURN_TIME, DAY_LAST_TIME, QUICK_PICKUP } from '@schema/constants';
import { millisecondsInMinute } from 'date-fns/constants';
import { addDays, type Day, dayOf, daysBetween, instantAt, lastDayOf, timeOf } from './calendar';
import { nextWeekday } from './day-words';
import { defaultPeriod, quickBookingPeriod } from './default-period';
import type { Period } from './period';

/** When the dialog was opened, and the company's zone. */
interface Opened {
  readonly now: Date;
  readonly zone: string;
}

const FRIDAY = 5;

/** Today, tomorrow and the next Friday after them. */
export function pickupDays({ now, zone }: Opened): readonly [Day, Day, Day] {
  const today = dayOf(now, zone);
  return [today, addDays(today, 1), nextWeekday(FRIDAY, addDays(today, 2))];
}

/**
 * The usual pickup of a day (docs/domain.md, quick booking): 10:00, today the next full half hour
 * if that is later, at the latest 23:59.
 */
export function usualPickup(day: Day, { now, zone }: Opened): Date {
  const usual = instantAt(day, QUICK_PICKUP.time, zone);
  if (day !== dayOf(now, zone) || now <= usual) return usual;
  const step = QUICK_PICKUP.stepMinutes * millisecondsInMinute;
  const next = Math.ceil(now.getTime() / step) * step;
  return new Date(Math.min(next, instantAt(day, DAY_LAST_TIME, zone).getTime()));
}

/** Whether the period is the documented default (requirements.md, K40). */
export function isQuickDefault({ startDate, endDate }: Period, { now, zone }: Opened): boolean {
  const usual = quickBookingPeriod(now, zone);
  return +usual.startDate === +startDate && +usual.endDate === +endDate;
}

/** The moment of a pickup on that day: a time that was typed stays, any other becomes the usual. */
function pickupOn(day: Day, was: Period | null, opened: Opened): Date {
  const { zone } = opened;
  const isTyped =
    was !== null &&
    !isQuickDefault(was, opened) &&
    +was.startDate !== +usualPickup(dayOf(was.startDate, zone), opened);
  return isTyped ? instantAt(day, timeOf(was.startDate, zone), zone) : usualPickup(day, opened);
}

/** `count` rental days from the pickup: the return is at the same time of day. */
function rentalOf(startDate: Date, count: number, zone: string): Period {
  const endDay = addDays(dayOf(startDate, zone), count);
  return { startDate, endDate: instantAt(endDay, timeOf(startDate, zone), zone) };
}

/** Days from the pickup to the return, at least 1. */
export function daysApart({ startDate, endDate }: Period, zone: string): number {
  return Math.max(1, daysBetween(dayOf(startDate, zone), dayOf(endDate, zone)));
}

/** Moves the pickup to the day; the number of days stays. */
export function withPickupDay(was: Period | null, day: Day, opened: Opened): Period {
  const count = was ? daysApart(was, opened.zone) : 1;
  return rentalOf(pickupOn(day, was, opened), count, opened.zone);
}

/** Sets the number of rental days; the pickup stays, the default one becomes the usual of its day. */
export function withLength(was: Period | null, count: number, opened: Opened): Period {
  const { now, zone } = opened;
  const day = dayOf(was?.startDate ?? now, zone);
  return rentalOf(pickupOn(day, was, opened), count, zone);
}

/**
 * From the first to the last day, both chosen in a calendar. The return is at the time of the
 * pickup; of a single day at 18:00, or 2 hours after a later pickup.
 */
export function withDays(was: Period | null, days: readonly [Day, Day], opened: Opened): Period {
  const { zone } = opened;
  const [fromDay, toDay] = days;
  const startDate = pickupOn(fromDay, was, opened);
  const startTime = timeOf(startDate, zone);
  if (fromDay !== toDay) return rentalOf(startDate, daysBetween(fromDay, toDay), zone);
  return defaultPeriod({ fromDay, toDay, startTime, endTime: BOOKING_RETURN_TIME }, zone);
}

/** The day and the number of days that the period amounts to; null: none, as in the default. */
export function quickChoice(period: Period | null, opened: Opened) {
  const { zone } = opened;
  if (!period || isQuickDefault(period, opened)) return { day: null, count: null };
  const { startDate, endDate } = period;
  const count = daysApart(period, zone);
  const isWhole = +rentalOf(startDate, count, zone).endDate === +endDate;
  return { day: dayOf(startDate, zone), count: isWhole ? count : null };
}

/** First and last day of a period in a calendar. */
export const daysOfPeriod = (period: Period, zone: string): readonly [Day, Day] => [
  dayOf(period.startDate, zone),
  lastDayOf(period, zone),
];
