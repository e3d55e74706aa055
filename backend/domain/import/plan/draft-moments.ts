import type { ImportField } from '@schema/import';
import { endFromDays, IMPORT_NOTES } from '@schema/texts/files/import-notes';
import { type ReadDay, readDay } from '../cells/read-day';
import { readPeriod } from '../cells/read-period';
import { readTime } from '../cells/read-time';
import { cellText } from '../cells/read-words';
import type { RowReader } from '../columns/row-reader';
import { type DraftMoment, type DraftRules, daysLater } from './booking-draft';

const NOTHING: DraftMoment = { written: '', at: null };
const MAX_DAYS = 3660;

const midnightOf = (row: RowReader, field: ImportField) => (row.isMidnight(field) ? '00:00' : null);

/** A day from one column with a time from another. */
function momentOf(
  row: RowReader,
  [dayField, timeField]: readonly ['startDate', 'startTime'] | readonly ['endDate', 'endTime'],
  rules: { readonly zone: string; readonly near: string },
): DraftMoment {
  const [dayCell, timeCell] = [row.cell(dayField), row.cell(timeField)];
  const written = [cellText(dayCell), cellText(timeCell)].filter(Boolean).join(' ');
  const at = dayCell === null ? null : readDay(dayCell, rules);
  if (!at) return { written, at: null };
  const time = timeCell === null ? midnightOf(row, dayField) : readTime(timeCell);
  return {
    written,
    at: { ...at, time: timeCell === null ? (at.time ?? time) : (time ?? at.time) },
  };
}

/** A length written for a return: «на 4 дня», «3 сут.». */
const AS_LENGTH = /^(?:на\s+)?(\d{1,4})\s*(?:дн|день|дня|сут)/iu;

const wholeDays = (written: string | undefined): number | null => {
  const days = Number(written ?? 0);
  return days >= 1 && days <= MAX_DAYS ? days : null;
};

/** Whole days from the column of the length; null: none or invalid. */
const daysOf = (row: RowReader) => wholeDays(/\d+/.exec(cellText(row.cell('days')))?.[0]);

/** An end without a year is the next such day after the start, not the one nearest to today. */
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
): { readonly start: DraftMoment; readonly end: DraftMoment } {
  const near = { zone: rules.zone, near: rules.today };
  let start = momentOf(row, ['startDate', 'startTime'], near);
  let end = momentOf(row, ['endDate', 'endTime'], near);
  const period = row.cell('period');
  if (period !== null && !start.written && !end.written) {
    const both = readPeriod(period, near);
    const written = cellText(period);
    start = { written, at: both?.start ?? null };
    end = both ? { written, at: both.end } : NOTHING;
  }
  const asLength = end.at ? null : wholeDays(AS_LENGTH.exec(end.written)?.[1]);
  const days = asLength ?? (end.written ? null : daysOf(row));
  if (start.at && days !== null) {
    end = { written: end.written || cellText(row.cell('days')), at: daysLater(start.at, days) };
    row.notes.push(endFromDays(days));
  }
  if (end.at) end = { ...end, at: afterStart(end.at, start.at) };
  if (start.at?.isYearGuessed || end.at?.isYearGuessed) row.notes.push(IMPORT_NOTES.yearGuessed);
  return { start, end };
}
