import { plural } from '../words/plural';

const MINUTES = { one: 'минуту', few: 'минуты', many: 'минут' };
const HOURS = { one: 'час', few: 'часа', many: 'часов' };
const DAYS = { one: 'день', few: 'дня', many: 'дней' };

const MINUTES_IN_HOUR = 60;
const HOURS_IN_DAY = 24;
/** Up to two days in hours: «30 часов назад» is more than a day. */
const LAST_IN_HOURS = 2 * HOURS_IN_DAY;

/** Age of an event, rounded down: «только что», «3 часа назад», «2 дня назад». */
export function ageText(ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'только что';
  if (minutes < MINUTES_IN_HOUR) return `${plural(minutes, MINUTES)} назад`;
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  if (hours < LAST_IN_HOURS) return `${plural(hours, HOURS)} назад`;
  return `${plural(Math.floor(hours / HOURS_IN_DAY), DAYS)} назад`;
}
