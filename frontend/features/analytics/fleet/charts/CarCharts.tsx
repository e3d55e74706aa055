import { CHART_TEXTS } from '@schema/texts/reports/charts';
import type { Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import css from './Charts.module.css';
import { ChartsFrame } from './ChartsFrame';
import type { BookingsPath } from './chart-links';
import { RevenueChart } from './columns/RevenueChart';
import { useDailyReport } from './columns/useDailyReport';
import { OccupancyMap } from './map/OccupancyMap';

interface CarChartsProps {
  readonly carId: number;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly period: ReportPeriod;
  readonly today: Day;
  readonly bookingsPath: BookingsPath | null;
}

/** Revenue and occupancy of one car by day. */
export default function CarCharts(props: CarChartsProps) {
  const { carId, period, today, bookingsPath, ...name } = props;
  const { daily, query } = useDailyReport(period, carId);
  const key = `${daily?.days[0]?.day} ${daily?.days.length}`;
  return (
    <ChartsFrame query={query} isReady={daily !== null} page="car">
      {daily && (
        <div className={css.charts}>
          <div className={css.wide}>
            <RevenueChart
              key={`revenue ${key}`}
              days={daily.days}
              today={today}
              carId={carId}
              bookingsPath={bookingsPath}
            />
          </div>
          <div className={css.wide}>
            <OccupancyMap
              key={`map ${key}`}
              title={CHART_TEXTS.carOccupancy}
              cars={daily.cars.map(({ days }) => ({ carId, ...name, digits: days }))}
              from={daily.days[0]?.day ?? period.from}
              days={daily.days.length}
              today={today}
              carPath={null}
              bookingsPath={bookingsPath}
            />
          </div>
        </div>
      )}
    </ChartsFrame>
  );
}
