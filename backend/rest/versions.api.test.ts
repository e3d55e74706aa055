import { User } from '@backend/store/entities/access/user.entity';
import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { Permission } from '@schema/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { routes } from './routes';

const MINE: Permission[] = ['view_board', 'view_booking_list', 'view_archive', 'view_clients'];
const ALL: Permission[] = [...MINE, 'view_cars', 'edit_bookings'];
const PATHS = [
  '/board?start=2026-11-10&days=7',
  '/bookings',
  '/bookings?limit=1',
  '/bookings/archive',
  '/customers',
  '/cars',
];
const MOMENT = '2026-11-10T09:00:00.000Z';

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
  carId = await addCar(app.store);
  const customerId = await addCustomer(app.store);
  const dates = { startDate: november(10, '15:00'), endDate: november(11, '15:00') };
  await addRental(app.store, { carId, customerId, ...dates });
});
beforeEach(() => app.clock.set(MOMENT));
afterAll(() => app.close());

const staff = () => app.as(ALL);
async function tagOf(path: string, who = staff()): Promise<string> {
  const { status, headers } = await who.rest('GET', path);
  expect(status).toBe(200);
  return headers.get('etag') ?? '';
}
const again = async (path: string, tag: string, who = staff()) =>
  (await who.rest('GET', path, undefined, { 'if-none-match': tag })).status;

test('every row with a version is tested', () => {
  const paths = new Set(PATHS.map((path) => path.split('?')[0]));
  const versioned = routes.filter(({ hasVersion }) => hasVersion).map(({ path }) => path);
  expect(new Set(versioned)).toEqual(paths);
});

describe.each(PATHS)('the version of %s', (path) => {
  test('stays while nothing changes: 304 without a body', async () => {
    const tag = await tagOf(path);
    expect(tag).toMatch(/^W\/".{43}"$/);
    const answer = await staff().rest('GET', path, undefined, {
      'if-none-match': `W/"old", ${tag}`,
    });
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, null, tag]);
  });

  test('changes with the data', async () => {
    const tag = await tagOf(path);
    const car = (await staff().rest('GET', `/cars/${carId}`)).body;
    const saved = await staff().rest('PUT', `/cars/${carId}`, {
      ...car,
      color: `№ ${PATHS.indexOf(path)}`,
    });
    expect(saved.status).toBe(200);
    expect(await again(path, tag)).toBe(200);
  });

  test.each([
    ['midnight of the company', '2026-11-10T21:00:00.000Z', 200],
    ['the start of a booking', november(10, '15:00'), 200],
    ['the moment after it', '2026-11-10T12:00:00.001Z', 200],
    ['a moment without events', '2026-11-10T11:59:59.999Z', 304],
  ])('and the moment: %s', async (_name, moment, status) => {
    const tag = await tagOf(path);
    app.clock.set(moment);
    expect(await again(path, tag)).toBe(status);
  });

  test('depends on the user and the current permissions', async () => {
    const tag = await tagOf(path);
    expect(await again(path, tag, app.as([...ALL, 'view_analytics']))).toBe(200);
    const { store } = app;
    const login = `user-${[...ALL].sort().join('-')}`;
    const grant = (permissions: Permission[]) =>
      store.write(store.fork(), (em) => em.nativeUpdate(User, { login }, { permissions }));
    await grant([...ALL, 'view_analytics']);
    expect(await again(path, tag)).toBe(200);
    await grant(ALL);
    expect(await again(path, tag)).toBe(304);
  });

  test('does not bypass the refusal for other users', async () => {
    const tag = await tagOf(path);
    expect(await again(path, tag, app.as(null))).toBe(401);
    expect(await again(path, tag, app.as(['view_analytics']))).toBe(403);
  });
});

test('no version is sent at the exact moment of an event', async () => {
  app.clock.set(november(10, '15:00'));
  const { headers } = await staff().rest('GET', '/bookings');
  expect(headers.get('etag')).toBeNull();
});

test('another request has another version', async () => {
  const tag = await tagOf('/board?start=2026-11-10&days=7');
  expect(await again('/board?start=2026-11-10&days=8', tag)).toBe(200);
});
