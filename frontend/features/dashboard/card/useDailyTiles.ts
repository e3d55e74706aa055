import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import type { Day } from '@schema/values/time/calendar';
import { DailyTilesDocument, type DailyTilesQuery } from '../daily.generated';

export type DailyTilesFacts = DailyTilesQuery['dailyDashboard'];

/** The figures of a day, cached for 60 s and refetched when a record of the day changes. */
export function useDailyTiles(date: Day) {
  const { shown, query } = useFreshQuery(DailyTilesDocument, {
    variables: { date },
    maxAgeMs: CACHE_AGES_MS.dashboard,
    topics: ['daily'],
  });
  const known = shown?.dailyDashboard;
  const facts = known?.date === date ? known : null;
  return { facts, hasFailed: query.error !== undefined && facts === null, query };
}
