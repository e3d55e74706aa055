import { HOUR_FORMS, MINUTE_FORMS } from '@schema/texts/day/now';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import { minutesInHour } from 'date-fns/constants';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { minutesToHours } from 'date-fns/minutesToHours';

/** Delay since a moment, in one whole unit: '5 минут', '3 часа', '2 дня'. */
export function lateness(at: Date, now: Date): string {
  const minutes = Math.max(1, differenceInMinutes(now, at));
  if (minutes < minutesInHour) return plural(minutes, MINUTE_FORMS);
  const hours = minutesToHours(minutes);
  return hours < 24 ? plural(hours, HOUR_FORMS) : plural(Math.floor(hours / 24), DAY_FORMS);
}
