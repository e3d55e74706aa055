import { addDays, type Day, daysBetween, isDay } from './calendar';
import {
  dayNotAfter,
  dayNotBefore,
  fullYear,
  MONTH_WORD,
  monthOf,
  RELATIVE_WORD,
  relativeDay,
  type TypedDay,
} from './day-words';

/** Days parsed from a text, both included, and the remaining text. */
export interface TypedDays {
  readonly fromDay: Day;
  readonly toDay: Day;
  /** 'HH:mm'; null: the form's default. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly rest: string;
}

/** A day without a year is in the past by at most this many days (late entries), else next year. */
const BACK_DAYS = 60;
/** Maximum length; longer rentals are entered in the form. */
const MAX_DAYS = 366;

const TIME = /(?<!\d)([01]?\d|2[0-3]):([0-5]\d)(?!\d)/g;
const DAY = new RegExp(
  [
    '(?<![\\d\\p{L}.])(?:',
    '(?<iso>\\d{4}-\\d{2}-\\d{2})(?!\\d)',
    '|(?<day>\\d{1,2})[./](?<month>\\d{1,2})(?:[./](?<year>\\d{4}|\\d{2}))?(?!\\d)',
    `|(?<ofMonth>\\d{1,2})\\s*(?<monthWord>${MONTH_WORD})(?:\\s+(?<ofYear>\\d{4})(?!\\d))?`,
    `|(?<bare>\\d{1,2})(?=\\s*-\\s*\\d{1,2}(?:[./]\\d|\\s*${MONTH_WORD}))`,
    `|(?<relative>${RELATIVE_WORD})(?!\\p{L})`,
    ')',
  ].join(''),
  'gu',
);
const LATER_DAY = /^\s*-\s*(\d{1,2})(?![\d.:/]|\s*(?:дн|де|су|не))/u;
const LENGTH =
  /(?<![\d\p{L}])(?:(\d{1,3})\s*)?(день|дня|дней|дн|сутки|суток|неделя|неделю|недели|недель|нед)(?!\p{L})/u;
const LINKING = /(?<!\p{L})(?:с|со|по|до|на|в|во|от)(?!\p{L})|[-–—]/gu;

/** Length of 'на 3 дня' or 'неделю' in days; null: none. */
function lengthOf(match: RegExpExecArray | null): number | null {
  if (!match) return null;
  const count = match[1] === undefined ? 1 : Number(match[1]);
  return match[2]?.startsWith('нед') ? count * 7 : count;
}

type Found = { readonly at: Day } | { readonly typed: TypedDay };

function foundDay(groups: Record<string, string | undefined>, today: Day): Found | null {
  const { iso, day, month, year, ofMonth, monthWord, ofYear, bare, relative } = groups;
  if (iso !== undefined) return isDay(iso) ? { at: iso } : null;
  if (relative !== undefined) return { at: relativeDay(relative, today) };
  if (bare !== undefined) return { typed: { day: Number(bare), month: null, year: null } };
  const named = monthWord === undefined ? Number(month) : monthOf(monthWord);
  const given = year ?? ofYear;
  return {
    typed: {
      day: Number(day ?? ofMonth),
      month: named,
      year: given === undefined ? null : fullYear(Number(given)),
    },
  };
}

/** Resolves the first and the last day; null if they name no real day. */
function resolved(first: Found, last: Found | null, today: Day): [from: Day, to: Day] | null {
  const earliest = addDays(today, -BACK_DAYS);
  if ('typed' in first && first.typed.month === null) {
    const to = last && ('at' in last ? last.at : dayNotBefore(last.typed, earliest));
    const from = to && dayNotAfter(first.typed.day, to);
    return from && to ? [from, to] : null;
  }
  // '14.11-17.11.2027': the year applies to both days.
  const year = last && 'typed' in last ? last.typed.year : null;
  const start = 'at' in first ? first.at : dayNotBefore(withYear(first.typed, year), earliest);
  if (start === null) return null;
  if (last === null) return [start, start];
  const end = 'at' in last ? last.at : dayNotBefore(last.typed, start);
  return end === null ? null : [start, end];
}

const withYear = (typed: TypedDay, year: number | null): TypedDay => ({
  ...typed,
  year: typed.year ?? year,
});

/**
 * Parses days from a text: '14.11-17.11', '14-17.11.2026', '14 ноября по 17 ноября', 'завтра 3
 * дня', 'неделю с пятницы'; with optional times. Without a year the next such day is meant. Null
 * without valid days. `today` in company time.
 */
export function typedDays(typed: string, today: Day): TypedDays | null {
  let text = typed.toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/[–—]/g, '-');
  const times = [...text.matchAll(TIME)].map(
    ([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`,
  );
  text = text.replace(TIME, ' ');

  const matches = [...text.matchAll(DAY)];
  const days = matches.map((match) => foundDay(match.groups ?? {}, today));
  if (times.length > 2 || days.length > 2 || days.includes(null)) return null;
  const end = matches.at(-1);
  const after = end ? text.slice(end.index + end[0].length) : '';
  const later = days.length === 1 ? LATER_DAY.exec(after) : null;
  const [first = null, second = null] = days;
  const last: Found | null = later
    ? { typed: { day: Number(later[1]), month: null, year: null } }
    : second;
  const withoutDays = text.replace(DAY, ' ').replace(later?.[0].trim() ?? '', ' ');
  const lengthMatch = LENGTH.exec(withoutDays);
  const length = lengthOf(lengthMatch);
  if ((!first && length === null) || (last && length !== null)) return null;

  const period = resolved(first ?? { at: today }, last, today);
  if (!period) return null;
  const [fromDay] = period;
  const toDay = length === null ? period[1] : addDays(fromDay, length - 1);
  if (toDay < fromDay || daysBetween(fromDay, toDay) > MAX_DAYS) return null;
  const rest = withoutDays
    .replace(lengthMatch?.[0] ?? '', ' ')
    .replace(LINKING, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [startTime = null, endTime = null] = times;
  return { fromDay, toDay, startTime, endTime, rest };
}
