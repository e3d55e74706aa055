import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useIsStaff, useZone } from '@frontend/shared/data/session';
import { CACHE_AGES_MS } from '@schema/constants';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';
import { CarReportDocument, type CarReportQuery } from './car-analytics.generated';

export type CarReportFacts = CarReportQuery['carAnalytics'];
export type CarProfitFacts = NonNullable<CarReportQuery['carProfitShares']>;

/** Figures of one car over a period and its profit settings. */
export function useCarReport(carId: number, period: ReportPeriod) {
  const zone = useZone();
  const withProfit = useIsStaff();
  const { shown, query } = useFreshQuery(CarReportDocument, {
    variables: { carId, ...periodInstants(period, zone), withProfit },
    maxAgeMs: CACHE_AGES_MS.analytics,
    topics: ['fleet'],
  });
  return {
    report: shown?.carAnalytics ?? null,
    profit: shown?.carProfitShares ?? null,
    query,
  };
}
