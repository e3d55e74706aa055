import { CarReportDocument, type CarReportQuery } from '@frontend/gql/graphql';
import { useZone } from '@frontend/shared/data/session';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';

export type CarReportFacts = CarReportQuery['carAnalytics'];
export type CarProfitFacts = CarReportQuery['carProfitShares'];

/** Figures of one car over a period and its profit settings. */
export function useCarReport(carId: number, period: ReportPeriod) {
  const zone = useZone();
  const { data, previousData, error, loading, refetch } = useFreshQuery(CarReportDocument, {
    variables: { carId, ...periodInstants(period, zone) },
    maxAgeMs: CACHE_AGES_MS.analytics,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('fleet', retry);
  const shown = data ?? previousData;
  return {
    report: shown?.carAnalytics ?? null,
    profit: shown?.carProfitShares ?? null,
    error,
    isLoading: loading,
    retry,
  };
}
