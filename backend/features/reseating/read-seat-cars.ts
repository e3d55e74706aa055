import type { RequestContext } from '@backend/operation/context';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { displayName } from '@schema/values/fleet/car-title';
import type { SeatCar } from './reseating.types';

/** Names of all cars, for the car selector. */
export async function readSeatCars({ em }: RequestContext): Promise<SeatCar[]> {
  const cars = await loadCars(em);
  return cars.map((car) => ({
    id: car.id,
    title: displayName(car),
    licensePlate: car.licensePlate,
  }));
}
