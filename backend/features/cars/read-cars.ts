import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { loadFleetCar, loadFleetCars } from '@backend/store/queries/fleet/fleet-car-queries';
import { MESSAGES } from '@schema/messages';
import type { CarList, FleetCar } from './cars.types';

/** The fleet in order with photos and prices (requirements.md, P20); three statements. */
export async function readCars(ctx: RequestContext): Promise<CarList> {
  return { items: await loadFleetCars(ctx.em) };
}

/** One car with its prices. Throws NOT_FOUND. */
export async function readCar(ctx: RequestContext, id: number): Promise<FleetCar> {
  const car = await loadFleetCar(ctx.em, id);
  if (!car) throw notFound(MESSAGES.cars.notFound);
  return car;
}
