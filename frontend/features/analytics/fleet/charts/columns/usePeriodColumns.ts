import { CHART_TEXTS } from '@schema/texts/reports/charts';
import type { Day } from '@schema/values/time/calendar';
import { type Bucket, bucketsOf } from './buckets';
import { useColumnChoice } from './useColumnChoice';

export type Stretch = Pick<Bucket, 'first' | 'count' | 'from' | 'to'>;

interface PeriodColumnsOptions {
  readonly days: readonly { readonly day: Day }[];
  readonly today: Day;
}

/** Columns of a period and its active part: the selected column, or the whole period (null). */
export function usePeriodColumns({ days, today }: PeriodColumnsOptions) {
  const from = days[0]?.day ?? today;
  const buckets = bucketsOf(from, days.length);
  const choice = useColumnChoice(buckets.length);
  const period: Stretch = { first: 0, count: days.length, from, to: days.at(-1)?.day ?? from };
  const ahead = buckets.findIndex((bucket) => bucket.from > today);
  return {
    buckets,
    choice,
    period,
    stretchOf: (at: number | null): Stretch => (at === null ? period : (buckets[at] ?? period)),
    whereOf: (at: number | null): string =>
      at === null ? CHART_TEXTS.wholePeriod : (buckets[at]?.title ?? ''),
    hasAhead: ahead >= 0,
    /** Index of the first future column; the number of columns when there is none. */
    aheadFrom: ahead < 0 ? buckets.length : ahead,
  };
}
