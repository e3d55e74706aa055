import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import { addDays, type Day, formatDay } from '@schema/values/time/calendar';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import CarFront from 'lucide-react/icons/car-front';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChartPanel, LegendItem, Readout } from '../ChartPanel';
import type { BookingsPath } from '../chart-links';
import { bucketsOf, stepOf } from '../columns/buckets';
import { MapGrid } from './MapGrid';
import {
  bothDaysOf,
  type Cell,
  cellOf,
  freeDaysOf,
  type MapCar,
  type Place,
  serviceOnlyDaysOf,
} from './occupancy';

interface OccupancyMapProps {
  readonly title: string;
  readonly cars: readonly MapCar[];
  readonly from: Day;
  readonly days: number;
  readonly today: Day;
  /** Path of a car's page; null on that page. */
  readonly carPath: ((carId: number) => string) | null;
  readonly bookingsPath: BookingsPath | null;
}

/** Indexed by `depthOf`, from 1. */
const DEPTH_NAMES = [
  CHART_TEXTS.underThird,
  CHART_TEXTS.underTwoThirds,
  CHART_TEXTS.overTwoThirds,
  CHART_TEXTS.everyDay,
] as const;

function cellText({ days, rentedDays, serviceDays }: Cell): string {
  if (days > 1) {
    const served = serviceDays > 0 ? `, ${CHART_TEXTS.inService.toLowerCase()} ${serviceDays}` : '';
    return `${CHART_TEXTS.rented.toLowerCase()} ${rentedDays} ${CHART_TEXTS.of} ${plural(days, DAY_FORMS)}${served}`;
  }
  if (rentedDays > 0)
    return (serviceDays > 0 ? CHART_TEXTS.both : CHART_TEXTS.rented).toLowerCase();
  return (serviceDays > 0 ? CHART_TEXTS.inService : CHART_TEXTS.free).toLowerCase();
}

function summaryOf(cars: readonly MapCar[], days: number): string {
  const cells = cars.map((car) => cellOf(car.digits, { first: 0, count: days }));
  const total = (pick: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + pick(cell), 0);
  return [
    `${CHART_TEXTS.rentedDays} ${total(({ rentedDays }) => rentedDays)}`,
    `${CHART_TEXTS.serviceOnlyDays.toLowerCase()} ${total(serviceOnlyDaysOf)}`,
    `${CHART_TEXTS.freeDays.toLowerCase()} ${total(freeDaysOf)} ${CHART_TEXTS.of} ${cars.length * days}`,
  ].join(', ');
}

/** Every car on every day: rented, in maintenance or free (docs/domain.md, revenue). */
export function OccupancyMap(props: OccupancyMapProps) {
  const { title, cars, from, days, today, carPath, bookingsPath } = props;
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Place | null>(null);
  const [hovered, setHovered] = useState<Place | null>(null);
  const buckets = bucketsOf(from, days);
  const whole = { first: 0, count: days };
  const readoutOf = (place: Place | null) => {
    const car = place && cars[place.row];
    const bucket = place && buckets[place.column];
    if (!car || !bucket) return null;
    const cell = cellOf(car.digits, bucket);
    const cellBookings = { from: bucket.from, to: bucket.to, carId: car.carId };
    const path = (cell.rentedDays > 0 && bookingsPath?.(cellBookings)) || null;
    return {
      where: `${car.carTitle} ${car.licensePlate}, ${bucket.title}`,
      text: cellText(cell),
      path,
    };
  };
  const shown = readoutOf(hovered ?? chosen);
  // Memoized: every day of every car is counted, too much for each pointer move.
  const summary = useMemo(() => summaryOf(cars, days), [cars, days]);
  const count = (name: string, pick: (cell: Cell) => number) => ({
    title: name,
    value: ({ digits }: MapCar) => pick(cellOf(digits, whole)),
    text: ({ digits }: MapCar) => String(pick(cellOf(digits, whole))),
  });
  const columns = [
    { title: CHART_TEXTS.car, value: ({ carTitle }: MapCar) => carTitle, width: 28 },
    { title: CHART_TEXTS.plate, value: ({ licensePlate }: MapCar) => licensePlate, width: 14 },
    count(CHART_TEXTS.rentedDays, ({ rentedDays }) => rentedDays),
    count(CHART_TEXTS.serviceOnlyDays, serviceOnlyDaysOf),
    count(CHART_TEXTS.freeDays, freeDaysOf),
    count(CHART_TEXTS.bothDays, bothDaysOf),
  ];
  return (
    <ChartPanel
      title={title}
      numbers={{
        columns,
        rows: cars,
        keyOf: ({ carId }) => carId,
        fileName: CHART_TEXTS.occupancyFile,
        exported: [
          ...columns,
          ...Array.from({ length: days }, (_, index) => ({
            title: formatDay(addDays(from, index)),
            value: ({ digits }: MapCar) => cellText(cellOf(digits, { first: index, count: 1 })),
            width: 12,
          })),
        ],
      }}
      readout={
        cars.length > 0 && (
          <Readout
            title={shown?.where ?? CHART_TEXTS.wholePeriod}
            text={shown?.text ?? summary}
            bookings={shown?.path ?? null}
          />
        )
      }
      legend={
        cars.length > 0 && (
          <>
            {stepOf(days) === 'day' ? (
              <LegendItem look="solid" colour="var(--heat-3)">
                {CHART_TEXTS.rented}
              </LegendItem>
            ) : (
              DEPTH_NAMES.map((name, index) => (
                <LegendItem key={name} look="solid" colour={`var(--heat-${index + 1})`}>
                  {name}
                </LegendItem>
              ))
            )}
            <LegendItem look="hatched" colour="var(--chart-3)">
              {CHART_TEXTS.inService}
            </LegendItem>
            <LegendItem look="solid" colour="var(--heat-0)">
              {CHART_TEXTS.free}
            </LegendItem>
          </>
        )
      }
    >
      {cars.length === 0 ? (
        <EmptyState icon={<CarFront />} title={CHART_TEXTS.noCars} />
      ) : (
        <>
          <MapGrid
            label={`${title}: ${CHART_TEXTS.mapArrows}`}
            cars={cars}
            buckets={buckets}
            today={today}
            carPath={carPath}
            chosen={chosen}
            onHover={setHovered}
            onChoose={setChosen}
            onOpen={() => {
              const path = readoutOf(chosen)?.path;
              if (path) void navigate(path);
            }}
          />
          <p className={textCss.spoken} role="status">
            {chosen && `${readoutOf(chosen)?.where}: ${readoutOf(chosen)?.text}`}
          </p>
        </>
      )}
    </ChartPanel>
  );
}
