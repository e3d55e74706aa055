import type { RequestContext } from '@backend/operation/context';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { namedCar } from './plan-answer';
import type { SeatCar } from './reseating.types';

/** Names of all cars, for the car selector. */
export async function readSeatCars({ em }: RequestContext): Promise<SeatCar[]> {
  const cars = await loadCars(em);
  return cars.map(namedCar);
}
