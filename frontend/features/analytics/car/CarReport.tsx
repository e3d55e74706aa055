import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useZone } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { BackLink } from '@frontend/shared/ui/layout/Page';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { ReportPage } from '@frontend/shared/ui/layout/ReportPage';
import { type Column, DataTable } from '@frontend/shared/ui/lists/Table';
import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { MESSAGES } from '@schema/messages';
import { MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { ANALYTICS_TEXTS, CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import type { Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import type { ReactNode } from 'react';
import { CarBookings } from './CarBookings';
import { CarExpenses } from './CarExpenses';
import { CAR_EXPENSE_COLUMNS, carBookingColumns, carServiceColumns } from './export-car';
import { ProfitPanels } from './ProfitPanels';
import { type CarReportFacts, useCarReport } from './useCarReport';

interface CarReportProps {
  readonly carId: number;
  /** Path of a booking's card; null: no permission. */
  readonly bookingLink: ((bookingId: number) => string) | null;
  readonly charts: (facts: ChartedCar) => ReactNode;
}

interface ChartedCar extends Pick<CarReportFacts, 'carId' | 'carTitle' | 'licensePlate'> {
  readonly period: ReportPeriod;
  readonly today: Day;
}

/** Revenue and expenses of one car over a period (requirements.md, N13). */
export function CarReport({ carId, bookingLink, charts }: CarReportProps) {
  const zone = useZone();
  const chosen = useReportPeriod('currentMonth');
  const { period, today } = chosen;
  const { report, profit, query } = useCarReport(carId, period);
  const back = `/analytics?start=${period.from}&end=${period.to}`;
  return (
    <>
      <BackLink to={back}>{CAR_ANALYTICS_TEXTS.back}</BackLink>
      <ReportPage
        isSpacious
        title={report?.carTitle ?? ANALYTICS_TEXTS.car}
        before={report && <PlateLine car={report} />}
        period={chosen}
        query={query}
        failure={{ hint: MESSAGES.analytics.carLoadFailedHint }}
        loading={CAR_ANALYTICS_TEXTS.loading}
        isLoaded={report !== null}
      >
        {report && (
          <>
            <Tiles summary={report.summary} />
            {report.bookings.length === 0 && report.maintenances.length === 0 && (
              <EmptyState icon={<ChartNoAxesColumn />} title={MESSAGES.analytics.noDataForPeriod} />
            )}
            {charts({
              carId,
              carTitle: report.carTitle,
              licensePlate: report.licensePlate,
              period,
              today,
            })}
            {profit && <ProfitPanels key={profit.carId} report={report} profit={profit} />}
            <PanelRow>
              <Panel
                title={CAR_ANALYTICS_TEXTS.bookings}
                hint={CAR_ANALYTICS_TEXTS.bookingsHint}
                actions={
                  report.bookings.length > 0 && (
                    <ExportButtons
                      fileName={`${EXPORT_TEXTS.carBookingsFile}-${report.licensePlate}`}
                      columns={carBookingColumns(zone)}
                      load={() => report.bookings}
                    />
                  )
                }
              >
                <CarBookings bookings={report.bookings} bookingLink={bookingLink} />
              </Panel>
              <Panel
                title={CAR_ANALYTICS_TEXTS.service}
                actions={
                  report.maintenances.length > 0 && (
                    <ExportButtons
                      fileName={`${EXPORT_TEXTS.carServicesFile}-${report.licensePlate}`}
                      columns={carServiceColumns(zone)}
                      load={() => report.maintenances}
                    />
                  )
                }
              >
                <CarServices works={report.maintenances} />
              </Panel>
            </PanelRow>
            <Panel
              title={CAR_ANALYTICS_TEXTS.tillExpenses}
              hint={CAR_ANALYTICS_TEXTS.tillExpensesHint}
              actions={
                report.expenses.length > 0 && (
                  <ExportButtons
                    fileName={`${EXPORT_TEXTS.carExpensesFile}-${report.licensePlate}`}
                    columns={CAR_EXPENSE_COLUMNS}
                    load={() => report.expenses}
                  />
                )
              }
            >
              <CarExpenses expenses={report.expenses} />
            </Panel>
          </>
        )}
      </ReportPage>
    </>
  );
}

function Tiles({ summary }: Pick<CarReportFacts, 'summary'>) {
  const texts = CAR_ANALYTICS_TEXTS;
  return (
    <FactTiles
      label={texts.tiles}
      tiles={[
        {
          name: texts.revenue,
          value: formatRoubles(summary.totalRevenue),
          note: `${texts.maintenance}: ${formatRoubles(summary.totalMaintenanceCost)}`,
        },
        {
          name: texts.load,
          value: percentWithTenth(summary.loadPercent),
          note: `${texts.occupied}: ${summary.rentalDays}`,
        },
        {
          name: texts.dailyRate,
          value: formatRoubles(summary.averageDailyRate),
          note: `${texts.bookingsCount}: ${summary.bookingsCount}`,
        },
        {
          name: texts.maintenances,
          value: String(summary.maintenancesCount),
        },
      ]}
    />
  );
}

interface CarServicesProps {
  readonly works: CarReportFacts['maintenances'];
}

/** Maintenance of the period with its cost (requirements.md, N19). */
function CarServices({ works }: CarServicesProps) {
  const moment = useMoment();
  const texts = CAR_ANALYTICS_TEXTS;
  if (works.length === 0) return <p>{texts.noService}</p>;
  const columns: Column<CarReportFacts['maintenances'][number]>[] = [
    {
      title: texts.period,
      cell: ({ startDate, endDate }) => `${moment(startDate)} – ${moment(endDate)}`,
    },
    { title: texts.description, cell: ({ description }) => description },
    { title: texts.status, cell: ({ status }) => MAINTENANCE_STATUS_LABELS[status] },
    { title: texts.cost, isNumber: true, cell: ({ cost }) => formatRoubles(cost) },
  ];
  return (
    <DataTable label={texts.serviceTable} columns={columns} rows={works} keyOf={({ id }) => id} />
  );
}
