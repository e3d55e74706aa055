import { DailyTilesDocument, type DailyTilesQuery } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import type { Day } from '@schema/values/time/calendar';

export type DailyTilesFacts = DailyTilesQuery['dailyDashboard'];

/** The figures of a day, cached for 60 s and refetched when a record of the day changes. */
export function useDailyTiles(date: Day) {
  const { data, previousData, error, loading, refetch } = useFreshQuery(DailyTilesDocument, {
    variables: { date },
    maxAgeMs: CACHE_AGES_MS.dashboard,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('daily', retry);
  const known = (data ?? previousData)?.dailyDashboard;
  const facts = known?.date === date ? known : null;
  return { facts, hasFailed: error !== undefined && facts === null, isLoading: loading, retry };
}
