import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Listed {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly message?: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const scratch = { view: 'left', x: 0.3, y: 0.6, kind: 'scratch', size: 'small' };

const book = async (carId: number, from: number): Promise<number> => {
  const dates = {
    startDate: november(from, '10:00'),
    endDate: november(from + 1, '10:00'),
  };
  const body = bookingBody(carId, dates);
  const { status, body: booked } = await staff().rest('POST', '/bookings/with-customer', body);
  expect([status, booked.message]).toEqual([201, undefined]);
  return Number(booked.id);
};

let ids = 0;
async function save(bookingId: number, body: object): Promise<void> {
  ids += 1;
  const sheet = { clientId: ids.toString(16).padStart(32, '0'), signatureWay: 'paper', ...body };
  const { status, body: saved } = await staff().rest(
    'POST',
    `/bookings/${bookingId}/sheets`,
    sheet,
  );
  expect([status, saved.message]).toEqual([201, undefined]);
}

const list = (carId: number, query = '', client = staff()) =>
  client.rest<Listed>('GET', `/cars/${carId}/sheets${query}`);

test('the sheets of a car are listed over its rentals, the latest first, in pages', async () => {
  app.clock.set(november(20, '12:00'));
  const carId = await addCar(app.store);
  const [first, second] = [await book(carId, 10), await book(carId, 15)];
  const delayReason = 'внесён позже';
  await save(first, { carId, side: 'out', at: november(10, '10:00'), km: 10_000, delayReason });
  const damages = [scratch, scratch];
  await save(first, { carId, side: 'back', at: november(11, '10:00'), damages, delayReason });
  await save(first, { carId, side: 'back', at: november(11, '10:05'), fuel: 5, delayReason });
  await save(second, { carId, side: 'out', at: november(15, '10:00'), delayReason });
  const other = await addCar(app.store);
  await save(await book(other, 10), { carId: other, side: 'out' });
  const { status, body } = await list(carId);
  expect(status).toBe(200);
  expect(body.total).toBe(4);
  expect(body.items).toMatchObject([
    { bookingId: second, side: 'out', isSupplement: false, km: null },
    { bookingId: first, side: 'back', isSupplement: true, fuel: 5, damageCount: 0 },
    { bookingId: first, side: 'back', isSupplement: false, damageCount: 2, photoCount: 0 },
    { bookingId: first, side: 'out', km: 10_000, signatureWay: 'paper' },
  ]);
  expect(body.items[0]?.customerName).toEqual(expect.stringMatching(/./));
  const page = (await list(carId, '?page=2&pageSize=3')).body;
  expect([page.total, page.items.map(({ side }) => side)]).toEqual([4, ['out']]);
  expect((await list(await addCar(app.store))).body).toEqual({ items: [], total: 0 });
});

const listAll = (query = '', client = staff()) => client.rest<Listed>('GET', `/sheets${query}`);

const found = (search: string) => `?search=${encodeURIComponent(search)}`;

test('the sheets of all cars are found by customer, car, side, days and what they show', async () => {
  app.clock.set(november(29, '12:00'));
  const carId = await addCar(app.store, { licensePlate: 'М777ММ77' });
  const bookingId = await book(carId, 24);
  const delayReason = 'внесён позже';
  const absenceReason = 'торопился на поезд';
  await save(bookingId, { carId, side: 'out', at: november(24, '10:00'), delayReason });
  const back = { carId, side: 'back', at: november(25, '23:30'), damages: [scratch], delayReason };
  await save(bookingId, { ...back, signatureWay: 'absent', absenceReason });
  const sides = async (query: string) =>
    (await listAll(`${found('М777ММ77')}${query}`)).body.items.map(({ side }) => side);
  expect(await sides('')).toEqual(['back', 'out']);
  expect(await sides('&side=out')).toEqual(['out']);
  expect(await sides('&finding=damages')).toEqual(['back']);
  expect(await sides('&finding=unsigned')).toEqual(['back']);
  expect(await sides('&finding=unsigned&side=out')).toEqual([]);
  expect(await sides('&from=2026-11-25')).toEqual(['back']);
  expect(await sides('&to=2026-11-24')).toEqual(['out']);
  expect(await sides('&from=2026-11-25&to=2026-11-25')).toEqual(['back']);
  const { body } = await listAll(`${found('м777мм')}&pageSize=1`);
  expect(body.total).toBe(2);
  const [latest] = body.items;
  expect(latest).toMatchObject({ bookingId, carId, licensePlate: 'М777ММ77', damageCount: 1 });
  expect((await listAll(found(String(latest?.customerName)))).body.items).toContainEqual(latest);
  expect((await listAll(found('нет-такого'))).body).toEqual({ items: [], total: 0 });
});

test('a withdrawn damage is not counted', async () => {
  app.clock.set(november(29, '12:00'));
  const carId = await addCar(app.store, { licensePlate: 'М888ММ77' });
  const body = { carId, side: 'back', at: november(29, '11:00'), damages: [scratch] };
  await save(await book(carId, 28), body);
  const { body: state } = await app
    .as(PERMISSIONS)
    .rest<{ damages: readonly { id: number }[] }>('GET', `/cars/${carId}/state`);
  const { status } = await app
    .as(PERMISSIONS)
    .rest('DELETE', `/cars/damages/${state.damages[0]?.id}`);
  expect(status).toBe(200);
  expect((await listAll(found('М888ММ77'))).body.items).toMatchObject([{ damageCount: 0 }]);
  expect((await listAll(`${found('М888ММ77')}&finding=damages`)).body.total).toBe(0);
});

test('strangers, other sections and bad filters are refused', async () => {
  expect((await listAll('', app.as(null))).status).toBe(401);
  const others = PERMISSIONS.filter((permission) => permission !== 'edit_bookings');
  expect((await listAll('', app.as(others))).status).toBe(403);
  const messageOf = async (query: string) => {
    const { status, body } = await listAll(query);
    return [status, body.message];
  };
  const { lists, generic } = MESSAGES;
  expect(await messageOf('?pageSize=0')).toEqual([422, lists.pageSizeInvalid]);
  expect(await messageOf('?side=left')).toEqual([422, lists.choiceInvalid]);
  expect(await messageOf('?finding=rust')).toEqual([422, lists.choiceInvalid]);
  expect(await messageOf('?from=2026-11-31')).toEqual([422, generic.invalidPeriod]);
  expect(await messageOf('?from=2026-11-12&to=2026-11-11')).toEqual([422, generic.invalidPeriod]);
});

test('strangers, other sections and bad pages of a car are refused', async () => {
  const carId = await addCar(app.store);
  expect((await list(carId, '', app.as(null))).status).toBe(401);
  const others = PERMISSIONS.filter((permission) => permission !== 'edit_bookings');
  expect((await list(carId, '', app.as(others))).status).toBe(403);
  const refused = await list(carId, '?page=0');
  expect([refused.status, refused.body.message]).toEqual([422, MESSAGES.lists.pageInvalid]);
  const unknown = await list(999_999);
  expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.cars.notFound]);
});
