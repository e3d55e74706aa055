import { type DayRules, type ReadDay, readDay } from './read-day';
import { cellText } from './read-words';

export interface ReadPeriod {
  readonly start: ReadDay;
  readonly end: ReadDay;
}

const BETWEEN = /\s+(?:-|–|—|по|до)\s+|\s*[–—]\s*|(?<=\d)\s*-\s*(?=\d{1,2}[./\s])/u;
const BARE_DAY = /^\d{1,2}$/;

/** Both days of '12.11.2026 10:00 – 15.11.2026 18:00', '12.11-15.11', '12–15 ноября', 'с 12.11 по 15.11'. */
export function readPeriod(
  cell: Parameters<typeof cellText>[0],
  rules: DayRules,
): ReadPeriod | null {
  const parts = cellText(cell).replace(/^с\s+/iu, '').split(BETWEEN);
  const [from = '', until = ''] = parts;
  if (parts.length !== 2) return null;
  const end = readDay(until, rules);
  if (!end) return null;
  // '12–15.11': the month stands once.
  const start = BARE_DAY.test(from)
    ? {
        day: `${end.day.slice(0, 8)}${from.padStart(2, '0')}`,
        time: null,
        isYearGuessed: end.isYearGuessed,
      }
    : readDay(from, { ...rules, near: end.day });
  if (!start || start.day > end.day) return null;
  return { start, end };
}
