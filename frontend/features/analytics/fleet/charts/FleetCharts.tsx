import { CHART_TEXTS } from '@schema/texts/reports/charts';
import type { Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import type { ReactNode } from 'react';
import { type BarCar, CarBars } from './CarBars';
import css from './Charts.module.css';
import { ChartsFrame } from './ChartsFrame';
import type { BookingsPath } from './chart-links';
import { LoadChart } from './columns/LoadChart';
import { RevenueChart } from './columns/RevenueChart';
import { useDailyReport } from './columns/useDailyReport';
import { OccupancyMap } from './map/OccupancyMap';

interface FleetChartsProps {
  readonly period: ReportPeriod;
  readonly today: Day;
  readonly cars: readonly BarCar[];
  readonly bookingsPath: BookingsPath | null;
  /** A chart of another report for the same period. */
  readonly beside: ReactNode;
}

export default function FleetCharts({
  period,
  today,
  cars,
  bookingsPath,
  beside,
}: FleetChartsProps) {
  const { daily, query } = useDailyReport(period, null);
  const carPath = (carId: number) =>
    `/analytics/fleet/${carId}?start=${period.from}&end=${period.to}`;
  const digitsOf = new Map(daily?.cars.map(({ carId, days }) => [carId, days]));
  const key = `${daily?.days[0]?.day} ${daily?.days.length}`;
  return (
    <ChartsFrame query={query} isReady={daily !== null} page="fleet">
      {daily && (
        <div className={css.charts}>
          <RevenueChart
            key={`revenue ${key}`}
            days={daily.days}
            today={today}
            carId={null}
            bookingsPath={bookingsPath}
          />
          <LoadChart
            key={`load ${key}`}
            days={daily.days}
            totalCars={daily.totalCars}
            today={today}
            bookingsPath={bookingsPath}
          />
          <div className={css.wide}>
            <OccupancyMap
              key={`map ${key}`}
              title={CHART_TEXTS.occupancy}
              cars={cars.map((car) => ({ ...car, digits: digitsOf.get(car.carId) ?? '' }))}
              from={daily.days[0]?.day ?? period.from}
              days={daily.days.length}
              today={today}
              carPath={carPath}
              bookingsPath={bookingsPath}
            />
          </div>
          <CarBars cars={cars} period={period} carPath={carPath} bookingsPath={bookingsPath} />
          {beside}
        </div>
      )}
    </ChartsFrame>
  );
}
