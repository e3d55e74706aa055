import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { PartnerShare } from '@backend/store/entities/fleet/partner-share.entity';
import { addCar } from '@backend/testing/data/fleet';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
let rio: number;
let vesta: number;
beforeAll(async () => {
  app = await startTestApp();
  rio = await addCar(app.store, { licensePlate: 'А001АА77' });
  vesta = await addCar(app.store, { brand: 'Lada', model: 'Vesta', licensePlate: 'В002ВВ77' });
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(Partner, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

interface Share {
  partnerId: number;
  sharePercent: number;
}
interface Shares {
  shares: Share[];
  shareSets: { fromDay: string | null; shares: Share[] }[];
}
interface Revenue {
  partners: { id: number; name: string }[];
  cars: (Shares & { carId: number; carTitle: string; licensePlate: string })[];
}

const analyst = () => app.as(['view_analytics', 'edit_bookings']);
const reader = () => app.as(['view_analytics']);
const changes = () => app.store.fork().find(ChangeLog, {}, { orderBy: { id: 'asc' } });
const revenue = async () => (await analyst().rest<Revenue>('GET', '/partners/revenue')).body;
const add = async (name: string) =>
  (await analyst().rest<{ id: number }>('POST', '/partners', { name })).body.id;
const setShares = (carId: number | string, shares: unknown, fromDay?: unknown) =>
  analyst().rest<Shares & { message: string; fields: object }>(
    'PUT',
    `/partners/revenue/cars/${carId}`,
    { shares, ...(fromDay !== undefined && { fromDay }) },
  );

describe('partners', () => {
  test('are refused to anonymous clients and to users without the analytics', async () => {
    const calls = [
      ['GET', '/partners/revenue', undefined],
      ['POST', '/partners', { name: 'Альфа' }],
      ['PUT', '/partners/1', { name: 'Альфа' }],
      ['PUT', `/partners/revenue/cars/${rio}`, { shares: [] }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await app.as(null).rest(method, path, body)).status).toBe(401);
      const others = app.as(['view_cars', 'edit_bookings', 'manage_users']);
      expect((await others.rest(method, path, body)).status).toBe(403);
    }
    expect(await app.store.fork().count(Partner)).toBe(0);
  });

  test('are read with view_analytics alone, written with edit_bookings or manage_users besides', async () => {
    const id = await add('Альфа');
    const shares = { shares: [{ partnerId: id, sharePercent: 90 }] };
    const writes = [
      ['POST', '/partners', { name: 'Бета' }],
      ['PUT', `/partners/${id}`, { name: 'Альфа и Ко' }],
      ['PUT', `/partners/revenue/cars/${rio}`, shares],
    ] as const;
    for (const [method, path, body] of writes) {
      const refused = await reader().rest(method, path, body);
      expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.generic.forbidden]);
      const other = app.as(['view_analytics', 'manage_users']);
      expect((await other.rest(method, path, body)).status).toBeLessThan(300);
    }
    const { status, body } = await reader().rest<Revenue>('GET', '/partners/revenue');
    expect([status, body.cars[0]?.shares]).toEqual([200, shares.shares]);
  });

  test.each([{}, { name: null }, { name: '  ' }])('require a name: %j', async (body) => {
    const id = await add('Альфа');
    for (const [method, path] of [
      ['POST', '/partners'],
      ['PUT', `/partners/${id}`],
    ] as const) {
      const { status, body: answer } = await analyst().rest(method, path, body);
      expect(status).toBe(422);
      expect(answer).toEqual({
        code: 'VALIDATION_FAILED',
        message: MESSAGES.partners.nameRequired,
        fields: { name: MESSAGES.partners.nameRequired },
      });
    }
    expect((await revenue()).partners).toEqual([
      { id, name: 'Альфа', settledFrom: null, version: 1 },
    ]);
  });

  test('are added and renamed, trimmed, in Russian order, each change recorded', async () => {
    const created = await analyst().rest('POST', '/partners', { name: ' Ёлка ' });
    expect(created.status).toBe(201);
    const id = Number(created.body.id);
    expect(created.body).toEqual({ id, name: 'Ёлка', settledFrom: null, version: 1 });
    const last = await add('Яхонт');
    const renamed = await analyst().rest('PUT', `/partners/${last}`, { name: ' авангард ' });
    expect([renamed.status, renamed.body]).toEqual([
      200,
      { id: last, name: 'авангард', settledFrom: null, version: 2 },
    ]);
    expect((await revenue()).partners).toEqual([
      { id: last, name: 'авангард', settledFrom: null, version: 2 },
      { id, name: 'Ёлка', settledFrom: null, version: 1 },
    ]);
    await analyst().rest('PUT', `/partners/${last}`, { name: 'авангард' });
    expect(
      (await changes()).map(({ operation, before, after }) => [operation, before, after]),
    ).toEqual([
      ['createPartner', null, { id, name: 'Ёлка', settledFrom: null, version: 1 }],
      ['createPartner', null, { id: last, name: 'Яхонт', settledFrom: null, version: 1 }],
      [
        'renamePartner',
        { id: last, name: 'Яхонт', settledFrom: null, version: 1 },
        { id: last, name: 'авангард', settledFrom: null, version: 2 },
      ],
    ]);
  });

  test('are settled from a day, which a rename keeps and null removes', async () => {
    const id = await add('Альфа');
    const put = (body: object) => analyst().rest('PUT', `/partners/${id}`, body);
    const settledFrom = '2026-12-01';
    expect((await put({ name: 'Альфа', settledFrom })).body).toMatchObject({
      settledFrom,
      version: 2,
    });
    expect((await put({ name: 'Бета' })).body).toMatchObject({ name: 'Бета', settledFrom });
    expect((await put({ name: 'Бета', settledFrom: null })).body).toMatchObject({
      settledFrom: null,
      version: 4,
    });
    expect((await changes()).at(-1)).toMatchObject({
      operation: 'renamePartner',
      before: { settledFrom },
      after: { settledFrom: null },
    });
    const { status, body } = await put({ name: 'Бета', settledFrom: '2026-02-30' });
    expect([status, body.message]).toEqual([422, MESSAGES.partners.settledFromInvalid]);
  });

  test('that do not exist cannot be renamed', async () => {
    const unknown = await analyst().rest('PUT', '/partners/2000000000', { name: 'Альфа' });
    expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.partners.notFound]);
    expect((await analyst().rest('PUT', '/partners/x', { name: 'Альфа' })).status).toBe(400);
  });

  test('are added once when retried with the same Idempotency-Key', async () => {
    const send = () =>
      analyst().rest('POST', '/partners', { name: 'Альфа' }, { 'Idempotency-Key': 'partner-1' });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect((await revenue()).partners).toHaveLength(1);
  });
});

describe('the shares of a car', () => {
  test('are replaced as a whole, to 3 decimals, without zeros, and recorded', async () => {
    const alpha = await add('Альфа');
    const beta = await add('Бета');
    const gamma = await add('Гамма');
    const { status, body } = await setShares(rio, [
      { partnerId: beta, sharePercent: 12.34567 },
      { partnerId: alpha, sharePercent: 87.654 },
      { partnerId: gamma, sharePercent: 0.0004 },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      carId: rio,
      carTitle: 'Kia Rio',
      licensePlate: 'А001АА77',
      color: null,
      year: null,
      shares: [
        { partnerId: alpha, sharePercent: 87.654 },
        { partnerId: beta, sharePercent: 12.346 },
      ],
      shareSets: [{ fromDay: null, shares: body.shares }],
      version: expect.any(Number),
    });
    const half = { partnerId: gamma, sharePercent: 50 };
    await setShares(rio, [half]);
    await setShares(rio, [half]);
    expect((await revenue()).cars).toEqual([
      {
        carId: rio,
        carTitle: 'Kia Rio',
        licensePlate: 'А001АА77',
        color: null,
        year: null,
        shares: [half],
        shareSets: [{ fromDay: null, shares: [half] }],
        version: expect.any(Number),
      },
      {
        carId: vesta,
        carTitle: 'Lada Vesta',
        licensePlate: 'В002ВВ77',
        color: null,
        year: null,
        shares: [],
        shareSets: [{ fromDay: null, shares: [] }],
        version: expect.any(Number),
      },
    ]);
    const noted = (await changes()).filter(({ operation }) => operation === 'setCarShares');
    expect(noted).toHaveLength(2);
    expect(noted[1]).toMatchObject({
      entity: 'CarShareSets',
      entityId: rio,
      before: { shares: body.shares },
      after: { shares: [half] },
    });
  });

  test('may not exceed 100 % in total', async () => {
    const alpha = await add('Альфа');
    const beta = await add('Бета');
    await setShares(rio, [{ partnerId: alpha, sharePercent: 40 }]);
    const { status, body } = await setShares(rio, [
      { partnerId: alpha, sharePercent: 60 },
      { partnerId: beta, sharePercent: 40.001 },
    ]);
    expect([status, body.message]).toEqual([422, 'Сумма долей не может превышать 100%']);
    expect((await revenue()).cars[0]?.shares).toEqual([{ partnerId: alpha, sharePercent: 40 }]);
  });

  test('are rejected when invalid', async () => {
    const alpha = await add('Альфа');
    const share = { partnerId: alpha, sharePercent: 10 };
    const { partners } = MESSAGES;
    for (const [shares, message] of [
      [[{ partnerId: alpha, sharePercent: -1 }], partners.shareInvalid],
      [[{ partnerId: alpha }], partners.shareInvalid],
      [[{ sharePercent: 10 }], partners.notFound],
      [[share, share], partners.repeated],
      [[share, { partnerId: 2_000_000_000, sharePercent: 1 }], partners.notFound],
      [undefined, partners.shareInvalid],
      ['all', partners.shareInvalid],
      [[{ partnerId: alpha, sharePercent: '10' }], partners.shareInvalid],
      [[{ partnerId: 'x', sharePercent: 10 }], partners.notFound],
    ] as const) {
      const { status, body } = await setShares(rio, shares);
      expect([status, body.message]).toEqual([422, message]);
    }
    expect(await app.store.fork().count(PartnerShare)).toBe(0);
  });

  test('of an unknown car are NOT_FOUND', async () => {
    const unknown = await setShares(2_000_000_000, []);
    expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.cars.notFound]);
    expect((await setShares('x', [])).status).toBe(400);
  });

  test('set concurrently equal one of the two requests', async () => {
    const partners = await Promise.all(['Альфа', 'Бета'].map(add));
    const wishes = partners.map((partnerId) => [{ partnerId, sharePercent: 100 }]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => setShares(rio, wishes[at % 2])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(wishes).toContainEqual((await revenue()).cars[0]?.shares);
  });

  test('are the same over REST and GraphQL, in three statements', async () => {
    const alpha = await add('Альфа');
    const set = `mutation ($carId: Int!, $shares: [CarShareInput!]) {
      setCarShares(carId: $carId, shares: $shares) { carId shares { partnerId sharePercent } }
    }`;
    const shares = [{ partnerId: alpha, sharePercent: 12.5 }];
    const { data } = await analyst().gql(set, { carId: vesta, shares });
    expect(data?.setCarShares).toEqual({ carId: vesta, shares });
    const read = await analyst().gql(
      `{ partnerRevenue {
        partners { id name settledFrom version }
        cars { carId carTitle licensePlate color year shares { partnerId sharePercent }
          shareSets { fromDay shares { partnerId sharePercent } } version }
      } }`,
    );
    expect(read.data?.partnerRevenue).toEqual(await revenue());
    const said = await statementsOf(app.store, revenue);
    expect(said.filter((sql) => /from (cars|partner)/.test(sql))).toHaveLength(3);
  });
});
