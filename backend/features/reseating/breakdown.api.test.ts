import { Booking } from '@backend/store/entities/booking.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Saved {
  id: number;
  carId: number;
  version: number;
  startDate: string;
  endDate: string;
  totalPrice: number;
}
interface Preview {
  rental: {
    id: number;
    version: number;
    cars: { id: number; isSameModel: boolean; reason: string }[];
  } | null;
  plan: { moves: { bookingId: number; version: number; to: { id: number } }[]; stays: unknown[] };
}
interface Reported {
  operationId: number;
  work: Saved & { description: string; conflicts: { id: number }[] };
  swap: { first: Saved; second: Saved } | null;
  moved: Saved[];
}
interface Refused {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** The clock is at 10.11 12:00 when the car is handed over, then at 13:00. */
const SINCE = november(10, '12:30');
const UNTIL = november(13, '12:00');

let app: TestApp;
let fleets = 0;
let guests = 0;
let [rio, twin, ceed] = [0, 0, 0];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(november(10, '12:00'));
  fleets += 1;
  rio = await addCar(app.store, { model: `Rio ${fleets}` });
  twin = await addCar(app.store, { model: `Rio ${fleets}` });
  ceed = await addCar(app.store, { model: `Ceed ${fleets}`, pricePerDay: 3100 });
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board']);
async function book(carId: number, from: number, to: number): Promise<Saved> {
  guests += 1;
  const phone = `+7906${String(guests).padStart(7, '0')}`;
  const customer = { fullName: `Гостев Гость ${guests}`, phone, email: null };
  const dates = { startDate: november(from, '10:00'), endDate: november(to, '10:00') };
  const body = bookingBody(carId, { customer, ...dates, totalPrice: 3000 * (to - from) });
  const made = await staff().rest<Saved>('POST', '/bookings/with-customer', body);
  expect(made.status).toBe(201);
  return made.body;
}
async function rented(): Promise<Saved> {
  const { id } = await book(rio, 9, 12);
  const { body } = await staff().rest<Saved>('POST', `/bookings/${id}/handover`, {});
  app.clock.set(november(10, '13:00'));
  return body;
}
const broken = (more: object = {}) => ({
  carId: rio,
  startDate: SINCE,
  endDate: UNTIL,
  description: ' Не заводится ',
  ...more,
});
const goal = ({ id, version }: Saved, carId: number) => ({ id, version, carId });
const preview = (more = '') =>
  staff().rest<Preview>('GET', `/breakdowns?carId=${rio}&start=${SINCE}&end=${UNTIL}${more}`);
const report = (body: object, headers?: Record<string, string>) =>
  staff().rest<Reported & Refused>('POST', '/breakdowns', body, headers);
const undo = (operationId: number) =>
  staff().rest<{ bookings: Saved[] } & Refused>('POST', `/breakdowns/${operationId}/undo`);
const carOf = async (id: number) => (await app.store.fork().findOneOrFail(Booking, id)).car?.id;
const worksOf = (carId: number) => app.store.fork().find(Maintenance, { car: carId });

describe('the preview of a breakdown', () => {
  test('keeps the same model for the rental and another car for the planned booking', async () => {
    const rental = await rented();
    const next = await book(rio, 12, 14);
    const { status, body } = await preview();
    expect(status).toBe(200);
    expect(body.rental).toMatchObject({ id: rental.id, version: rental.version });
    expect(body.rental?.cars[0]).toMatchObject({ id: twin, isSameModel: true });
    expect(body.plan.moves).toMatchObject([{ bookingId: next.id, to: { id: twin } }]);
    expect(body.plan.stays).toEqual([]);
    expect(await worksOf(rio)).toHaveLength(0);
  });

  test('offers an unreturned car last, marked as such', async () => {
    const before = await book(twin, 8, 10);
    await rented();
    const offered = async () =>
      (await preview()).body.rental?.cars.map(({ id, reason }) => [id, reason]);
    const notBack = expect.stringMatching(/^Возврат прошлой аренды не отмечен\. Та же модель/);
    expect((await offered())?.at(-1)).toEqual([twin, notBack]);
    const returned = await staff().rest('POST', `/bookings/${before.id}/return`, {});
    expect(returned.status).toBe(200);
    expect((await offered())?.[0]).toEqual([twin, expect.stringMatching(/^Та же модель/)]);
  });

  test('is refused without edit_bookings, for a past period and for an unknown car', async () => {
    const path = `/breakdowns?carId=${rio}&start=${SINCE}&end=${UNTIL}`;
    expect((await app.as(null).rest('GET', path)).status).toBe(401);
    expect((await app.as(['view_board']).rest('GET', path)).status).toBe(403);
    const past = `/breakdowns?carId=${rio}&start=${november(1, '10:00')}&end=${november(2, '10:00')}`;
    const late = await staff().rest<Refused>('GET', past);
    expect([late.status, late.body.message]).toEqual([422, MESSAGES.reseating.windowPast]);
    const unknown = await staff().rest('GET', path.replace(`${rio}`, '999999'));
    expect(unknown.status).toBe(404);
  });
});

describe('a breakdown', () => {
  test('records the maintenance, replaces the rental and moves the planned booking together', async () => {
    const rental = await rented();
    const next = await book(rio, 12, 14);
    const { status, body } = await report(
      broken({ rental: goal(rental, twin), moves: [goal(next, ceed)] }),
    );
    expect(status).toBe(200);
    expect(body.work).toMatchObject({
      carId: rio,
      description: 'Не заводится',
      startDate: SINCE,
      endDate: UNTIL,
      conflicts: [],
    });
    expect(body.swap?.first).toMatchObject({ id: rental.id, carId: rio, endDate: SINCE });
    expect(body.swap?.second).toMatchObject({ carId: twin, startDate: SINCE });
    const parts = (body.swap?.first.totalPrice ?? 0) + (body.swap?.second.totalPrice ?? 0);
    expect(parts).toBe(rental.totalPrice);
    expect(body.moved).toMatchObject([{ id: next.id, carId: ceed, totalPrice: next.totalPrice }]);
  });

  test('may leave bookings on their car and names them', async () => {
    const rental = await rented();
    const { body } = await report(broken());
    expect(body.swap).toBeNull();
    expect(body.work.conflicts).toMatchObject([{ id: rental.id }]);
  });

  test('changes nothing when one part is refused', async () => {
    const rental = await rented();
    const next = await book(rio, 12, 14);
    await book(ceed, 12, 13);
    const both = broken({ rental: goal(rental, twin), moves: [goal(next, ceed)] });
    const taken = await report(both);
    expect([taken.status, taken.body.code]).toEqual([409, 'CAR_OCCUPIED']);
    const stale = { ...goal(rental, twin), version: rental.version - 1 };
    const late = await report(broken({ rental: stale }));
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    const elsewhere = await report({ ...broken({ rental: goal(rental, ceed) }), carId: twin });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([409, MESSAGES.generic.stale]);
    expect([await carOf(rental.id), await carOf(next.id)]).toEqual([rio, rio]);
    expect(await worksOf(rio)).toHaveLength(0);
    expect(await app.store.fork().count(Booking, { continuesId: rental.id })).toBe(0);
  });

  test('is applied once when retried with the same Idempotency-Key', async () => {
    const rental = await rented();
    const headers = { 'Idempotency-Key': `broken-${rental.id}` };
    const body = broken({ rental: goal(rental, twin) });
    const first = await report(body, headers);
    expect(await report(body, headers)).toMatchObject({ status: 200, body: first.body });
    expect(await worksOf(rio)).toHaveLength(1);
  });

  test.each([
    ['carId', { carId: null }, MESSAGES.booking.carRequired],
    ['description', { description: ' ' }, MESSAGES.maintenance.descriptionRequired],
    ['endDate', { endDate: november(10, '09:00') }, MESSAGES.maintenance.endBeforeStart],
    ['startDate', { startDate: null }, MESSAGES.maintenance.timesRequired],
  ])('is refused with a wrong %s', async (field, more, message) => {
    const { status, body } = await report(broken(more));
    expect([status, body.message, body.fields]).toEqual([422, message, { [field]: message }]);
    expect(await worksOf(rio)).toHaveLength(0);
  });
});

describe('undoing a breakdown', () => {
  test('restores the rental, the planned booking and the car', async () => {
    const rental = await rented();
    const next = await book(rio, 12, 14);
    const { body } = await report(
      broken({ rental: goal(rental, twin), moves: [goal(next, ceed)] }),
    );
    const { status } = await undo(body.operationId);
    expect(status).toBe(200);
    expect([await carOf(rental.id), await carOf(next.id)]).toEqual([rio, rio]);
    expect(await worksOf(rio)).toHaveLength(0);
    expect(await app.store.fork().count(Booking, { continuesId: rental.id })).toBe(0);
  });

  test('is refused as a whole when the maintenance or a booking has changed since', async () => {
    const rental = await rented();
    const next = await book(rio, 12, 14);
    const { body } = await report(
      broken({ rental: goal(rental, twin), moves: [goal(next, ceed)] }),
    );
    const cost = await staff().rest('PUT', `/maintenances/${body.work.id}`, {
      ...broken({ description: 'Коробка передач', status: 'scheduled', cost: 250_000 }),
    });
    expect(cost.status).toBe(200);
    await staff().rest('DELETE', `/bookings/${next.id}`);
    const { status, body: refused } = await undo(body.operationId);
    expect([status, refused.code, refused.message]).toEqual([
      409,
      'CONFLICT',
      'Отменить нельзя: с тех пор изменена сервисная работа «Коробка передач», ' +
        'изменена бронь «Гостев Г.».',
    ]);
    expect(await worksOf(rio)).toHaveLength(1);
  });

  test('deletes no maintenance recorded without a breakdown', async () => {
    const work = { carId: rio, description: 'Ремонт', startDate: SINCE, endDate: UNTIL };
    const { body } = await staff().rest<Saved>('POST', '/maintenances', { ...work, cost: 250_000 });
    const { operationId } = (await report(broken({ carId: twin }))).body;
    expect((await undo(operationId)).status).toBe(200);
    for (const id of [operationId, operationId + 1, body.id + 1_000_000]) {
      expect([404, 409]).toContain((await undo(id)).status);
    }
    expect(await worksOf(rio)).toHaveLength(1);
  });
});
