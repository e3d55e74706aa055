import { BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME } from '@schema/constants';
import type { ImportField } from '@schema/import';
import {
  endFromDays,
  endFromHours,
  endFromMonths,
  IMPORT_KEPT,
  IMPORT_NOTES,
  unreadTime,
} from '@schema/texts/files/import-notes';
import { type Day, timeOfMinutes } from '@schema/values/time/calendar';
import { localDate } from '@schema/values/time/local-date';
import { addMonths } from 'date-fns/addMonths';
import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { formatISO } from 'date-fns/formatISO';
import { type DayRules, type ReadDay, readDay, timed } from '../cells/read-day';
import { HOURS_A_DAY, type ReadLength, readLength } from '../cells/read-length';
import { readPeriod } from '../cells/read-period';
import { readTime } from '../cells/read-time';
import { cellText } from '../cells/read-words';
import type { RowReader } from '../columns/row-reader';
import { type DraftMoment, type DraftRules, daysLater } from './booking-draft';

const NOTHING: DraftMoment = { written: '', at: null };

const midnightOf = (row: RowReader, field: ImportField) => (row.isMidnight(field) ? '00:00' : null);

const FIELDS = {
  start: { day: 'startDate', time: 'startTime', usual: BOOKING_PICKUP_TIME },
  end: { day: 'endDate', time: 'endTime', usual: BOOKING_RETURN_TIME },
} as const;

/** A day from one column with a time from another; an unreadable time is noted and kept. */
function momentOf(
  row: RowReader,
  value: 'start' | 'end',
  rules: DayRules,
  kept: string[],
): DraftMoment {
  const { day: dayField, time: timeField, usual } = FIELDS[value];
  const [dayCell, timeCell] = [row.cell(dayField), row.cell(timeField)];
  const written = [cellText(dayCell), cellText(timeCell)].filter(Boolean).join(' ');
  const at = dayCell === null ? null : readDay(dayCell, row.dayRules(dayField, rules));
  if (!at) return { written, at: null };
  if (timeCell === null)
    return { written, at: { ...at, time: at.time ?? midnightOf(row, dayField) } };
  const time = readTime(timeCell, rules.zone);
  if (time !== null) return { written, at: timed(at, time) };
  const text = cellText(timeCell);
  if (!EMPTY.test(text)) {
    row.doubt(value, unreadTime(text, at.time ?? usual));
    kept.push(`${IMPORT_KEPT.time}: ${text}`);
  }
  return { written, at };
}

/** A dash in place of a time. */
const EMPTY = /^[-–—?]*$/;

const monthsLater = (day: Day, months: number): Day =>
  formatISO(addMonths(localDate(day), months), { representation: 'date' });

/** The end of a rental with a length: whole months, or hours after the pickup. */
function endAfter(start: ReadDay, { months, hours }: ReadLength): ReadDay {
  const later = { ...start, day: monthsLater(start.day, months) };
  const days = Math.floor(hours / HOURS_A_DAY);
  const rest = hours % HOURS_A_DAY;
  if (rest === 0) return daysLater(later, days);
  const [hour = 0, minute = 0] = (start.time ?? BOOKING_PICKUP_TIME).split(':').map(Number);
  const total = (hour + rest) * minutesInHour + minute;
  const time = timeOfMinutes(total % minutesInDay);
  return { ...daysLater(later, days + Math.floor(total / minutesInDay)), time };
}

const lengthNote = ({ months, hours }: ReadLength): string => {
  if (months > 0) return endFromMonths(months);
  return hours % HOURS_A_DAY === 0 ? endFromDays(hours / HOURS_A_DAY) : endFromHours(hours);
};

/** An end without a year is the next such day after the start, not the day nearest to today. */
function afterStart(end: ReadDay, start: ReadDay | null): ReadDay {
  if (!start || !end.isYearGuessed || end.day >= start.day) return end;
  const year = Number(start.day.slice(0, 4));
  const [same, next] = [year, year + 1].map((one) => `${one}${end.day.slice(4)}`);
  return { ...end, day: same && same >= start.day ? same : (next ?? end.day) };
}

/**
 * Pickup and return of a row: from their own columns, from one column of periods, or the return
 * from the pickup and the number of days.
 */
export function momentsOf(
  row: RowReader,
  rules: DraftRules,
  kept: string[],
): { readonly start: DraftMoment; readonly end: DraftMoment } {
  const near = { zone: rules.zone, near: rules.today };
  let start = momentOf(row, 'start', near, kept);
  let end = momentOf(row, 'end', near, kept);
  const period = row.cell('period');
  if (period !== null && !start.written && !end.written) {
    const both = readPeriod(period, row.dayRules('period', near));
    const written = cellText(period);
    start = { written, at: both?.start ?? null };
    end = both ? { written, at: both.end } : NOTHING;
  }
  const days = row.cell('days');
  // «на 4 дня» for a return; a bare number there is not a length.
  const asLength = !end.at && /\p{L}/u.test(end.written) ? readLength(end.written) : null;
  const length = asLength ?? (end.written ? null : days === null ? null : readLength(days));
  if (start.at && length) {
    end = { written: end.written || cellText(days), at: endAfter(start.at, length) };
    row.doubt('end', lengthNote(length));
  } else if (!end.written && days !== null) end = { written: cellText(days), at: null };
  if (end.at) end = { ...end, at: afterStart(end.at, start.at) };
  for (const [value, { at }] of [['start', start] as const, ['end', end] as const]) {
    if (at?.isYearGuessed) row.doubts.add(value);
  }
  if (row.isOrderOpen('startDate') || row.isOrderOpen('period')) {
    row.doubt('start', IMPORT_NOTES.orderOpen);
    row.doubts.add('end');
  } else if (row.isOrderOpen('endDate')) row.doubt('end', IMPORT_NOTES.orderOpen);
  if (start.at?.isYearGuessed || end.at?.isYearGuessed) row.notes.push(IMPORT_NOTES.yearGuessed);
  return { start, end };
}
