import { DailyReportDocument, type DailyReportQuery } from '@frontend/gql/graphql';
import { useZone } from '@frontend/shared/data/session';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';

export type DailyReport = DailyReportQuery['dailyAnalytics'];
export type DayFigures = DailyReport['days'][number];

/** A period by day, of the fleet or of one car; the previous one stays shown while loading. */
export function useDailyReport(period: ReportPeriod, carId: number | null) {
  const zone = useZone();
  const { data, previousData, error, loading, refetch } = useFreshQuery(DailyReportDocument, {
    variables: { carId, ...periodInstants(period, zone) },
    maxAgeMs: CACHE_AGES_MS.analytics,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('fleet', retry);
  const daily = (data ?? previousData)?.dailyAnalytics ?? null;
  return { daily, error, isLoading: loading, retry };
}
