import { useSession, useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { PeriodPicker } from '@frontend/shared/ui/pickers/PeriodPicker';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { periodText, type ReportPeriod } from '@schema/values/time/report-period';
import { lazy, type ReactNode, Suspense } from 'react';
import { AnalyticsTabs } from './AnalyticsTabs';
import { ChartsComing } from './charts/ChartsComing';
import type { BookingsPath } from './charts/chart-links';
import { FLEET_CAR_COLUMNS } from './export-fleet';
import css from './FleetReport.module.css';
import { FleetTable } from './FleetTable';
import { FleetTiles } from './FleetTiles';
import { PartnerIncome } from './PartnerIncome';
import { useFleetReport } from './useFleetReport';

const FleetCharts = lazy(() => import('./charts/FleetCharts'));

interface FleetReportProps {
  /** Path of the bookings behind a figure; null: no permission. */
  readonly bookingsPath: BookingsPath | null;
  /** A chart of another report for the same period. */
  readonly chartBeside: (period: ReportPeriod) => ReactNode;
}

/** Indicators of the fleet over a period (requirements.md, N2). */
export function FleetReport({ bookingsPath, chartBeside }: FleetReportProps) {
  const { now } = useSession();
  const zone = useZone();
  const { period, setPeriod, today } = useReportPeriod({ preset: 'currentMonth', zone, now });
  const { report, query } = useFleetReport(period);
  return (
    <section className={css.section} aria-busy={query.isLoading}>
      <PageHead
        title={ANALYTICS_TEXTS.title}
        subtitle={periodText(period)}
        actions={
          <>
            {report && (
              <ExportButtons
                fileName={`${EXPORT_TEXTS.fleetFile}-${period.from}-${period.to}`}
                columns={FLEET_CAR_COLUMNS}
                load={() => report.cars}
              />
            )}
            <PeriodPicker value={period} today={today} onChange={setPeriod} />
          </>
        }
      />
      <AnalyticsTabs />
      <QueryStatus
        query={query}
        isLoaded={report != null}
        loading={ANALYTICS_TEXTS.loading}
        title={MESSAGES.analytics.loadFailed}
        hint={MESSAGES.analytics.loadFailedHint}
      />
      {report && (
        <>
          <FleetTiles
            summary={report.summary}
            bookings={bookingsPath?.({ ...period, carId: null }) ?? null}
          />
          <Suspense fallback={<ChartsComing panels={2} />}>
            <FleetCharts
              period={period}
              today={today}
              cars={report.cars}
              bookingsPath={bookingsPath}
              beside={chartBeside(period)}
            />
          </Suspense>
          <FleetTable cars={report.cars} period={period} bookingsPath={bookingsPath} />
          <PartnerIncome income={report.partnerRevenue} period={period} />
        </>
      )}
    </section>
  );
}
