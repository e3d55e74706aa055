import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { ReportPage } from '@frontend/shared/ui/layout/ReportPage';
import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { DAY_FORMS, formatCount, plural } from '@schema/values/words/plural';
import CarFront from 'lucide-react/icons/car-front';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AnalyticsTabs } from './AnalyticsTabs';
import { ChartsComing } from './charts/ChartsComing';
import type { BookingsPath } from './charts/chart-links';
import { FLEET_CAR_COLUMNS } from './export-fleet';
import { FleetTable } from './FleetTable';
import { PartnerIncome } from './PartnerIncome';
import { FLEET_FAILURE, type FleetReportFacts, useFleetReport } from './useFleetReport';

const FleetCharts = lazyComponent(() => import('./charts/FleetCharts'));

interface FleetReportProps {
  /** Path of the bookings behind a figure; null: no permission. */
  readonly bookingsPath: BookingsPath | null;
  /** A chart of another report for the same period. */
  readonly chartBeside: (period: ReportPeriod) => ReactNode;
  /** Another report on the same period, below. */
  readonly below: (period: ReportPeriod) => ReactNode;
  /** Wraps the hint shown in place of the charts of a company without cars. */
  readonly whenNone: (hint: ReactNode) => ReactNode;
}

/** Indicators of the fleet over a period (requirements.md, N2). */
export function FleetReport({ bookingsPath, chartBeside, below, whenNone }: FleetReportProps) {
  const chosen = useReportPeriod('currentMonth');
  const { period, today } = chosen;
  const { report, query } = useFleetReport(period);
  // Loads the code of the charts while the report loads.
  useEffect(() => void FleetCharts.preload(), []);
  return (
    <ReportPage
      title={ANALYTICS_TEXTS.title}
      period={chosen}
      exported={
        <ExportButtons
          fileName={`${EXPORT_TEXTS.fleetFile}-${period.from}-${period.to}`}
          columns={FLEET_CAR_COLUMNS}
          load={() => report?.cars ?? []}
          isComing={report === null}
        />
      }
      tabs={<AnalyticsTabs />}
      query={query}
      failure={FLEET_FAILURE}
      loading={ANALYTICS_TEXTS.loading}
      isLoaded={report !== null}
    >
      {report && (
        <>
          <FleetTiles
            summary={report.summary}
            bookings={bookingsPath?.({ ...period, carId: null }) ?? null}
          />
          {report.cars.length === 0 && report.summary.totalRevenue === 0 ? (
            whenNone(<EmptyState icon={<CarFront />} title={ANALYTICS_TEXTS.noCars} />)
          ) : (
            <>
              <Suspense
                fallback={
                  <LatePart>
                    <ChartsComing page="fleet" />
                  </LatePart>
                }
              >
                <FleetCharts
                  period={period}
                  today={today}
                  cars={report.cars}
                  bookingsPath={bookingsPath}
                  beside={chartBeside(period)}
                />
              </Suspense>
              <FleetTable cars={report.cars} period={period} bookingsPath={bookingsPath} />
            </>
          )}
          {below(period)}
          <PartnerIncome income={report.partnerRevenue} period={period} />
        </>
      )}
    </ReportPage>
  );
}

interface FleetTilesProps extends Pick<FleetReportFacts, 'summary'> {
  /** Path of the bookings of the period; null: no permission. */
  readonly bookings: string | null;
}

/** Summary of the period (requirements.md, N5). */
function FleetTiles({ summary, bookings }: FleetTilesProps) {
  const length = Math.round(summary.averageBookingLength * 10) / 10;
  return (
    <FactTiles
      label={ANALYTICS_TEXTS.tiles}
      tiles={[
        {
          name: ANALYTICS_TEXTS.revenue,
          value: formatRoubles(summary.totalRevenue),
          note: `${ANALYTICS_TEXTS.manual} ${formatRoubles(summary.manualAdjustmentsTotal)}`,
        },
        { name: ANALYTICS_TEXTS.load, value: percentWithTenth(summary.fleetLoadPercent) },
        { name: ANALYTICS_TEXTS.dailyRate, value: formatRoubles(summary.averageDailyRate) },
        { name: ANALYTICS_TEXTS.maintenance, value: formatRoubles(summary.totalMaintenanceCost) },
        {
          name: ANALYTICS_TEXTS.bookings,
          value: formatCount(summary.totalBookings),
          note: bookings && <Link to={bookings}>{ANALYTICS_TEXTS.openBookings}</Link>,
        },
        { name: ANALYTICS_TEXTS.rentalDays, value: formatCount(summary.totalRentalDays) },
        { name: ANALYTICS_TEXTS.length, value: plural(length, DAY_FORMS) },
        { name: ANALYTICS_TEXTS.carsCount, value: formatCount(summary.totalCars) },
      ]}
    />
  );
}
