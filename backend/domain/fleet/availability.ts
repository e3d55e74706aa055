import type { CarNameParts } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, overlaps, type Period } from '@schema/values/time/period';
import {
  type Claim,
  claimsOf,
  type MaintenanceRecord,
  type Occasion,
  type OccupyingBooking,
} from '../bookings/occupancy';
import { averagePricePerDay, estimateOver, type TariffGroupRecord } from '../bookings/pricing';
import { type RentalCalendar, rentalCalendar } from '../bookings/rental-calendar';
import { byTitleAndPlate } from './car-order';

interface CarRecord extends CarNameParts {
  readonly id: number;
}

/** Money in kopecks. */
interface AvailabilityPrice {
  readonly averagePricePerDay: Kopecks;
  readonly totalPrice: Kopecks;
  readonly totalDays: number;
}

/** A car that is free over the whole window (requirements.md, K43). */
export interface AvailableCar<Car extends CarRecord> {
  readonly car: Car;
  /** End of the last event before the window; null if none is known. */
  readonly releaseAt: Date | null;
  /** Start of the next booking or service work; null if none is known. */
  readonly nextBookingStart: Date | null;
  /** Null when a day of the window has no tariff: the price is entered manually. */
  readonly price: AvailabilityPrice | null;
}

export interface AvailabilityQuestion<Car extends CarRecord> extends Occasion {
  readonly window: Period;
  readonly zone: string;
  readonly cars: readonly Car[];
  readonly groupsByCar: ReadonlyMap<number, readonly TariffGroupRecord[]>;
  /** For all those cars: what overlaps the window and its neighbours on either side. */
  readonly bookings: readonly (OccupyingBooking & { readonly carId: number })[];
  readonly maintenances: readonly (MaintenanceRecord & { readonly carId: number })[];
}

/**
 * The cars free over [start, end), by average price per day, then title, then plate
 * (requirements.md, K42); cars without a price last.
 */
export function availableCars<Car extends CarRecord>(
  question: AvailabilityQuestion<Car>,
): readonly AvailableCar<Car>[] {
  const wanted = occupiedPeriod(question.window);
  const calendar = rentalCalendar(question.window, question.zone);
  const bookings = Map.groupBy(question.bookings, ({ carId }) => carId);
  const maintenances = Map.groupBy(question.maintenances, ({ carId }) => carId);

  const free: AvailableCar<Car>[] = [];
  for (const car of question.cars) {
    const claims = claimsOf(
      { bookings: bookings.get(car.id) ?? [], maintenances: maintenances.get(car.id) ?? [] },
      question,
    );
    if (claims.some(({ period }) => overlaps(period, wanted))) continue;
    const price = priceOf(question.groupsByCar.get(car.id) ?? [], calendar);
    free.push({ car, price, ...neighbours(claims, wanted) });
  }
  return free.sort((a, b) => averageOf(a) - averageOf(b) || byTitleAndPlate(a.car, b.car));
}

function averageOf({ price }: AvailableCar<CarRecord>): number {
  return price?.averagePricePerDay ?? Number.MAX_VALUE;
}

function priceOf(
  groups: readonly TariffGroupRecord[],
  calendar: RentalCalendar,
): AvailabilityPrice | null {
  const estimate = estimateOver(calendar, groups);
  if (!estimate) return null;
  const { totalPrice, totalDays } = estimate;
  return { averagePricePerDay: averagePricePerDay(estimate), totalPrice, totalDays };
}

/** The nearest claims before and after the window. */
function neighbours(claims: readonly Claim[], window: Period) {
  let releaseAt: Date | null = null;
  let nextBookingStart: Date | null = null;
  for (const { period } of claims) {
    if (period.endDate <= window.startDate) {
      if (!releaseAt || period.endDate > releaseAt) releaseAt = period.endDate;
    } else if (!nextBookingStart) {
      nextBookingStart = period.startDate;
    }
  }
  return { releaseAt, nextBookingStart };
}
