import { timeOfMinutes } from '@schema/values/time/calendar';
import { DAY_END, timeOfText } from '@schema/values/time/typed-time';
import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { type Cell, wallClock } from './cells';
import { cellText } from './read-words';

const MOSCOW = { zone: 'Europe/Moscow', mark: /\s*(?:мск|msk)\.?$/i } as const;
/** Midnight of serial 1, a whole day. */
const WHOLE_DAY = '1899-12-31';

/** A fraction of a day, to the minute: 0.4375 → '10:30'. From 23:59:30 on the result is 23:59. */
export const timeOfShare = (share: number): string =>
  timeOfMinutes(Math.min(minutesInDay - 1, Math.round(share * minutesInDay)));

function timeOfNumber(cell: number): string | null {
  if (cell >= 0 && cell < 1) return timeOfShare(cell);
  if (!Number.isInteger(cell)) return null;
  if (cell > 0 && cell < 24) return timeOfMinutes(cell * minutesInHour);
  return cell >= 100 ? timeOfText(String(cell).padStart(4, '0')) : null;
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
