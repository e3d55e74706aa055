import type { CarNameParts } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { averagePricePerDay, estimateOver, type TariffGroupRecord } from '../bookings/pricing';
import { type RentalCalendar, rentalCalendar } from '../bookings/rental-calendar';
import { byTitleAndPlate } from './car-order';
import { type FleetFacts, fleetAvailability, type UnreturnedRental } from './fleet-availability';

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
  /** Start of the next booking or maintenance; null if none is known. */
  readonly nextBookingStart: Date | null;
  /** Null when a day of the window has no tariff: the price is entered manually. */
  readonly price: AvailabilityPrice | null;
  /** A rental whose car is possibly not returned; null: none. */
  readonly unreturned: UnreturnedRental | null;
}

/** The facts cover all the cars. */
export interface AvailabilityQuestion<Car extends CarRecord> extends FleetFacts {
  readonly window: Period;
  readonly zone: string;
  readonly cars: readonly Car[];
  readonly groupsByCar: ReadonlyMap<number, readonly TariffGroupRecord[]>;
}

/**
 * The cars free over [start, end), by average price per day, then title, then plate
 * (requirements.md, K42); cars without a price last.
 */
export function availableCars<Car extends CarRecord>(
  question: AvailabilityQuestion<Car>,
): readonly AvailableCar<Car>[] {
  const calendar = rentalCalendar(question.window, question.zone);
  const answerOf = fleetAvailability(question.window, question);
  const free: AvailableCar<Car>[] = [];
  for (const car of question.cars) {
    const { inTheWay, releaseAt, next, unreturned } = answerOf(car.id);
    if (inTheWay.length > 0) continue;
    const price = priceOf(question.groupsByCar.get(car.id) ?? [], calendar);
    const nextBookingStart = next?.period.startDate ?? null;
    free.push({ car, price, releaseAt, nextBookingStart, unreturned });
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
