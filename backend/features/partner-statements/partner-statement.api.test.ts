import { MoneyOperation } from '@backend/store/entities/money/money-operation.entity';
import { addCar } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PARTNER_PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Today is 10.12.2026 in company time, two hours after midnight: the day before in UTC. */
const CLOCK = '2026-12-09T23:00:00Z';
const NOVEMBER = 'from=2026-11-01&to=2026-11-30';

interface Operation {
  id: number;
  direction: string;
  amount: number;
  spentOn: string;
  expenseKind: string | null;
  carTitle: string | null;
  comment: string | null;
  reversesId: number | null;
}
interface Statement {
  opening: number;
  cars: { carId: number; revenue: number; amount: number; lowestPercent: number }[];
  due: number;
  expenses: Operation[];
  expensesTotal: number;
  payouts: Operation[];
  payoutsTotal: number;
  settledBefore: number;
  rounding: number;
  closing: number;
  left: number;
  message?: string;
}

let app: TestApp;
let rio: number;
let vesta: number;
let alpha: number;
let beta: number;
beforeAll(async () => {
  app = await startTestApp({ clock: CLOCK });
  rio = await addCar(app.store, { licensePlate: 'А001АА77' });
  vesta = await addCar(app.store, { brand: 'Lada', model: 'Vesta', licensePlate: 'В002ВВ77' });
  await addCar(app.store, { licensePlate: 'С003СС77' });
  [alpha, beta] = [await add('Альфа'), await add('Бета')];
  for (const [login, partnerId] of [
    ['alpha', alpha],
    ['beta', beta],
  ] as const) {
    const account = { login, permissions: PARTNER_PERMISSIONS, partnerId };
    await addUser(app.store, account, app.clock.now());
  }
  await share(rio, [{ partnerId: alpha, sharePercent: 50 }]);
  await share(vesta, [{ partnerId: alpha, sharePercent: 33.333 }]);
  await share(
    vesta,
    [
      { partnerId: alpha, sharePercent: 25 },
      { partnerId: beta, sharePercent: 10 },
    ],
    '2026-11-16',
  );
  const customerId = await addCustomer(app.store, { fullName: 'Тайнов Иван' });
  const rent = (carId: number, from: string, to: string, totalPrice: number) =>
    addRental(app.store, {
      carId,
      customerId,
      startDate: `${from}T09:00:00Z`,
      endDate: `${to}T09:00:00Z`,
      totalPrice,
    });
  // 4 days of 1000.00, 2 in October and 2 in November.
  await rent(rio, '2026-10-30', '2026-11-03', 4000);
  // 10 days of 33.33 and the rest, 6 before 16.11.
  await rent(vesta, '2026-11-10', '2026-11-20', 333.37);
  // 4 days of 500.00 around today.
  await rent(rio, '2026-12-09', '2026-12-13', 2000);
});
afterAll(() => app.close());

const analyst = () => app.as(['view_analytics']);
const cashier = () => app.as(['view_analytics', 'edit_bookings']);
const add = async (name: string) =>
  (await cashier().rest<{ id: number }>('POST', '/partners', { name })).body.id;
const share = (carId: number, shares: object[], fromDay?: string) =>
  cashier().rest('PUT', `/partners/revenue/cars/${carId}`, {
    shares,
    ...(fromDay !== undefined && { fromDay }),
  });
const statement = async (partnerId: number, query = NOVEMBER, client = analyst()) =>
  client.rest<Statement>('GET', `/partners/${partnerId}/statement?${query}`);
const pay = (partnerId: number, body: object, client = cashier(), key?: string) =>
  client.rest<Operation & { code?: string; message: string; left?: number }>(
    'POST',
    `/partners/${partnerId}/payouts`,
    body,
    key ? { 'Idempotency-Key': key } : {},
  );
const operations = () => app.store.fork().count(MoneyOperation);

describe('statements', () => {
  test('are refused to anonymous clients and to users without the analytics', async () => {
    const calls = [
      ['GET', `/partners/${alpha}/statement?${NOVEMBER}`, undefined],
      ['GET', '/partners/balances', undefined],
      ['POST', `/partners/${alpha}/payouts`, { amount: 1, method: 'card' }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await app.as(null).rest(method, path, body)).status).toBe(401);
      const others = app.as(['view_cars', 'edit_bookings', 'manage_users']);
      expect((await others.rest(method, path, body)).status).toBe(403);
    }
    expect((await pay(alpha, { amount: 1, method: 'card' }, analyst())).status).toBe(403);
    expect(await operations()).toBe(0);
  });

  test.each([
    ['', MESSAGES.partnerStatements.periodInvalid],
    ['from=2026-11-01', MESSAGES.partnerStatements.periodInvalid],
    ['from=2026-11-31&to=2026-12-01', MESSAGES.partnerStatements.periodInvalid],
    ['from=2026-11-02&to=2026-11-01', MESSAGES.generic.invalidPeriod],
    ['from=2016-11-01&to=2026-11-02', MESSAGES.period.tooLong],
  ])('refuse the period %j', async (query, message) => {
    const { status, body } = await statement(alpha, query);
    expect([status, body.message]).toEqual([422, message]);
  });

  test('of an unknown partner are NOT_FOUND', async () => {
    const { status, body } = await statement(2_000_000_000);
    expect([status, body.message]).toEqual([404, MESSAGES.partners.notFound]);
  });

  test('equal the hand-computed figures and the analytics', async () => {
    const { body } = await statement(alpha);
    expect(body).toMatchObject({
      // 2000.00 of October × 50 %
      opening: 1000,
      cars: [
        { carId: rio, revenue: 2000, lowestPercent: 50, highestPercent: 50, amount: 1000 },
        // 6 × 33.33 × 33.333 % + (3 × 33.33 + 33.40) × 25 % = 66.659… + 33.347…
        { carId: vesta, revenue: 333.37, lowestPercent: 25, highestPercent: 33.333, amount: 100 },
      ],
      due: 1100,
      expenses: [],
      payouts: [],
      settledBefore: 0,
      closing: 2100,
      // and 2 days of 500.00 × 50 % until today
      left: 2600,
    });
    const analytics = await analyst().rest<{
      partnerRevenue: { partners: { revenueAmount: number }[] };
    }>('GET', '/analytics/fleet?start=2026-10-31T21:00:00Z&end=2026-11-30T21:00:00Z');
    const ofBeta = await statement(beta);
    expect(analytics.body.partnerRevenue.partners.map((one) => one.revenueAmount)).toEqual([
      body.due,
      ofBeta.body.due,
    ]);
    const december = await statement(alpha, 'from=2026-12-01&to=2026-12-31');
    expect(december.body.opening).toBe(body.closing);
  });

  test('are the same over GraphQL', async () => {
    const query = `query ($id: Int!) {
      partnerStatement(partnerId: $id, from: "2026-11-01", to: "2026-11-30") {
        opening due closing left cars { carId licensePlate amount }
      }
      partnerBalances { items { partnerId partnerName carCount dueThisMonth left } }
    }`;
    const { data } = await analyst().gql<{ partnerStatement: Statement; partnerBalances: object }>(
      query,
      { id: alpha },
    );
    expect((await statement(alpha)).body).toMatchObject(data?.partnerStatement ?? {});
    const { body } = await analyst().rest('GET', '/partners/balances');
    expect(body).toEqual(data?.partnerBalances);
    expect(body).toEqual({
      items: [
        { partnerId: alpha, partnerName: 'Альфа', carCount: 2, dueThisMonth: 1000, left: 2600 },
        { partnerId: beta, partnerName: 'Бета', carCount: 1, dueThisMonth: 0, left: 13.33 },
      ],
    });
  });
});

describe('a payout', () => {
  test.each<[object, string]>([
    [{ method: 'card' }, MESSAGES.money.amountRequired],
    [{ amount: 0, method: 'card' }, MESSAGES.money.amountNotPositive],
    [{ amount: 10 }, MESSAGES.money.methodRequired],
    [{ amount: 10, method: 'cash', tillId: 2_000_000_000 }, MESSAGES.tills.unknown],
  ])('is refused: %j', async (body, message) => {
    const answer = await pay(alpha, body);
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect(await operations()).toBe(0);
  });

  test('to an unknown partner is NOT_FOUND', async () => {
    const { status, body } = await pay(2_000_000_000, { amount: 1, method: 'card' });
    expect([status, body.message]).toEqual([404, MESSAGES.partners.notFound]);
  });

  test('reduces what is left, with agreed expenses, until it is reversed', async () => {
    const kinds = await cashier().rest<{ items: { id: number; name: string }[] }>(
      'GET',
      '/money/expense-kinds',
    );
    const expense = await cashier().rest<{ id: number }>('POST', '/money/expenses', {
      amount: 300.5,
      kindId: kinds.body.items[0]?.id,
      method: 'card',
      carId: rio,
      partnerId: alpha,
      spentOn: '2026-11-20',
      comment: 'Колодки для Тайнова',
    });
    expect(expense.status).toBe(201);
    const paid = await pay(alpha, { amount: 1000, method: 'transfer', comment: 'За ноябрь' });
    expect([paid.status, paid.body.amount, paid.body.spentOn]).toEqual([201, 1000, '2026-12-10']);
    const november = (await statement(alpha)).body;
    expect(november).toMatchObject({
      expenses: [
        {
          amount: 300.5,
          carTitle: 'Kia Rio А001АА77',
          expenseKind: kinds.body.items[0]?.name,
          comment: 'Колодки для Тайнова',
        },
      ],
      expensesTotal: 300.5,
      payouts: [],
      closing: 1799.5,
      left: 1299.5,
    });
    const december = 'from=2026-12-01&to=2026-12-10';
    expect((await statement(alpha, december)).body).toMatchObject({
      opening: 1799.5,
      due: 500,
      payouts: [{ id: paid.body.id, amount: 1000, method: 'transfer', comment: 'За ноябрь' }],
      payoutsTotal: 1000,
      closing: 1299.5,
    });
    await cashier().rest('POST', `/money/operations/${paid.body.id}/reverse`, {});
    expect((await statement(alpha, december)).body).toMatchObject({
      payouts: [{ direction: 'out' }, { direction: 'in', reversesId: paid.body.id }],
      payoutsTotal: 0,
      closing: 2299.5,
    });
  });

  test('above what is left asks, and is recorded when confirmed', async () => {
    const wanted = { amount: 2300, method: 'card' };
    const before = await operations();
    const asked = await pay(alpha, wanted);
    expect([asked.status, asked.body]).toEqual([
      409,
      {
        code: 'PAYOUT_ABOVE_LEFT',
        message:
          'Партнёру «Альфа» осталось выплатить 2\u00a0299,50\u00a0₽. Подтвердите, если платите больше',
        left: 2299.5,
      },
    ]);
    expect(await operations()).toBe(before);
    expect((await pay(alpha, { ...wanted, confirmed: true })).status).toBe(201);
    expect((await statement(alpha)).body.left).toBe(-0.5);
    expect((await pay(alpha, { amount: 1, method: 'card' })).body.message).toBe(
      'Партнёру «Альфа» выплачено всё. Подтвердите, если платите вперёд',
    );
  });

  test('is recorded once when retried with the same Idempotency-Key', async () => {
    const before = await operations();
    const send = () => pay(beta, { amount: 1, method: 'card' }, cashier(), 'payout-1');
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(await operations()).toBe(before + 1);
  });

  test('of all that is left is recorded once when sent twice at the same time', async () => {
    const { left } = (await statement(beta)).body;
    const answers = await Promise.all(
      ['one', 'two'].map((key) => pay(beta, { amount: left, method: 'card' }, cashier(), key)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await statement(beta)).body.left).toBe(0);
  });

  test('in cash leaves the till, which asks why it has less', async () => {
    const body = { amount: 100, method: 'cash', confirmed: true };
    const asked = await pay(beta, body);
    expect([asked.status, asked.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    const paid = await pay(beta, { ...body, shortReason: 'Из сейфа' });
    expect(paid.status).toBe(201);
  });
});

describe('a user tied to a partner', () => {
  test('reads the own statement without comments, customers and writes', async () => {
    const { status, body } = await statement(alpha, NOVEMBER, app.as('alpha'));
    expect([status, body.due, body.expenses[0]?.comment]).toEqual([200, 1100, null]);
    expect(JSON.stringify(body)).not.toContain('Тайнов');
    const refused = await pay(alpha, { amount: 1, method: 'card' }, app.as('alpha'));
    expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.generic.forbidden]);
  });

  test('may not read the statement of another, nor the balances', async () => {
    const { status, body } = await statement(alpha, NOVEMBER, app.as('beta'));
    expect([status, body.message]).toEqual([403, MESSAGES.generic.forbidden]);
    expect((await app.as('beta').rest('GET', '/partners/balances')).status).toBe(403);
  });
});

test('what is left is counted from the day of the partner', async () => {
  const put = (settledFrom: string | null) =>
    cashier().rest('PUT', `/partners/${alpha}`, { name: 'Альфа', settledFrom });
  await put('2026-12-01');
  const { body } = await statement(alpha);
  // 500.00 of December − 2300.00
  expect(body).toMatchObject({ due: 1100, settledBefore: 799.5, closing: 0, left: -1800 });
  const balances = await analyst().rest<{ items: { left: number }[] }>('GET', '/partners/balances');
  expect(balances.body.items[0]?.left).toBe(-1800);
  await put(null);
});
