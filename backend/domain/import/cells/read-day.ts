import { addDays, type Day, dayOf, daysBetween, isDay, timeOf } from '@schema/values/time/calendar';
import { dayAt } from '@schema/values/time/day-number';
import { MONTH_WORD, monthOf } from '@schema/values/time/day-words';
import { parseInstant } from '@schema/values/time/instant';
import { DAY_END } from '@schema/values/time/typed-time';
import { foldForSearch } from '@schema/values/words/search';
import { addSeconds } from 'date-fns/addSeconds';
import { type Cell, wallClock } from './cells';
import { readTime, timeOfShare, withoutZone } from './read-time';
import { cellText } from './read-words';

/** A day read from a file, with its time if given. */
export interface ReadDay {
  readonly day: Day;
  /** 'HH:mm' */
  readonly time: string | null;
  /** The file gives no year: the nearest one was assumed. */
  readonly isYearGuessed: boolean;
}

/** `mixed`: the column has both orders, so an ambiguous day is not read. */
export type DateOrder = 'dmy' | 'mdy' | 'mixed';

export interface DayRules {
  /** Company time zone: a file may contain instants with an offset. */
  readonly zone: string;
  /** Reference for a day without a year: the nearest one is chosen; by company time. */
  readonly near: Day;
  /** Order of the column; absent: day first, where possible. */
  readonly order?: DateOrder | null;
}

/** Day 0 of workbook serial numbers. */
const SERIAL_ORIGIN = '1899-12-30';
/** 1954–2119: other numbers are not read as days. */
const SERIAL = { min: 20_000, max: 80_000 } as const;

/** Not `parse` of date-fns: it takes 10–20 µs for each format tried, a file has 50,000 cells. */
const TIME_AT_END =
  /[\s,]+(?:в\s*)?((?:[01]?\d|2[0-3])[:.]([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:\s*[ap]m)?|24[:.]00(?::00)?|(?:[01]?\d|2[0-3])\s*ч(?:ас[а-я]*)?)\.?$/u;
const TIME_AT_START = /^((?:[01]?\d|2[0-3]):[0-5]\d)[\s,]+/;
const SECONDS = /(:\d\d):\d\d(?:\.\d+)?$/;
const WEEKDAY =
  /^(?:пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье)[\s,.]+/u;
const NUMBERS = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2}))?$/;
const ISO = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const PACKED = /^(\d{2})(\d{2})(\d{4})$/;
const WORDS = new RegExp(
  `^(\\d{1,2})[\\s.-]*(${MONTH_WORD})\\.?(?:[\\s.,-]*(\\d{4}|\\d{2}))?$`,
  'u',
);

const ENGLISH_MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const ENGLISH_MONTH = `(?<month>${ENGLISH_MONTHS.join('|')})[a-z]*`;
const ENGLISH = [
  new RegExp(`^(?<day>\\d{1,2})[\\s.-]*${ENGLISH_MONTH}[\\s.,-]*(?<year>\\d{4})$`),
  new RegExp(`^${ENGLISH_MONTH}[\\s.]*(?<day>\\d{1,2})[\\s,]+(?<year>\\d{4})$`),
] as const;

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** The day of this month nearest to `near`. */
function nearest(month: number, day: number, near: Day): Day | null {
  const year = Number(near.slice(0, 4));
  // 29 February may be four years away.
  const years = month === 2 && day === 29 ? [-4, -3, -2, -1, 0, 1, 2, 3, 4] : [-1, 0, 1];
  const days = years.flatMap((one) => dayAt(year + one, month, day) ?? []);
  const far = (one: Day) => Math.abs(daysBetween(near, one));
  return days.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/**
 * The day and time in a cell: a date cell, a serial number of Excel, '15.11.2026', '15.11.26
 * 10:00', '2026-11-15T10:00', '15 ноября 2026 г.', '15.11', '11/15/2026'. Wall time of the company;
 * only an instant with an offset is converted to its zone. Null: no day, or one that does not
 * exist.
 */
export function readDay(cell: Cell, rules: DayRules): ReadDay | null {
  if (cell instanceof Date) return dayOfDate(cell);
  if (typeof cell === 'number') return dayOfSerial(cell);
  const text = foldForSearch(cellText(cell));
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return dayOfSerial(Number(text.replace(',', '.')));
  const instant = parseInstant(text.toUpperCase());
  if (instant) {
    const day = dayOf(instant, rules.zone);
    return { day, time: timeOf(instant, rules.zone), isYearGuessed: false };
  }
  return dayOfText(text.replace(/(?<=\d)t(?=\d)/, ' '), rules);
}

function dayOfDate(cell: Date): ReadDay | null {
  // Within half a minute before a minute: a rounding error of a day fraction.
  const wall = wallClock(addSeconds(cell, 30));
  if (!wall || !isDay(wall.day)) return null;
  return { day: wall.day, time: wall.time === '00:00' ? null : wall.time, isYearGuessed: false };
}

function dayOfSerial(serial: number): ReadDay | null {
  if (!(serial >= SERIAL.min && serial <= SERIAL.max)) return null;
  const whole = Math.floor(serial);
  const share = serial - whole;
  return {
    day: addDays(SERIAL_ORIGIN, whole),
    time: share === 0 ? null : timeOfShare(share),
    isYearGuessed: false,
  };
}

function dayOfText(whole: string, { near, order, zone }: DayRules): ReadDay | null {
  let text = withoutZone(whole, zone)
    .replace(WEEKDAY, '')
    .replace(/\s*(?:года|год|г)\.?(?=$|[\s,])/u, '');
  const time = TIME_AT_END.exec(text) ?? TIME_AT_START.exec(text);
  if (time) text = text.replace(time[0], '').trim();
  const shown = time ? readTime((time[1] ?? '').replace(SECONDS, '$1')) : null;
  const at = (day: Day | null, isYearGuessed: boolean): ReadDay | null =>
    day === null ? null : timed({ day, time: null, isYearGuessed }, shown);

  const iso = ISO.exec(text);
  if (iso) return at(dayAt(Number(iso[1]), Number(iso[2]), Number(iso[3])), false);
  const packed = PACKED.exec(text);
  if (packed) return at(dayAt(Number(packed[3]), Number(packed[2]), Number(packed[1])), false);
  const words = WORDS.exec(text);
  if (words) return at(...dated(Number(words[1]), monthOf(words[2] ?? ''), words[3], near));
  for (const form of ENGLISH) {
    const { day, month = '', year } = form.exec(text)?.groups ?? {};
    if (day) return at(...dated(Number(day), ENGLISH_MONTHS.indexOf(month) + 1, year, near));
  }
  const numbers = NUMBERS.exec(text);
  if (!numbers) return null;
  const [first, second] = [Number(numbers[1]), Number(numbers[2])];
  const isMonthFirst = monthComesFirst(first, second, order);
  if (isMonthFirst === null) return null;
  return isMonthFirst
    ? at(...dated(second, first, numbers[3], near))
    : at(...dated(first, second, numbers[3], near));
}

/**
 * By the only possible order, else by the column's order; null: ambiguous, or not in the column's
 * order.
 */
function monthComesFirst(first: number, second: number, order: DayRules['order']): boolean | null {
  if (first > 12) return order === 'mdy' ? null : false;
  // American dates: month 15 does not exist.
  if (second > 12) return order === 'dmy' ? null : true;
  if (first === second) return false;
  return order === 'mixed' ? null : order === 'mdy';
}

/** The day at a time of day; 24:00 is the next day's midnight. */
export function timed(at: ReadDay, time: string | null): ReadDay {
  return time === DAY_END ? { ...at, day: addDays(at.day, 1), time: '00:00' } : { ...at, time };
}

function dated(
  day: number,
  month: number,
  year: string | undefined,
  near: Day,
): [Day | null, boolean] {
  return year === undefined
    ? [nearest(month, day, near), true]
    : [dayAt(fullYear(year), month, day), false];
}
