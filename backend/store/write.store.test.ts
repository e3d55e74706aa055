import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Car } from './entities/fleet/car.entity';
import { lockCar, lockCars } from './locks/guard-car';
import { type Em, openStore, type Store } from './open-store';
import { raw } from './sql/raw';
import { isUnavailableError } from './store-errors';
import { addCar } from './testing/sample';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase({ isFlushed: true });
  store = database.store;
});
afterAll(() => database.close());

const orderOf = async (carId: number) => (await store.fork().findOneOrFail(Car, carId)).sortOrder;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function rename(em: Em, carId: number, model: string) {
  const car = await em.findOneOrFail(Car, carId);
  car.model = model;
}

describe('a write transaction', () => {
  test('commits everything the job did and returns its answer', async () => {
    const car = await addCar(store);
    const answer = await store.write(store.fork(), async (em) => {
      await rename(em, car, 'Ceed');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'Ceed', version: 2 });
  });

  test('rolls everything back when the job throws', async () => {
    const car = await addCar(store);
    const failing = store.write(store.fork(), async (em) => {
      await rename(em, car, 'Ceed');
      await em.flush();
      throw new Error('said no');
    });
    await expect(failing).rejects.toThrow('said no');
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'Rio', version: 1 });
  });

  test('is rolled back after its time limit', async () => {
    const car = await addCar(store);
    const late = store.write(
      store.fork(),
      async (em) => {
        await rename(em, car, 'Ceed');
        await em.flush();
        await pause(60);
      },
      { longestSeconds: 0.03 },
    );
    await expect(late).rejects.toSatisfy(isUnavailableError);
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'Rio' });
  });

  test('joins an outer transaction: both parts commit or neither does', async () => {
    const car = await addCar(store);
    const failing = store.write(store.fork(), async (em) => {
      await store.write(em, (same) => rename(same, car, 'Ceed'));
      throw new Error('said no');
    });
    await expect(failing).rejects.toThrow('said no');
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'Rio' });
  });

  test('fails when the job swallowed a database error', async () => {
    const car = await addCar(store);
    const plate = (await store.fork().findOneOrFail(Car, car)).licensePlate;
    const swallowing = store.write(store.fork(), async (em) => {
      await rename(em, car, 'Ceed');
      await em.flush();
      await addCarWithPlate(em, plate).catch(() => undefined);
    });
    const acknowledged = await swallowing.then(
      () => true,
      () => false,
    );
    expect((await store.fork().findOneOrFail(Car, car)).model === 'Ceed').toBe(acknowledged);
  });

  const addCarWithPlate = (em: Em, licensePlate: string) =>
    raw(
      em,
      `insert into cars (brand, model, license_plate, deposit_kopecks, sort_order, created_at)
      values ('Kia', 'Rio', ?, 0, 0, ?)`,
      [licensePlate, new Date(0)],
    );

  test('loses none of fifty concurrent read-modify-write updates of one car', async () => {
    const car = await addCar(store);
    const before = await orderOf(car);
    const addOne = () =>
      store.write(store.fork(), async (em) => {
        const locked = await lockCar(em, car);
        if (!locked) throw new Error('no car');
        await pause(1);
        locked.sortOrder += 1;
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    expect(await orderOf(car)).toBe(before + 50);
  });

  test('does not block readers, who see the old state until the commit', async () => {
    const car = await addCar(store);
    let finish = () => {};
    const open = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const writing = store.write(store.fork(), async (em) => {
      await rename(em, car, 'Ceed');
      await em.flush();
      await open;
    });
    await pause(20);
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'Rio' });
    expect(await raw(store.fork(), 'select model from cars where id = ?', [car])).toEqual([
      { model: 'Rio' },
    ]);
    finish();
    await writing;
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'Ceed' });
  });

  test('waits for a writer of another process without blocking its event loop', async () => {
    const other = await openStore(database.options);
    const car = await addCar(store);
    const holding = Promise.withResolvers<void>();
    const slow = other.write(other.fork(), async (em) => {
      await lockCar(em, car);
      holding.resolve();
      await pause(300);
      await rename(em, car, 'slow');
    });
    await holding.promise;
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 5);
    await store.write(store.fork(), async (em) => {
      expect((await lockCar(em, car))?.model).toBe('slow');
    });
    clearInterval(ticking);
    await slow;
    await other.close();
    // A wait inside the engine would block all of them.
    expect(ticks).toBeGreaterThan(3);
  });

  test('can lock two cars concurrently in opposite orders', async () => {
    const [a, b] = [await addCar(store), await addCar(store)];
    const crossing = (first: number, second: number) =>
      store.write(store.fork(), async (em) => {
        const cars = await lockCars(em, [first, second]);
        await pause(5);
        for (const car of cars.values()) car.sortOrder += 1;
      });
    const before = (await orderOf(a)) + (await orderOf(b));
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? crossing(a, b) : crossing(b, a))),
    );
    expect((await orderOf(a)) + (await orderOf(b))).toBe(before + 40);
  });

  test('retries with a new entity manager after a deadlock', async () => {
    const [a, b] = [await addCar(store), await addCar(store)];
    let runs = 0;
    const crossing = (first: number, second: number) =>
      store.write(store.fork(), async (em) => {
        runs += 1;
        const one = await lockCar(em, first);
        await pause(50);
        const two = await lockCar(em, second);
        if (one && two) one.sortOrder = two.sortOrder = 777;
      });
    await Promise.all([crossing(a, b), crossing(b, a)]);
    expect([await orderOf(a), await orderOf(b)]).toEqual([777, 777]);
    expect(runs).toBe(store.engine === 'postgres' ? 3 : 2);
  });

  test('gets null from the lock of a missing car', async () => {
    expect(await store.write(store.fork(), (em) => lockCar(em, 2_000_000_000))).toBeNull();
  });
});

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('the SQLite file', () => {
  test('uses a write-ahead log flushed at every commit, with foreign keys on', async () => {
    const settings = await store.write(store.fork(), async (em) =>
      Promise.all(
        ['journal_mode', 'synchronous', 'foreign_keys'].map((name) => raw(em, `pragma ${name}`)),
      ),
    );
    expect(settings.flat()).toEqual([
      { journal_mode: 'wal' },
      { synchronous: 2 },
      { foreign_keys: 1 },
    ]);
  });

  test('can be in memory', async () => {
    const inMemory = await openStore({ memory: true });
    await inMemory.migrate();
    const car = await addCar(inMemory);
    await inMemory.write(inMemory.fork(), (em) => rename(em, car, 'Ceed'));
    expect(await raw(inMemory.fork(), 'select model from cars')).toEqual([{ model: 'Ceed' }]);
    await inMemory.close();
  });

  test('cannot be changed outside a write transaction', async () => {
    await expect(raw(store.fork(), 'delete from cars')).rejects.toThrow(/readonly/);
  });

  test('refuses a writer with "busy" while another process holds the lock beyond the request timeout, and accepts it afterwards', async () => {
    const other = await openStore(database.options);
    const car = await addCar(store);
    let finish = () => {};
    const holding = other.write(other.fork(), async (em) => {
      await lockCar(em, car);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await pause(20);
    const [refused, alsoRefused] = await Promise.allSettled([
      store.write(store.fork(), (em) => rename(em, car, 'never')),
      store.write(store.fork(), (em) => rename(em, car, 'never')),
    ]);
    for (const attempt of [refused, alsoRefused]) {
      expect(attempt?.status).toBe('rejected');
      expect(isUnavailableError((attempt as PromiseRejectedResult).reason)).toBe(true);
    }
    expect(await orderOf(car)).toBeGreaterThan(0);
    finish();
    await holding;
    await store.write(store.fork(), (em) => rename(em, car, 'after'));
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'after' });
    await other.close();
  }, 20_000);
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the PostgreSQL pool', () => {
  test('recovers from more dropped connections than its size', async () => {
    const car = await addCar(store);
    const admin = await openStore(database.options);
    const isOpen = (pids: readonly number[]) => `from pg_stat_activity where pid in (${pids})`;
    for (let round = 0; round < 3; round++) {
      const dropped = Promise.withResolvers<void>();
      const pids: number[] = [];
      const cut = Array.from({ length: 8 }, () =>
        store.write(store.fork(), async (em) => {
          const [{ pid }] = await em.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
          pids.push(pid);
          await dropped.promise;
          await rename(em, car, 'never');
        }),
      );
      await expect.poll(() => pids.length, { timeout: 5000 }).toBe(8);
      await admin.fork().execute(`select pg_terminate_backend(pid) ${isOpen(pids)}`);
      await expect
        .poll(() => admin.fork().execute(`select count(*)::int as open ${isOpen(pids)}`), {
          timeout: 5000,
        })
        .toEqual([{ open: 0 }]);
      dropped.resolve();
      for (const result of await Promise.allSettled(cut)) {
        expect(result.status).toBe('rejected');
        expect(isUnavailableError((result as PromiseRejectedResult).reason)).toBe(true);
      }
    }
    const again = (em: Em) => lockCar(em, car).then(() => rename(em, car, 'after'));
    await Promise.all(Array.from({ length: 20 }, () => store.write(store.fork(), again)));
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'after' });
    await admin.close();
  });
});
