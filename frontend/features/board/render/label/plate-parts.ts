import { type PlateParts, plateParts } from '@schema/values/fleet/car-title';
import type { AnswerCar } from '../../model/rows/board-answer';

const plates = new WeakMap<AnswerCar, PlateParts>();

/** The parts of a car's plate, split once. */
export function plateOf(car: AnswerCar): PlateParts {
  let parts = plates.get(car);
  if (!parts) {
    parts = plateParts(car.licensePlate);
    plates.set(car, parts);
  }
  return parts;
}
