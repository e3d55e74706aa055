import { ru } from 'date-fns/locale/ru';
import { nextDay } from 'date-fns/nextDay';
import { subDays } from 'date-fns/subDays';
import { addDays } from './calendar';
import { type Day, dayAt } from './day-number';
import { dayOfLocalDate, localDate } from './local-date';

/** A typed day; an omitted month or year is null. */
export interface TypedDay {
  /** Of the month, from 1. */
  readonly day: number;
  readonly month: number | null;
  readonly year: number | null;
}

/** Prefixes of month names; «ма» must not match «мар». */
export const MONTH_WORD = '(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*';
const WEEKDAY_NAME = 'понедельник|вторник|сред|четверг|пятниц|суббот|воскресень';
export const RELATIVE_WORD = `(?:сегодня|послезавтра|завтра|пн|вт|ср|чт|пт|сб|вс|(?:${WEEKDAY_NAME})(?:а|у|ы|е|я)?)`;

/** Month of a name in any case: 'ноября' → 11. */
export function monthOf(word: string): number {
  return (ru.match.month(word, { width: 'abbreviated' })?.value ?? Number.NaN) + 1;
}

/** 'завтра' → tomorrow; a weekday → the next such day, today included. */
export function relativeDay(word: string, today: Day): Day {
  if (word === 'сегодня') return today;
  if (word === 'завтра') return addDays(today, 1);
  if (word === 'послезавтра') return addDays(today, 2);
  const weekday = ru.match.day(word, { width: 'short' });
  const yesterday = subDays(localDate(today), 1);
  return weekday ? dayOfLocalDate(nextDay(yesterday, weekday.value)) : today;
}

/** 26 → 2026. */
export const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** The first occurrence of this day and month not before `earliest`; null if there is none. */
export function dayNotBefore(typed: TypedDay, earliest: Day): Day | null {
  const { day, year } = typed;
  const [firstYear, firstMonth] = [Number(earliest.slice(0, 4)), Number(earliest.slice(5, 7))];
  if (typed.month === null) {
    const here = dayAt(firstYear, firstMonth, day);
    if (here && here >= earliest) return here;
    return firstMonth === 12 ? dayAt(firstYear + 1, 1, day) : dayAt(firstYear, firstMonth + 1, day);
  }
  if (year !== null) return dayAt(year, typed.month, day);
  // 29 February may be two years away.
  const candidates = [0, 1, 2].map((years) => dayAt(firstYear + years, typed.month ?? 0, day));
  return candidates.find((found) => found !== null && found >= earliest) ?? null;
}

/** The last day of this number not after `latest`: '28-3.12' starts in November. */
export function dayNotAfter(day: number, latest: Day): Day | null {
  const [year, month] = [Number(latest.slice(0, 4)), Number(latest.slice(5, 7))];
  const here = dayAt(year, month, day);
  if (here && here <= latest) return here;
  return month === 1 ? dayAt(year - 1, 12, day) : dayAt(year, month - 1, day);
}
