import { Booking } from '@backend/store/entities/booking.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { addAskedSource, requestsOf } from '@backend/testing/data/reviews';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Saved {
  id: number;
  carId: number;
  version: number;
  totalPrice: number;
  depositAmount: number | null;
  status: string;
}
interface Swap {
  operationId: number;
  first: Saved;
  second: Saved;
}
interface Refused {
  code: string;
  message: string;
}

/** A rental of 09.11 10:00 – 14.11 10:00 for 10 000.01; the clock is at 10.11 12:00. */
const TOTAL = 10_000.01;

let app: TestApp;
let broken: number;
let other: number;
let guests = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  broken = await addCar(app.store);
  other = await addCar(app.store);
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board', 'view_analytics', 'view_booking_list']);
const phoneOf = (guest: number) => `+7905${String(guest).padStart(7, '0')}`;
async function book(
  carId: number,
  from: number,
  to: number,
  sourceId: number | null = null,
): Promise<Saved> {
  guests += 1;
  const customer = { fullName: `Гостев Гость ${guests}`, phone: phoneOf(guests), email: null };
  const dates = { startDate: november(from, '10:00'), endDate: november(to, '10:00') };
  const body = bookingBody(carId, { customer, ...dates, totalPrice: TOTAL, sourceId });
  const made = await staff().rest<Saved>('POST', '/bookings/with-customer', body);
  expect(made.status).toBe(201);
  return made.body;
}
async function rented(sourceId: number | null = null): Promise<Saved> {
  const { id } = await book(broken, 9, 14, sourceId);
  return (await staff().rest<Saved>('POST', `/bookings/${id}/handover`, {})).body;
}
const swap = (id: number, body: object, headers?: Record<string, string>) =>
  staff().rest<Swap & Refused>('POST', `/bookings/${id}/swap`, body, headers);
const undo = ({ operationId }: Swap) =>
  staff().rest<Saved & Refused>('POST', `/swaps/${operationId}/undo`);
const partsOf = (id: number, client = staff()) =>
  client.rest<{ items: { id: number; carTitle: string; startDate: string }[] }>(
    'GET',
    `/bookings/${id}/parts`,
  );
const revenueOf = async (carId: number) => {
  const period = `start=${november(1, '00:00')}&end=${november(30, '00:00')}`;
  const { body } = await staff().rest<{
    cars: { carId: number; totalRevenue: number; rentalDays: number }[];
  }>('GET', `/analytics/fleet?${period}`);
  const line = body.cars.find((car) => car.carId === carId);
  return [line?.totalRevenue, line?.rentalDays];
};

describe('a car swap during a rental', () => {
  test('splits the rental into two parts and its price by time', async () => {
    const rental = await rented();
    const { status, body } = await swap(rental.id, { carId: other, version: rental.version });
    expect(status).toBe(200);
    const moment = november(10, '12:00');
    expect(body.first).toMatchObject({
      id: rental.id,
      carId: broken,
      endDate: moment,
      returnedAt: moment,
      status: 'completed',
      totalPrice: 2166.66,
      depositAmount: null,
    });
    expect(body.second).toMatchObject({
      carId: other,
      startDate: moment,
      endDate: november(14, '10:00'),
      handedOverAt: moment,
      returnedAt: null,
      status: 'active',
      totalPrice: 7833.35,
      depositAmount: 5000,
      customer: `Гостев Гость ${guests}`,
      isExtension: false,
      createdAt: body.first && (body.first as unknown as { createdAt: string }).createdAt,
    });
    const { data } = await staff().gql<{ booking: { continuesId: number } }>(
      `{ booking(id: ${body.second.id}) { continuesId } }`,
    );
    expect(data?.booking.continuesId).toBe(rental.id);
  });

  test('lists the other parts after any number of swaps, without archived ones', async () => {
    const rental = await book(broken, 9, 14);
    const third = await addCar(app.store, { brand: 'Geely', model: 'Monjaro' });
    const { second } = (await swap(rental.id, { carId: other, at: november(10, '10:00') })).body;
    const { second: last } = (await swap(second.id, { carId: third })).body;
    expect((await partsOf(second.id)).body.items).toMatchObject([
      { id: rental.id, carId: broken, startDate: november(9, '10:00') },
      {
        id: last.id,
        carId: third,
        carTitle: 'Geely Monjaro',
        startDate: november(10, '12:00'),
        endDate: november(14, '10:00'),
      },
    ]);
    const idsOf = async (id: number) => (await partsOf(id)).body.items.map((part) => part.id);
    expect(await idsOf(rental.id)).toEqual([second.id, last.id]);
    expect(await idsOf(last.id)).toEqual([rental.id, second.id]);
    await staff().rest('DELETE', `/bookings/${last.id}`, { confirmed: true });
    expect(await idsOf(rental.id)).toEqual([second.id]);
    const { id: whole } = await book(third, 20, 21);
    expect(await idsOf(whole)).toEqual([]);
    expect((await partsOf(rental.id, app.as(['view_cars']))).status).toBe(403);
  });

  test('keeps the total revenue over both cars and frees the first car', async () => {
    const rental = await book(broken, 9, 14);
    const at = november(9, '22:00');
    await swap(rental.id, { carId: other, at });
    expect([await revenueOf(broken), await revenueOf(other)]).toEqual([
      [1000, 1],
      [9000.01, 5],
    ]);
    const { status } = await staff().rest('POST', '/maintenances', {
      carId: broken,
      description: 'Коробка передач',
      startDate: november(10, '12:00'),
      endDate: november(20, '18:00'),
      cost: 0,
    });
    expect(status).toBe(201);
  });

  test('requires no return mark and no review of the first part', async () => {
    const rental = await rented(await addAskedSource(app, 'Авито'));
    const { body } = await swap(rental.id, { carId: other });
    app.clock.set(november(14, '11:00'));
    const asked = (await requestsOf(app)).map(({ bookingId }) => bookingId);
    const { body: now } = await staff().rest<{ overdue: { booking: { id: number } }[] }>(
      'GET',
      '/now',
    );
    const overdue = now.overdue.map(({ booking }) => booking.id);
    app.clock.set('2026-11-10T09:00:00.000Z');
    expect(overdue).toContain(body.second.id);
    expect(overdue).not.toContain(rental.id);
    expect(asked).toEqual([body.second.id]);
  });

  test('is recorded in the history of both parts', async () => {
    const rental = await rented();
    const { body } = await swap(rental.id, { carId: other });
    const history = async (id: number) =>
      (await staff().rest<{ items: object[] }>('GET', `/bookings/${id}/history`)).body.items[0];
    expect(await history(rental.id)).toMatchObject({
      operation: 'swapCar',
      before: { totalPrice: TOTAL },
      after: { totalPrice: 2166.66 },
    });
    expect(await history(body.second.id)).toMatchObject({ operation: 'swapCar', before: null });
  });

  test('is applied once when retried with the same Idempotency-Key', async () => {
    const rental = await rented();
    const key = { 'Idempotency-Key': `swap-${rental.id}` };
    const first = await swap(rental.id, { carId: other }, key);
    app.clock.advance(60_000);
    const again = await swap(rental.id, { carId: other }, key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await app.store.fork().count(Booking, { continuesId: rental.id })).toBe(1);
    app.clock.set('2026-11-10T09:00:00.000Z');
  });
});

describe('a car swap rejects', () => {
  const refusal = async (id: number, body: object) => {
    const answer = await swap(id, body);
    return [answer.status, answer.body.message];
  };

  test('anonymous clients and users who may not edit bookings', async () => {
    expect((await app.as(null).rest('POST', '/bookings/1/swap', {})).status).toBe(401);
    expect((await app.as(['view_board']).rest('POST', '/bookings/1/swap', {})).status).toBe(403);
    expect((await swap(2_000_000, { carId: other })).status).toBe(404);
  });

  test('a missing car, a moment outside the rental and a rental not started', async () => {
    const rental = await rented();
    expect(await refusal(rental.id, {})).toEqual([422, MESSAGES.booking.carRequired]);
    expect(await refusal(rental.id, { carId: broken })).toEqual([422, MESSAGES.carSwap.sameCar]);
    expect(await refusal(rental.id, { carId: other, at: november(11, '10:00') })).toEqual([
      422,
      MESSAGES.carSwap.momentInvalid,
    ]);
    const planned = await book(broken, 15, 17);
    expect(await refusal(planned.id, { carId: other })).toEqual([409, MESSAGES.carSwap.notBegun]);
  });

  test('a car occupied before the end, and a stale version', async () => {
    const rental = await rented();
    await book(other, 13, 15);
    const taken = await swap(rental.id, { carId: other });
    expect([taken.status, taken.body.code]).toEqual([409, 'CAR_OCCUPIED']);
    const stale = await swap(rental.id, { carId: other, version: rental.version - 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect(await app.store.fork().count(Booking, { continuesId: rental.id })).toBe(0);
  });

  test('one of two concurrent swaps of the same rental', async () => {
    const rental = await rented();
    const third = await addCar(app.store);
    const answers = await Promise.all([
      swap(rental.id, { carId: other, version: rental.version }),
      swap(rental.id, { carId: third, version: rental.version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('undoing a car swap', () => {
  test('restores the rental to the kopeck', async () => {
    const rental = await rented();
    const { body } = await swap(rental.id, { carId: other });
    const { status, body: whole } = await undo(body);
    expect(status).toBe(200);
    expect(whole).toMatchObject({
      id: rental.id,
      carId: broken,
      endDate: november(14, '10:00'),
      returnedAt: null,
      totalPrice: TOTAL,
      depositAmount: 5000,
      status: 'active',
    });
    expect(await app.store.fork().count(Booking, { id: body.second.id })).toBe(0);
    expect([await revenueOf(broken), await revenueOf(other)]).toEqual([
      [TOTAL, 5],
      [0, 0],
    ]);
  });

  test('is refused when the first car is in service and when a part has changed', async () => {
    const rental = await rented();
    const { body } = await swap(rental.id, { carId: other });
    const work = {
      description: 'Ремонт',
      startDate: november(10, '13:00'),
      endDate: november(20, '18:00'),
    };
    await staff().rest('POST', '/maintenances', { ...work, carId: broken, cost: 0 });
    const inService = await undo(body);
    expect([inService.status, inService.body.code]).toEqual([409, 'CAR_OCCUPIED']);
    await staff().rest('PUT', `/bookings/${body.second.id}`, {
      startDate: november(10, '12:00'),
      endDate: november(15, '10:00'),
    });
    const { status, body: changed } = await undo(body);
    expect([status, changed.code, changed.message]).toEqual([
      409,
      'CONFLICT',
      `Отменить нельзя: с тех пор изменена бронь «Гостев Г.».`,
    ]);
  });

  test('is refused when a part was cancelled since and its time is booked by another customer', async () => {
    const rental = await rented();
    const { body } = await swap(rental.id, { carId: other });
    await staff().rest('DELETE', `/bookings/${body.second.id}`, { confirmed: true });
    const later = await book(broken, 12, 14);
    expect((await undo(body)).body.message).toContain('изменена бронь «Гостев Г.»');
    const rows = await app.store
      .fork()
      .find(Booking, { id: [rental.id, body.second.id, later.id] });
    expect(rows.map(({ cancelledAt }) => Boolean(cancelledAt))).toEqual([false, true, false]);
  });

  test('is refused when money was recorded or the second part was extended', async () => {
    const rental = await rented();
    const { body } = await swap(rental.id, { carId: other });
    const payment = { amount: 100, method: 'cash' };
    await staff().rest('POST', `/bookings/${body.second.id}/money/payments`, payment);
    expect((await undo(body)).body.message).toBe(
      'Отменить нельзя: с тех пор записаны деньги аренды.',
    );
    broken = await addCar(app.store);
    const again = await rented();
    const third = await addCar(app.store);
    const { body: second } = await swap(again.id, { carId: third });
    const customer = { fullName: `Гостев Гость ${guests}`, phone: phoneOf(guests), email: null };
    const dates = { startDate: november(14, '10:00'), endDate: november(15, '10:00') };
    const longer = bookingBody(third, { customer, ...dates, totalPrice: 100 });
    expect((await staff().rest('POST', '/bookings/with-customer', longer)).status).toBe(201);
    expect((await undo(second)).body.message).toBe(
      'Отменить нельзя: с тех пор добавлена бронь «Гостев Г.».',
    );
  });
});
