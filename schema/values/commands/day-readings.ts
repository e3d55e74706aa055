import { BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME } from '@schema/constants';
import { addDays, type Day, isDay } from '../time/calendar';
import {
  daySlip,
  fullYear,
  monthOf,
  RELATIVE_WORD,
  relativeDay,
  weekdayNamed,
} from '../time/day-words';
import { lastDayFrom, monthSpan, spanOf } from './day-spans';
import type { Length, Link, Token, WrittenDay } from './token';
import { COUNT, countOf, MONTH_NAME, PHONE, PLATE, UNIT } from './token-words';

type Groups = Readonly<Record<string, string | undefined>>;
type Read = (found: Groups, text: string, today: Day) => Token;

/** End of a word. */
const END = '(?![\\p{L}\\d])';
const LINKS: Readonly<Record<string, Link>> = {
  с: 'from',
  со: 'from',
  от: 'from',
  по: 'until',
  до: 'until',
  на: 'for',
  к: 'at',
  ко: 'at',
  в: 'at',
  во: 'at',
};

const word = (text: string): Token => ({ kind: 'word', text });
const dayToken = (day: WrittenDay | null, text: string): Token => ({ kind: 'day', day, text });

function timeToken(hour: number, minute: string, text: string): Token {
  return { kind: 'time', time: `${String(hour).padStart(2, '0')}:${minute}`, text };
}

const readWritten: Read = ({ day, month, monthWord, year }, text) => {
  const named = monthWord === undefined ? null : monthOf(monthWord.replace('.', ''));
  const numbered = named ?? (month === undefined ? null : Number(month));
  // '2.0' and '3.15' are not days.
  if (Number(day) === 0 || numbered === 0 || (numbered ?? 1) > 12) return word(text);
  const typed = {
    day: Number(day),
    month: numbered,
    year: year === undefined ? null : fullYear(Number(year)),
  };
  return dayToken({ typed }, text);
};

function lengthOf({ count, unit = '' }: Groups): Length {
  const times = count === undefined ? 1 : countOf(count);
  if (unit.startsWith('мес')) return { days: 0, months: times };
  return { days: unit.startsWith('нед') ? times * 7 : times, months: 0 };
}

const readLength: Read = (found, text) => ({ kind: 'length', ...lengthOf(found), text });

/** «неделю» without «эту» or «следующую» is a length. */
const readSpan: Read = ({ which = '', span = '' }, text, today) => {
  const isWeek = span.startsWith('недел');
  if (isWeek && which === '' && span !== 'неделе') return readLength({ unit: span }, text, today);
  const isNext = which.startsWith('след');
  return { kind: 'span', ...spanOf(isWeek ? 'week' : 'weekend', today, isNext), text };
};

const readRelative: Read = ({ relative = '' }, text, today) => {
  const at = relativeDay(relative, today);
  if (at) return dayToken({ at }, text);
  const weekday = weekdayNamed(relative);
  return dayToken(weekday === null ? null : { weekday }, text);
};

const readHour: Read = ({ hour, part }, text) => {
  const named = Number(hour);
  const shown = part === 'вечера' && named < 12 ? named + 12 : named;
  return shown < 24 ? timeToken(shown, '00', text) : word(text);
};

const PART_TIMES: readonly (readonly [RegExp, string])[] = [
  [/утр/u, BOOKING_PICKUP_TIME],
  [/^после/u, '14:00'],
  [/обед|днем/u, '13:00'],
  [/вечер/u, BOOKING_RETURN_TIME],
];

const readPart: Read = (_, text) => {
  const time = PART_TIMES.find(([said]) => said.test(text))?.[1];
  return time ? { kind: 'time', time, isPart: true, text } : word(text);
};

/** Any other word; a word of a day may have a typing error. */
const readWord: Read = (_, text, today) => {
  const meant = daySlip(text);
  return meant ? readRelative({ relative: meant }, text, today) : word(text);
};

const NEAR = '(?:эт[аиоу]\\p{L}?|ближайш\\p{L}{2})';
const HOUR = '(?<hour>[01]?\\d|2[0-3])';

/** Possible readings of a word, in order of trying; the last one accepts any word. */
export const READINGS: readonly (readonly [pattern: string, read: Read])[] = [
  [
    '(?<iso>\\d{4}-\\d{2}-\\d{2})(?!\\d)',
    ({ iso }, text) => dayToken(isDay(iso) ? { at: iso } : null, text),
  ],
  [
    `(?:на\\s+)?(?:[78]|сем[иь]|восемь)[\\s-]*(?:мест|человек)(?!\\p{L})`,
    () => word('семиместный'),
  ],
  [`(?:${PLATE}|${PHONE})`, (_, text) => word(text.replace(/\s/g, ''))],
  [
    `${HOUR}:(?<minute>[0-5]\\d)(?!\\d)`,
    ({ hour, minute = '' }, text) => timeToken(Number(hour), minute, text),
  ],
  [
    `(?:после\\s+обеда|(?:с\\s+|под\\s+)?(?:самого\\s+)?утр(?:а|ом|о)|(?:в\\s+|к\\s+)?обед(?:а|у|ом)?|днем|(?:под\\s+|к\\s+)?вечер(?:а|ом|у)?)${END}`,
    readPart,
  ],
  ['(?<day>\\d{1,2})[./](?<month>\\d{1,2})(?:[./](?<year>\\d{4}|\\d{2}))?\\.?(?!\\d)', readWritten],
  [`(?<day>\\d{1,2})\\s*(?<monthWord>${MONTH_NAME})(?:\\s+(?<year>\\d{4})${END})?`, readWritten],
  [`(?<day>\\d{1,2})(?:-?(?:го|ое|му)|\\s+числа)${END}`, readWritten],
  [
    `через\\s+(?:(?<count>${COUNT})\\s*)?(?<unit>${UNIT})`,
    (found, text, today) => dayToken({ at: addDays(lastDayFrom(today, lengthOf(found)), 1) }, text),
  ],
  [
    `(?:весь|в|на)\\s+(?<month>${MONTH_NAME})`,
    ({ month = '' }, text, today) => ({
      kind: 'span',
      ...monthSpan(monthOf(month.replace('.', '')), today),
      text,
    }),
  ],
  [
    `(?:(?:на|в)\\s+)?(?:(?<which>следующ\\p{L}{2}|${NEAR})\\s+)?(?<span>выходны[емх]|неделе|неделю|неделя)${END}`,
    readSpan,
  ],
  [
    `конца\\s+(?<unit>недели|месяца)${END}`,
    ({ unit }, text, today) =>
      dayToken({ at: spanOf(unit === 'месяца' ? 'month' : 'week', today).to }, text),
  ],
  [`(?:${NEAR}\\s+)?(?<relative>${RELATIVE_WORD})${END}`, readRelative],
  [`(?:(?<count>${COUNT})(?:-?х)?\\s*)?(?<unit>${UNIT})`, readLength],
  [`(?<hour>\\d{1,2})\\s*(?<part>утра|вечера)${END}`, readHour],
  [`(?<=(?<!\\p{L})(?:в|к|с|до)\\s+)${HOUR}\\s*ч(?:ас(?:ов|ам|а|у)?)?${END}`, readHour],
  [
    '(?<number>\\d{1,2})(?![\\d\\p{L}.:/])',
    ({ number }, text) => ({ kind: 'number', value: Number(number), text }),
  ],
  [
    `(?<link>со|с|от|по|до|на|ко|к|во|в)${END}(?!\\s\\d{3})`,
    ({ link = '' }, text) => ({ kind: 'link', link: LINKS[link] ?? 'for', text }),
  ],
  ['-', (_, text) => ({ kind: 'link', link: 'dash', text })],
  [',', (_, text) => word(text)],
  ['[^\\s,]+', readWord],
];
