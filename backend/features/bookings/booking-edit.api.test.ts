import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { addCar, addSource, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const UPDATE = `mutation ($id: Int!, $input: UpdateBookingInput!) {
  updateBooking(id: $id, input: $input) {
    id carId status startDate endDate handedOverAt returnedAt cancelledAt cancelReason customer customerPhone
    sourceId sourceName notes totalPrice priceEdited depositAmount depositComment createdAt
    isExtension isExtended isHandedOver expectsHandoverMark whereabouts conflict version
  }
}`;

interface Answer {
  id: number;
  version: number;
  code?: string;
  message?: string;
  totalPrice?: number | null;
  status?: string;
  current?: Record<string, unknown>;
  conflicts?: { id: number }[];
}

let app: TestApp;
let carId: number;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  carId = await addCar(app.store);
  const { body } = await staff().rest<Answer>(
    'POST',
    '/bookings/with-customer',
    bookingBody(carId),
  );
  id = body.id;
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const sent = (more: Record<string, unknown> = {}) => ({
  startDate: november(12, '10:00'),
  endDate: november(14, '10:00'),
  totalPrice: 6000,
  depositAmount: 5000,
  depositComment: null,
  ...more,
});
const edit = (more: Record<string, unknown> = {}) =>
  staff().rest<Answer>('PUT', `/bookings/${id}`, sent(more));
const kept = () => app.store.fork().findOneOrFail(Booking, id);

describe('an edit rejects', () => {
  const { booking, period } = MESSAGES;
  test.each([
    ['startDate', { startDate: null }, period.timesRequired],
    ['endDate', { endDate: november(12, '09:59') }, period.endBeforeStart],
    ['totalPrice', { totalPrice: -1 }, booking.totalPriceInvalidOnEdit],
    ['depositAmount', { depositAmount: -1 }, booking.depositInvalid],
    ['startDate', { startDate: ' ' }, period.timesRequired],
    ['startDate', { startDate: '12.11.2026' }, period.invalid],
    ['endDate', { endDate: {} }, period.invalid],
    ['totalPrice', { totalPrice: '12,5' }, booking.totalPriceInvalidOnEdit],
    ['totalPrice', { totalPrice: '' }, booking.totalPriceInvalidOnEdit],
    ['depositAmount', { depositAmount: [] }, booking.depositInvalid],
    ['depositComment', { depositComment: 5 }, MESSAGES.generic.wrongTextType],
    ['notes', { notes: 5 }, MESSAGES.generic.wrongTextType],
    ['sourceId', { sourceId: 2_000_000_000 }, booking.sourceInvalid],
  ])('a wrong %s: %j', async (field, more, message) => {
    const { status, body } = await edit(more);
    expect({ status, body }).toEqual({
      status: 422,
      body: { code: 'VALIDATION_FAILED', message, fields: { [field]: message } },
    });
    expect(await kept()).toMatchObject({ version: 1 });
  });

  test('an unknown, an incomplete and an archived booking', async () => {
    const unknown = await staff().rest('PUT', '/bookings/999999', sent());
    expect([unknown.status, unknown.body.message]).toEqual([404, booking.notFound]);
    expect((await staff().rest('PUT', '/bookings/0', sent())).status).toBe(400);
    expect((await staff().rest('PUT', '/bookings/abc', sent())).status).toBe(400);

    const em = app.store.fork();
    const foreign = await app.store.write(em, async (tx) => {
      const row = tx.create(Booking, {
        createdAt: new Date(),
        isComplete: false,
        rawStartDate: '??',
      });
      await tx.flush();
      return row.id;
    });
    const incomplete = await staff().rest('PUT', `/bookings/${foreign}`, sent());
    expect([incomplete.status, incomplete.body.message]).toEqual([409, booking.incomplete]);

    await staff().rest('DELETE', `/bookings/${id}`);
    const archived = await edit();
    expect([archived.status, archived.body.message]).toEqual([409, booking.alreadyArchived]);
  });

  test('a stale version, with the current booking', async () => {
    await edit({ totalPrice: 7000.5, version: 1 });
    const late = await edit({ totalPrice: 9000, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'STALE', message: MESSAGES.generic.stale });
    expect(late.body.current).toMatchObject({
      id,
      version: 2,
      totalPrice: 7000.5,
      depositAmount: 5000,
    });
    expect((await edit({ totalPrice: 9000, version: 2 })).status).toBe(200);
  });
});

describe('an edit', () => {
  test('returns the updated booking, the same over REST and GraphQL', async () => {
    const change = {
      endDate: november(15, '12:30'),
      totalPrice: 10_000.25,
      depositComment: ' Картой ',
    };
    const rest = await edit(change);
    const gql = await staff().gql<{ updateBooking: object }>(UPDATE, { id, input: sent(change) });
    expect(rest.status).toBe(200);
    expect(rest.body).toMatchObject({
      status: 'planned',
      startDate: november(12, '10:00'),
      endDate: november(15, '12:30'),
      totalPrice: 10_000.25,
      depositAmount: 5000,
      depositComment: 'Картой',
      version: 2,
    });
    expect(gql.data?.updateBooking).toEqual(rest.body);
  });

  test('without changes keeps version and history', async () => {
    expect((await edit()).body.version).toBe(1);
    const trace = await app.store.fork().find(ChangeLog, { entity: 'Booking', entityId: id });
    expect(trace.map(({ operation }) => operation)).toEqual(['createBookingWithCustomer']);
  });

  test('records before and after', async () => {
    await edit({ totalPrice: 1 });
    const trace = await app.store
      .fork()
      .findOneOrFail(ChangeLog, { operation: 'updateBooking', entityId: id });
    expect(trace.before).toMatchObject({ totalPrice: 600_000, version: 1 });
    expect(trace.after).toMatchObject({ totalPrice: 100, version: 2 });
  });

  test('keeps an empty price and deposit empty and absent ones unchanged', async () => {
    const emptied = await edit({ totalPrice: null, depositAmount: null, depositComment: '' });
    expect(emptied.body).toMatchObject({
      totalPrice: null,
      depositAmount: null,
      depositComment: null,
    });
    const dates = { startDate: november(12, '10:00'), endDate: november(14, '10:00') };
    await edit({ totalPrice: 500, depositAmount: 700, depositComment: 'x' });
    const { body } = await staff().rest('PUT', `/bookings/${id}`, dates);
    expect(body).toMatchObject({ totalPrice: 500, depositAmount: 700, depositComment: 'x' });
  });

  test('drops the breakdown of an edited price and restores it with the tariff price', async () => {
    await edit({ totalPrice: 6500 });
    expect(await kept()).toMatchObject({ priceEdited: true, breakdown: null });
    await edit({ totalPrice: 6000 });
    expect(await kept()).toMatchObject({ priceEdited: false, breakdown: [{ days: 2 }] });
    await edit({ endDate: november(15, '10:00'), totalPrice: 9000 });
    expect(await kept()).toMatchObject({ priceEdited: false, breakdown: [{ days: 3 }] });
    await edit({ endDate: november(16, '10:00'), totalPrice: 9000 });
    expect(await kept()).toMatchObject({ priceEdited: true, breakdown: null });
  });

  test('derives the status from the new dates', async () => {
    const running = { startDate: november(10, '10:00'), endDate: november(12, '10:00') };
    expect((await edit(running)).body.status).toBe('active');
    const over = { startDate: november(5, '10:00'), endDate: november(6, '10:00') };
    expect((await edit(over)).body.status).toBe('completed');
  });
});

describe('an edit that extends the period', () => {
  const stranger = { fullName: 'Чужой Чеслав', phone: '+79995554433', email: null };
  const another = async (car: number, from: number, to: number) => {
    const period = { startDate: november(from, '10:00'), endDate: november(to, '10:00') };
    const body = bookingBody(car, { ...period, customer: stranger });
    return (await staff().rest<Answer>('POST', '/bookings/with-customer', body)).body.id;
  };

  test('may reach the next booking but not overlap it', async () => {
    const next = await another(carId, 15, 16);
    expect((await edit({ endDate: november(15, '10:00') })).status).toBe(200);
    const refused = await edit({ endDate: november(15, '10:01') });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'CAR_OCCUPIED',
      message: 'Автомобиль занят: Чужой Ч., 15.11.2026 10:00 – 16.11.2026 10:00',
    });
    expect(refused.body.conflicts?.map(({ id }) => id)).toEqual([next]);
    expect((await kept()).endDate?.toISOString()).toBe(november(15, '10:00'));
  });

  test('may move to a free car, not to an occupied or unknown one', async () => {
    const taken = await addCar(app.store);
    await another(taken, 13, 15);
    expect((await edit({ carId: taken })).status).toBe(409);
    expect((await edit({ carId: 999_999 })).body).toMatchObject({
      message: MESSAGES.cars.notFound,
    });
    const free = await addCar(app.store, { pricePerDay: 4000 });
    const moved = await edit({ carId: free, totalPrice: 8000 });
    expect(moved.body).toMatchObject({ carId: free, priceEdited: false });
    expect((await staff().rest('POST', '/bookings/with-customer', bookingBody(carId))).status).toBe(
      201,
    );
  });

  test('keeps its price on another car when none is sent, as set by hand', async () => {
    const { totalPrice: agreed } = sent();
    const dearer = await addCar(app.store, { pricePerDay: 9000 });
    const moved = await edit({ carId: dearer, totalPrice: undefined });
    expect(moved.body).toMatchObject({ carId: dearer, totalPrice: agreed, priceEdited: true });
  });

  test('may always be shortened, even during maintenance recorded later', async () => {
    const work = {
      carId,
      description: 'Ремонт',
      startDate: november(12, '12:00'),
      endDate: november(16, '12:00'),
      cost: 0,
    };
    await app.as(['view_board']).rest('POST', '/maintenances', work);
    const shortened = await edit({ endDate: november(13, '10:00') });
    expect(shortened.status).toBe(200);
    expect(shortened.body).toMatchObject({ conflict: true });
    expect((await edit({ endDate: november(14, '10:00') })).status).toBe(409);
  });
});

test('an edit changes comment and source only when they are sent', async () => {
  const sourceId = await addSource(app.store, 'Авито');
  const given = await edit({ notes: ' Детское кресло ', sourceId });
  expect([given.status, given.body]).toMatchObject([
    200,
    { notes: 'Детское кресло', sourceId, sourceName: 'Авито' },
  ]);
  expect((await edit({ depositComment: 'Картой' })).body).toMatchObject({
    notes: 'Детское кресло',
    sourceId,
  });
  const emptied = await edit({ notes: null, sourceId: null });
  expect(emptied.body).toMatchObject({ notes: null, sourceId: null, sourceName: null });
});

test('another car is refused until the return mark, over REST and GraphQL', async () => {
  const mark = async (action: string) =>
    (await staff().rest('POST', `/bookings/${id}/${action}`, {})).status;
  app.clock.set(november(12, '12:00'));
  expect(await mark('handover')).toBe(200);
  const other = await addCar(app.store);
  const { status, body } = await edit({ carId: other });
  expect([status, body.code]).toEqual([409, 'CAR_NOT_RETURNED']);
  expect(body.message).toMatch(/^Машина у клиента: .*\. Отметьте возврат или замените машину$/);
  const { errors } = await staff().gql(UPDATE, { id, input: sent({ carId: other }) });
  expect(errors?.[0]?.message).toBe(body.message);
  expect((await kept()).car?.id).toBe(carId);
  // Its dates may change when the car in the request is unchanged.
  expect((await edit({ carId, endDate: november(15, '10:00') })).status).toBe(200);
  expect(await mark('return')).toBe(200);
  expect((await edit({ carId: other })).status).toBe(200);
  app.clock.set(november(10, '12:00'));
});
