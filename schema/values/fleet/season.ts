import type { Day } from '../time/calendar';

/** The season of a tariff group: all set, or all null for the whole year (requirements.md, F8). */
export interface Season {
  readonly startMonth: number | null;
  readonly startDay: number | null;
  readonly endMonth: number | null;
  readonly endDay: number | null;
}

/** A day of any year as a number, month × 100 + day: 5 March is 305. */
export type MonthDay = number;

export function monthDayOf(day: Day): MonthDay {
  return Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));
}

export function isYearRound(season: Season): boolean {
  return (
    season.startMonth === null &&
    season.startDay === null &&
    season.endMonth === null &&
    season.endDay === null
  );
}

/**
 * Whether the season contains this day. Both ends included; 15.12–15.01 wraps the new year; 29
 * February may start or end a season of any year. A year-round season contains every day; an
 * incomplete one, which forms refuse, contains none. Source: docs/domain.md, price estimate.
 */
export function seasonHolds(season: Season, monthDay: MonthDay): boolean {
  if (isYearRound(season)) return true;
  const { startMonth, startDay, endMonth, endDay } = season;
  if (startMonth === null || startDay === null || endMonth === null || endDay === null)
    return false;
  const start = startMonth * 100 + startDay;
  const end = endMonth * 100 + endDay;
  if (start <= end) return start <= monthDay && monthDay <= end;
  return start <= monthDay || monthDay <= end;
}
