import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import type { Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { Suspense } from 'react';
import { ChartsComing } from './charts/ChartsComing';
import type { BookingsPath } from './charts/chart-links';
import { PartnerIncome } from './PartnerIncome';
import { FLEET_FAILURE, useFleetReport } from './useFleetReport';

const IncomeCharts = lazyComponent(() => import('./charts/IncomeCharts'));

interface IncomeReportProps {
  readonly period: ReportPeriod;
  readonly today: Day;
  readonly bookingsPath: BookingsPath | null;
}

/** Income by day, with each partner's share. */
export function IncomeReport({ period, today, bookingsPath }: IncomeReportProps) {
  const { report, query } = useFleetReport(period);
  return (
    <>
      {query.error && <LoadFailure query={query} {...FLEET_FAILURE} />}
      <Suspense
        fallback={
          <LatePart>
            <ChartsComing page="income" />
          </LatePart>
        }
      >
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
