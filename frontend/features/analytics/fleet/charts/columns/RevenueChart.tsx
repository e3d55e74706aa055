import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { dayCell } from '@schema/export/sheet-date';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import { formatRoubles } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { ChartPanel, LegendItem, Readout } from '../ChartPanel';
import type { BookingsPath } from '../chart-links';
import { shortRoubles } from '../short-roubles';
import { stepOf, sumIn } from './buckets';
import { ColumnChart } from './ColumnChart';
import type { DayFigures } from './useDailyReport';
import { usePeriodColumns } from './usePeriodColumns';

const TITLES = {
  day: CHART_TEXTS.revenueByDay,
  week: CHART_TEXTS.revenueByWeek,
  month: CHART_TEXTS.revenueByMonth,
} as const;

const CAR_COLOUR = 'var(--chart-1)';
const MANUAL_COLOUR = 'var(--chart-3)';

interface DailyChartProps {
  readonly days: readonly DayFigures[];
  readonly today: Day;
  /** Null: the whole fleet. */
  readonly carId: number | null;
  readonly bookingsPath: BookingsPath | null;
}

/** Revenue by day, from rentals and manual entries; its sum equals the tiles. */
export function RevenueChart({ days, today, carId, bookingsPath }: DailyChartProps) {
  const columns = usePeriodColumns({ days, today });
  const { buckets, choice, stretchOf, whereOf } = columns;
  const byCars = buckets.map((bucket) => sumIn(bucket, days, (day) => day.totalRevenue));
  const byHand = buckets.map((bucket) => sumIn(bucket, days, (day) => day.manualAdjustmentsTotal));
  const textOf = (at: number | null) => {
    const manual = sumIn(stretchOf(at), days, (day) => day.manualAdjustmentsTotal);
    const total = sumIn(stretchOf(at), days, (day) => day.totalRevenue) + manual;
    const rest = manual > 0 ? `, ${CHART_TEXTS.ofThemManual} ${formatRoubles(manual)}` : '';
    return formatRoubles(total) + rest;
  };
  const hasManual = byHand.some((value) => value > 0);
  const hasAny = hasManual || byCars.some((value) => value > 0);
  const { from, to } = stretchOf(choice.shown);
  const title = TITLES[stepOf(days.length)];
  return (
    <ChartPanel
      title={title}
      numbers={{
        columns: [
          { title: CHART_TEXTS.date, value: ({ day }) => dayCell(day), width: 12 },
          ...moneyColumns(carId === null),
        ],
        rows: days,
        keyOf: ({ day }) => day,
        fileName: CHART_TEXTS.revenueFile,
      }}
      readout={
        hasAny && (
          <Readout
            title={whereOf(choice.shown)}
            text={textOf(choice.shown)}
            bookings={bookingsPath?.({ from, to, carId }) ?? null}
          />
        )
      }
      legend={
        hasAny && (
          <>
            <LegendItem look="solid" colour={CAR_COLOUR}>
              {CHART_TEXTS.carRevenue}
            </LegendItem>
            {columns.hasAhead && (
              <LegendItem look="ahead" colour={CAR_COLOUR}>
                {CHART_TEXTS.ahead}
              </LegendItem>
            )}
            {hasManual && (
              <LegendItem look="hatched" colour={MANUAL_COLOUR}>
                {CHART_TEXTS.manual}
              </LegendItem>
            )}
          </>
        )
      }
    >
      {hasAny ? (
        <ColumnChart
          label={title}
          buckets={buckets}
          layers={[
            { name: CHART_TEXTS.carRevenue, colour: CAR_COLOUR, values: byCars },
            { name: CHART_TEXTS.manual, colour: MANUAL_COLOUR, isHatched: true, values: byHand },
          ]}
          ceiling={1}
          tickText={shortRoubles}
          readout={(at) => `${whereOf(at)}: ${textOf(at)}`}
          aheadFrom={columns.aheadFrom}
          choice={choice}
        />
      ) : (
        <EmptyState icon={<ChartNoAxesColumn />} title={CHART_TEXTS.noRevenue} />
      )}
    </ChartPanel>
  );
}

function moneyColumns(withManual: boolean) {
  const money = (title: string, pick: (day: DayFigures) => number) => ({
    title,
    value: pick,
    text: (day: DayFigures) => formatRoubles(pick(day)),
  });
  const rent = money(CHART_TEXTS.carRevenue, (day) => day.totalRevenue);
  const service = money(CHART_TEXTS.maintenance, (day) => day.totalMaintenanceCost);
  if (!withManual) return [rent, service];
  return [rent, money(CHART_TEXTS.manual, (day) => day.manualAdjustmentsTotal), service];
}
