import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { Source } from '@backend/store/entities/source.entity';
import { addCar, addSource, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const admin = () => app.as(['manage_users', 'edit_bookings', 'view_clients', 'view_analytics']);
const load = (key = 'one') => admin().rest('POST', '/samples', {}, { 'idempotency-key': key });
const remove = () => admin().rest('DELETE', '/samples');

async function counts(): Promise<Record<string, number>> {
  const em = app.store.fork();
  return {
    Booking: await em.count(Booking),
    Car: await em.count(Car),
    CashEntry: await em.count(CashEntry),
    Customer: await em.count(Customer),
    Maintenance: await em.count(Maintenance),
    Source: await em.count(Source),
  };
}

test('are refused in a company with data, and a second time', async () => {
  const carId = await addCar(app.store);
  const refused = await load();
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe(MESSAGES.samples.hasData);
  await app.store.write(app.store.fork(), (em) => em.nativeDelete(Car, carId));
  expect((await load()).status).toBe(201);
  const again = await load('two');
  expect(again.status).toBe(409);
  expect(again.body.message).toBe(MESSAGES.samples.loaded);
});

test.each([
  ['one key', ['one', 'one'], [201, 201]],
  ['two keys', ['one', 'two'], [201, 409]],
])('are loaded once by two concurrent requests with %s', async (_, keys, statuses) => {
  const answers = await Promise.all(keys.map((key) => load(key)));
  expect(answers.map(({ status }) => status).sort()).toEqual(statuses);
  expect((await counts()).Car).toBe(12);
});

test('are removed without a trace in lists and figures', async () => {
  const before = await counts();
  const figures = () => {
    const period = new URLSearchParams({
      start: november(1, '00:00'),
      end: november(30, '00:00'),
    });
    return admin().rest('GET', `/analytics/fleet?${period}`);
  };

  const none = await figures();
  expect(none.status).toBe(200);
  const loaded = await load();
  expect(loaded.body).toMatchObject({ isLoaded: true, canLoad: false, gone: { cars: 12 } });
  expect(await counts()).not.toMatchObject({ Booking: 0 });
  expect((await figures()).body).not.toEqual(none.body);
  const removed = await remove();
  expect(removed.body).toMatchObject({ isLoaded: false, canLoad: true, keptCars: [] });
  expect(await counts()).toEqual(before);
  expect((await figures()).body).toEqual(none.body);
  const log = await app.store.fork().find(ChangeLog, { entity: 'Samples' }, { orderBy: { id: 1 } });
  expect(log.map(({ operation, userLogin }) => [operation, userLogin !== null])).toEqual([
    ['loadSamples', true],
    ['removeSamples', true],
  ]);
  expect((await remove()).status).toBe(200);
  expect((await load('three')).status).toBe(201);
});

test('keep records added or changed since, and name them before', async () => {
  await load();
  const em = app.store.fork();
  const [car] = await em.find(Car, {}, { orderBy: { id: 1 } });
  const [edited, guest] = await em.find(Customer, {}, { orderBy: { id: 1 } });
  if (!car || !edited || !guest) throw new Error('no samples');
  const [year, plate] = [app.clock.now().getUTCFullYear() + 2, car.licensePlate];
  const booked = await admin().rest('POST', '/bookings/with-customer', {
    carId: car.id,
    startDate: november(12, '10:00').replace(/^\d{4}/, String(year)),
    endDate: november(14, '10:00').replace(/^\d{4}/, String(year)),
    totalPrice: 6000,
    customer: { fullName: 'Своя Клиентка', phone: '+79990000001' },
  });
  expect(booked.status).toBe(201);
  await admin().rest('PUT', `/customers/${edited.id}`, {
    fullName: 'Исправленный Клиент',
    phone: '+79990000002',
  });
  const shown = await admin().rest('GET', '/samples');
  expect(shown.body.kept).toMatchObject({ cars: 1, customers: 1, bookings: 1 });
  expect(shown.body.keptCars).toEqual([
    expect.objectContaining({ id: car.id, licensePlate: plate, bookings: 1, maintenances: 0 }),
  ]);
  expect((await remove()).body).toMatchObject({ isLoaded: false, canLoad: false });
  expect(await counts()).toMatchObject({ Car: 1, Booking: 1, Customer: 2, CashEntry: 0 });
});

test('leave the company’s own rows', async () => {
  await load();
  await addCar(app.store);
  await addSource(app.store, 'Своя реклама');
  await remove();
  expect(await counts()).toMatchObject({ Car: 1, Source: 1, Customer: 0, Booking: 0 });
});

test.each([
  ['a payment', 'payments', { amount: 1000, method: 'cash' }],
  ['a charge', 'charges', { amount: 500, kind: 'washing' }],
])('keep a booking with %s', async (_, call, body) => {
  await load();
  const rented = { continuesId: null, endDate: { $gt: app.clock.now() } };
  const booking = await app.store.fork().findOneOrFail(Booking, rented, { orderBy: { id: 1 } });
  const paid = await admin().rest('POST', `/bookings/${booking.id}/money/${call}`, body);
  expect(paid.status).toBe(201);
  expect((await admin().rest('GET', '/samples')).body.kept).toMatchObject({ bookings: 1, cars: 1 });
  expect((await remove()).body).toMatchObject({ isLoaded: false });
  expect(await counts()).toMatchObject({ Booking: 1, Car: 1, Customer: 1 });
});
