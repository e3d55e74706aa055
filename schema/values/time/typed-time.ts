import { minutesInHour } from 'date-fns/constants';
import { timeOfMinutes } from './calendar';

const TIME =
  /^(?:в\s*)?([01]?\d|2[0-3])(?:\s*[:.чh]\s*([0-5]\d)?)?(?::[0-5]\d(?:\.\d+)?)?\s*(?:ч|час[а-я]*|мин|м)?\.?$/i;
/** '9-30'; '10-15' could be a range from 10 to 15. */
const WITH_DASH = /^([01]?\d|2[0-3])\s*-\s*(00|2[4-9]|[345]\d)$/;
const HALF_DAY = /^(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))?(?::[0-5]\d)?\s*([ap])\.?\s?m\.?$/i;
const FOUR_DIGITS = /^([01]\d|2[0-3])([0-5]\d)$/;

/** The midnight that ends a day. */
export const DAY_END = '24:00';

const at = (hours: number, minutes: string | undefined) =>
  timeOfMinutes(hours * minutesInHour + Number(minutes ?? 0));

/**
 * A written time of day, 'HH:mm': '10:00', '9.30', '10 ч', '9', '9:30 PM', '1830', '9-30'; the end of a day is
 * '24:00'. Null: none.
 */
export function timeOfText(text: string): string | null {
  if (/^24(?:[:.]?00){1,2}$/.test(text)) return DAY_END;
  const half = HALF_DAY.exec(text);
  if (half) {
    const hours = (Number(half[1]) % 12) + (half[3]?.toLowerCase() === 'p' ? 12 : 0);
    return at(hours, half[2]);
  }
  const match = TIME.exec(text) ?? WITH_DASH.exec(text) ?? FOUR_DIGITS.exec(text);
  return match && at(Number(match[1]), match[2]);
}
