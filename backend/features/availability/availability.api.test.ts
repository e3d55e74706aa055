import { bookNovember } from '@backend/testing/data/book-november';
import { addCar, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const AVAILABLE = `query ($start: DateTime!, $end: DateTime!) {
  availableCars(start: $start, end: $end) {
    items {
      car { id brand model licensePlate color year depositAmount photos sortOrder }
      releaseAt nextBookingStart price { averagePricePerDay totalPrice totalDays }
      unreturned { id customer endDate whereabouts }
    }
  }
}`;

interface Item {
  car: { id: number };
  releaseAt: string | null;
  nextBookingStart: string | null;
  price: object | null;
}

let app: TestApp;
let dear: number;
let cheap: number;
let taken: number;
let unpriced: number;
beforeAll(async () => {
  app = await startTestApp({ clock: november(12, '09:00') });
  const { store } = app;
  dear = await addCar(store, { brand: 'BMW', model: 'X5', pricePerDay: 9000.33 });
  cheap = await addCar(store, { brand: 'Lada', model: 'Vesta', pricePerDay: 2000 });
  taken = await addCar(store, { pricePerDay: 1000 });
  unpriced = await addCar(store, { pricePerDay: null });
  const serviced = await addCar(store, { pricePerDay: 1000 });
  await bookNovember(app, taken, [12, '10:00'], [14, '10:00']);
  await bookNovember(app, cheap, [8, '10:00'], [11, '10:00']);
  await bookNovember(app, cheap, [11, '12:00'], [13, '10:00']);
  await bookNovember(app, cheap, [15, '10:00'], [16, '10:00']);
  await bookNovember(app, cheap, [20, '10:00'], [21, '10:00']);
  const work = {
    description: 'Ремонт',
    startDate: november(13, '09:00'),
    endDate: november(30, '09:00'),
    cost: 0,
  };
  await app.as(['view_board']).rest('POST', '/maintenances', { ...work, carId: serviced });
});
afterAll(() => app.close());

const path = (start: string, end: string) =>
  `/availability/cars?start=${encodeURIComponent(start)}&end=${encodeURIComponent(end)}`;
const ask = (start: string, end: string) =>
  app.as(['edit_bookings']).rest<{ items: Item[]; message?: string }>('GET', path(start, end));

describe('free cars', () => {
  test('require a return after the pickup', async () => {
    for (const [start, end] of [
      [november(13, '10:00'), november(13, '10:00')],
      [november(13, '10:00'), november(12, '10:00')],
      ['вчера', november(12, '10:00')],
    ] as const) {
      const { status, body } = await ask(start, end);
      expect([status, body.message]).toEqual([422, MESSAGES.quickBooking.invalidPeriod]);
    }
    const missing = await app.as(['edit_bookings']).rest('GET', '/availability/cars');
    expect([missing.status, missing.body.message]).toEqual([
      422,
      MESSAGES.quickBooking.invalidPeriod,
    ]);
  });

  test('are sorted by price, unpriced last, with neighbouring bookings', async () => {
    const { status, body } = await ask(november(13, '10:00'), november(15, '10:00'));
    expect(status).toBe(200);
    expect(body.items.map(({ car, ...rest }) => ({ id: car.id, ...rest }))).toEqual([
      {
        id: cheap,
        releaseAt: november(13, '10:00'),
        nextBookingStart: november(15, '10:00'),
        price: { averagePricePerDay: 2000, totalPrice: 4000, totalDays: 2 },
        unreturned: {
          id: expect.any(Number),
          customer: 'Иванов Иван Петрович',
          endDate: november(11, '10:00'),
          whereabouts: 'unconfirmed',
        },
      },
      {
        id: dear,
        releaseAt: null,
        nextBookingStart: null,
        price: { averagePricePerDay: 9000.33, totalPrice: 18_000.66, totalDays: 2 },
        unreturned: null,
      },
      {
        id: unpriced,
        releaseAt: null,
        nextBookingStart: null,
        price: null,
        unreturned: null,
      },
    ]);
  });

  test('are the same over REST and GraphQL', async () => {
    const [start, end] = [november(14, '10:00'), november(15, '10:00')];
    const rest = await ask(start, end);
    const { data } = await app.as(['edit_bookings']).gql(AVAILABLE, { start, end });
    expect(rest.body.items.map(({ car }) => car.id)).toContain(taken);
    expect(data?.availableCars).toEqual(rest.body);
  });
});
