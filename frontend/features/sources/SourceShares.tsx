import { failureText } from '@frontend/shared/data/failure-text';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { MESSAGES } from '@schema/messages';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { ChartPie } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ShareChart } from './ShareChart';
import { shareSlices } from './share-slices';
import { useSourceReport } from './useSourceReport';

/** Chart of the bookings of a period by source. */
export default function SourceShares({ period }: { readonly period: ReportPeriod }) {
  const { report, error, isLoading, retry } = useSourceReport(period);
  return (
    <Panel title={SOURCES_TEXTS.bySources}>
      {error && (
        <ErrorBox
          title={MESSAGES.generic.loadFailed}
          message={failureText(error, MESSAGES.generic.loadFailedHint)}
        >
          <Button isPending={isLoading} onClick={retry}>
            {SOURCES_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {!report && !error && <Spinner description={SOURCES_TEXTS.loading} />}
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
