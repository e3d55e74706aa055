import { lastDayFrom } from '../commands/day-spans';
import type { NewEnd } from '../commands/search-intent';
import { addDays, dayOf, instantAt, timeOf } from '../time/calendar';

/** The end of an extension in words: «до пятницы», «на 3 дня»; null: the default of the form. */
export function newEndOf(oldEnd: Date, { until, length, time }: NewEnd, zone: string): Date | null {
  const oldDay = dayOf(oldEnd, zone);
  const day = until ?? (length && addDays(lastDayFrom(oldDay, length), 1));
  return day === null ? null : instantAt(day, time ?? timeOf(oldEnd, zone), zone);
}
