import { occupiedMessage, takenBy } from '@backend/domain/bookings/occupancy-refusal';
import { CarTime } from './car-time';
import type { Known } from './import-plan';

/** Occupied times of cars by id, created on first use. */
export class CarTimes {
  readonly #byCar = new Map<number, CarTime>();
  readonly #known: Known['claims'];
  readonly #zone: string;

  constructor(known: Known['claims'], zone: string) {
    this.#known = known;
    this.#zone = zone;
  }

  of(carId: number): CarTime {
    const made = this.#byCar.get(carId);
    if (made) return made;
    const time = new CarTime();
    for (const claim of this.#known.get(carId) ?? []) {
      const title = occupiedMessage([takenBy(claim)], this.#zone);
      time.take({ period: claim.period, title });
    }
    this.#byCar.set(carId, time);
    return time;
  }
}
