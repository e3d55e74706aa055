import { addMonths } from 'date-fns/addMonths';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { addDays, type Day, weekdayOf } from '../time/calendar';
import { dayNotBefore } from '../time/day-words';
import { dayOfLocalDate, localDate } from '../time/local-date';
import type { Length } from './token';

/** Both included. */
interface Span {
  readonly from: Day;
  readonly to: Day;
}

const SATURDAY = 5;
const endOfMonth = (day: Day): Day => dayOfLocalDate(lastDayOfMonth(localDate(day)));

/**
 * The rest of this week, weekend or month, or the whole next one. On Sunday the weekend is the
 * next.
 */
export function spanOf(kind: 'week' | 'weekend' | 'month', today: Day, isNext = false): Span {
  if (kind === 'month') return { from: today, to: endOfMonth(today) };
  const weekday = weekdayOf(today);
  const monday = addDays(today, -weekday);
  if (kind === 'week') {
    return isNext
      ? { from: addDays(monday, 7), to: addDays(monday, 13) }
      : { from: today, to: addDays(monday, 6) };
  }
  const isThis = weekday <= SATURDAY && !isNext;
  const saturday = addDays(monday, isThis ? SATURDAY : SATURDAY + 7);
  return { from: saturday, to: addDays(saturday, 1) };
}

/** A whole month: the rest of the current one, else the next one of this name. From 1. */
export function monthSpan(month: number, today: Day): Span {
  const current = Number(today.slice(5, 7));
  const first = month === current ? today : dayNotBefore({ day: 1, month, year: null }, today);
  const from = first ?? today;
  return { from, to: endOfMonth(from) };
}

/** The last day of a period that starts on `from`: 3 days from the 20th end on the 22nd. */
export function lastDayFrom(from: Day, { days, months }: Length): Day {
  const end = addDays(from, days);
  const date = months === 0 ? end : dayOfLocalDate(addMonths(localDate(end), months));
  return addDays(date, -1);
}
