import { failureText } from '@frontend/shared/data/failure-text';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { MESSAGES } from '@schema/messages';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import type { Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { lazy, Suspense } from 'react';
import { ChartsComing } from './charts/ChartsComing';
import type { BookingsPath } from './charts/chart-links';
import { PartnerIncome } from './PartnerIncome';
import { useFleetReport } from './useFleetReport';

const IncomeCharts = lazy(() => import('./charts/IncomeCharts'));

interface IncomeReportProps {
  readonly period: ReportPeriod;
  readonly today: Day;
  readonly bookingsPath: BookingsPath | null;
}

/** Income by day, with each partner's share. */
export function IncomeReport({ period, today, bookingsPath }: IncomeReportProps) {
  const { report, error, isLoading, retry } = useFleetReport(period);
  return (
    <>
      {error && (
        <ErrorBox
          title={MESSAGES.analytics.loadFailed}
          message={failureText(error, MESSAGES.analytics.loadFailedHint)}
        >
          <Button isPending={isLoading} onClick={retry}>
            {ANALYTICS_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      <Suspense fallback={<ChartsComing panels={2} />}>
        <IncomeCharts
          period={period}
          today={today}
          bookingsPath={bookingsPath}
          beside={report && <PartnerIncome income={report.partnerRevenue} period={period} />}
        />
      </Suspense>
    </>
  );
}
