import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { MESSAGES } from '@schema/messages';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import type { ReportPeriod } from '@schema/values/time/report-period';
import ChartPie from 'lucide-react/icons/chart-pie';
import { Link } from 'react-router-dom';
import { ShareChart } from './ShareChart';
import { shareSlices } from './share-slices';
import { useSourceReport } from './useSourceReport';

/** Chart of the bookings of a period by source. */
export default function SourceShares({ period }: { readonly period: ReportPeriod }) {
  const { report, query } = useSourceReport(period);
  return (
    <Panel title={SOURCES_TEXTS.bySources}>
      <QueryStatus query={query} isLoaded={report != null} loading={SOURCES_TEXTS.loading} />
      {report && report.total === 0 && (
        <EmptyState icon={<ChartPie />} title={MESSAGES.sources.noDataForPeriod} />
      )}
      {report && report.total > 0 && (
        <>
          <ShareChart slices={shareSlices(report.items, report.total)} total={report.total} />
          <Link to={`/sources?start=${period.from}&end=${period.to}`}>
            {SOURCES_TEXTS.toSources}
          </Link>
        </>
      )}
    </Panel>
  );
}
