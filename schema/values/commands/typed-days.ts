import { addDays, type Day, daysBetween } from '../time/calendar';
import { dayNotAfter, dayNotBefore, nextWeekday } from '../time/day-words';
import { lastDayFrom } from './day-spans';
import type { WrittenDay } from './token';
import type { DayProblem, WrittenDays } from './written-days';

/** Both included. */
interface Days {
  readonly fromDay: Day;
  readonly toDay: Day;
}

/** A day without a year is in the past by at most this many days (late entries), else next year. */
const BACK_DAYS = 60;
/** Maximum length; longer rentals are entered in the form. */
const MAX_DAYS = 366;
/** A day further from today is a typing error. */
const MAX_YEARS = 10;

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** The year of '14.11-17.11.2027' belongs to both days. */
function withYear(first: WrittenDay, last: WrittenDay | null): WrittenDay {
  if (!('typed' in first) || first.typed.month === null) return first;
  const year = last && 'typed' in last ? last.typed.year : null;
  return { typed: { ...first.typed, year: first.typed.year ?? year } };
}

/** The first such day from `start` on; the same weekday as `start` is a week later. */
export function lastDayOfWritten(last: WrittenDay, start: Day): Day | null {
  if ('at' in last) return last.at;
  if ('weekday' in last) return nextWeekday(last.weekday, addDays(start, 1));
  return dayNotBefore(last.typed, start);
}

function firstDay(first: WrittenDay, last: WrittenDay | null, today: Day): Day | null {
  if ('at' in first) return first.at;
  if ('weekday' in first) return nextWeekday(first.weekday, today);
  const earliest = addDays(today, -BACK_DAYS);
  if (first.typed.month !== null) return dayNotBefore(first.typed, earliest);
  // '28-3.12' starts in the month before.
  if (last && 'typed' in last && last.typed.month !== null) {
    const end = dayNotBefore(last.typed, earliest);
    return end && dayNotAfter(first.typed.day, end);
  }
  return dayNotBefore(first.typed, today);
}

function daysOf({ first, last, span, length }: WrittenDays, today: Day): Days | null {
  if (span) {
    return { fromDay: span.from, toDay: length ? lastDayFrom(span.from, length) : span.to };
  }
  if (!first && last) {
    const toDay = lastDayOfWritten(last, today);
    if (!toDay) return null;
    const back = length && daysBetween(today, lastDayFrom(today, length));
    return { fromDay: back === null ? today : addDays(toDay, -back), toDay };
  }
  const fromDay = first ? firstDay(withYear(first, last), last, today) : today;
  if (!fromDay) return null;
  if (!last) return { fromDay, toDay: length ? lastDayFrom(fromDay, length) : fromDay };
  const toDay = lastDayOfWritten(last, fromDay);
  return toDay === null ? null : { fromDay, toDay };
}

/**
 * The days of '14.11-17.11', 'с 27 на 3 дня', 'пт-пн', 'на выходные', 'до пятницы'. Without a year
 * or a month it is the next such day. `today` in company time.
 */
export function typedDays(written: WrittenDays, today: Day): Days | DayProblem {
  if (written.problem) return written.problem;
  const days = daysOf(written, today);
  if (!days) return 'noSuchDay';
  const { fromDay, toDay } = days;
  const far = [fromDay, toDay].some((day) => Math.abs(yearOf(day) - yearOf(today)) > MAX_YEARS);
  if (far) return 'tooFar';
  if (toDay < fromDay) return 'endsBefore';
  return daysBetween(fromDay, toDay) > MAX_DAYS ? 'tooLong' : days;
}
