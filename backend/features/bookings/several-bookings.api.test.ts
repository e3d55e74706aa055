import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { addCar, addSource, bookingBody, november } from '@backend/testing/data/fleet';
import { moneyCalls } from '@backend/testing/data/money';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { SEVERAL_BOOKINGS_MESSAGES as texts } from '@schema/messages/several-bookings';
import { UNDO_MESSAGES } from '@schema/messages/undo';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Saved {
  id: number;
  version: number;
  carId: number;
  customer: string;
  totalPrice: number;
  depositAmount: number;
}
interface Answer {
  bookings: Saved[];
  operationId: number;
  code: string;
  message: string;
  fields: Record<string, string>;
  carId?: number;
  conflicts: { id: number }[];
  suggestions: { cars: { carId: number }[]; windows: unknown[] };
}

let app: TestApp;
let cars: number[];
let people = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cars = [];
  for (const model of ['Rio', 'Rio', 'Ceed', 'Solaris']) {
    cars.push(await addCar(app.store, { model }));
  }
  people += 1;
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const phoneOf = (nth: number) => `+7904${String(nth).padStart(7, '0')}`;
const customer = () => ({ fullName: 'Петров Пётр', phone: phoneOf(people), email: null });
const booked = (carIds: readonly number[]) =>
  carIds.map((carId, index) => ({ carId, totalPrice: 6000 + index, depositAmount: 5000 }));
const bodyOf = (carIds: readonly number[], more: object = {}) => ({
  startDate: november(12, '10:00'),
  endDate: november(14, '10:00'),
  customer: customer(),
  cars: booked(carIds),
  ...more,
});
const create = (carIds: readonly number[], more: object = {}, headers?: Record<string, string>) =>
  staff().rest<Answer>('POST', '/bookings/several', bodyOf(carIds, more), headers);
const live = (carIds: readonly number[] = cars) =>
  app.store.fork().find(Booking, { car: { $in: [...carIds] }, cancelledAt: null });

describe('POST /bookings/several', () => {
  test('books every car for one customer, each with its price and deposit', async () => {
    const sourceId = await addSource(app.store, `Авито ${people}`);
    const [one = 0, two = 0, three = 0] = cars;
    const { status, body } = await create([three, one, two], { sourceId, notes: ' Свадьба ' });
    expect(status).toBe(201);
    expect(body.bookings).toMatchObject([
      { carId: three, customer: 'Петров Пётр', totalPrice: 6000, depositAmount: 5000, sourceId },
      { carId: one, totalPrice: 6001, notes: 'Свадьба' },
      { carId: two, totalPrice: 6002 },
    ]);
    // The price of two days by tariff is 6000.
    const rows = await live([one, two, three]);
    expect(rows.map(({ priceEdited }) => priceEdited).sort()).toEqual([false, true, true]);
    expect(new Set(rows.map((row) => row.customer?.id)).size).toBe(1);
    const reader = app.as(PERMISSIONS);
    for (const { id } of body.bookings) {
      const history = await reader.rest<{ items: unknown[] }>('GET', `/bookings/${id}/history`);
      expect(history.body.items).toHaveLength(1);
    }
  });

  test('is refused without edit_bookings and to anonymous clients', async () => {
    const others = PERMISSIONS.filter((one) => one !== 'edit_bookings');
    const ask = (who: ReturnType<typeof staff>) =>
      who.rest('POST', '/bookings/several', bodyOf(cars));
    expect((await ask(app.as(others))).status).toBe(403);
    expect((await ask(app.as(null))).status).toBe(401);
    expect(await live()).toEqual([]);
  });

  test.each([
    ['no cars', { cars: [] }, 'cars', texts.carsRequired],
    ['no list', { cars: null }, 'cars', texts.carsRequired],
    [
      'a car without an id',
      { cars: [{ totalPrice: 1 }] },
      'cars[0].carId',
      MESSAGES.booking.carRequired,
    ],
    [
      'a car without a price',
      { cars: [{ carId: 1 }] },
      'cars[0].totalPrice',
      MESSAGES.booking.totalPriceInvalid,
    ],
    [
      'a car twice',
      { cars: [1, 1].map((carId) => ({ carId, totalPrice: 1 })) },
      'cars',
      texts.repeated,
    ],
    [
      'eleven cars',
      { cars: Array.from({ length: 11 }, (_, at) => ({ carId: at + 1, totalPrice: 1 })) },
      'cars',
      texts.tooMany,
    ],
    ['no customer', { customer: null }, 'customer', MESSAGES.booking.customerRequired],
    ['an unknown source', { sourceId: 404_404 }, 'sourceId', MESSAGES.booking.sourceInvalid],
    ['no start', { startDate: null }, 'startDate', MESSAGES.period.timesRequired],
  ])('refuses %s', async (_, change, field, message) => {
    const { status, body } = await create(cars, change);
    expect([status, body.fields[field]]).toEqual([422, message]);
    expect(await live()).toEqual([]);
  });

  test('refuses an unknown car and saves none', async () => {
    const { status, body } = await create([...cars, 404_404]);
    expect([status, body.message]).toEqual([404, MESSAGES.cars.notFound]);
    expect(await live()).toEqual([]);
  });

  test('names the occupied car, suggests none of the others and saves nothing', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = cars;
    const taken = await staff().rest<Saved>('POST', '/bookings/with-customer', bookingBody(two));
    const customers = await app.store.fork().count(Customer);
    const { status, body } = await create([one, two, three]);
    expect([status, body.code, body.carId]).toEqual([409, 'CAR_OCCUPIED', two]);
    expect(body.message).toMatch(/^Занят Kia Rio, А\d{3}МР77: Иванов И\., 12\.11\.2026 10:00 – /);
    expect(body.conflicts.map(({ id }) => id)).toEqual([taken.body.id]);
    const suggested = body.suggestions.cars.map(({ carId }) => carId);
    expect(suggested).not.toContain(one);
    expect(suggested).not.toContain(three);
    expect(suggested.length).toBeGreaterThan(0);
    expect(await live([one, three, four])).toEqual([]);
    expect(await app.store.fork().count(Customer)).toBe(customers);
  });

  test('answers a retry with the first bookings and refuses its key for other cars', async () => {
    const key = { 'Idempotency-Key': `several-${people}-key` };
    const first = await create(cars.slice(0, 2), {}, key);
    const again = await create(cars.slice(0, 2), {}, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await live()).toHaveLength(2);
    const other = await create(cars.slice(2), {}, key);
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT']);
  });

  test('of concurrent requests for overlapping cars each succeeds as a whole or not at all', async () => {
    for (let race = 0; race < 6; race += 1) {
      const [one = 0, two = 0, three = 0] = await Promise.all(
        ['Rio', 'Ceed', 'Vesta'].map((model) => addCar(app.store, { model })),
      );
      const wanted = [
        [one, two],
        [two, one, three],
        [three, two],
      ];
      const answers = await Promise.all(wanted.map((carIds) => create(carIds)));
      const won = answers.filter(({ status }) => status === 201);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      const rows = await live([one, two, three]);
      expect(rows.map(({ id }) => id).sort()).toEqual(
        won.flatMap(({ body }) => body.bookings.map(({ id }) => id)).sort(),
      );
      for (const { body, status } of answers) {
        if (status === 409)
          expect([body.code, typeof body.carId]).toEqual(['CAR_OCCUPIED', 'number']);
      }
    }
  });
});

describe('POST /bookings/several/{operationId}/undo', () => {
  const undo = (operationId: number) =>
    staff().rest<Answer & { bookings: number }>('POST', `/bookings/several/${operationId}/undo`);

  test('deletes all bookings and keeps the customer', async () => {
    const { body } = await create(cars);
    const undone = await undo(body.operationId);
    expect([undone.status, undone.body]).toEqual([200, { bookings: 4 }]);
    expect(await live()).toEqual([]);
    const phone = phoneOf(people).slice(1);
    expect(await app.store.fork().count(Customer, { phone })).toBe(1);
  });

  test('is refused as a whole when one of the bookings has a payment', async () => {
    const { body } = await create(cars);
    const [first] = body.bookings;
    await moneyCalls(app).post(first?.id ?? 0, 'payments', { amount: 1000, method: 'cash' });
    const refused = await undo(body.operationId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Отменить нельзя: с тех пор записаны деньги аренды.',
    ]);
    expect(await live()).toHaveLength(4);
    expect((await undo(2_000_000_000)).body.message).toBe(UNDO_MESSAGES.unknown);
  });
});
