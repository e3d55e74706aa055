import type { BookingStatus } from '@schema/statuses';
import { isOut, isUnreturned, type Whereabouts } from '@schema/values/bookings/whereabouts';
import { type CarLook, lookOf, type RowCar } from '@schema/values/fleet/car-title';
import { type Kopecks, kopecks } from '@schema/values/money/money';

/** A booking of the customer, as used by the card. Money in kopecks. */
export interface ClientBooking extends Omit<RowCar, keyof CarLook> {
  readonly id: number;
  readonly status: BookingStatus;
  readonly whereabouts: Whereabouts;
  readonly startDate: Date;
  readonly durationDays: number;
  readonly totalPrice: Kopecks | null;
  readonly car: CarLook;
}

export interface ClientCar extends RowCar {
  readonly totalBookings: number;
  readonly totalSpent: Kopecks;
}

/** The customer card (requirements.md, C7). Money in kopecks. */
export interface ClientAnalytics<Booking extends ClientBooking> {
  readonly totalBookings: number;
  readonly activeBookings: number;
  readonly plannedBookings: number;
  readonly completedBookings: number;
  readonly cancelledBookings: number;
  readonly totalRentalDays: number;
  readonly totalSpent: Kopecks;
  readonly averageCheck: Kopecks;
  readonly cars: readonly ClientCar[];
  readonly bookings: readonly Booking[];
  readonly lastActiveBooking: Booking | null;
  /** Bookings whose customer has the car, may have it, or should have it by the dates. */
  readonly currentBookings: readonly Booking[];
}

/**
 * The customer card. Counts include every complete booking by status; days, money and cars only
 * those not cancelled: whole contracts, past or future (docs/domain.md, revenue). The average is
 * per such booking, to the kopeck, 0 without any. Cars: most rented first, then most spent.
 * Bookings: latest pickup first. `lastActiveBooking` is the latest active one by the dates;
 * `currentBookings` consider the marks too: first those with the car, then those begun but not
 * handed over, then those with an unmarked return (docs/domain.md, whereabouts).
 */
export function clientAnalytics<Booking extends ClientBooking>(
  all: readonly Booking[],
): ClientAnalytics<Booking> {
  const bookings = [...all].sort((a, b) => +b.startDate - +a.startDate || b.id - a.id);
  const count = (status: BookingStatus) => bookings.filter((one) => one.status === status).length;
  const kept = bookings.filter(({ status }) => status !== 'cancelled');
  const totalSpent = sumOf(kept.map(({ totalPrice }) => totalPrice ?? 0));
  return {
    totalBookings: bookings.length,
    activeBookings: count('active'),
    plannedBookings: count('planned'),
    completedBookings: count('completed'),
    cancelledBookings: count('cancelled'),
    totalRentalDays: sumOf(kept.map(({ durationDays }) => durationDays)),
    totalSpent,
    averageCheck: kopecks(kept.length === 0 ? 0 : Math.round(totalSpent / kept.length)),
    cars: favouriteCars(kept),
    bookings,
    lastActiveBooking: bookings.find(({ status }) => status === 'active') ?? null,
    currentBookings: bookings
      .filter((one) => rankOf(one) < NOT_CURRENT)
      .sort((a, b) => rankOf(a) - rankOf(b)),
  };
}

const NOT_CURRENT = 3;

function rankOf({ status, whereabouts }: ClientBooking): number {
  if (isOut(whereabouts)) return 0;
  if (status === 'active') return 1;
  return isUnreturned(whereabouts) ? 2 : NOT_CURRENT;
}

function sumOf(numbers: readonly number[]): Kopecks {
  return kopecks(numbers.reduce((sum, number) => sum + number, 0));
}

function favouriteCars(kept: readonly ClientBooking[]): readonly ClientCar[] {
  const byCar = Map.groupBy(kept, ({ carId }) => carId);
  const cars = [...byCar.values()].flatMap((trips) => {
    const [latest] = trips;
    if (!latest) return [];
    const { carId, carTitle, licensePlate, car } = latest;
    const totalSpent = sumOf(trips.map(({ totalPrice }) => totalPrice ?? 0));
    const named = { carId, carTitle, licensePlate, ...lookOf(car) };
    return [{ ...named, totalBookings: trips.length, totalSpent }];
  });
  return cars.sort(
    (a, b) => b.totalBookings - a.totalBookings || b.totalSpent - a.totalSpent || a.carId - b.carId,
  );
}
