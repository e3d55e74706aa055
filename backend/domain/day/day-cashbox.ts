import { type RowCar, rowCar } from '@schema/values/fleet/car-title';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { FleetCarRecord } from '../analytics/fleet-analytics';
import { earnedWithin, percentOf, type Rental } from '../analytics/revenue';
import type { DaySpan } from './day-span';

/** Revenue of one car on a date (requirements.md, D3). */
export interface CashboxLine extends RowCar {
  /** Kopecks of the rental days that belong to the date. */
  readonly totalRevenue: Kopecks;
}

interface DayCashbox {
  /** In fleet order; cars without revenue are omitted. */
  readonly details: readonly CashboxLine[];
  /** Cars with a rental day on the date / all cars × 100. */
  readonly fleetLoadPercent: number;
}

/** Revenue of one date's rental days and the share of rented cars (docs/domain.md, revenue). */
export function dayCashbox(
  cars: readonly FleetCarRecord[],
  rentals: readonly (Rental & { readonly carId: number })[],
  span: DaySpan,
): DayCashbox {
  const earnedByCar = new Map<number, number>();
  for (const rental of rentals) {
    const { rentalDays, revenue } = earnedWithin(rental, span);
    if (rentalDays === 0) continue;
    earnedByCar.set(rental.carId, (earnedByCar.get(rental.carId) ?? 0) + revenue);
  }
  const details: CashboxLine[] = [];
  let rentedCars = 0;
  for (const car of cars) {
    const revenue = earnedByCar.get(car.id);
    if (revenue === undefined) continue;
    rentedCars += 1;
    if (revenue === 0) continue;
    details.push({ ...rowCar(car), totalRevenue: kopecks(revenue) });
  }
  return { details, fleetLoadPercent: percentOf(rentedCars, cars.length) };
}
