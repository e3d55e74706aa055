import { bindOwner } from '@backend/auth/owner';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { CarAnalysis } from '@backend/store/entities/fleet/car-analysis.entity';
import { addCar } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const READ = `query ($carId: Int!) {
  carProfitShares(carId: $carId) {
    carId shares { title percent } purchasePrice currentValue canEdit version
  }
}`;
const WRITE = `mutation ($carId: Int!, $input: CarProfitInput!) {
  setCarProfitShares(carId: $carId, input: $input) {
    carId shares { title percent } purchasePrice currentValue canEdit version
  }
}`;

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
  carId = await addCar(app.store);
  const now = app.clock.now();
  await addUser(app.store, { login: 'владелец', permissions: ['view_analytics'] }, now);
  await bindOwner(app.store, { ...app.config, ownerLogin: 'Владелец' }, now);
  await addUser(app.store, { login: 'Безправный', permissions: ['view_board'] }, now);
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(CarAnalysis, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

const owner = () => app.as('владелец');
const analyst = () => app.as(['view_analytics']);
const path = (id: number | string = carId) => `/analytics/fleet/${id}/profit`;
const shares = [
  { title: ' Партнёр ', percent: 33.33349 },
  { title: 'Компания', percent: 66 },
];
const rows = () => app.store.fork().findAll(CarAnalysis);

describe('the profit calculator', () => {
  test('is refused to anonymous clients and to users without the analytics', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { shares } : undefined;
      expect((await app.as(null).rest(method, path(), body)).status).toBe(401);
      expect((await app.as('Безправный').rest(method, path(), body)).status).toBe(403);
    }
    expect(await rows()).toHaveLength(0);
  });

  test('is empty until the owner fills it, and returns whether the user may edit', async () => {
    const empty = { carId, shares: [], purchasePrice: null, currentValue: null, version: 0 };
    expect((await analyst().rest('GET', path())).body).toEqual({ ...empty, canEdit: false });
    expect((await owner().rest('GET', path())).body).toEqual({ ...empty, canEdit: true });
  });

  test('can be changed only by the owner, whatever the permissions of others', async () => {
    const answer = await analyst().rest('PUT', path(), { shares });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ code: 'FORBIDDEN', message: MESSAGES.analytics.ownerOnly });
    const byGraphql = await app
      .as(['view_analytics', 'manage_users', 'view_cars'])
      .gql(WRITE, { carId, input: { shares } });
    expect(byGraphql.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await rows()).toHaveLength(0);
  });

  test.each([
    [{}, MESSAGES.partners.shareInvalid],
    [{ shares: [{ title: 'Доля', percent: '5' }] }, MESSAGES.partners.shareInvalid],
    [{ shares: [], purchasePrice: '1 000' }, MESSAGES.analytics.purchasePriceInvalid],
    [{ shares: [{ title: '', percent: 5 }] }, MESSAGES.analytics.shareTitleRequired],
    [{ shares: [{ title: 'Доля' }] }, MESSAGES.partners.shareInvalid],
    [
      {
        shares: [
          { title: 'Один', percent: 60 },
          { title: 'Два', percent: 41 },
        ],
      },
      MESSAGES.partners.sharesExceed,
    ],
    [{ shares: [], purchasePrice: -1 }, MESSAGES.analytics.purchasePriceInvalid],
    [{ shares: [], currentValue: -0.01 }, MESSAGES.analytics.currentValueInvalid],
  ])('rejects %j', async (body, message) => {
    const { status, body: answer } = await owner().rest('PUT', path(), body);
    expect([status, answer.message]).toEqual([422, message]);
    expect(await rows()).toHaveLength(0);
  });

  test('of an unknown or invalid car is rejected', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { shares } : undefined;
      const unknown = await owner().rest(method, path(2_000_000_000), body);
      expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.cars.notFound]);
      expect((await owner().rest(method, path('x'), body)).status).toBe(400);
    }
  });

  test('stores shares to 3 decimals, clamped, with both values, and records the change', async () => {
    const { status, body } = await owner().rest('PUT', path(), {
      shares,
      purchasePrice: 1_250_000.5,
      currentValue: 0,
    });
    expect(status).toBe(200);
    const kept = {
      carId,
      shares: [
        { title: 'Партнёр', percent: 33.333 },
        { title: 'Компания', percent: 66 },
      ],
      purchasePrice: 1_250_000.5,
      currentValue: 0,
      canEdit: true,
      version: 1,
    };
    expect(body).toEqual(kept);
    expect((await analyst().rest('GET', path())).body).toEqual({ ...kept, canEdit: false });
    const [change] = await app.store.fork().findAll(ChangeLog);
    expect(change).toMatchObject({
      operation: 'setCarProfitShares',
      entity: 'CarAnalysis',
      entityId: carId,
      userLogin: 'владелец',
      before: { shares: [] },
      after: { purchasePrice: 125_000_050 },
    });
  });

  test('keeps absent values and clears null ones', async () => {
    await owner().rest('PUT', path(), { shares, purchasePrice: 100, currentValue: 50 });
    const beyond = [{ title: 'Всё', percent: 250 }];
    const { body } = await owner().rest('PUT', path(), { shares: beyond, currentValue: null });
    expect(body).toMatchObject({
      shares: [{ title: 'Всё', percent: 100 }],
      purchasePrice: 100,
      currentValue: null,
    });
    expect(await rows()).toHaveLength(1);
    await owner().rest('PUT', path(), { shares: beyond });
    expect(await app.store.fork().count(ChangeLog)).toBe(2);
  });

  test('is the same over REST and GraphQL', async () => {
    const input = { shares: [{ title: 'Партнёр', percent: 10 }], purchasePrice: 7 };
    const written = await owner().gql(WRITE, { carId, input });
    expect(written.data?.setCarProfitShares).toEqual((await owner().rest('GET', path())).body);
    const read = await analyst().gql(READ, { carId });
    expect(read.data?.carProfitShares).toEqual((await analyst().rest('GET', path())).body);
  });
});
