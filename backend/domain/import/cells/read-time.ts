import type { Cell } from './cells';
import { cellText } from './read-words';

const MINUTES = 1440;
const TIME =
  /^(?:в\s*)?([01]?\d|2[0-3])(?:\s*[:.\-чh]\s*([0-5]\d)?)?(?::[0-5]\d)?\s*(?:ч|час[а-я]*|мин|м)?\.?$/i;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** 615 → '10:15' */
export const timeOfMinutes = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** A fraction of a day, to the minute: 0.4375 → '10:30'. The last half minute stays on its day. */
export const timeOfShare = (share: number): string =>
  timeOfMinutes(Math.min(MINUTES - 1, Math.round(share * MINUTES)));

/** A time of day, 'HH:mm': '10:00', '9.30', '10 ч', 10, 0.4375, a date cell. Null: none. */
export function readTime(cell: Cell): string | null {
  if (cell instanceof Date) {
    return timeOfMinutes(cell.getUTCHours() * 60 + cell.getUTCMinutes());
  }
  if (typeof cell === 'number') {
    if (cell >= 0 && cell < 1) return timeOfShare(cell);
    return Number.isInteger(cell) && cell < 24 && cell > 0 ? timeOfMinutes(cell * 60) : null;
  }
  const match = TIME.exec(cellText(cell));
  return match ? timeOfMinutes(Number(match[1]) * 60 + Number(match[2] ?? 0)) : null;
}
