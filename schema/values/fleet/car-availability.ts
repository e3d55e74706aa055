import { isUnreturned, type Whereabouts } from '../bookings/whereabouts';
import { occupiedPeriod, overlaps, type Period } from '../time/period';

/** A claim on the car's time: a live booking or unfinished maintenance. */
interface Claim {
  readonly period: Period;
}

/** A rental of the car and its car location. */
interface Rental extends Period {
  readonly whereabouts: Whereabouts;
}

interface CarFacts<C extends Claim, R extends Rental> {
  /** Events that overlap the window and their neighbours on either side, in any order. */
  readonly claims: readonly C[];
  /** Rentals whose car is possibly not returned. */
  readonly rentals: readonly R[];
}

/** Availability of a car over a window, its neighbours, and its current location. */
export interface CarAvailability<C extends Claim, R extends Rental> {
  /** Claims over the window, by start; none: the car is free. */
  readonly inTheWay: readonly C[];
  /** End of the last claim before the window; null: none is known. */
  readonly releaseAt: Date | null;
  /** The first claim that starts after the window; null: none is known. */
  readonly next: C | null;
  /** The last rental whose car is not returned; it blocks nothing. Null: none. */
  readonly unreturned: R | null;
}

/**
 * Availability of a car from A to B and its current location, for every screen and call
 * (docs/domain.md, is a car free). Half-open: an event that ends where the window starts is before
 * it.
 */
export function carAvailability<C extends Claim, R extends Rental>(
  window: Period,
  { claims, rentals }: CarFacts<C, R>,
): CarAvailability<C, R> {
  const wanted = occupiedPeriod(window);
  const inTheWay: C[] = [];
  let releaseAt: Date | null = null;
  let next: C | null = null;
  for (const claim of claims) {
    const { startDate, endDate } = claim.period;
    if (overlaps(claim.period, wanted)) inTheWay.push(claim);
    else if (endDate <= wanted.startDate) {
      if (!releaseAt || endDate > releaseAt) releaseAt = endDate;
    } else if (!next || startDate < next.period.startDate) next = claim;
  }
  inTheWay.sort((a, b) => a.period.startDate.getTime() - b.period.startDate.getTime());
  return { inTheWay, releaseAt, next, unreturned: lastUnreturned(rentals) };
}

function lastUnreturned<R extends Rental>(rentals: readonly R[]): R | null {
  let last: R | null = null;
  for (const rental of rentals) {
    if (isUnreturned(rental.whereabouts) && (!last || rental.startDate >= last.startDate))
      last = rental;
  }
  return last;
}
