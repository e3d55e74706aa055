import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { CarPhoto } from '@backend/store/entities/fleet/car-photo.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { Source } from '@backend/store/entities/source.entity';
import type { Em, Store } from '@backend/store/open-store';
import {
  addCar,
  addCustomer,
  hour,
  hours,
  insertBooking,
  NOW,
} from '@backend/store/testing/sample';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { kopecks } from '@schema/values/money/money';
import { occupiedPeriod, overlaps, type Period } from '@schema/values/time/period';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadCars } from '../fleet/car-queries';
import { loadSources } from '../reviews/source-queries';
import { loadBoard } from './board-queries';
import { loadBooking, loadMaintenance } from './event-rows';

let database: TestDatabase;
let store: Store;
let car: number;
let customer: number;

beforeAll(async () => {
  database = await openTestDatabase();
  store = database.store;
});
afterAll(() => database.close());
beforeEach(async () => {
  await write(async (em) => {
    for (const entity of [Car, Customer, Source]) await em.nativeDelete(entity as typeof Car, {});
  });
  car = await addCar(store);
  customer = await addCustomer(store, '79001234567');
});

const write = <T>(job: (em: Em) => Promise<T>) => store.write(store.fork(), job);

const book = (period: Period, extra: Partial<Booking> = {}) =>
  write((em) => insertBooking(em, { car, customer, ...period, ...(extra as object) }));

const repair = (period: Period, status: 'scheduled' | 'done' = 'scheduled') =>
  write(async (em) => {
    const row = em.create(Maintenance, {
      car,
      description: 'Замена масла',
      status,
      ...period,
      costKopecks: kopecks(650_000),
      createdAt: NOW,
    });
    await em.flush();
    return row.id;
  });

const boardOf = async (from: number, to: number, overdueAt?: Date) =>
  loadBoard(store.fork(), { from: hour(from), to: hour(to), overdueAt });

const bookingsOf = async (...args: Parameters<typeof boardOf>) =>
  (await boardOf(...args)).bookings.map(({ id }) => id);

const worksOf = async (from: number, to: number) =>
  (await boardOf(from, to)).maintenances.map(({ id }) => id);

describe('the board', () => {
  test('reads a booking with its names and amounts', async () => {
    const source = await write((em) =>
      em.insert(Source, { name: 'Авито', createdAt: NOW }).then(Number),
    );
    const id = await book(hours(10, 20), {
      source,
      totalPriceKopecks: kopecks(9_000_000_000),
      depositKopecks: kopecks(500_050),
      depositComment: 'наличными',
      notes: 'Детское кресло',
      handedOverAt: hour(10),
      priceEdited: true,
    } as object);
    expect((await boardOf(0, 100)).bookings).toEqual([
      {
        id,
        continuesId: null,
        carId: car,
        customerId: customer,
        ...hours(10, 20),
        handedOverAt: hour(10),
        returnedAt: null,
        cancelledAt: null,
        cancelReason: null,
        customer: 'Иванов Иван',
        customerPhone: '+79001234567',
        sourceId: source,
        sourceName: 'Авито',
        notes: 'Детское кресло',
        totalPrice: 9_000_000_000,
        priceEdited: true,
        depositAmount: 500_050,
        depositComment: 'наличными',
        createdAt: NOW,
        isExtension: false,
        isExtended: false,
        isHandedOver: true,
        expectsHandoverMark: true,
        version: 1,
      },
    ]);
  });

  test('leaves missing values of a booking empty', async () => {
    customer = await addCustomer(store);
    const id = await book(hours(10, 20), { totalPriceKopecks: null });
    expect(await loadBooking(store.fork(), id)).toMatchObject({
      customerPhone: null,
      sourceId: null,
      sourceName: null,
      totalPrice: null,
      depositAmount: null,
      priceEdited: false,
    });
  });

  test('includes events that touch the half-open window', async () => {
    const before = await book(hours(0, 10));
    const into = await book(hours(10, 21));
    const within = await book(hours(21, 25));
    const out = await book(hours(25, 40));
    const after = await book(hours(40, 50));
    expect(await bookingsOf(20, 30)).toEqual([into, within, out]);
    expect(await bookingsOf(10, 40)).toEqual([into, within, out]);
    expect(await bookingsOf(9, 41)).toEqual([before, into, within, out, after]);
    expect(await bookingsOf(30, 31)).toEqual([out]);
  });

  test('shows a booking of zero length on its start day', async () => {
    const instant = await book(hours(24, 24));
    expect(await bookingsOf(24, 48)).toEqual([instant]);
    expect(await bookingsOf(0, 24)).toEqual([]);
  });

  test('excludes cancelled and incomplete bookings', async () => {
    await book(hours(10, 20), { cancelledAt: NOW });
    await book(hours(10, 20), { isComplete: false });
    expect(await bookingsOf(0, 100)).toEqual([]);
  });

  test('removes a booking from the days freed by an early return', async () => {
    const id = await book(hours(0, 100), { returnedAt: hour(30) });
    expect(await bookingsOf(20, 40)).toEqual([id]);
    expect(await bookingsOf(30, 40)).toEqual([]);
  });

  test('extends an unreturned booking until now when the return mark is required', async () => {
    const overdue = await book(hours(0, 10));
    const returned = await book(hours(10, 12), { returnedAt: hour(12) });
    const current = await book(hours(12, 40));
    expect(await bookingsOf(20, 60)).toEqual([current]);
    expect(await bookingsOf(20, 60, hour(30))).toEqual([overdue, current]);
    expect(await bookingsOf(20, 60, hour(20))).toEqual([current]);
    expect(await bookingsOf(11, 60, hour(20))).toEqual([overdue, returned, current]);
  });

  test('detects an extension: same car, same customer, a live booking that ends at this start', async () => {
    const other = await addCustomer(store);
    const first = await book(hours(0, 10));
    await book(hours(10, 20));
    await write((em) => insertBooking(em, { car, customer: other, ...hours(20, 30) }));
    await book(hours(30, 40));
    await book(hours(50, 60), { cancelledAt: NOW });
    await book(hours(60, 70));
    const extensions = async (from: number) =>
      (await boardOf(from, 100)).bookings
        .filter(({ isExtension }) => isExtension)
        .map(({ startDate }) => startDate);
    expect(await extensions(0)).toEqual([hour(10)]);
    expect(await extensions(15)).toEqual([hour(10)]);
    await write((em) => em.nativeUpdate(Booking, first, { cancelledAt: NOW }));
    expect(await extensions(0)).toEqual([]);
  });

  test('includes maintenance that touches the window, done or not', async () => {
    const before = await repair(hours(0, 10));
    const done = await repair(hours(5, 11), 'done');
    const instant = await repair(hours(10, 10));
    await repair(hours(20, 30));
    expect(await worksOf(10, 20)).toEqual([done, instant]);
    expect(await worksOf(0, 10)).toEqual([before, done]);
    expect(await loadMaintenance(store.fork(), done)).toEqual({
      id: done,
      carId: car,
      description: 'Замена масла',
      status: 'done',
      ...hours(5, 11),
      cost: 650_000,
      version: 1,
    });
  });

  test('lists cars in fleet order, each with its photos in order', async () => {
    const second = await addCar(store);
    const third = await addCar(store);
    await write(async (em) => {
      em.create(CarPhoto, { car: second, url: '/b.webp', sortOrder: 1 });
      em.create(CarPhoto, { car: second, url: '/a.webp', sortOrder: 0 });
      em.create(CarPhoto, { car: third, url: '/c.webp', sortOrder: 0 });
    });
    const cars = (await boardOf(0, 1)).cars;
    expect(cars.map(({ id, photos }) => [id, photos])).toEqual([
      [car, []],
      [second, ['/a.webp', '/b.webp']],
      [third, ['/c.webp']],
    ]);
    expect(cars[0]).toMatchObject({
      brand: 'Kia',
      model: 'Rio',
      color: null,
      depositAmount: 500_000,
    });
    expect((await loadCars(store.fork(), [third])).map(({ id }) => id)).toEqual([third]);
    expect(await loadCars(store.fork(), [])).toEqual([]);
  });

  test.each([11, 12])(
    'agrees with the domain rule on events that touch a window (seed %i)',
    async (seed) => {
      const period = fc
        .record({ from: fc.integer({ min: 0, max: 90 }), length: fc.integer({ min: 0, max: 9 }) })
        .map(({ from, length }) => hours(from, from + length));
      const stored: { id: number; claim: Period }[] = [];
      for (const wanted of fc.sample(period, { seed, numRuns: 40 })) {
        const id = await book(wanted).catch(() => null);
        if (id !== null) stored.push({ id, claim: occupiedPeriod(wanted) });
      }
      expect(stored.length).toBeGreaterThan(5);
      for (const window of fc.sample(period, { seed, numRuns: 30 })) {
        if (window.startDate.getTime() === window.endDate.getTime()) continue;
        const loaded = await loadBoard(store.fork(), {
          from: window.startDate,
          to: window.endDate,
        });
        const expected = stored.filter(({ claim }) => overlaps(claim, window)).map(({ id }) => id);
        expect(new Set(loaded.bookings.map(({ id }) => id))).toEqual(new Set(expected));
      }
    },
  );
});

test('sources are in Russian alphabetical order', async () => {
  await write(async (em) => {
    for (const name of ['Яндекс', 'ёлка', 'Ж 10', 'Авито', 'Ж 9']) {
      em.create(Source, { name, createdAt: NOW });
    }
  });
  expect((await loadSources(store.fork())).map(({ name }) => name)).toEqual([
    'Авито',
    'ёлка',
    'Ж 9',
    'Ж 10',
    'Яндекс',
  ]);
});
