import { MAX_TREND_MONTHS } from '@schema/constants';
import { dayOf, startOfDay } from '@schema/values/time/calendar';
import { dayOfLocalDate, localDate } from '@schema/values/time/local-date';
import { addMonths } from 'date-fns/addMonths';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';

/** A month in company time and its instants, half-open. */
interface MonthSpan {
  /** 'YYYY-MM' */
  readonly period: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The months of a trend: all from the month of `first` to that of `last`, including empty ones; of
 * a long history the latest. Not set by requirements.md: the documents define only the format (requirements.md,
 * Z6).
 */
export function trendMonths(first: Date, last: Date, zone: string): readonly MonthSpan[] {
  const [start, end] = [localDate(dayOf(first, zone)), localDate(dayOf(last, zone))];
  return eachMonthOfInterval({ start, end })
    .slice(-MAX_TREND_MONTHS)
    .map((month) => {
      const [day, next] = [dayOfLocalDate(month), dayOfLocalDate(addMonths(month, 1))];
      return {
        period: day.slice(0, 7),
        startsAt: startOfDay(day, zone),
        endsAt: startOfDay(next, zone),
      };
    });
}
