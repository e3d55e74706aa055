import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { kopecks } from '@schema/values/money/money';
import { occupiedPeriod, overlaps, type Period } from '@schema/values/time/period';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Booking } from './entities/booking.entity';
import { lockCar } from './locks/guard-car';
import { openStore, type Store } from './open-store';
import { isCarOccupiedError, isUniqueViolation } from './store-errors';
import { addCar, addCustomer, hour, hours, insertBooking, NOW } from './testing/sample';

let database: TestDatabase;
let store: Store;
let customer: number;
let car: number;

beforeAll(async () => {
  database = await openTestDatabase();
  store = database.store;
  customer = await addCustomer(store);
});
afterAll(() => database.close());
beforeEach(async () => {
  car = await addCar(store);
});

class Taken extends Error {}

/** A correct command: locks the car, checks, writes. */
const bookPolitely = (through: Store, period: Period) =>
  through.write(through.fork(), async (em) => {
    await lockCar(em, car);
    const others = await em.find(Booking, { car, cancelledAt: null });
    const claims = others.map((other) => occupiedPeriod(other as Period));
    if (claims.some((claim) => overlaps(claim, occupiedPeriod(period)))) throw new Taken();
    return insertBooking(em, { car, customer, ...period });
  });

/** A command without the check. */
const bookRudely = (through: Store, period: Period) =>
  through.write(through.fork(), (em) => insertBooking(em, { car, customer, ...period }));

const kept = () => store.fork().find(Booking, { car }, { orderBy: { startDate: 'asc' } });

/** Runs the writers concurrently; returns the successful numbers and the errors. */
async function race(count: number, writer: (number: number) => Promise<number>) {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, i) => writer(i)));
  return {
    won: settled.flatMap((result, i) => (result.status === 'fulfilled' ? [i] : [])),
    lost: settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}

describe('a hundred concurrent bookings of one car and period', () => {
  test('one succeeds and the check refuses ninety-nine', async () => {
    const { won, lost } = await race(100, () => bookPolitely(store, hours(10, 20)));
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(99);
    expect(lost.filter((error) => !(error instanceof Taken))).toEqual([]);
    expect(await kept()).toHaveLength(1);
  });

  test('one succeeds without the check: the database refuses the rest', async () => {
    const { won, lost } = await race(100, () => bookRudely(store, hours(10, 20)));
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(99);
    expect(lost.filter((error) => !isCarOccupiedError(error))).toEqual([]);
    expect(await kept()).toHaveLength(1);
  });

  test('one succeeds across two processes', async () => {
    const second = await openStore(database.options);
    const through = (i: number) => (i % 2 ? second : store);
    try {
      const polite = await race(60, (i) => bookPolitely(through(i), hours(10, 20)));
      expect([polite.won.length, polite.lost.length]).toEqual([1, 59]);
      expect(polite.lost.filter((error) => !(error instanceof Taken))).toEqual([]);
      const rude = await race(60, (i) => bookRudely(through(i), hours(30, 40)));
      expect([rude.won.length, rude.lost.length]).toEqual([1, 59]);
      expect(await kept()).toHaveLength(2);
    } finally {
      await second.close();
    }
  });
});

describe('concurrent shifted, nested and touching bookings of one car', () => {
  const period = fc
    .record({ from: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 0, max: 12 }) })
    .map(({ from, length }) => hours(from, from + length));

  test.each([1, 2, 3])(
    'those kept do not overlap, and each refused one overlaps one of them (seed %i)',
    async (seed) => {
      const wanted = fc.sample(period, { seed, numRuns: 80 });
      const writers = [bookPolitely, bookRudely];
      const { won } = await race(wanted.length, (i) =>
        (writers[i % 2] ?? bookRudely)(store, wanted[i] ?? hours(0, 1)),
      );
      const claims = (await kept()).map((row) => occupiedPeriod(row as Period));
      expect(claims).toHaveLength(won.length);
      expect(won.length).toBeGreaterThan(1);
      claims.forEach((claim, i) => {
        for (const later of claims.slice(i + 1)) expect(overlaps(claim, later)).toBe(false);
      });
      wanted.forEach((refused, i) => {
        if (won.includes(i)) return;
        expect(claims.some((claim) => overlaps(claim, occupiedPeriod(refused)))).toBe(true);
      });
    },
  );
});

describe('the database constraint', () => {
  const book = (period: Period, extra = {}) =>
    store.write(store.fork(), (em) => insertBooking(em, { car, customer, ...period, ...extra }));

  const change = (id: number, fields: Partial<Booking>) =>
    store.write(store.fork(), async (em) => {
      const booking = await em.findOneOrFail(Booking, id);
      Object.assign(booking, fields);
      await em.flush();
    });

  const isRefused = async (attempt: Promise<unknown>) => {
    const error = await attempt.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isCarOccupiedError(error)).toBe(true);
    expect(isUniqueViolation(error)).toBe(false);
  };

  test('allows touching bookings', async () => {
    await book(hours(10, 20));
    await book(hours(20, 30));
    await book(hours(0, 10));
    expect(await kept()).toHaveLength(3);
  });

  test('refuses one millisecond of overlap', async () => {
    await book(hours(10, 20));
    await isRefused(book({ startDate: new Date(hour(20).getTime() - 1), endDate: hour(22) }));
    await isRefused(book({ startDate: hour(5), endDate: new Date(hour(10).getTime() + 1) }));
  });

  test('gives a booking of zero length one minute of the car', async () => {
    await book(hours(10, 10));
    await isRefused(book(hours(10, 10)));
    await isRefused(book(hours(9, 11)));
    await book({ startDate: new Date(hour(10).getTime() + 60_000), endDate: hour(11) });
    await book(hours(8, 10));
    expect(await kept()).toHaveLength(3);
  });

  test('ignores cancelled and incomplete bookings', async () => {
    await book(hours(10, 20), { cancelledAt: NOW });
    await book(hours(10, 20), { isComplete: false });
    await book(hours(10, 20));
    expect(await kept()).toHaveLength(3);
  });

  test('refuses to move, extend, restore or complete a booking over another', async () => {
    await book(hours(10, 20));
    const later = await book(hours(20, 30));
    const cancelled = await book(hours(12, 14), { cancelledAt: NOW });
    const incomplete = await book(hours(12, 14), { isComplete: false });
    const elsewhere = await store.write(store.fork(), async (em) =>
      insertBooking(em, { car: await addedCar, customer, ...hours(15, 16) }),
    );
    await isRefused(change(later, { startDate: hour(19) }));
    await isRefused(change(later, hours(12, 13)));
    await isRefused(change(cancelled, { cancelledAt: null }));
    await isRefused(change(incomplete, { isComplete: true }));
    await isRefused(
      store.write(store.fork(), (em) => em.nativeUpdate(Booking, elsewhere, { car })),
    );
  });
  let addedCar: Promise<number>;
  beforeEach(() => {
    addedCar = addCar(store);
  });

  test('allows moving a booking within and around its own period', async () => {
    const booking = await book(hours(10, 20));
    await change(booking, hours(5, 15));
    await change(booking, hours(12, 40));
    await change(booking, { notes: 'Детское кресло' });
    expect(await kept()).toMatchObject([{ ...hours(12, 40), occupiedUntil: hour(40), version: 4 }]);
  });

  test('frees the remaining time after an early return, and refuses to undo the mark over a new booking', async () => {
    const booking = await book(hours(10, 20));
    await change(booking, { returnedAt: hour(15) });
    await book(hours(15, 20));
    await isRefused(change(booking, { returnedAt: null }));
  });

  test('checks the occupied period whatever a writer sets', async () => {
    const lie = store.write(store.fork(), (em) =>
      em.insert(Booking, {
        car,
        customer,
        ...hours(10, 20),
        occupiedUntil: hour(11),
        isComplete: true,
        totalPriceKopecks: kopecks(1),
        createdAt: NOW,
      }),
    );
    await expect(lie).rejects.toThrow(/bookings_occupied_until_check/);
  });

  test('refuses a complete booking without a car, a customer, dates or an occupied period', async () => {
    const row = { createdAt: NOW, isComplete: true };
    for (const part of [{ car }, { car, customer }, { car, customer, ...hours(1, 2) }]) {
      const hollow = store.write(store.fork(), (em) => em.insert(Booking, { ...row, ...part }));
      await expect(hollow).rejects.toThrow(/bookings_complete_check/);
    }
  });
});
