import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { FIRST_SCREEN, useDrawnRows } from '@frontend/shared/ui/lists/use-drawn-rows';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { formatCount } from '@schema/values/words/plural';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CarFront from 'lucide-react/icons/car-front';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BookingsPath } from './charts/chart-links';
import css from './FleetTable.module.css';
import { FIRST_ORDER, FLEET_COLUMNS, type FleetColumn, inOrder, pressed } from './fleet-order';
import type { FleetReportFacts } from './useFleetReport';

type Car = FleetReportFacts['cars'][number];

const TITLES: Readonly<Record<FleetColumn, string>> = {
  carTitle: ANALYTICS_TEXTS.car,
  totalRevenue: ANALYTICS_TEXTS.carRevenue,
  totalMaintenanceCost: ANALYTICS_TEXTS.carMaintenance,
  loadPercent: ANALYTICS_TEXTS.carLoad,
  rentalDays: ANALYTICS_TEXTS.carDays,
  averageDailyRate: ANALYTICS_TEXTS.carRate,
  bookingsCount: ANALYTICS_TEXTS.carBookings,
};

const TEXTS: Readonly<Record<Exclude<FleetColumn, 'carTitle'>, (car: Car) => string>> = {
  totalRevenue: ({ totalRevenue }) => formatRoubles(totalRevenue),
  totalMaintenanceCost: ({ totalMaintenanceCost }) => formatRoubles(totalMaintenanceCost),
  loadPercent: ({ loadPercent }) => percentWithTenth(loadPercent),
  rentalDays: ({ rentalDays }) => String(rentalDays),
  averageDailyRate: ({ averageDailyRate }) => formatRoubles(averageDailyRate),
  bookingsCount: ({ bookingsCount }) => String(bookingsCount),
};

const NUMBERS = FLEET_COLUMNS.filter((column) => column !== 'carTitle');

interface FleetTableProps {
  readonly cars: readonly Car[];
  readonly period: ReportPeriod;
  /** Path of the bookings behind a car's figures; null: no permission. */
  readonly bookingsPath: BookingsPath | null;
}

/** Cars over the period, sortable by any column, with totals (requirements.md, N6). */
export function FleetTable({ cars, period, bookingsPath }: FleetTableProps) {
  const [order, setOrder] = useState(FIRST_ORDER);
  const { drawn, rowRef, rowCount } = useDrawnRows(inOrder(cars, order), FIRST_SCREEN);
  if (cars.length === 0) {
    return <EmptyState icon={<CarFront />} title={ANALYTICS_TEXTS.noCars} />;
  }
  const sum = (pick: (car: Car) => number) => cars.reduce((total, car) => total + pick(car), 0);
  const { from, to } = period;
  return (
    <div className={css.place}>
      <Table label={ANALYTICS_TEXTS.cars} aria-rowcount={rowCount(2)}>
        <thead>
          <tr>
            {FLEET_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'carTitle' ? undefined : TABLE_NUMBER_CLASS}
                aria-sort={sortWord(column === order.column, order.isAscending)}
              >
                <button
                  type="button"
                  className={css.sort}
                  onClick={() => setOrder((now) => pressed(now, column))}
                >
                  {TITLES[column]}
                  {column === order.column &&
                    (order.isAscending ? (
                      <ArrowUp aria-hidden="true" />
                    ) : (
                      <ArrowDown aria-hidden="true" />
                    ))}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((car) => (
            <tr key={car.carId} ref={rowRef(car)}>
              <td>
                <span className={css.car}>
                  <Link
                    className={css.link}
                    to={`/analytics/fleet/${car.carId}?start=${from}&end=${to}`}
                  >
                    {car.carTitle}
                  </Link>
                  <PlateLine car={car} />
                </span>
              </td>
              {NUMBERS.map((column) => (
                <td key={column} className={TABLE_NUMBER_CLASS}>
                  {column === 'loadPercent' && <LoadBar percent={car.loadPercent} />}
                  {column === 'bookingsCount' && bookingsPath && car.bookingsCount > 0 ? (
                    <Link
                      className={css.link}
                      to={bookingsPath({ ...period, carId: car.carId })}
                      aria-label={`${ANALYTICS_TEXTS.carBookings}: ${formatCount(car.bookingsCount)}, ${car.carTitle} ${car.licensePlate}`}
                    >
                      {formatCount(car.bookingsCount)}
                    </Link>
                  ) : (
                    TEXTS[column](car)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.total}>
            <th scope="row">{ANALYTICS_TEXTS.total}</th>
            <td className={TABLE_NUMBER_CLASS}>
              {formatRoubles(sum(({ totalRevenue }) => totalRevenue))}
            </td>
            <td className={TABLE_NUMBER_CLASS}>
              {formatRoubles(sum(({ totalMaintenanceCost }) => totalMaintenanceCost))}
            </td>
            <td />
            <td className={TABLE_NUMBER_CLASS}>{sum(({ rentalDays }) => rentalDays)}</td>
            <td />
            <td className={TABLE_NUMBER_CLASS}>{sum(({ bookingsCount }) => bookingsCount)}</td>
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}

function sortWord(isSorted: boolean, isAscending: boolean) {
  if (!isSorted) return 'none';
  return isAscending ? 'ascending' : 'descending';
}

/** Decorative: repeats the number beside it. */
function LoadBar({ percent }: { readonly percent: number }) {
  return (
    <span className={css.bar} aria-hidden="true">
      <span className={css.filled} style={{ width: `${Math.min(100, percent)}%` }} />
    </span>
  );
}
