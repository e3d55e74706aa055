import { CalendarDate, toCalendarDateTime, toZoned, ZonedDateTime } from '@internationalized/date';
import { DAY_END, timeOfText } from '@schema/values/time/typed-time';
import { plainDigits } from '@schema/values/words/plain-digits';

/** Parts shown by the segments of a date field; an empty segment is absent. */
export interface TypedParts {
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
  readonly hour?: number;
  readonly minute?: number;
}

export type TypedPart = keyof TypedParts;
export type DateOfField = CalendarDate | ZonedDateTime;

/** Years below are incomplete: typing «2026» produces 2, 20 and 202. */
export const FIRST_WHOLE_YEAR = 1000;
const CENTURY = 2000;

/**
 * empty: no segment of the day is filled; half: some are, or the time is missing; impossible: there is no such day (30.02), or no such
 * time on it (clocks set forward); whole: a date.
 */
export type TypedState = 'empty' | 'half' | 'impossible-day' | 'impossible-time' | 'whole';

export function partsOf(date: DateOfField | null): TypedParts {
  if (!date) return {};
  const { day, month, year } = date;
  return date instanceof ZonedDateTime
    ? { day, month, year, hour: date.hour, minute: date.minute }
    : { day, month, year };
}

export const isSameParts = (a: TypedParts, b: TypedParts): boolean =>
  a.day === b.day &&
  a.month === b.month &&
  a.year === b.year &&
  a.hour === b.hour &&
  a.minute === b.minute;

/**
 * The date of whole parts, the nearest one for impossible parts; null while one is missing. `zone`:
 * null for a day.
 */
export function dateOfParts(parts: TypedParts, zone: string | null): DateOfField | null {
  const { day, month, year, hour, minute } = parts;
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = new CalendarDate(year, month, day);
  if (zone === null) return date;
  if (hour === undefined || minute === undefined) return null;
  return toZoned(toCalendarDateTime(date).set({ hour, minute }), zone);
}

export function stateOfParts(parts: TypedParts, zone: string | null): TypedState {
  const { day, month, year } = parts;
  if (day === undefined && month === undefined && year === undefined) return 'empty';
  const date = dateOfParts(parts, zone);
  if (!date || date.year < FIRST_WHOLE_YEAR) return 'half';
  const isRealDay = new CalendarDate(date.year, month ?? 1, day ?? 1).day === day;
  if (!isRealDay) return 'impossible-day';
  return isSameParts(partsOf(date), parts) ? 'whole' : 'impossible-time';
}

/** Years of two digits are in this century: 27 → 2027. */
export function withWholeYear(parts: TypedParts): TypedParts {
  const { year } = parts;
  return year !== undefined && year < 100 ? { ...parts, year: CENTURY + year } : parts;
}

const DAY_FIRST = /^(\d{1,2})[./\-\s](\d{1,2})(?:[./\-\s](\d{4}|\d{2}))?(?!\d)/;
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})(?!\d)/;
const BEFORE_TIME = /^[\s,TвВ]*/;
const CLOCK = /^\d{1,2}[:.]\d{2}\b/;

const clockOf = (time: string) => ({
  hour: Number(time.slice(0, 2)),
  minute: Number(time.slice(3, 5)),
});

/** The parts of a day and a time; 24:00 is the beginning of the next day. */
function timed(parts: TypedParts, time: string): TypedParts | null {
  if (time !== DAY_END) return { ...parts, ...clockOf(time) };
  const day = dateOfParts(parts, null);
  return day && stateOfParts(parts, null) === 'whole'
    ? { ...partsOf(day.add({ days: 1 })), hour: 0, minute: 0 }
    : null;
}

/**
 * The parts of a pasted date: «31.12.2026», «31.12.26 18:00», «2026-12-31T18:00», «31122026», «18:00»; null:
 * not read. A missing day, year or time is absent. Numbers no calendar has (month 13) are not read.
 */
export function readParts(text: string): TypedParts | null {
  const whole = plainDigits(text).trim();
  const clock = CLOCK.test(whole) && !DAY_FIRST.test(whole) ? timeOfText(whole) : null;
  if (clock && clock !== DAY_END) return clockOf(clock);
  const found = YEAR_FIRST.exec(whole) ?? DAY_FIRST.exec(whole) ?? DIGITS.exec(whole);
  if (!found) return null;
  const [matched, first, second, third] = found;
  const isYearFirst = first?.length === 4;
  const [day, month, year] = isYearFirst ? [third, second, first] : [first, second, third];
  const date = { day: Number(day), month: Number(month) };
  if (date.day < 1 || date.day > 31 || date.month < 1 || date.month > 12) return null;
  const dated = year === undefined ? date : withWholeYear({ ...date, year: Number(year) });
  const rest = whole.slice(matched.length).replace(BEFORE_TIME, '');
  if (rest === '') return dated;
  const time = timeOfText(rest);
  return time === null ? null : timed(dated, time);
}
