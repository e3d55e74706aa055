import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { TabList, TabPanel } from '@frontend/shared/ui/layout/Tabs';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import type { ReportPeriod } from '@schema/values/time/report-period';
import CarFront from 'lucide-react/icons/car-front';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import css from './CarBars.module.css';
import { ChartPanel } from './ChartPanel';
import type { BookingsPath } from './chart-links';

export interface BarCar {
  readonly carId: number;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly totalRevenue: number;
  readonly loadPercent: number;
  readonly rentalDays: number;
}

type Measure = 'revenue' | 'load';

const MEASURES = [
  { id: 'revenue', title: CHART_TEXTS.revenue },
  { id: 'load', title: CHART_TEXTS.load },
] as const;
const FIGURE: Readonly<Record<Measure, (car: BarCar) => number>> = {
  revenue: ({ totalRevenue }) => totalRevenue,
  load: ({ loadPercent }) => loadPercent,
};
const TEXT: Readonly<Record<Measure, (car: BarCar) => string>> = {
  revenue: ({ totalRevenue }) => formatRoubles(totalRevenue),
  load: ({ loadPercent }) => percentWithTenth(loadPercent),
};
/** Number of rows that fit beside another chart. */
const FIRST_CARS = 8;

interface CarBarsProps {
  readonly cars: readonly BarCar[];
  readonly period: ReportPeriod;
  readonly carPath: (carId: number) => string;
  readonly bookingsPath: BookingsPath | null;
}

/** Bars of the cars over a period; names link to the car, figures to its bookings. */
export function CarBars({ cars, period, carPath, bookingsPath }: CarBarsProps) {
  const [measure, setMeasure] = useState<Measure>('revenue');
  const [isWhole, setWhole] = useState(false);
  const figure = FIGURE[measure];
  const sorted = [...cars].sort((a, b) => figure(b) - figure(a));
  const most = measure === 'load' ? 100 : Math.max(1, ...cars.map(figure));
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_CARS);
  return (
    <ChartPanel
      title={CHART_TEXTS.byCars}
      numbers={{
        columns: [
          { title: CHART_TEXTS.car, value: ({ carTitle }) => carTitle, width: 28 },
          { title: CHART_TEXTS.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
          { title: CHART_TEXTS.revenue, value: FIGURE.revenue, text: TEXT.revenue },
          {
            title: CHART_TEXTS.load,
            value: ({ loadPercent }) => Math.round(loadPercent * 10) / 10,
            text: TEXT.load,
          },
          {
            title: CHART_TEXTS.rentalDays,
            value: ({ rentalDays }) => rentalDays,
            text: ({ rentalDays }) => String(rentalDays),
          },
        ],
        rows: sorted,
        keyOf: ({ carId }) => carId,
        fileName: CHART_TEXTS.carsFile,
      }}
      readout={
        <TabList
          name="car-bars"
          label={CHART_TEXTS.measure}
          items={MEASURES}
          selected={measure}
          onSelect={setMeasure}
        />
      }
    >
      <TabPanel name="car-bars" id={measure}>
        {cars.length === 0 && <EmptyState icon={<CarFront />} title={CHART_TEXTS.noCars} />}
        <ul className={css.list} aria-label={CHART_TEXTS.byCars}>
          {shown.map((car) => (
            <li key={car.carId} className={css.row}>
              <Link className={css.name} to={carPath(car.carId)}>
                <span className={css.title}>{car.carTitle}</span>{' '}
                <span className={css.plate}>{car.licensePlate}</span>
              </Link>
              <span className={css.track} aria-hidden="true">
                <span
                  className={css[measure]}
                  style={{ width: `${Math.min(100, (figure(car) / most) * 100)}%` }}
                />
              </span>
              {bookingsPath ? (
                <Link
                  className={css.figure}
                  to={bookingsPath({ ...period, carId: car.carId })}
                  aria-label={`${TEXT[measure](car)}, ${CHART_TEXTS.bookings}: ${car.carTitle} ${car.licensePlate}`}
                >
                  {TEXT[measure](car)}
                </Link>
              ) : (
                <b className={css.figure}>{TEXT[measure](car)}</b>
              )}
            </li>
          ))}
        </ul>
        {cars.length > FIRST_CARS && (
          <Button look="quiet" onClick={() => setWhole((now) => !now)}>
            {isWhole ? CHART_TEXTS.showTop : `${CHART_TEXTS.showAll}: ${cars.length}`}
          </Button>
        )}
      </TabPanel>
    </ChartPanel>
  );
}
