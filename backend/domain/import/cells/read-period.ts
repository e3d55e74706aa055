import { isDay } from '@schema/values/time/calendar';
import { type DayRules, type ReadDay, readDay } from './read-day';
import { cellText } from './read-words';

interface ReadPeriod {
  readonly start: ReadDay;
  readonly end: ReadDay;
}

const BETWEEN = /\s+(?:-|по|до)\s+|\s*[–—]\s*/u;
/** Without spaces a dash may be inside a date: '12.11-15.11'. */
const DASH = /(?<=\d)-(?=\d{1,2}[./\s])/;
const BARE_DAY = /^\d{1,2}$/;

/**
 * Both days of '12.11.2026 10:00 – 15.11.2026 18:00', '12.11-15.11', '12–15 ноября',
 * 'с 12.11 по 15.11'.
 */
export function readPeriod(
  cell: Parameters<typeof cellText>[0],
  rules: DayRules,
): ReadPeriod | null {
  const text = cellText(cell).replace(/^с\s+/iu, '');
  const parts = [text.split(BETWEEN), text.split(DASH)].find(({ length }) => length === 2);
  const [from = '', until = ''] = parts ?? [];
  const end = readDay(until, rules);
  if (!end) return null;
  const start = BARE_DAY.test(from)
    ? sameMonth(from, end)
    : readDay(from, { ...rules, near: end.day });
  return start && start.day <= end.day ? { start, end } : null;
}

/** '12–15.11': the month is written once. */
function sameMonth(from: string, end: ReadDay): ReadDay | null {
  const day = `${end.day.slice(0, 8)}${from.padStart(2, '0')}`;
  return isDay(day) ? { day, time: null, isYearGuessed: end.isYearGuessed } : null;
}
