import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { CACHE_AGES_MS } from '@schema/constants';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';
import { SourceReportDocument, type SourceReportQuery } from './sources.generated';

export type SourceFigures = SourceReportQuery['sources']['items'][number];

/** Figures of each source in a period; the last report stays shown while loading. */
export function useSourceReport(period: ReportPeriod) {
  const zone = useZone();
  const { shown, query } = useFreshQuery(SourceReportDocument, {
    variables: periodInstants(period, zone),
    maxAgeMs: CACHE_AGES_MS.sources,
    topics: ['sources'],
  });
  const report = shown?.sources;
  return {
    report: report && {
      total: report.totalBookingsInPeriod ?? 0,
      items: [...report.items].sort((a, b) => a.source.name.localeCompare(b.source.name, 'ru')),
    },
    query,
  };
}
