import { Booking } from '@backend/store/entities/booking.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { UNDO_MESSAGES } from '@schema/messages/undo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Saved {
  id: number;
  carId: number;
  version: number;
  totalPrice: number;
  priceEdited: boolean;
}
interface Reseated {
  operationId: number;
  bookings: Saved[];
}
interface Refused {
  code: string;
  message: string;
  changed?: { id: number; title: string }[];
  conflicts?: { id: number }[];
}
interface Plan {
  car: { id: number };
  moves: {
    bookingId: number;
    version: number;
    to: { id: number };
    tariffDifference: number | null;
    needs: number[];
  }[];
  stays: { id: number; why: string }[];
}

let app: TestApp;
let guests = 0;
/**
 * Two cars of one model at 3000 a day, a more expensive one and one with a very different price.
 */
let [rio, twin, ceed, x5] = [0, 0, 0, 0];
let fleets = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  fleets += 1;
  const model = `Rio ${fleets}`;
  rio = await addCar(app.store, { model });
  twin = await addCar(app.store, { model, pricePerDay: 3300 });
  ceed = await addCar(app.store, { model: `Ceed ${fleets}`, pricePerDay: 3100 });
  x5 = await addCar(app.store, { brand: 'BMW', model: `X5 ${fleets}`, pricePerDay: 15_000 });
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board']);
async function book(carId: number, from: number, to: number): Promise<Saved> {
  guests += 1;
  const phone = `+7900${String(guests).padStart(7, '0')}`;
  const customer = { fullName: `Гостев Гость ${guests}`, phone, email: null };
  const dates = { startDate: november(from, '10:00'), endDate: november(to, '10:00') };
  const body = bookingBody(carId, { customer, ...dates, totalPrice: 3000 * (to - from) });
  const { status, body: made } = await staff().rest<Saved>('POST', '/bookings/with-customer', body);
  expect(status).toBe(201);
  return made;
}
/** Occupies the other cars, so that a test controls which are free. */
async function fill(...cars: number[]) {
  for (const car of cars) await handOver(await book(car, 10, 28));
}
/** All cars except these, those of earlier tests included. */
async function carsBut(...ids: number[]): Promise<number[]> {
  const cars = await app.store.fork().find(Car, { id: { $nin: ids } });
  return cars.map(({ id }) => id);
}
async function putInService(carIds: readonly number[]) {
  const dates = { startDate: november(10, '10:00'), endDate: november(28, '10:00') };
  for (const carId of carIds) {
    const body = { carId, description: 'Ремонт', ...dates, cost: 0 };
    const { status } = await staff().rest('POST', '/maintenances', body);
    expect(status).toBe(201);
  }
}
async function handOver({ id }: Saved) {
  await staff().rest('POST', `/bookings/${id}/handover`, {});
}
const planPath = (more: string) =>
  `/reseating?start=${november(12, '00:00')}&end=${november(20, '00:00')}&${more}`;
const plan = (more = `carId=${rio}`) => staff().rest<Plan>('GET', planPath(more));
const move = (booking: Saved, carId: number) => ({
  id: booking.id,
  version: booking.version,
  carId,
});
const reseat = (moves: unknown, more: object = {}, headers?: Record<string, string>) =>
  staff().rest<Reseated & Refused>('POST', '/reseating', { moves, ...more }, headers);
const undo = ({ operationId }: { operationId: number }) =>
  staff().rest<{ bookings: Saved[] } & Refused>('POST', `/reseating/${operationId}/undo`);
const kept = async ({ id }: Saved) =>
  (
    await staff().gql<{ booking: Saved }>(
      `{ booking(id: ${id}) { id carId version totalPrice priceEdited } }`,
    )
  ).data?.booking;

describe('a plan', () => {
  test('prefers the same model and changes nothing', async () => {
    const booking = await book(rio, 13, 15);
    const { status, body } = await plan();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      car: { id: rio },
      moves: [
        {
          bookingId: booking.id,
          version: booking.version,
          to: { id: twin },
          tariffDifference: 600,
        },
      ],
      stays: [],
    });
    expect(await kept(booking)).toMatchObject({ carId: rio, version: booking.version });
  });

  test('skips rentals handed over and uses the nearest price when the model is occupied', async () => {
    const given = await book(rio, 10, 13);
    await handOver(given);
    const booking = await book(rio, 13, 15);
    await fill(twin);
    const { body } = await plan();
    expect(body).toMatchObject({
      car: { id: rio },
      moves: [{ bookingId: booking.id, tariffDifference: 200 }],
      stays: [{ id: given.id, why: 'handedOver' }],
    });
  });

  test('for a model frees the car with the fewest moves', async () => {
    await book(rio, 13, 15);
    await book(rio, 16, 17);
    const one = await book(twin, 13, 15);
    const { body } = await plan(`model=kia%20rio%20${fleets}`);
    expect(body).toMatchObject({ car: { id: twin }, moves: [{ bookingId: one.id }] });
  });

  test('rejects an invalid or past period and an unknown car', async () => {
    const ask = (path: string) => staff().rest<Refused>('GET', path);
    const window = `start=${november(12, '00:00')}&end=`;
    const backwards = await ask(`/reseating?carId=${rio}&${window}${november(11, '00:00')}`);
    expect([backwards.status, backwards.body.message]).toEqual([
      422,
      MESSAGES.quickBooking.invalidPeriod,
    ]);
    const past = `start=${november(1, '00:00')}&end=${november(2, '00:00')}`;
    const over = await ask(`/reseating?carId=${rio}&${past}`);
    expect([over.status, over.body.message]).toEqual([422, MESSAGES.reseating.windowPast]);
    expect((await ask(planPath('carId=2000000'))).status).toBe(404);
    expect((await ask(planPath('model=Ока'))).body.message).toBe(MESSAGES.reseating.modelUnknown);
    expect((await ask(planPath(''))).body.message).toBe(MESSAGES.reseating.carOrModel);
  });
});

describe('re-seating', () => {
  test('moves all bookings, keeps their prices, notifies clients and records the history', async () => {
    const [one, two] = [await book(rio, 13, 15), await book(rio, 15, 17)];
    const { status, body } = await reseat([move(one, twin), move(two, ceed)]);
    expect(status).toBe(200);
    expect(body.bookings).toMatchObject([
      { id: one.id, carId: twin, totalPrice: 6000, priceEdited: true },
      { id: two.id, carId: ceed, totalPrice: 6000 },
    ]);
    const { body: history } = await staff().rest<{ items: object[] }>(
      'GET',
      `/bookings/${one.id}/history`,
    );
    expect(history.items[0]).toMatchObject({
      operation: 'reseatBookings',
      before: { carId: rio },
      after: { carId: twin },
    });
  });

  test('applies the tariffs of the new cars on request', async () => {
    const booking = await book(rio, 13, 15);
    const { body } = await reseat([move(booking, twin)], { takesTariff: true });
    expect(body.bookings).toMatchObject([{ totalPrice: 6600, priceEdited: false }]);
  });

  test('lets bookings swap cars, in any order', async () => {
    const [one, two] = [await book(rio, 13, 15), await book(twin, 14, 16)];
    const third = await book(ceed, 13, 16);
    const { status } = await reseat([move(one, twin), move(two, ceed), move(third, rio)]);
    expect(status).toBe(200);
    expect([await kept(one), await kept(two), await kept(third)]).toMatchObject([
      { carId: twin },
      { carId: ceed },
      { carId: rio },
    ]);
    const live = await app.store.fork().find(Booking, { id: { $in: [one.id, two.id, third.id] } });
    expect(live.every(({ isComplete }) => isComplete)).toBe(true);
  });

  test('accepts an independent part of a plan and rejects a dependent one', async () => {
    const [one, two] = [await book(rio, 13, 15), await book(rio, 16, 17)];
    const aside = await book(twin, 14, 16);
    await handOver(await book(ceed, 10, 14));
    await putInService(await carsBut(rio, twin, ceed));
    const { moves } = (await plan()).body;
    const links = moves.map(({ bookingId, to, needs }) => [bookingId, to.id, needs]);
    expect(links).toEqual([
      [one.id, twin, [aside.id]],
      [aside.id, ceed, []],
      [two.id, twin, []],
    ]);
    const alone = await reseat([move(one, twin)]);
    expect([alone.status, alone.body.code]).toEqual([409, 'CAR_OCCUPIED']);
    expect(await kept(one)).toMatchObject({ carId: rio, version: one.version });

    const { status, body } = await reseat([move(one, twin), move(aside, ceed)]);
    expect(status).toBe(200);
    expect(await kept(two)).toMatchObject({ carId: rio, version: two.version });
    expect((await undo(body)).status).toBe(200);
    expect([await kept(one), await kept(aside)]).toMatchObject([{ carId: rio }, { carId: twin }]);
    expect((await reseat([move(two, twin)])).status).toBe(200);
  });

  test('rejects all moves when one booking has changed, and lists it', async () => {
    const [one, two] = [await book(rio, 13, 15), await book(rio, 15, 17)];
    await staff().rest('PUT', `/bookings/${two.id}`, {
      startDate: november(15, '10:00'),
      endDate: november(18, '10:00'),
    });
    const { status, body } = await reseat([move(one, twin), move(two, ceed)]);
    expect([status, body.code]).toEqual([409, 'STALE']);
    expect(body.changed).toEqual([
      { id: two.id, title: expect.stringMatching(/^Гостев Г\./), version: 2, isDeleted: false },
    ]);
    expect(await kept(one)).toMatchObject({ carId: rio, version: one.version });
  });

  test('rejects all moves that overlap another booking or each other, or have started', async () => {
    const [one, two] = [await book(rio, 13, 15), await book(rio, 15, 17)];
    const stranger = await book(twin, 16, 18);
    const taken = await reseat([move(one, twin), move(two, twin)]);
    expect([taken.status, taken.body.code]).toEqual([409, 'CAR_OCCUPIED']);
    expect(taken.body.conflicts).toMatchObject([{ id: stranger.id }]);
    const rival = await book(ceed, 14, 16);
    const both = await reseat([move(one, x5), move(rival, x5)]);
    expect([both.status, both.body.message]).toEqual([409, MESSAGES.reseating.clash]);
    const given = await book(rio, 10, 12);
    await handOver(given);
    const begun = await reseat([{ id: given.id, version: given.version + 1, carId: x5 }]);
    expect([begun.status, begun.body.message]).toEqual([409, MESSAGES.reseating.notPlanned]);
    expect([await kept(one), await kept(rival)]).toMatchObject([{ carId: rio }, { carId: ceed }]);
  });

  test('rejects an invalid list of moves', async () => {
    const booking = await book(rio, 13, 15);
    const message = async (moves: unknown) => {
      const { status, body } = await reseat(moves);
      return [status, body.message];
    };
    expect(await message([])).toEqual([422, MESSAGES.reseating.nothingChosen]);
    const twice = [move(booking, twin), move(booking, ceed)];
    expect(await message(twice)).toEqual([422, MESSAGES.reseating.repeated]);
    expect(await message([move(booking, rio)])).toEqual([422, MESSAGES.reseating.sameCar]);
    expect(await message([move(booking, 2_000_000)])).toEqual([404, MESSAGES.cars.notFound]);
  });

  test('with the same Idempotency-Key returns the same response and moves nothing again', async () => {
    const booking = await book(rio, 13, 15);
    const key = { 'Idempotency-Key': `reseat-${fleets}` };
    const first = await reseat([move(booking, twin)], {}, key);
    const again = await reseat([move(booking, twin)], {}, key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await kept(booking))?.version).toBe(first.body.bookings[0]?.version);
  });

  test('of two concurrent plans for one car one succeeds and nothing overlaps', async () => {
    const [one, two] = [await book(rio, 13, 15), await book(twin, 13, 15)];
    const answers = await Promise.all([reseat([move(one, ceed)]), reseat([move(two, ceed)])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const there = await app.store.fork().count(Booking, { car: ceed });
    expect(there).toBe(1);
  });
});

describe('undoing', () => {
  test('restores cars, prices and breakdowns in one step', async () => {
    const [one, two] = [await book(rio, 13, 15), await book(twin, 13, 15)];
    const moves = [move(one, twin), move(two, rio)];
    const { body } = await reseat(moves, { takesTariff: true });
    const back = await undo(body);
    expect(back.status).toBe(200);
    expect(back.body.bookings).toMatchObject([
      { id: one.id, carId: rio, totalPrice: 6000, priceEdited: false },
      { id: two.id, carId: twin, totalPrice: 6000, priceEdited: true },
    ]);
    const row = await app.store.fork().findOneOrFail(Booking, one.id);
    expect(row.breakdown).toMatchObject([{ days: 2, pricePerDay: 300_000 }]);
  });

  test('is refused when a booking has changed since, and for an unknown operation', async () => {
    const [one, two] = [await book(rio, 13, 15), await book(rio, 15, 17)];
    const { body } = await reseat([move(one, twin), move(two, twin)]);
    await handOverLater(one);
    const changed = await undo(body);
    expect([changed.status, changed.body.code, changed.body.message]).toEqual([
      409,
      'CONFLICT',
      'Отменить нельзя: с тех пор изменена бронь «Гостев Г.».',
    ]);
    expect(await kept(two)).toMatchObject({ carId: twin });
    const nothing = await undo({ operationId: body.operationId + 1 });
    expect([nothing.status, nothing.body.message]).toEqual([404, UNDO_MESSAGES.unknown]);
  });

  test('is refused when the old period is taken', async () => {
    const one = await book(rio, 13, 15);
    const { body } = await reseat([move(one, twin)]);
    await book(rio, 14, 16);
    const { status, body: refused } = await undo(body);
    expect([status, refused.code]).toEqual([409, 'CAR_OCCUPIED']);
  });
});

async function handOverLater(booking: Saved) {
  await staff().rest('PUT', `/bookings/${booking.id}`, {
    startDate: november(13, '10:00'),
    endDate: november(14, '10:00'),
  });
}
