import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { dayCell } from '@schema/export/sheet-date';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import { percentWithTenth } from '@schema/values/money/percent';
import type { Day } from '@schema/values/time/calendar';
import { CAR_FORMS, nounFor } from '@schema/values/words/plural';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { ChartPanel, LegendItem, Readout } from '../ChartPanel';
import type { BookingsPath } from '../chart-links';
import { stepOf, sumIn } from './buckets';
import { ColumnChart } from './ColumnChart';
import type { DayFigures } from './useDailyReport';
import { type Stretch, usePeriodColumns } from './usePeriodColumns';

const TITLES = {
  day: CHART_TEXTS.loadByDay,
  week: CHART_TEXTS.loadByWeek,
  month: CHART_TEXTS.loadByMonth,
} as const;

const RENTED_COLOUR = 'var(--chart-2)';
const SERVICE_COLOUR = 'var(--chart-3)';

interface LoadChartProps {
  readonly days: readonly DayFigures[];
  readonly totalCars: number;
  readonly today: Day;
  readonly bookingsPath: BookingsPath | null;
}

/** Share of the fleet rented on each day, and share in maintenance (docs/domain.md, revenue). */
export function LoadChart({ days, totalCars, today, bookingsPath }: LoadChartProps) {
  const columns = usePeriodColumns({ days, today });
  const { buckets, choice, period, stretchOf, whereOf } = columns;
  const shareOf = (stretch: Stretch, pick: (day: DayFigures) => number) =>
    totalCars > 0 ? (sumIn(stretch, days, pick) / (totalCars * stretch.count)) * 100 : 0;
  const rentedOf = (stretch: Stretch) => shareOf(stretch, ({ rentedCars }) => rentedCars);
  const serviceOf = (stretch: Stretch) => shareOf(stretch, ({ carsInService }) => carsInService);
  const rented = buckets.map(rentedOf);
  const service = buckets.map(serviceOf);
  // The whole period counts rental days, as the tile does: two rentals of one day are two days.
  const loadOf = (at: number | null) =>
    at === null
      ? Math.min(
          100,
          shareOf(period, ({ rentalDays }) => rentalDays),
        )
      : rentedOf(stretchOf(at));
  const textOf = (at: number | null) => {
    const stretch = stretchOf(at);
    const cars = sumIn(stretch, days, ({ rentedCars }) => rentedCars);
    const inService = sumIn(stretch, days, ({ carsInService }) => carsInService);
    const isDay = at !== null && stretch.count === 1;
    const counted = isDay
      ? ` (${cars} ${nounFor(cars, CAR_FORMS)} ${CHART_TEXTS.of} ${totalCars})`
      : '';
    const served = isDay ? String(inService) : percentWithTenth(serviceOf(stretch));
    const rest = inService > 0 ? `, ${CHART_TEXTS.inService.toLowerCase()} ${served}` : '';
    return percentWithTenth(loadOf(at)) + counted + rest;
  };
  const hasAny = [...rented, ...service].some((value) => value > 0);
  const { from, to } = stretchOf(choice.shown);
  const title = TITLES[stepOf(days.length)];
  return (
    <ChartPanel
      title={title}
      numbers={{
        columns: [
          { title: CHART_TEXTS.date, value: ({ day }) => dayCell(day), width: 12 },
          {
            title: CHART_TEXTS.load,
            value: ({ loadPercent }) => Math.round(loadPercent * 10) / 10,
            text: ({ loadPercent }) => percentWithTenth(loadPercent),
          },
          ...counts(),
        ],
        rows: days,
        keyOf: ({ day }) => day,
        fileName: CHART_TEXTS.loadFile,
      }}
      readout={
        hasAny && (
          <Readout
            title={whereOf(choice.shown)}
            text={textOf(choice.shown)}
            bookings={bookingsPath?.({ from, to, carId: null }) ?? null}
          />
        )
      }
      legend={
        hasAny && (
          <>
            <LegendItem look="solid" colour={RENTED_COLOUR}>
              {CHART_TEXTS.rented}
            </LegendItem>
            {columns.hasAhead && (
              <LegendItem look="ahead" colour={RENTED_COLOUR}>
                {CHART_TEXTS.ahead}
              </LegendItem>
            )}
            <LegendItem look="line" colour={SERVICE_COLOUR}>
              {CHART_TEXTS.inService}
            </LegendItem>
          </>
        )
      }
    >
      {hasAny ? (
        <ColumnChart
          label={title}
          buckets={buckets}
          layers={[{ name: CHART_TEXTS.rented, colour: RENTED_COLOUR, values: rented }]}
          line={{ name: CHART_TEXTS.inService, colour: SERVICE_COLOUR, values: service }}
          ceiling={100}
          tickText={(value) => `${value}\u00a0%`}
          readout={(at) => `${whereOf(at)}: ${textOf(at)}`}
          aheadFrom={columns.aheadFrom}
          choice={choice}
        />
      ) : (
        <EmptyState icon={<ChartNoAxesColumn />} title={CHART_TEXTS.noRent} />
      )}
    </ChartPanel>
  );
}

function counts() {
  const count = (title: string, pick: (day: DayFigures) => number) => ({
    title,
    value: pick,
    text: (day: DayFigures) => String(pick(day)),
  });
  return [
    count(CHART_TEXTS.rentedCars, ({ rentedCars }) => rentedCars),
    count(CHART_TEXTS.inService, ({ carsInService }) => carsInService),
  ];
}
