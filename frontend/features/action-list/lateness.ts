import { HOUR_FORMS, MINUTE_FORMS } from '@schema/texts/day/now';
import { DAY_FORMS, plural } from '@schema/values/words/plural';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How late something is, in one whole unit: '5 минут', '3 часа', '2 дня'. */
export function lateness(at: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return plural(minutes, MINUTE_FORMS);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS
    ? plural(hours, HOUR_FORMS)
    : plural(Math.floor(hours / DAY_HOURS), DAY_FORMS);
}
