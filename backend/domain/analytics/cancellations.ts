import { MAX_TREND_MONTHS } from '@schema/constants';
import { type Day, dayOf, startOfDay } from '@schema/values/time/calendar';

/** A month in company time and its instants, half-open. */
interface MonthSpan {
  /** 'YYYY-MM' */
  readonly period: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const monthOf = (day: Day) => day.slice(0, 7);

function nextMonth(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}`;
}

/**
 * The months of a trend: all from the month of `first` to that of `last`, including empty ones; of
 * a long history the latest. Decided here: the documents define only the format (requirements.md,
 * Z6).
 */
export function trendMonths(first: Date, last: Date, zone: string): readonly MonthSpan[] {
  const months: MonthSpan[] = [];
  const lastPeriod = monthOf(dayOf(last, zone));
  let period = monthOf(dayOf(first, zone));
  while (period <= lastPeriod) {
    const following = nextMonth(period);
    const startsAt = startOfDay(`${period}-01`, zone);
    months.push({ period, startsAt, endsAt: startOfDay(`${following}-01`, zone) });
    period = following;
  }
  return months.slice(-MAX_TREND_MONTHS);
}
