import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const PATH = '/bookings/with-customer';

interface Answer {
  id: number;
  code?: string;
  conflicts?: { id: number }[];
  suggestions?: { cars: unknown[]; windows: unknown[] };
}

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
  await addCar(app.store, { model: 'Ceed' });
});
beforeEach(async () => {
  carId = await addCar(app.store);
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const live = (car = carId) => app.store.fork().find(Booking, { car, cancelledAt: null });
const create = (more: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  staff().rest<Answer>('POST', PATH, bookingBody(carId, more), headers);
const person = (number: number) => ({
  fullName: `Гость ${number}`,
  phone: `+7999${String(number).padStart(7, '0')}`,
  email: null,
});
const atOnce = <T>(count: number, job: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, number) => job(number)));

describe('a hundred concurrent bookings of one slot', () => {
  test('one succeeds, ninety-nine get conflicts and suggestions', async () => {
    const customersBefore = await app.store.fork().count(Customer);
    const answers = await atOnce(100, (number) => create({ customer: person(number) }));
    const won = answers.filter(({ status }) => status === 201);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 99]);
    for (const { body } of lost) {
      expect(body.code).toBe('CAR_OCCUPIED');
      expect(body.conflicts?.map(({ id }) => id)).toEqual([won[0]?.body.id]);
      expect(body.suggestions?.cars.length).toBeGreaterThan(0);
      expect(body.suggestions?.windows).toHaveLength(1);
    }
    expect(await live()).toHaveLength(1);
    expect(await app.store.fork().count(Customer)).toBe(customersBefore + 1);
  });

  test('an unknown source is reported before the conflict', async () => {
    const answers = await atOnce(10, (number) => create(number === 5 ? { sourceId: 404_404 } : {}));
    expect(answers[5]?.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { sourceId: MESSAGES.booking.sourceInvalid },
    });
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  });

  test('shifted and nested periods never overlap', async () => {
    const answers = await atOnce(60, (number) => {
      const startDay = 12 + (number % 5);
      const period = {
        startDate: november(startDay, `${String(8 + (number % 7)).padStart(2, '0')}:00`),
        endDate: november(startDay + 1 + (number % 3), '12:00'),
      };
      return create({ customer: person(1000 + number), ...period });
    });
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const kept = (await live()).sort((a, b) => Number(a.startDate) - Number(b.startDate));
    expect(kept).toHaveLength(answers.filter(({ status }) => status === 201).length);
    kept.reduce((previous, next) => {
      expect(Number(next.startDate)).toBeGreaterThanOrEqual(Number(previous.endDate));
      return next;
    });
  });
});

describe('concurrent moves and restores', () => {
  test('two bookings that swap cars in opposite directions both get a response', async () => {
    const other = await addCar(app.store);
    const mine = await create();
    const theirs = await staff().rest<Answer>(
      'POST',
      PATH,
      bookingBody(other, { startDate: november(20, '10:00'), endDate: november(21, '10:00') }),
    );
    const move = (id: number, to: number, startDate: string, endDate: string) =>
      staff().rest('PUT', `/bookings/${id}`, { startDate, endDate, carId: to });
    const rounds = await Promise.all([
      move(mine.body.id, other, november(12, '10:00'), november(14, '10:00')),
      move(theirs.body.id, carId, november(20, '10:00'), november(21, '10:00')),
    ]);
    expect(rounds.map(({ status }) => status)).toEqual([200, 200]);
    expect((await live(other)).map(({ id }) => id)).toEqual([mine.body.id]);
    expect((await live(carId)).map(({ id }) => id)).toEqual([theirs.body.id]);
  });

  test('one of the creates, moves and restores for one slot succeeds', async () => {
    const archived = await create();
    await staff().rest('DELETE', `/bookings/${archived.body.id}`);
    const elsewhere = await create({
      startDate: november(25, '10:00'),
      endDate: november(26, '10:00'),
    });
    const slot = { startDate: november(12, '10:00'), endDate: november(14, '10:00') };
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, number) => create({ customer: person(2000 + number) })),
      staff().rest<Answer>('POST', `/bookings/${archived.body.id}/restore`),
      staff().rest<Answer>('PUT', `/bookings/${elsewhere.body.id}`, slot),
    ]);
    const succeeded = answers.filter(({ status }) => status < 300);
    expect(succeeded).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CAR_OCCUPIED')).toHaveLength(9);
    const inSlot = (await live()).filter((row) => row.startDate?.toISOString() === slot.startDate);
    expect(inSlot).toHaveLength(1);
  });

  test('the second of two concurrent archivings gets CONFLICT', async () => {
    const { body } = await create();
    const answers = await atOnce(2, () => staff().rest('DELETE', `/bookings/${body.id}`));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('one new customer in concurrent bookings of many cars', () => {
  test('is recorded once', async () => {
    const cars = await atOnce(6, () => addCar(app.store));
    const customer = { fullName: 'Новый Николай', phone: '8 (999) 111-00-99', email: null };
    const answers = await Promise.all(
      cars.map((car) => staff().rest('POST', PATH, bookingBody(car, { customer }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(cars.map(() => 201));
    expect(await app.store.fork().count(Customer, { phone: '79991110099' })).toBe(1);
  });
});

describe('the same Idempotency-Key', () => {
  const key = (name: string) => ({ 'idempotency-key': `${name}-${carId}` });

  test('creates one booking for three concurrent requests, with equal responses', async () => {
    const answers = await atOnce(3, () => create({}, key('thrice')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    expect(await live()).toHaveLength(1);
  });

  test('returns the first response even after the booking has changed', async () => {
    const first = await create({}, key('replay'));
    await staff().rest('DELETE', `/bookings/${first.body.id}`);
    expect((await create({}, key('replay'))).body).toEqual(first.body);
    expect(await live()).toHaveLength(0);
  });

  test('is refused for a different request', async () => {
    await create({}, key('other'));
    const later = { startDate: november(20, '10:00'), endDate: november(21, '10:00') };
    const { status, body } = await create(later, key('other'));
    expect(status).toBe(409);
    expect(body).toEqual({ code: 'CONFLICT', message: MESSAGES.generic.idempotencyReused });
  });

  test('can be reused after an error', async () => {
    const { body } = await create();
    expect((await create({ customer: person(1) }, key('retry'))).status).toBe(409);
    await staff().rest('DELETE', `/bookings/${body.id}`);
    expect((await create({ customer: person(1) }, key('retry'))).status).toBe(201);
  });

  test('is scoped to its user', async () => {
    const mine = await create({}, key('shared'));
    const theirs = await app
      .as(['edit_bookings', 'view_board'])
      .rest<Answer>('POST', PATH, bookingBody(carId), key('shared'));
    expect([mine.status, theirs.status]).toEqual([201, 409]);
  });
});
