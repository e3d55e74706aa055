import { MAX_SUGGESTED_CARS } from '@schema/constants';
import type { PriceClass } from '@schema/values/fleet/car-class';
import { type WantedCar, wantedCars } from '@schema/values/fleet/wanted-cars';
import type { Kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { nearestFreeWindow } from '../bookings/nearest-free-window';
import { estimateOver } from '../bookings/pricing';
import { rentalCalendar } from '../bookings/rental-calendar';
import { byNearestPrice } from '../bookings/suggestions';
import { type AvailabilityQuestion, type AvailableCar, availableCars } from './availability';
import { fleetClaims, type UnreturnedRental } from './fleet-availability';

interface CarRecord extends WantedCar {
  readonly id: number;
}

interface WantedQuestion<Car extends CarRecord> {
  /** «рио или солярис»; '' means any car. */
  readonly text: string;
  /** Maximum number of free cars. */
  readonly limit: number;
  /** The wanted days, all cars. */
  readonly fleet: AvailabilityQuestion<Car>;
}

interface WantedFleet<Car extends CarRecord> {
  /** Cheapest first. */
  readonly free: readonly AvailableCar<Car>[];
  readonly freeCount: number;
  /** Number of cars in «2 рио»; null without a number. */
  readonly count: number | null;
  /** Matching cars of the fleet, free or not. */
  readonly fleetCount: number;
  /** Matching cars that are not free; empty while enough are free. */
  readonly taken: readonly Car[];
  /** Other cars free on these days, nearest in price; empty while enough are free. */
  readonly similar: readonly AvailableCar<Car>[];
  readonly unknown: readonly string[];
}

/** A window of the wanted length in which a wanted car is free. */
interface FreeWindow<Car> extends Period {
  readonly car: Car;
  /** Null when a day has no tariff. */
  readonly totalPrice: Kopecks | null;
  /** A rental whose car is possibly not returned; null: none. */
  readonly unreturned: UnreturnedRental | null;
}

/** The price of the wanted days for each car. */
function pricesOf(
  { zone, groupsByCar }: Pick<AvailabilityQuestion<CarRecord>, 'zone' | 'groupsByCar'>,
  window: Period,
) {
  const calendar = rentalCalendar(window, zone);
  return ({ id }: CarRecord): Kopecks | null =>
    estimateOver(calendar, groupsByCar.get(id) ?? [])?.totalPrice ?? null;
}

/** Price thirds of the fleet, computed on first use. */
function priceClasses<Car>(cars: readonly Car[], priceOf: (car: Car) => Kopecks | null) {
  let ranks: Map<Car, number> | null = null;
  return (car: Car): PriceClass | null => {
    ranks ??= new Map(
      cars
        .flatMap((one) => {
          const price = priceOf(one);
          return price === null ? [] : [{ one, price }];
        })
        .sort((a, b) => a.price - b.price)
        .map(({ one }, rank, all) => [one, rank / all.length]),
    );
    const rank = ranks.get(car);
    if (rank === undefined) return null;
    return rank < 1 / 3 ? 'cheap' : rank < 2 / 3 ? 'middle' : 'dear';
  };
}

/** Free cars nearest in price to the cheapest matching one. */
function similarCars<Car extends CarRecord>(
  others: readonly AvailableCar<Car>[],
  wanted: readonly (Kopecks | null)[],
): readonly AvailableCar<Car>[] {
  const prices = wanted.filter((price) => price !== null);
  const cheapest = prices.length > 0 ? prices.reduce((a, b) => (b < a ? b : a)) : null;
  const priced = others.map((free) => ({
    free,
    car: free.car,
    totalPrice: free.price?.totalPrice ?? null,
  }));
  return priced
    .sort(byNearestPrice(cheapest))
    .slice(0, MAX_SUGGESTED_CARS)
    .map(({ free }) => free);
}

/** Free cars that match the words; when too few are free, similar cars for the same days. */
export function wantedFleet<Car extends CarRecord>(
  question: WantedQuestion<Car>,
): WantedFleet<Car> {
  const { text, limit, fleet } = question;
  const priceOf = pricesOf(fleet, fleet.window);
  const { cars, count, unknown } = wantedCars(text, fleet.cars, priceClasses(fleet.cars, priceOf));
  const meant = new Set(cars);
  const allFree = availableCars(fleet);
  const free = allFree.filter(({ car }) => meant.has(car));
  const isFree = new Set(free.map(({ car }) => car));
  const isEnough = free.length >= (count ?? 1) || cars.length === 0;
  const others = isEnough ? [] : allFree.filter(({ car }) => !meant.has(car));
  return {
    free: free.slice(0, limit),
    freeCount: free.length,
    count,
    fleetCount: cars.length,
    taken: isEnough ? [] : cars.filter((car) => !isFree.has(car)),
    similar: similarCars(others, cars.map(priceOf)),
    unknown,
  };
}

/**
 * The windows of occupied cars nearest to the wanted one. `events`: their claims over a longer
 * period that ends at `until`; later windows are unknown.
 */
export function nearestWindows<Car extends CarRecord>(
  taken: readonly Car[],
  fleet: Omit<AvailabilityQuestion<Car>, 'cars'>,
  until: Date,
): readonly FreeWindow<Car>[] {
  const { window } = fleet;
  const claimsOfCar = fleetClaims(fleet);
  const distance = ({ startDate }: Period) =>
    Math.abs(startDate.getTime() - window.startDate.getTime());
  return taken
    .map((car) => {
      const claims = claimsOfCar(car.id).map(({ period }) => period);
      const unreturned = fleet.unreturned.get(car.id) ?? null;
      return { car, ...nearestFreeWindow(claims, window, fleet), unreturned };
    })
    .filter(({ endDate }) => endDate <= until)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_SUGGESTED_CARS)
    .map((found) => ({ ...found, totalPrice: pricesOf(fleet, found)(found.car) }));
}
