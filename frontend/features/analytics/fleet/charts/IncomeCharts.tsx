import type { Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import type { ReactNode } from 'react';
import css from './Charts.module.css';
import { ChartsFrame } from './ChartsFrame';
import type { BookingsPath } from './chart-links';
import { RevenueChart } from './columns/RevenueChart';
import { useDailyReport } from './columns/useDailyReport';

interface IncomeChartsProps {
  readonly period: ReportPeriod;
  readonly today: Day;
  readonly bookingsPath: BookingsPath | null;
  readonly beside: ReactNode;
}

export default function IncomeCharts({ period, today, bookingsPath, beside }: IncomeChartsProps) {
  const { daily, query } = useDailyReport(period, null);
  return (
    <ChartsFrame query={query} isReady={daily !== null} page="income">
      {daily && (
        <div className={css.charts}>
          <RevenueChart
            key={`${daily.days[0]?.day} ${daily.days.length}`}
            days={daily.days}
            today={today}
            carId={null}
            bookingsPath={bookingsPath}
          />
          {beside}
        </div>
      )}
    </ChartsFrame>
  );
}
