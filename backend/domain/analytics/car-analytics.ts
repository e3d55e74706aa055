import type { BookingStatus, MaintenanceStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import { rentalDays } from '@schema/values/time/rental-days';
import type { DaySpan } from '../day/day-span';
import {
  addRental,
  averageBookingLength,
  type CarFigures,
  emptyTally,
  figuresOf,
} from './car-figures';
import type { Rental } from './revenue';

/** A live booking of the car that touches the period. */
export interface CarRentalRecord extends Rental {
  readonly id: number;
  readonly customerName: string;
  readonly status: BookingStatus;
}

/** Maintenance that starts in the period. Cost in kopecks. */
export interface CarServiceRecord {
  readonly id: number;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly description: string;
  readonly status: MaintenanceStatus;
  readonly cost: Kopecks;
}

/** A booking and its revenue in the period (requirements.md, N21). */
export interface CarBookingFigures extends CarRentalRecord {
  /** Rental days of the whole contract. */
  readonly durationDays: number;
  readonly rentalDays: number;
  readonly revenuePortion: Kopecks;
}

export interface CarSummary extends CarFigures {
  readonly maintenancesCount: number;
  readonly averageBookingLength: number;
}

export interface CarAnalytics {
  readonly summary: CarSummary;
  readonly bookings: readonly CarBookingFigures[];
  readonly maintenances: readonly CarServiceRecord[];
}

/**
 * One car over whole days (requirements.md, N21), by the same rule as the fleet: Σ `revenuePortion`
 * is the car's `totalRevenue` there. Bookings without a rental day in the period are omitted.
 */
export function carAnalytics(
  rentals: readonly CarRentalRecord[],
  maintenances: readonly CarServiceRecord[],
  span: DaySpan,
): CarAnalytics {
  const tally = emptyTally();
  const bookings: CarBookingFigures[] = [];
  for (const rental of rentals) {
    const earned = addRental(tally, rental, span);
    if (earned.rentalDays === 0) continue;
    const durationDays = rentalDays(rental);
    const { rentalDays: days, revenue: revenuePortion } = earned;
    bookings.push({ ...rental, durationDays, rentalDays: days, revenuePortion });
  }
  for (const { cost } of maintenances) tally.serviceCost += cost;
  return {
    summary: {
      ...figuresOf(tally, span),
      maintenancesCount: maintenances.length,
      averageBookingLength: averageBookingLength(tally),
    },
    bookings,
    maintenances,
  };
}
