import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { CACHE_AGES_MS } from '@schema/constants';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { periodInstants } from '@schema/values/time/report-period';
import { DailyReportDocument, type DailyReportQuery } from '../../daily-report.generated';

export type DailyReport = DailyReportQuery['dailyAnalytics'];
export type DayFigures = DailyReport['days'][number];

/**
 * Daily figures of a period, of the fleet or of one car; the previous period stays shown while
 * loading.
 */
export function useDailyReport(period: ReportPeriod, carId: number | null) {
  const zone = useZone();
  const { shown, query } = useFreshQuery(DailyReportDocument, {
    variables: { carId, ...periodInstants(period, zone) },
    maxAgeMs: CACHE_AGES_MS.analytics,
    topics: ['fleet'],
  });
  const daily = shown?.dailyAnalytics ?? null;
  return { daily, query };
}
