import { DailyReportDocument, type DailyReportQuery } from '@frontend/gql/graphql';
import { useZone } from '@frontend/shared/data/session';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';

export type DailyReport = DailyReportQuery['dailyAnalytics'];
export type DayFigures = DailyReport['days'][number];

/** A period by day, of the fleet or of one car; the previous one stays shown while loading. */
export function useDailyReport(period: ReportPeriod, carId: number | null) {
  const zone = useZone();
  const { shown, query } = useFreshQuery(DailyReportDocument, {
    variables: { carId, ...periodInstants(period, zone) },
    maxAgeMs: CACHE_AGES_MS.analytics,
    topic: 'fleet',
  });
  const daily = shown?.dailyAnalytics ?? null;
  return { daily, query };
}
