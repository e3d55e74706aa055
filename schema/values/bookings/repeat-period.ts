import { addDays, dayOf, instantAt, timeOf } from '../time/calendar';
import type { Period } from '../time/period';

/**
 * The period of a repeated booking: today at the same wall-clock time, or tomorrow when that time
 * has passed, and of the same length.
 */
export function repeatPeriod({ startDate, endDate }: Period, now: Date, zone: string): Period {
  const time = timeOf(startDate, zone);
  const today = dayOf(now, zone);
  const atToday = instantAt(today, time, zone);
  const start = atToday >= now ? atToday : instantAt(addDays(today, 1), time, zone);
  return { startDate: start, endDate: new Date(+start + (+endDate - +startDate)) };
}
