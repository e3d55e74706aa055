import { usePlainQuery } from '@frontend/shared/data/queries/use-plain-query';
import { useZone } from '@frontend/shared/data/session';
import { CACHE_AGES_MS } from '@schema/constants';
import type { ReportPeriod } from '@schema/values/time/report-period';
import type { DailyReportQuery } from '../../daily-report.generated';
import { dailyReportRequest } from '../../daily-report-request';

export type DailyReport = DailyReportQuery['dailyAnalytics'];
export type DayFigures = DailyReport['days'][number];

/** A period by day, of the fleet or of one car; the previous one stays shown while loading. */
export function useDailyReport(period: ReportPeriod, carId: number | null) {
  const zone = useZone();
  const request = dailyReportRequest(period, zone, carId);
  const { shown, query } = usePlainQuery<DailyReportQuery>(request, {
    maxAgeMs: CACHE_AGES_MS.analytics,
    topics: ['fleet'],
  });
  const daily = shown?.dailyAnalytics ?? null;
  return { daily, query };
}
