import { addMonths } from 'date-fns/addMonths';
import { getMonth } from 'date-fns/getMonth';
import { getYear } from 'date-fns/getYear';
import { ru } from 'date-fns/locale/ru';
import { subMonths } from 'date-fns/subMonths';
import { differsByOneEdit } from '../words/one-edit';
import { addDays, weekdayOf } from './calendar';
import { type Day, dayAt } from './day-number';
import { localDate } from './local-date';

/** A typed day; an omitted month or year is null. */
export interface TypedDay {
  /** Month, from 1. */
  readonly day: number;
  readonly month: number | null;
  readonly year: number | null;
}

/** Prefixes of month names; «ма» must not match «мар». */
export const MONTH_WORD = '(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*';
const WEEKDAY_NAME = 'понедельник|вторник|сред|четверг|пятниц|суббот|воскресень';
export const RELATIVE_WORD = `(?:вчера|сегодня|сейчас|послезавтра|завтра|пн|вт|ср|чт|пт|сб|вс|(?:${WEEKDAY_NAME})(?:а|у|ы|е|я)?)`;

/** Full words of a day, in their usual grammatical cases. */
const DAY_WORDS =
  'сегодня,сейчас,завтра,послезавтра,понедельник,понедельника,вторник,вторника,четверг,четверга,пятница,пятницу,пятницы,суббота,субботу,субботы,воскресенье,воскресенья'.split(
    ',',
  );
/** Shorter words have too many neighbours at one letter's distance. */
const SLIP_MIN_LETTERS = 5;

/** The day word typed with one error: 'зватра' → 'завтра'; null: none. */
export function daySlip(word: string): string | null {
  if (word.length < SLIP_MIN_LETTERS) return null;
  return DAY_WORDS.find((one) => differsByOneEdit(one, word)) ?? null;
}

/** Month of a name in any case: 'ноября' → 11. */
export function monthOf(word: string): number {
  return (ru.match.month(word, { width: 'abbreviated' })?.value ?? Number.NaN) + 1;
}

const NEAR_DAYS: Readonly<Record<string, number>> = {
  вчера: -1,
  сегодня: 0,
  сейчас: 0,
  завтра: 1,
  послезавтра: 2,
};

/** 'завтра' → tomorrow; null: another word. */
export function relativeDay(word: string, today: Day): Day | null {
  const days = NEAR_DAYS[word];
  return days === undefined ? null : addDays(today, days);
}

/** 'пятницу' → 5, Sunday is 0; null: not a weekday. */
export const weekdayNamed = (word: string): number | null =>
  ru.match.day(word, { width: 'short' })?.value ?? null;

/** The next such weekday (Sunday is 0) from `earliest` on. */
export function nextWeekday(weekday: number, earliest: Day): Day {
  return addDays(earliest, (weekday + 13 - weekdayOf(earliest)) % 7);
}

/** 26 → 2026. */
export const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

const inMonth = (date: Date, day: number) => dayAt(getYear(date), getMonth(date) + 1, day);

/** The first occurrence of this day and month not before `earliest`; null: none. */
export function dayNotBefore({ day, month, year }: TypedDay, earliest: Day): Day | null {
  if (month !== null && year !== null) return dayAt(year, month, day);
  const from = localDate(earliest);
  const candidates =
    month === null
      ? [0, 1].map((months) => inMonth(addMonths(from, months), day))
      : // 29 February may be eight years away: 2100 has none.
        Array.from({ length: 9 }, (_, years) => dayAt(getYear(from) + years, month, day));
  return candidates.find((found) => found !== null && found >= earliest) ?? null;
}

/** The last date with this day of month, not after `latest`: '28-3.12' starts in November. */
export function dayNotAfter(day: number, latest: Day): Day | null {
  const candidates = [0, 1].map((months) => inMonth(subMonths(localDate(latest), months), day));
  return candidates.find((found) => found !== null && found <= latest) ?? null;
}
