import { type Em, engineOf } from '../em';
import { Car } from '../entities/fleet/car.entity';
import { LOCKED_ROW } from './row-lock';

type CarRow = Car;

/**
 * Locks a car until the transaction ends, so that later reads of its time stay valid. PostgreSQL: a
 * row lock; SQLite: the immediate transaction is the lock. Null for an unknown car. Throws outside
 * a transaction.
 */
export function lockCar(em: Em, carId: number): Promise<CarRow | null> {
  return em.findOne(Car, carId, LOCKED_ROW);
}

/**
 * Locks several cars (a booking that moves needs the old and the new one), always in the order of
 * their ids, so that two opposite moves do not deadlock. Missing cars are omitted.
 */
export async function lockCars(em: Em, carIds: readonly number[]): Promise<Map<number, CarRow>> {
  const locked = new Map<number, CarRow>();
  for (const carId of [...new Set(carIds)].sort((a, b) => a - b)) {
    const car = await lockCar(em, carId);
    if (car) locked.set(carId, car);
  }
  return locked;
}

/** Locks many cars by one statement without reading them, in the order of their ids. */
export async function lockCarsUnread(em: Em, carIds: readonly number[]): Promise<void> {
  if (engineOf(em) === 'sqlite' || carIds.length === 0) return;
  const ids = [...new Set(carIds)].join(', ');
  await em.execute(`select id from cars where id in (${ids}) order by id for update`);
}
