import { modelKey } from '@schema/values/fleet/car-title';
import type { FleetCar } from '../form/useCarForm';

/** Other cars of the same brand and model. */
export const othersOfModel = (car: FleetCar, fleet: readonly FleetCar[]): FleetCar[] =>
  fleet.filter((other) => other.id !== car.id && modelKey(other) === modelKey(car));

const tariffsOf = (car: FleetCar) =>
  JSON.stringify(
    car.tariffGroups.map(({ name, startMonth, startDay, endMonth, endDay, tariffs }) => [
      [name, startMonth, startDay, endMonth, endDay],
      tariffs.map(({ minDays, pricePerDay }) => [minDays, pricePerDay]),
    ]),
  );

export const haveSameTariffs = (one: FleetCar, other: FleetCar): boolean =>
  tariffsOf(one) === tariffsOf(other);
