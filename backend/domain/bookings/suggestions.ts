import { MAX_SUGGESTED_CARS } from '@schema/constants';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import {
  type CarLook,
  type CarNameParts,
  displayName,
  lookOf,
} from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import { byTitleAndPlate } from '../fleet/car-order';
import type { NamedUnreturned, UnreturnedRental } from '../fleet/fleet-availability';

/** A car suggested instead of an occupied one. */
interface SuggestedCar extends CarLook {
  readonly carId: number;
  readonly title: string;
  readonly licensePlate: string;
  /** For the whole period; null when a day has no tariff. */
  readonly totalPrice: Kopecks | null;
  /** Car location while its last renter has not returned it; null otherwise. */
  readonly unreturned: Whereabouts | null;
  /** The unreturned rental; null otherwise. */
  readonly unreturnedRental: NamedUnreturned | null;
}

interface PricedCar {
  readonly car: CarNameParts & { readonly id: number; readonly licensePlate: string };
  readonly totalPrice: Kopecks | null;
}

interface FreeCar extends PricedCar {
  readonly rental: UnreturnedRental | null;
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

/** The free cars nearest in price; unreturned cars last. */
export function rankSuggestions(
  free: readonly FreeCar[],
  wantedPrice: Kopecks | null,
  limit: number = MAX_SUGGESTED_CARS,
): readonly SuggestedCar[] {
  const byPrice = byNearestPrice(wantedPrice);
  const isAway = ({ rental }: FreeCar) => Number(rental !== null);
  return [...free]
    .sort((a, b) => isAway(a) - isAway(b) || byPrice(a, b))
    .slice(0, limit)
    .map(({ car, totalPrice, rental }) => ({
      carId: car.id,
      title: displayName(car),
      licensePlate: car.licensePlate,
      ...lookOf(car),
      totalPrice,
      unreturned: rental?.whereabouts ?? null,
      unreturnedRental: rental && named(rental),
    }));
}

function named({ id, customer, endDate, whereabouts }: UnreturnedRental): NamedUnreturned {
  return { id, customer, endDate, whereabouts };
}
