import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Seat {
  readonly id: number;
  readonly version: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board']);

async function book(carId: number, day: number): Promise<Seat> {
  const dates = { startDate: november(day, '10:00'), endDate: november(day + 1, '10:00') };
  const body = bookingBody(carId, { ...dates, totalPrice: 3000 });
  const { status, body: made } = await staff().rest<Seat>('POST', '/bookings/with-customer', body);
  expect(status).toBe(201);
  return made;
}

/** Numbers of statements of moving `count` bookings to another car and of the undo. */
async function statementsOfMoving(count: number): Promise<number[]> {
  const [from, to] = [await addCar(app.store), await addCar(app.store)];
  const seats: Seat[] = [];
  for (let place = 0; place < count; place += 1) seats.push(await book(from, 12 + 2 * place));
  const moves = seats.map(({ id, version }) => ({ id, version, carId: to }));
  let operationId = 0;
  const there = await statementsOf(app.store, async () => {
    const answer = await staff().rest<{ operationId: number }>('POST', '/reseating', { moves });
    expect(answer.status).toBe(200);
    operationId = answer.body.operationId;
  });
  const back = await statementsOf(app.store, async () => {
    expect((await staff().rest('POST', `/reseating/${operationId}/undo`)).status).toBe(200);
  });
  return [there.length, back.length];
}

test('moving six bookings takes as many statements as moving two', async () => {
  expect(await statementsOfMoving(6)).toEqual(await statementsOfMoving(2));
});
