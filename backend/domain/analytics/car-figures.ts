import { type Kopecks, kopecks } from '@schema/values/money/money';
import { rentalDays } from '@schema/values/time/rental-days';
import type { DaySpan } from '../day/day-span';
import { averageDailyRate, type Earned, earnedWithin, percentOf, type Rental } from './revenue';

/** Running totals of a car over a period. Money in kopecks. */
export interface CarTally {
  revenue: number;
  rentalDays: number;
  bookings: number;
  /** Σ lengths of its bookings, including the parts outside the period. */
  lengths: number;
  serviceCost: number;
}

/** One car over the period (requirements.md, N6). */
export interface CarFigures {
  readonly totalRevenue: Kopecks;
  readonly totalMaintenanceCost: Kopecks;
  readonly loadPercent: number;
  readonly rentalDays: number;
  readonly averageDailyRate: Kopecks;
  readonly bookingsCount: number;
}

export const emptyTally = (): CarTally => ({
  revenue: 0,
  rentalDays: 0,
  bookings: 0,
  lengths: 0,
  serviceCost: 0,
});

/** Adds the contract's revenue in the period. Ignores a contract without a rental day in it. */
export function addRental(tally: CarTally, rental: Rental, span: DaySpan): Earned {
  const earned = earnedWithin(rental, span);
  if (earned.rentalDays === 0) return earned;
  tally.revenue += earned.revenue;
  tally.rentalDays += earned.rentalDays;
  tally.bookings += 1;
  tally.lengths += rentalDays(rental);
  return earned;
}

export function sumOf(tallies: Iterable<CarTally>): CarTally {
  const sum = emptyTally();
  for (const tally of tallies) {
    sum.revenue += tally.revenue;
    sum.rentalDays += tally.rentalDays;
    sum.bookings += tally.bookings;
    sum.lengths += tally.lengths;
    sum.serviceCost += tally.serviceCost;
  }
  return sum;
}

export function figuresOf(tally: CarTally, span: DaySpan): CarFigures {
  const totalRevenue = kopecks(tally.revenue);
  return {
    totalRevenue,
    totalMaintenanceCost: kopecks(tally.serviceCost),
    loadPercent: percentOf(tally.rentalDays, span.days),
    rentalDays: tally.rentalDays,
    averageDailyRate: averageDailyRate(totalRevenue, tally.rentalDays),
    bookingsCount: tally.bookings,
  };
}

/** Average length of a booking in the tally, in days, each counted whole; 0 without bookings. */
export function averageBookingLength({ lengths, bookings }: CarTally): number {
  return bookings > 0 ? lengths / bookings : 0;
}
