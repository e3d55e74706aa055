import { timeOfMinutes } from '@schema/values/time/calendar';
import { minutesInDay } from 'date-fns/constants';
import { type Cell, wallClock } from './cells';
import { cellText } from './read-words';

const TIME =
  /^(?:в\s*)?([01]?\d|2[0-3])(?:\s*[:.\-чh]\s*([0-5]\d)?)?(?::[0-5]\d)?\s*(?:ч|час[а-я]*|мин|м)?\.?$/i;

/** A fraction of a day, to the minute: 0.4375 → '10:30'. The last half minute stays on its day. */
export const timeOfShare = (share: number): string =>
  timeOfMinutes(Math.min(minutesInDay - 1, Math.round(share * minutesInDay)));

/** A time of day, 'HH:mm': '10:00', '9.30', '10 ч', 10, 0.4375, a date cell. Null: none. */
export function readTime(cell: Cell): string | null {
  if (cell instanceof Date) return wallClock(cell)?.time ?? null;
  if (typeof cell === 'number') {
    if (cell >= 0 && cell < 1) return timeOfShare(cell);
    return Number.isInteger(cell) && cell < 24 && cell > 0 ? timeOfMinutes(cell * 60) : null;
  }
  const match = TIME.exec(cellText(cell));
  return match ? timeOfMinutes(Number(match[1]) * 60 + Number(match[2] ?? 0)) : null;
}
