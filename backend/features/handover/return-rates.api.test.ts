import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

interface Sheets {
  readonly rates: Readonly<Record<string, number | null>>;
  readonly message?: string;
}

let app: TestApp;
let carId: number;
let bookingId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(november(12, '09:40'));
  carId = await addCar(app.store);
  const { body } = await staff().rest('POST', '/bookings/with-customer', bookingBody(carId));
  bookingId = Number(body.id);
  await setRates(300, 10);
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);

async function setRates(kmPerDay: number | null, kmOverPrice: number | null): Promise<void> {
  const owner = app.as(['manage_users']);
  const path = '/company/sheet-settings';
  const { version } = (await owner.rest<{ version: number }>('GET', path)).body;
  const { status } = await owner.rest('PUT', path, { kmPerDay, kmOverPrice, version });
  expect(status).toBe(200);
}

let ids = 0;
async function save(id: number, side: 'out' | 'back'): Promise<void> {
  ids += 1;
  const clientId = ids.toString(16).padStart(32, 'c');
  const sheet = { clientId, side, carId, signatureWay: 'paper' };
  const { status, body } = await staff().rest<Sheets>('POST', `/bookings/${id}/sheets`, sheet);
  expect([status, body.message]).toEqual([201, undefined]);
}

const ratesOf = async (id = bookingId) =>
  (await staff().rest<Sheets>('GET', `/bookings/${id}/sheets`)).body.rates;

const of = (kmPerDay: number | null, kmOverPrice: number | null) => ({
  kmPerDay,
  kmOverPrice,
  fuelEighthPrice: null,
  lateHourPrice: null,
});

test('the rates of the handover hold until the return', async () => {
  expect(await ratesOf()).toEqual(of(300, 10));
  await setRates(250, 12.5);
  expect(await ratesOf()).toEqual(of(250, 12.5));
  await save(bookingId, 'out');
  await setRates(100, 99);
  await save(bookingId, 'out');
  expect(await ratesOf()).toEqual(of(250, 12.5));
  await save(bookingId, 'back');
  expect(await ratesOf()).toEqual(of(250, 12.5));
});

test('nothing proposed at the handover stays so', async () => {
  await setRates(null, null);
  await save(bookingId, 'out');
  await setRates(100, 99);
  expect(await ratesOf()).toEqual(of(null, null));
});

test('a return without a sheet of the handover has the rates of the company', async () => {
  await save(bookingId, 'back');
  await setRates(200, 15);
  expect(await ratesOf()).toEqual(of(200, 15));
});

test('a rental keeps its rates in another car', async () => {
  await save(bookingId, 'out');
  app.clock.set(november(13, '09:40'));
  await setRates(100, 99);
  const marked = await staff().rest('POST', `/bookings/${bookingId}/handover`);
  expect(marked.status).toBe(200);
  const other = await addCar(app.store);
  const { status, body } = await staff().rest<{ second: { id: number } }>(
    'POST',
    `/bookings/${bookingId}/swap`,
    { carId: other },
  );
  expect([status, body.second?.id]).toEqual([200, expect.any(Number)]);
  const { id } = body.second;
  expect(await ratesOf(id)).toEqual(of(300, 10));
  carId = other;
  await save(id, 'out');
  await setRates(50, 1);
  expect(await ratesOf(id)).toEqual(of(300, 10));
});
