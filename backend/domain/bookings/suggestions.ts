import { MAX_SUGGESTED_CARS } from '@schema/constants';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { type CarNameParts, displayName } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, type Period } from '@schema/values/time/period';
import { millisecondsInMinute } from 'date-fns/constants';
import { byTitleAndPlate } from '../fleet/car-order';

/** A car suggested instead of an occupied one. */
interface SuggestedCar {
  readonly carId: number;
  readonly title: string;
  readonly licensePlate: string;
  readonly color: string | null;
  readonly year: number | null;
  /** For the whole period; null when a day has no tariff. */
  readonly totalPrice: Kopecks | null;
  /** Where the car is while its last renter has not returned it; null otherwise. */
  readonly unreturned: Whereabouts | null;
}

interface PricedCar {
  readonly car: CarNameParts & { readonly id: number; readonly licensePlate: string };
  readonly totalPrice: Kopecks | null;
}

interface FreeCar extends PricedCar {
  readonly unreturned: Whereabouts | null;
}

/**
 * Nearest in price to the wanted one; the cheaper of two equally near first, then by title and
 * plate; those without a price last. Without a wanted price the cheapest come first.
 */
export function byNearestPrice(wantedPrice: Kopecks | null) {
  const distance = ({ totalPrice }: PricedCar) =>
    totalPrice === null ? Number.MAX_VALUE : Math.abs(totalPrice - (wantedPrice ?? 0));
  return (a: PricedCar, b: PricedCar): number =>
    distance(a) - distance(b) ||
    (a.totalPrice ?? 0) - (b.totalPrice ?? 0) ||
    byTitleAndPlate(a.car, b.car);
}

/** The free cars nearest in price; those that are not returned below the others. */
export function rankSuggestions(
  free: readonly FreeCar[],
  wantedPrice: Kopecks | null,
  limit: number = MAX_SUGGESTED_CARS,
): readonly SuggestedCar[] {
  const byPrice = byNearestPrice(wantedPrice);
  const isAway = ({ unreturned }: FreeCar) => Number(unreturned !== null);
  return [...free]
    .sort((a, b) => isAway(a) - isAway(b) || byPrice(a, b))
    .slice(0, limit)
    .map(({ car, totalPrice, unreturned }) => ({
      carId: car.id,
      title: displayName(car),
      licensePlate: car.licensePlate,
      color: car.color ?? null,
      year: car.year ?? null,
      totalPrice,
      unreturned,
    }));
}

/**
 * The free window of the wanted length that starts nearest to the wanted start; the later of two
 * equally near. Never in the past, unless the wanted period starts there: then not before its
 * start. Whole minutes. Always exists, at the latest after the last claim.
 */
export function nearestFreeWindow(claims: readonly Period[], wanted: Period, now: Date): Period {
  const wantedMs = wanted.startDate.getTime();
  const lengthMs = occupiedPeriod(wanted).endDate.getTime() - wantedMs;
  const sorted = [...claims].sort((a, b) => a.startDate.getTime() - b.startDate.getTime());

  let freeFrom = nextMinute(Math.min(wantedMs, now.getTime()));
  let best = Number.NEGATIVE_INFINITY;
  const offer = (freeUntil: number) => {
    if (freeUntil - freeFrom < lengthMs) return;
    const start = Math.min(Math.max(wantedMs, freeFrom), freeUntil - lengthMs);
    if (Math.abs(start - wantedMs) <= Math.abs(best - wantedMs)) best = start;
  };
  for (const claim of sorted) {
    offer(claim.startDate.getTime());
    freeFrom = Math.max(freeFrom, nextMinute(claim.endDate.getTime()));
  }
  offer(Number.POSITIVE_INFINITY);
  return {
    startDate: new Date(best),
    endDate: new Date(best + wanted.endDate.getTime() - wantedMs),
  };
}

function nextMinute(ms: number): number {
  return Math.ceil(ms / millisecondsInMinute) * millisecondsInMinute;
}
