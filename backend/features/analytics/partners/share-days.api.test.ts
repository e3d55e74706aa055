import { PartnerShare } from '@backend/store/entities/fleet/partner-share.entity';
import { addCar } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PARTNER_PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** Today is 27.11.2026 in company time, two hours after midnight: the day before in UTC. */
const CLOCK = '2026-11-26T23:00:00Z';

let app: TestApp;
let rio: number;
let vesta: number;
let alpha: number;
let beta: number;
beforeAll(async () => {
  app = await startTestApp({ clock: CLOCK });
  rio = await addCar(app.store, { licensePlate: 'А001АА77' });
  vesta = await addCar(app.store, { brand: 'Lada', model: 'Vesta', licensePlate: 'В002ВВ77' });
  [alpha, beta] = [await add('Альфа'), await add('Бета')];
  for (const [login, partnerId] of [
    ['alpha', alpha],
    ['beta', beta],
  ] as const) {
    const account = { login, permissions: PARTNER_PERMISSIONS, partnerId };
    await addUser(app.store, account, app.clock.now());
  }
  const customerId = await addCustomer(app.store);
  // Four days at 1000.00, two before 01.12.2026 and two from it on.
  await addRental(app.store, {
    carId: rio,
    customerId,
    startDate: '2026-11-29T09:00:00Z',
    endDate: '2026-12-03T09:00:00Z',
    totalPrice: 4000,
  });
});
beforeEach(() => app.store.fork().nativeDelete(PartnerShare, {}));
afterAll(() => app.close());

interface Share {
  partnerId: number;
  sharePercent: number;
}
interface Shares {
  shares: Share[];
  shareSets: { fromDay: string | null; shares: Share[] }[];
  version: number;
}
interface Fleet {
  summary: { totalRevenue: number };
  partnerRevenue: {
    totalCarRevenue: number;
    partners: { partnerName: string; sharePercent: number; revenueAmount: number }[];
  };
}

const analyst = () => app.as(['view_analytics', 'edit_bookings', 'view_cars']);
const add = async (name: string) =>
  (await analyst().rest<{ id: number }>('POST', '/partners', { name })).body.id;
const set = (body: object, carId = rio) =>
  analyst().rest<Shares & { message: string; fields: object; current: Shares }>(
    'PUT',
    `/partners/revenue/cars/${carId}`,
    body,
  );
const share = (partnerId: number, sharePercent: number) => ({ partnerId, sharePercent });
const fleet = async (client: ReturnType<typeof analyst>, from: string, to: string) => {
  const query = new URLSearchParams({
    start: `${from}T00:00:00+03:00`,
    end: `${to}T23:59:59+03:00`,
  });
  return (await client.rest<Fleet>('GET', `/analytics/fleet?${query}`)).body;
};
const amounts = ({ partnerRevenue }: Fleet) =>
  partnerRevenue.partners.map(({ partnerName, revenueAmount }) => [partnerName, revenueAmount]);
const carsOf = async (login: string) => {
  const { data } = await app
    .as(login)
    .gql<{ board: { rows: { car: { id: number } }[] } }>(
      '{ board(start: "2026-11-02", days: 60) { rows { car { id } } } }',
    );
  return data?.board.rows.map(({ car }) => car.id);
};

describe('shares from a day', () => {
  test('leave the shares before it, today included', async () => {
    await set({ shares: [share(alpha, 50)] });
    const { status, body } = await set({ shares: [share(beta, 25)], fromDay: '2026-12-01' });
    expect(status).toBe(200);
    expect(body.shares).toEqual([share(alpha, 50)]);
    expect(body.shareSets).toEqual([
      { fromDay: null, shares: [share(alpha, 50)] },
      { fromDay: '2026-12-01', shares: [share(beta, 25)] },
    ]);
    const { body: read } = await analyst().rest<{ cars: Shares[] }>('GET', '/partners/revenue');
    expect(read.cars[0]).toEqual(body);
  });

  test('that begin today hold today, in company time', async () => {
    await set({ shares: [share(alpha, 50)] });
    const { body } = await set({ shares: [share(beta, 25)], fromDay: '2026-11-27' });
    expect(body.shares).toEqual([share(beta, 25)]);
  });

  test('replace those from that day on; without a day all', async () => {
    await set({ shares: [share(alpha, 50)] });
    await set({ shares: [share(beta, 25)], fromDay: '2026-12-01' });
    await set({ shares: [share(beta, 30)], fromDay: '2027-01-01' });
    const { body } = await set({ shares: [], fromDay: '2026-12-01' });
    expect(body.shareSets).toEqual([
      { fromDay: null, shares: [share(alpha, 50)] },
      { fromDay: '2026-12-01', shares: [] },
    ]);
    const all = await set({ shares: [share(beta, 10)] });
    expect(all.body.shareSets).toEqual([{ fromDay: null, shares: [share(beta, 10)] }]);
  });

  test('equal to those that hold already change nothing', async () => {
    const before = await set({ shares: [share(alpha, 50)] });
    const after = await set({ shares: [share(alpha, 50)], fromDay: '2026-12-01' });
    expect(after.body).toEqual(before.body);
  });

  test('are the same over GraphQL, with fromDay null for all time', async () => {
    const document = `mutation ($carId: Int!, $shares: [CarShareInput!], $fromDay: Day) {
      setCarShares(carId: $carId, shares: $shares, fromDay: $fromDay) { shareSets { fromDay } }
    }`;
    const days = async (fromDay: string | null) => {
      const variables = { carId: rio, shares: [share(alpha, 10)], fromDay };
      const { data } = await analyst().gql<{ setCarShares: Shares }>(document, variables);
      return data?.setCarShares.shareSets.map((one) => one.fromDay);
    };
    expect(await days('2026-12-01')).toEqual([null, '2026-12-01']);
    expect(await days(null)).toEqual([null]);
  });

  test.each(['2026-02-30', '1.12.2026', '', 'завтра', 20261201])(
    'are refused with the day %j',
    async (fromDay) => {
      await set({ shares: [share(alpha, 50)] });
      const { status, body } = await set({ shares: [share(alpha, 10)], fromDay });
      const text = MESSAGES.partners.fromDayInvalid;
      expect([status, body.message, body.fields]).toEqual([422, text, { fromDay: text }]);
      expect(await app.store.fork().count(PartnerShare)).toBe(1);
    },
  );

  test('are at most 100 % in each set', async () => {
    await set({ shares: [share(alpha, 80)] });
    const { status } = await set({ shares: [share(beta, 80)], fromDay: '2026-12-01' });
    expect(status).toBe(200);
    const tooMany = [share(alpha, 60), share(beta, 41)];
    const refused = await set({ shares: tooMany, fromDay: '2026-12-01' });
    expect([refused.status, refused.body.message]).toEqual([422, MESSAGES.partners.sharesExceed]);
  });

  test('of a version that was changed meanwhile are refused with the current sets', async () => {
    const { body } = await set({ shares: [share(alpha, 50)] });
    const { version } = body;
    const later = await set({ shares: [share(beta, 5)], fromDay: '2026-12-01', version });
    const stale = await set({ shares: [share(beta, 6)], fromDay: '2026-12-01', version });
    expect([stale.status, stale.body.current]).toEqual([409, later.body]);
  });
});

describe('the partners’ revenue', () => {
  test('follows the shares of each day and adds up', async () => {
    await set({ shares: [share(alpha, 50)] });
    await set({ shares: [share(beta, 25)], fromDay: '2026-12-01' });
    expect(amounts(await fleet(analyst(), '2026-11-01', '2026-11-30'))).toEqual([
      ['Альфа', 1000],
      ['Бета', 0],
    ]);
    expect(amounts(await fleet(analyst(), '2026-12-01', '2026-12-31'))).toEqual([
      ['Альфа', 0],
      ['Бета', 500],
    ]);
    const both = await fleet(analyst(), '2026-11-01', '2026-12-31');
    expect(both.partnerRevenue.totalCarRevenue).toBe(4000);
    expect(both.partnerRevenue.partners).toMatchObject([
      { partnerName: 'Альфа', sharePercent: 25, revenueAmount: 1000 },
      { partnerName: 'Бета', sharePercent: 12.5, revenueAmount: 500 },
    ]);
  });

  test('of a partner is the same for the partner, of days with an own share only', async () => {
    await set({ shares: [share(alpha, 50)] });
    await set({ shares: [share(beta, 25)], fromDay: '2026-11-27' });
    await set({ shares: [share(alpha, 10)] }, vesta);
    await set({ shares: [share(alpha, 40)], fromDay: '2026-11-30' });
    const seen = await fleet(app.as('alpha'), '2026-11-01', '2026-12-31');
    // The car is the other partner's today: its revenue before 30.11 is left out.
    expect(seen.summary.totalRevenue).toBe(0);
    expect(seen.partnerRevenue).toMatchObject({
      totalCarRevenue: 3000,
      partners: [{ partnerName: 'Альфа', sharePercent: 40, revenueAmount: 1200 }],
    });
    expect(amounts(await fleet(analyst(), '2026-11-01', '2026-12-31'))).toEqual([
      ['Альфа', 1200],
      ['Бета', 250],
    ]);
  });
});

describe('a user tied to a partner', () => {
  test('reads the cars with an own share today', async () => {
    await set({ shares: [share(alpha, 50)] });
    await set({ shares: [share(beta, 50)], fromDay: '2026-11-27' });
    await set({ shares: [share(beta, 30)] }, vesta);
    await set({ shares: [share(alpha, 30)], fromDay: '2026-11-28' }, vesta);
    expect([await carsOf('alpha'), await carsOf('beta')]).toEqual([[], [rio, vesta]]);
    await set({ shares: [], fromDay: '2026-11-20' });
    expect(await carsOf('beta')).toEqual([vesta]);
  });

  test('reads own sets only', async () => {
    await set({ shares: [share(alpha, 50), share(beta, 10)] });
    await set({ shares: [share(alpha, 50), share(beta, 20)], fromDay: '2026-12-01' });
    await set({ shares: [share(beta, 61.5)], fromDay: '2027-01-01' });
    const { body } = await app.as('alpha').rest<{ cars: Shares[] }>('GET', '/partners/revenue');
    expect(body.cars.map(({ shareSets }) => shareSets)).toEqual([
      [
        { fromDay: null, shares: [share(alpha, 50)] },
        { fromDay: '2027-01-01', shares: [] },
      ],
    ]);
  });
});

test('a change stands in the history with its day', async () => {
  await set({ shares: [share(alpha, 50)] });
  await set({ shares: [share(beta, 25)], fromDay: '2026-12-01' });
  const { data } = await analyst().gql<{
    carHistory: { items: { operation: string; after: Shares }[] };
  }>('query ($id: Int!) { carHistory(id: $id) { items { operation after } } }', { id: rio });
  const [last] = data?.carHistory.items ?? [];
  expect(last?.operation).toBe('setCarShares');
  expect(last?.after.shareSets).toEqual([
    { fromDay: null, shares: [{ ...share(alpha, 50), partnerName: 'Альфа' }] },
    { fromDay: '2026-12-01', shares: [{ ...share(beta, 25), partnerName: 'Бета' }] },
  ]);
  const others = await app
    .as(['view_cars', 'edit_bookings'])
    .gql<{ carHistory: { total: number } }>('query ($id: Int!) { carHistory(id: $id) { total } }', {
      id: rio,
    });
  expect(others.data?.carHistory.total).toBe(0);
});
