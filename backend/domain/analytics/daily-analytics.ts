import { type Kopecks, kopecks } from '@schema/values/money/money';
import { addDays, type Day } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { dayRow } from '../day/day-row';
import type { DaySpan } from '../day/day-span';
import { percentOf, type Rental } from './revenue';

/** The input of the daily figures. Money in kopecks. */
export interface DailyData {
  /** In fleet order. */
  readonly carIds: readonly number[];
  /** Contracts that touch the period. */
  readonly rentals: readonly (Rental & { readonly carId: number })[];
  /** Maintenance of any status that touches the period. */
  readonly works: readonly (Period & { readonly carId: number; readonly cost: Kopecks })[];
  /** Cash entries made in the period. */
  readonly cashEntries: readonly { readonly amount: Kopecks; readonly createdAt: Date }[];
}

export interface DayFigures {
  readonly day: Day;
  /** Revenue of the date's rental days; without cash entries. */
  readonly totalRevenue: Kopecks;
  readonly manualAdjustmentsTotal: Kopecks;
  /** A date of 25 hours may have two of one booking. */
  readonly rentalDays: number;
  readonly rentedCars: number;
  /** `rentedCars` / all cars × 100. */
  readonly loadPercent: number;
  /** Cars with maintenance of any status on the date. */
  readonly carsInService: number;
  /** Cost of the work that starts on the date. */
  readonly totalMaintenanceCost: Kopecks;
}

export interface CarDays {
  readonly carId: number;
  /** One digit per day: 0 free, 1 rented, 2 in maintenance, 3 both. */
  readonly days: string;
}

export interface DailyAnalytics {
  readonly totalCars: number;
  readonly days: readonly DayFigures[];
  /** In fleet order. */
  readonly cars: readonly CarDays[];
}

const RENTED = 1;
const IN_SERVICE = 2;

/**
 * The daily figures of a period, consistent with its sums: Σ `totalRevenue` is the revenue of the
 * cars, Σ `rentalDays`, `manualAdjustmentsTotal` and `totalMaintenanceCost` are those of the
 * fleet's summary, and each `loadPercent` is that of the day's dashboard (docs/domain.md, revenue).
 * One pass over the data; rows of a car that is not in the fleet are ignored.
 */
export function dailyAnalytics(facts: DailyData, span: DaySpan, zone: string): DailyAnalytics {
  const { carIds } = facts;
  const row = dayRow(span, zone);
  const tallies = Array.from({ length: span.days }, emptyTally);
  const places = new Map(carIds.map((id, place) => [id, place]));
  const marks = new Uint8Array(carIds.length * span.days);
  const mark = (place: number, index: number, what: number): boolean => {
    const cell = place * span.days + index;
    const had = marks[cell] ?? 0;
    marks[cell] = had | what;
    return (had & what) === 0;
  };
  for (const rental of facts.rentals) {
    const place = places.get(rental.carId);
    if (place === undefined) continue;
    row.eachRentalDay(rental, (index, amount) => {
      const tally = tallies[index];
      if (!tally) return;
      tally.revenue += amount;
      tally.rentalDays += 1;
      if (mark(place, index, RENTED)) tally.rentedCars += 1;
    });
  }
  for (const work of facts.works) {
    const place = places.get(work.carId);
    if (place === undefined) continue;
    const startsOn = tallies[row.indexOf(work.startDate.getTime())];
    if (startsOn) startsOn.serviceCost += work.cost;
    row.eachTouchedDay(work, (index) => {
      const tally = tallies[index];
      if (tally && mark(place, index, IN_SERVICE)) tally.carsInService += 1;
    });
  }
  for (const { createdAt, amount } of facts.cashEntries) {
    const tally = tallies[row.indexOf(createdAt.getTime())];
    if (tally) tally.manual += amount;
  }
  return {
    totalCars: carIds.length,
    days: tallies.map((tally, index) => figuresOf(tally, addDays(span.firstDay, index), carIds)),
    cars: carIds.map((carId, place) => ({
      carId,
      days: marks.subarray(place * span.days, (place + 1) * span.days).join(''),
    })),
  };
}

/** Running totals of a date. Money in kopecks. */
const emptyTally = () => ({
  revenue: 0,
  manual: 0,
  rentalDays: 0,
  rentedCars: 0,
  carsInService: 0,
  serviceCost: 0,
});

function figuresOf(
  { revenue, manual, serviceCost, ...counts }: ReturnType<typeof emptyTally>,
  day: Day,
  carIds: readonly number[],
): DayFigures {
  return {
    day,
    totalRevenue: kopecks(revenue),
    manualAdjustmentsTotal: kopecks(manual),
    loadPercent: percentOf(counts.rentedCars, carIds.length),
    totalMaintenanceCost: kopecks(serviceCost),
    ...counts,
  };
}
