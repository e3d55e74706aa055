import type { DailyReportQuery } from '@frontend/gql/graphql';
import { usePlainQuery } from '@frontend/shared/data/queries/use-plain-query';
import { useZone } from '@frontend/shared/data/session';
import { CACHE_AGES_MS } from '@schema/constants';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';
import operations from '../charts.graphql?raw';

export type DailyReport = DailyReportQuery['dailyAnalytics'];
export type DayFigures = DailyReport['days'][number];

/** A period by day, of the fleet or of one car; the previous one stays shown while loading. */
export function useDailyReport(period: ReportPeriod, carId: number | null) {
  const zone = useZone();
  const request = {
    query: operations,
    operationName: 'DailyReport',
    variables: { carId, ...periodInstants(period, zone) },
  };
  const { shown, query } = usePlainQuery<DailyReportQuery>(request, {
    maxAgeMs: CACHE_AGES_MS.analytics,
    topic: 'fleet',
  });
  const daily = shown?.dailyAnalytics ?? null;
  return { daily, query };
}
