import type { Period } from '@schema/values/time/period';
import type { Cost } from './seat-cost';

/** Something that takes a car for a while: a booking or service work. */
export interface Seat {
  /** Of a movable one: the number of the booking. */
  readonly id: number;
  readonly carId: number;
  readonly period: Period;
  readonly isMovable: boolean;
}

/** How far another car is from the one a booking has: same model or not, then the price. */
export interface Distance {
  readonly isSameModel: boolean;
  /** Difference of the tariffs for those dates, kopecks, never negative. */
  readonly price: number;
}

export interface SeatQuestion {
  /** The whole fleet; of equally good cars the first is taken. */
  readonly carIds: readonly number[];
  readonly seats: readonly Seat[];
  /** The car to be emptied, and when. */
  readonly carId: number;
  readonly window: Period;
  /** Places tried at most; RESEATING.steps unless told. */
  readonly steps?: number;
  readonly distance: (seat: Seat, carId: number) => Distance;
}

/** Who goes where. */
export interface Seating {
  /** Booking → its new car. */
  readonly moves: ReadonlyMap<number, number>;
  /** Movable bookings of the window for which there is no place. */
  readonly left: readonly Seat[];
  /** No plan leaves fewer or needs fewer moves; false when the search was cut short and cannot say so. */
  readonly isBest: boolean;
  readonly cost: Cost;
}
