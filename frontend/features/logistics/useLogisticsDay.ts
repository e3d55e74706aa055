import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import type { Day } from '@schema/values/time/calendar';
import { LogisticsDayDocument } from './logistics.generated';

/** Events of a day, cached for 60 s and refetched when a record of the day changes. */
export function useLogisticsDay(date: Day) {
  const { data, query } = useFreshQuery(LogisticsDayDocument, {
    variables: { date },
    maxAgeMs: CACHE_AGES_MS.dashboard,
    topics: ['daily'],
  });
  return { facts: data?.dailyDashboard ?? null, query };
}
