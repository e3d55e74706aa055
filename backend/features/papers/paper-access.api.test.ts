import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { addCar } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { issuePaperOf } from '@backend/testing/issued-paper';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
let file: string;
beforeAll(async () => {
  app = await startTestApp();
  const [carId, customerId] = [await addCar(app.store), await addCustomer(app.store)];
  const startDate = '2026-11-11T07:00:00Z';
  await addRental(app.store, { carId, customerId, startDate, endDate: '2026-11-14T07:00:00Z' });
  await issuePaperOf(app);
  file = (await app.as(['edit_bookings']).rest<{ url: string }>('GET', '/papers/1')).body.url;
});
afterAll(() => app.close());

const CALLS = [
  ['GET', '/papers'],
  ['GET', '/papers/1'],
  ['GET', '/bookings/1/papers'],
  ['POST', '/papers', { bookingId: 1, kind: 'contract' }],
  ['POST', '/papers/1/void', { reason: '' }],
] as const;

async function statuses(who: Parameters<TestApp['as']>[0]): Promise<number[]> {
  const client = app.as(who);
  const answers = [];
  for (const [method, path, body] of CALLS) {
    answers.push((await client.rest(method, path, body)).status);
  }
  const cookie = await client.cookie();
  answers.push((await fetch(`${app.url}${file}`, { headers: { cookie } })).status);
  return answers;
}

/** The contract is issued already, and a void needs a reason. */
const OPEN = [200, 200, 200, 409, 422, 200];

test.each(PERMISSIONS)('a user with %s alone', async (permission) => {
  const isOpen = permission === 'edit_bookings';
  expect(await statuses([permission])).toEqual(isOpen ? OPEN : OPEN.map(() => 403));
});

test('a stranger and a user of a partner are refused', async () => {
  expect(await statuses(null)).toEqual(OPEN.map(() => 401));
  const { store, clock } = app;
  const partnerId = await store.write(store.fork(), async (em) => {
    const partner = em.create(Partner, { name: 'Партнёр' });
    await em.flush();
    return partner.id;
  });
  const login = 'partner';
  await addUser(store, { login, permissions: PERMISSIONS, partnerId }, clock.now());
  expect(await statuses(login)).toEqual(OPEN.map(() => 403));
});
