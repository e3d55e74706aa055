import { Booking } from '@backend/store/entities/booking.entity';
import { lockCars } from '@backend/store/locks/guard-car';
import type { Store } from '@backend/store/open-store';
import { addCar, addCustomer, hours, insertBooking } from '@backend/store/testing/sample';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockBooking } from './booking-lock';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = database.store;
});
afterAll(() => database.close());

test('a booking that moved while its car was locked is locked in a new transaction', async () => {
  const [target, current] = [await addCar(store), await addCar(store)];
  const customer = await addCustomer(store);
  const id = await store.write(store.fork(), (em) =>
    insertBooking(em, { car: current, customer, ...hours(10, 20) }),
  );
  const isHeld = Promise.withResolvers<void>();
  const moves = Promise.withResolvers<void>();
  const moving = store.write(store.fork(), async (em) => {
    await lockCars(em, [target, current]);
    isHeld.resolve();
    await moves.promise;
    em.assign(await em.findOneOrFail(Booking, id), { car: target });
  });
  await isHeld.promise;
  let runs = 0;
  const locking = store.write(store.fork(), async (em) => {
    runs += 1;
    if (runs === 1) setTimeout(moves.resolve, 50);
    return (await lockBooking(em, id)).carId;
  });
  // On SQLite the second writer begins only after the first.
  if (store.engine === 'sqlite') moves.resolve();
  await moving;
  expect(await locking).toBe(target);
  expect(runs).toBe(store.engine === 'postgres' ? 2 : 1);
});
