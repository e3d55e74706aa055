import { accessOf, rootFields } from '@backend/operation/access';
import { routes } from '@backend/rest/routes';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { operationDocuments } from '@backend/testing/operation-documents';
import { readCalls } from '@backend/testing/read-calls';
import { readDocuments } from '@backend/testing/read-documents';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PARTNER_PERMISSIONS, PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema } from '../build-schema';

const schema = buildSchema();
const OWN = { brand: 'Своева', licensePlate: 'А001АА77' };
const FOREIGN = { brand: 'Чужова', licensePlate: 'В002ВВ99' };
const OWN_PRICE = 4321.09;

/** Values of cars of others, of customers and of the company's cash. */
const SECRETS = [
  FOREIGN.brand,
  FOREIGN.licensePlate,
  'Тайнов',
  '9990001',
  '98765.43',
  '7654.31',
  '555.55',
  'Бета',
  '61.5',
  'залог у Тайнова',
  'звонить жене',
] as const;

let app: TestApp;
let cars: { own: number; foreign: number };
beforeAll(async () => {
  app = await startTestApp();
  await addUser(app.store, { login: 'owner', permissions: PERMISSIONS }, app.clock.now());
  const owner = app.as('owner');
  const call = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const answer = await owner.rest<{ id: number }>(method, path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  cars = { own: await addCar(app.store, OWN), foreign: await addCar(app.store, FOREIGN) };
  const alpha = await call('POST', '/partners', { name: 'Альфа' });
  const beta = await call('POST', '/partners', { name: 'Бета' });
  const share = (partnerId: number, sharePercent: number) => ({ partnerId, sharePercent });
  await call('PUT', `/partners/revenue/cars/${cars.own}`, {
    shares: [share(alpha, 37.5), share(beta, 61.5)],
  });
  await call('PUT', `/partners/revenue/cars/${cars.foreign}`, { shares: [share(beta, 61.5)] });
  const book = (carId: number, number: number, totalPrice: number) =>
    call('POST', '/bookings/with-customer', {
      ...bookingBody(carId, {
        totalPrice,
        depositAmount: 7654.31,
        depositComment: 'залог у Тайнова',
        notes: 'звонить жене',
        customer: {
          fullName: `Тайнов Номер ${number}`,
          phone: `+7999000100${number}`,
          email: null,
        },
      }),
      startDate: november(9, '10:00'),
      endDate: november(12, '10:00'),
    });
  await book(cars.own, 1, OWN_PRICE);
  await book(cars.foreign, 2, 98765.43);
  await call('POST', '/cashbox/entries', { amount: 555.55, comment: 'мойка' });
  for (const [login, permissions] of [
    ['partner', PARTNER_PERMISSIONS],
    ['strongest', PERMISSIONS],
  ] as const) {
    await addUser(app.store, { login, permissions, partnerId: alpha }, app.clock.now());
  }
});
afterAll(() => app.close());

const secretsIn = (answer: unknown) => {
  const text = JSON.stringify(answer);
  return SECRETS.filter((secret) => text.includes(secret));
};

/** Operations open to a user tied to a partner. */
const OPEN = rootFields(schema)
  .filter(({ field }) => {
    const access = accessOf(field);
    return access !== null && ('public' in access || access.isForPartners);
  })
  .map(({ field }) => field.name);

test('reads are the board and the analytics, writes the own password and sessions', () => {
  expect(OPEN.toSorted()).toEqual([
    'board',
    'branding',
    'carAnalytics',
    'changeOwnPassword',
    'changes',
    'company',
    'dailyAnalytics',
    'fleetAnalytics',
    'login',
    'logout',
    'mustChangePassword',
    'partnerRevenue',
    'partnerStatement',
    'profile',
    'sendSharedReview',
    'sharedPaper',
    'sharedReviewLink',
    'sharedStatement',
  ]);
});

test.each(['partner', 'strongest'])(
  '%s finds no car, name or sum of others in any query',
  async (login) => {
    let asked = 0;
    for (const carId of [String(cars.own), String(cars.foreign)]) {
      const values = { id: carId, carId, text: '"Тайнов"', query: '"Тайнов"', code: '"none"' };
      for (const { name, document } of readDocuments(schema, values)) {
        const answer = await app.as(login).gql(document);
        expect([name, secretsIn(answer)]).toEqual([name, []]);
        const [error] = answer.errors ?? [];
        expect(error?.extensions.code === 'FORBIDDEN', name).toBe(!OPEN.includes(name));
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(100);
  },
);

test.each(['partner', 'strongest'])('%s may not write', async (login) => {
  const mutations = operationDocuments(schema).filter(({ kind }) => kind === 'mutation');
  expect(mutations.length).toBeGreaterThan(60);
  for (const { name, document } of mutations) {
    if (OPEN.includes(name)) continue;
    const { errors } = await app.as(login).gql(document);
    expect([name, errors?.[0]?.extensions.code]).toEqual([name, 'FORBIDDEN']);
  }
});

test.each(['partner', 'strongest'])('%s finds as little in every REST row', async (login) => {
  const client = app.as(login);
  const values = { id: String(cars.foreign), carId: String(cars.foreign), code: 'none' };
  for (const { path, row } of readCalls(routes, values)) {
    const { status, body } = await client.rest('GET', path);
    expect([path, secretsIn(body)]).toEqual([path, []]);
    expect([path, status === 403]).toEqual([path, !OPEN.includes(row.field)]);
  }
  for (const { method, path, field } of routes) {
    if (method === 'GET' || OPEN.includes(field)) continue;
    const { status } = await client.rest(method, path.replace(/\{\w+\}/g, '1'), {});
    expect([method, path, status]).toEqual([method, path, 403]);
  }
});

test('the own car is complete: dates, price, initials, share', async () => {
  const client = app.as('partner');
  const board = await client.rest<{ cars: unknown }>('GET', '/board?start=2026-11-02&days=21');
  const text = JSON.stringify(board.body);
  for (const shown of [OWN.brand, OWN.licensePlate, String(OWN_PRICE), 'Т. Н. 1.']) {
    expect(text).toContain(shown);
  }
  const { data } = await client.gql<{
    fleetAnalytics: {
      summary: { totalRevenue: number; totalCars: number; manualAdjustmentsTotal: number };
      partnerRevenue: { partners: { partnerName: string; revenueAmount: number }[] };
    };
  }>(`{ fleetAnalytics(start: "2026-10-31T21:00:00Z", end: "2026-11-30T21:00:00Z") {
    summary { totalRevenue totalCars manualAdjustmentsTotal }
    partnerRevenue { partners { partnerName revenueAmount } }
  } }`);
  expect(data?.fleetAnalytics).toEqual({
    summary: { totalRevenue: OWN_PRICE, totalCars: 1, manualAdjustmentsTotal: 0 },
    partnerRevenue: { partners: [{ partnerName: 'Альфа', revenueAmount: 1620.4 }] },
  });
});

test('a car of others is unknown', async () => {
  const path = `/analytics/fleet/${cars.foreign}?start=2026-10-31T21:00:00Z&end=2026-11-30T21:00:00Z`;
  expect(await app.as('partner').rest('GET', path)).toMatchObject({
    status: 404,
    body: { message: MESSAGES.cars.notFound },
  });
});

test('a partner without cars sees an empty board', async () => {
  const { body } = await app.as('owner').rest<{ id: number }>('POST', '/partners', {
    name: 'Гамма',
  });
  const permissions = PARTNER_PERMISSIONS;
  const account = { login: 'gamma', permissions, partnerId: body.id };
  await addUser(app.store, account, app.clock.now());
  const { data } = await app
    .as('gamma')
    .gql<{ board: { rows: unknown[] } }>(
      '{ board(start: "2026-11-02", days: 21) { rows { car { id } } } }',
    );
  expect(data?.board.rows).toEqual([]);
});
