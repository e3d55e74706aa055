import type { Period } from '@schema/values/time/period';
import type { Cost } from './seat-cost';

/** An event that occupies a car for a period: a booking or maintenance. */
export interface Seat {
  /** For a movable one: the id of the booking. */
  readonly id: number;
  readonly carId: number;
  readonly period: Period;
  readonly isMovable: boolean;
}

/** Distance of another car from a booking's own: same model or not, then the price. */
export interface Distance {
  readonly isSameModel: boolean;
  /** Difference of the tariffs for those dates, kopecks, never negative. */
  readonly price: number;
}

export interface SeatQuestion {
  /** The whole fleet; of equally good cars the first is chosen. */
  readonly carIds: readonly number[];
  readonly seats: readonly Seat[];
  /** The car to free, and the period. */
  readonly carId: number;
  readonly window: Period;
  /** Limit of search steps; RESEATING.steps by default. */
  readonly steps?: number;
  readonly distance: (seat: Seat, carId: number) => Distance;
}

export interface Seating {
  /** Booking → its new car. */
  readonly moves: ReadonlyMap<number, number>;
  /** Movable bookings of the window without a free car. */
  readonly left: readonly Seat[];
  /** No plan leaves fewer bookings or needs fewer moves; false when the search was cut short. */
  readonly isBest: boolean;
  readonly cost: Cost;
}
