import { timeOfMinutes } from '@schema/values/time/calendar';
import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { type Cell, wallClock } from './cells';
import { cellText } from './read-words';

const TIME =
  /^(?:в\s*)?([01]?\d|2[0-3])(?:\s*[:.чh]\s*([0-5]\d)?)?(?::[0-5]\d)?\s*(?:ч|час[а-я]*|мин|м)?\.?$/i;
/** '9-30'; '10-15' may be from 10 to 15. */
const WITH_DASH = /^([01]?\d|2[0-3])\s*-\s*(00|2[4-9]|[345]\d)$/;
const HALF_DAY = /^(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))?(?::[0-5]\d)?\s*([ap])\.?\s?m\.?$/i;
const FOUR_DIGITS = /^([01]\d|2[0-3])([0-5]\d)$/;
const MOSCOW = { zone: 'Europe/Moscow', mark: /\s*(?:мск|msk)\.?$/i } as const;
/** The midnight that ends a day. */
export const DAY_END = '24:00';
/** Midnight of serial 1, a whole day. */
const WHOLE_DAY = '1899-12-31';

/** A fraction of a day, to the minute: 0.4375 → '10:30'. The last half minute stays on its day. */
export const timeOfShare = (share: number): string =>
  timeOfMinutes(Math.min(minutesInDay - 1, Math.round(share * minutesInDay)));

const at = (hours: number, minutes: string | undefined) =>
  timeOfMinutes(hours * minutesInHour + Number(minutes ?? 0));

function timeOfNumber(cell: number): string | null {
  if (cell >= 0 && cell < 1) return timeOfShare(cell);
  if (!Number.isInteger(cell)) return null;
  if (cell > 0 && cell < 24) return at(cell, undefined);
  return cell >= 100 ? timeOfText(String(cell).padStart(4, '0')) : null;
}

function timeOfText(text: string): string | null {
  if (/^24(?:[:.]?00){1,2}$/.test(text)) return DAY_END;
  const half = HALF_DAY.exec(text);
  if (half) {
    const hours = (Number(half[1]) % 12) + (half[3]?.toLowerCase() === 'p' ? 12 : 0);
    return at(hours, half[2]);
  }
  const match = TIME.exec(text) ?? WITH_DASH.exec(text) ?? FOUR_DIGITS.exec(text);
  return match && at(Number(match[1]), match[2]);
}

/** The text without «мск», in a company of that zone. */
export const withoutZone = (text: string, zone: string | undefined): string =>
  zone === MOSCOW.zone ? text.replace(MOSCOW.mark, '') : text;

/**
 * A time of day, 'HH:mm': '10:00', '9.30', '10 ч', '9:30 PM', '1830', 10, 0.4375, a date cell; the
 * end of a day is '24:00'. Moscow time is read only in a company of its zone. Null: none.
 */
export function readTime(cell: Cell, zone?: string): string | null {
  if (cell instanceof Date) {
    const wall = wallClock(cell);
    return wall?.day === WHOLE_DAY && wall.time === '00:00' ? DAY_END : (wall?.time ?? null);
  }
  if (typeof cell === 'number') return timeOfNumber(cell);
  return timeOfText(withoutZone(cellText(cell), zone));
}
