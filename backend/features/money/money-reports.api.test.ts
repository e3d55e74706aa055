import { addCar, november } from '@backend/testing/data/fleet';
import { bookPriced, moneyCalls } from '@backend/testing/data/money';
import { addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { money } = MESSAGES;
const calls = () => moneyCalls(app);
const seer = () => app.as(['view_analytics', 'view_booking_list']);

interface Page {
  items: {
    rentalId: number;
    bookingId: number | null;
    customerId: number | null;
    customerName: string | null;
    balance: number;
    held: number;
    isOver: boolean;
    returnBy: string | null;
  }[];
  total: number;
  totalAmount: number;
  message?: string;
}
const report = (path: string, query = '', client = seer()) =>
  client.rest<Page>('GET', `/money/${path}?pageSize=100&${query}`);

test.each([
  ['debtors?page=0', MESSAGES.lists.pageInvalid],
  ['debtors?moment=вчера', money.momentInvalid],
  ['debtors?side=both', MESSAGES.lists.choiceInvalid],
  ['deposits?state=all', MESSAGES.lists.choiceInvalid],
  ['deposits?state=untaken&moment=2026-11-09T00:00:00Z', money.untakenNow],
  ['charges', MESSAGES.generic.invalidPeriod],
  ['charges?start=2026-11-09T00:00:00Z&end=2026-11-08T00:00:00Z', MESSAGES.generic.invalidPeriod],
  ['register', MESSAGES.tills.periodInvalid],
  ['register?from=2026-13-01&to=2026-11-01', MESSAGES.tills.periodInvalid],
  ['register?from=2026-11-02&to=2026-11-01', MESSAGES.tills.periodReversed],
  ['register?from=2025-11-01&to=2026-11-02', MESSAGES.tills.periodTooLong],
])('GET /money/%s is refused', async (path, message) => {
  const { status, body } = await seer().rest('GET', `/money/${path}`);
  expect([status, body.message]).toEqual([422, message]);
});

test('debtors, the overpaid and deposits sum up to the balances of the rentals', async () => {
  const { read, post } = calls();
  const owing = await bookPriced(app, { from: 8, to: 9 });
  const over = await bookPriced(app);
  await post(owing.id, 'payments', { amount: 4000, method: 'card' });
  await post(owing.id, 'deposits', { amount: 5000, method: 'cash' });
  await post(owing.id, 'withholdings', { amount: 700, chargeKind: 'fine' });
  await post(owing.id, 'deposit-returns', { amount: 300, method: 'cash' });
  await post(over.id, 'payments', { amount: 10_500, method: 'cash' });
  await post(over.id, 'deposits', { amount: 2000, method: 'cash' });
  const [owed, overpaid, held, due] = await Promise.all([
    report('debtors'),
    report('debtors', 'side=overpaid'),
    report('deposits'),
    report('deposits', 'state=due'),
  ]);
  const find = (page: Page, id: number) => page.items.find(({ rentalId }) => rentalId === id);
  expect(find(owed.body, owing.id)).toMatchObject({
    bookingId: owing.id,
    customerName: owing.customer,
    isOver: true,
    balance: 6000,
    owed: 10_700,
    paid: 4700,
    agreed: 5000,
    held: 4000,
    returned: 300,
    withheld: 700,
    carTitle: 'Kia Rio',
    returnBy: '2026-11-09',
  });
  expect(find(owed.body, over.id)).toBeUndefined();
  expect(find(overpaid.body, over.id)).toMatchObject({ balance: -500, isOver: false });
  expect(find(held.body, over.id)).toMatchObject({ held: 2000, returnBy: null });
  expect(find(due.body, owing.id)).toMatchObject({ held: 4000 });
  expect(find(due.body, over.id)).toBeUndefined();
  for (const { body } of [owed, overpaid]) {
    const balances = await Promise.all(body.items.map(({ rentalId }) => read(rentalId)));
    expect(body.items.map(({ balance }) => balance)).toEqual(
      balances.map(({ balance }) => balance),
    );
    expect(body.total).toBe(body.items.length);
    const sum = body.items.reduce((all, { balance }) => all + Math.abs(balance), 0);
    expect(body.totalAmount).toBeCloseTo(sum, 2);
  }
  expect(held.body.totalAmount).toBe(6000);
});

test('a customer is found by name; names are hidden without a section of bookings', async () => {
  const { id, customer } = await bookPriced(app);
  const search = `search=${encodeURIComponent(customer)}`;
  expect((await report('debtors', search)).body).toMatchObject({
    total: 1,
    items: [{ rentalId: id, customerName: customer }],
  });
  const { body } = await report('debtors', search, app.as(['view_analytics']));
  expect(body.items[0]).toMatchObject({ customerName: null, customerPhone: null, balance: 10_000 });
});

test('marks of many bookings', async () => {
  const { post } = calls();
  const [unpaid, partly, paid, over] = [
    await bookPriced(app),
    await bookPriced(app),
    await bookPriced(app),
    await bookPriced(app),
  ];
  await post(partly?.id ?? 0, 'payments', { amount: 1, method: 'cash' });
  await post(paid?.id ?? 0, 'payments', { amount: 10_000, method: 'cash' });
  await post(over?.id ?? 0, 'payments', { amount: 10_000.01, method: 'cash' });
  const ids = [unpaid, partly, paid, over].map((one) => one?.id);
  const { body } = await app
    .as(['edit_bookings'])
    .rest<{ items: object[] }>('GET', `/money/marks?bookingIds=${[...ids, 999_999].join(',')}`);
  const now = { held: 0, depositToTake: 5000, untaken: 0, isOver: false };
  expect(body.items).toEqual([
    { bookingId: ids[0], rentalId: ids[0], mark: 'unpaid', balance: 10_000, paid: 0, ...now },
    { bookingId: ids[1], rentalId: ids[1], mark: 'partly', balance: 9999, paid: 1, ...now },
    { bookingId: ids[2], rentalId: ids[2], mark: 'paid', balance: 0, paid: 10_000, ...now },
    {
      bookingId: ids[3],
      rentalId: ids[3],
      mark: 'overpaid',
      balance: -0.01,
      paid: 10_000.01,
      ...now,
    },
  ]);
});

test('a mark has the end of the rental and the deposit still to take', async () => {
  const { post } = calls();
  const over = await bookPriced(app, { from: 8, to: 9 });
  const lasting = await bookPriced(app);
  for (const { id } of [over, lasting]) {
    await post(id, 'deposits', { amount: 3000, method: 'cash' });
  }
  const { body } = await app
    .as(['edit_bookings'])
    .rest<{ items: object[] }>('GET', `/money/marks?bookingIds=${over.id},${lasting.id}`);
  expect(body.items).toMatchObject([
    { bookingId: over.id, isOver: true, held: 3000, depositToTake: 0 },
    { bookingId: lasting.id, isOver: false, held: 3000, depositToTake: 2000 },
  ]);
});

describe('GET /customers/{id}/money', () => {
  const of = (id: number, client = app.as(['edit_bookings'])) =>
    client.rest('GET', `/customers/${id}/money`);

  test('sums the rentals of the customer, debts and overpayments apart', async () => {
    const { post } = calls();
    const owing = await bookPriced(app);
    const search = `search=${encodeURIComponent(owing.customer)}`;
    const [found] = (await report('debtors', search)).body.items;
    const customerId = found?.customerId ?? 0;
    const carId = await addCar(app.store);
    const dates = { startDate: november(9, '10:00'), endDate: november(14, '10:00') };
    const over = await addRental(app.store, { carId, customerId, ...dates, totalPrice: 2000 });
    await post(owing.id, 'payments', { amount: 4000, method: 'cash' });
    await post(owing.id, 'deposits', { amount: 5000, method: 'cash' });
    await post(over, 'payments', { amount: 2500, method: 'card' });
    await post(over, 'deposits', { amount: 1000, method: 'cash' });
    expect((await of(customerId)).body).toMatchObject({ debt: 6000, overpaid: 500, held: 6000 });
  });

  test('is zero for a customer without rentals', async () => {
    const nothing = { debt: 0, overpaid: 0, held: 0, advance: 0, advances: [] };
    expect((await of(999_999)).body).toEqual({ ...nothing, version: 0 });
  });
});

test('too many marks are refused', async () => {
  const bookingIds = Array.from({ length: 1001 }, (_, at) => at + 1).join(',');
  const answer = await app
    .as(['edit_bookings'])
    .rest('GET', `/money/marks?bookingIds=${bookingIds}`);
  expect([answer.status, answer.body.message]).toEqual([422, money.tooManyBookings]);
});

test('the settings have the days until a deposit is due', async () => {
  const admin = app.as(['manage_users']);
  const put = (body: object, client = admin) => client.rest('PUT', '/money/settings', body);
  expect((await put({ depositReturnDays: 3 }, app.as(['edit_bookings']))).status).toBe(403);
  expect((await put({ depositReturnDays: 3 }, app.as(null))).status).toBe(401);
  for (const depositReturnDays of [-1, 31, 1.5, 'три', null]) {
    const { status, body } = await put({ depositReturnDays });
    expect([status, body.message]).toEqual([422, money.returnDaysInvalid]);
  }
  const settings = { depositReturnDays: 10, moneySince: '2026-11-05' };
  const saved = (await put(settings)).body;
  expect(saved).toMatchObject(settings);
  expect((await admin.rest('GET', '/money/settings')).body).toEqual(saved);
  const { id } = await bookPriced(app, { from: 8, to: 9 });
  expect((await calls().read(id)).deposit.returnBy).toBe('2026-11-19');
  const old = await bookPriced(app, { from: 3, to: 4 });
  expect(await calls().read(old.id)).toMatchObject({ isFollowed: false, balance: 0 });
  const { status, body } = await calls().post(old.id, 'payments', { amount: 1, method: 'cash' });
  expect([status, body.message]).toEqual([409, money.notFollowed]);
  await put({ depositReturnDays: 0 });
});

test('recording of payments is a setting, shown with the company', async () => {
  const admin = app.as(['manage_users']);
  const put = (body: object) => admin.rest('PUT', '/money/settings', body);
  const said = async () =>
    (await app.as(null).gql('{ company { recordsPayments } }')).data?.company;
  expect(await said()).toEqual({ recordsPayments: true });
  expect((await put({ depositReturnDays: 0, recordsPayments: 'нет' })).status).toBe(422);
  const off = await put({ depositReturnDays: 0, recordsPayments: false });
  expect(off).toMatchObject({ status: 200, body: { recordsPayments: false } });
  expect(await said()).toEqual({ recordsPayments: false });
  // Omitted, it stays unchanged.
  expect((await put({ depositReturnDays: 1 })).body).toMatchObject({ recordsPayments: false });
  await put({ depositReturnDays: 0, recordsPayments: true });
  expect(await said()).toEqual({ recordsPayments: true });
});

test('charges of a period are summed by kind, without reversed ones, and are no revenue', async () => {
  const { id } = await bookPriced(app);
  const now = app.clock.now().toISOString();
  const query = `start=${now}&end=${now}`;
  type Totals = { items: { kind: string; count: number; amount: number }[]; total: number };
  const read = async () => (await seer().rest<Totals>('GET', `/money/charges?${query}`)).body;
  const revenue = async () =>
    (await seer().rest<{ summary: object }>('GET', `/analytics/fleet?${query}`)).body.summary;
  const amountOf = ({ items }: Totals, kind: string) =>
    items.find((one) => one.kind === kind)?.amount ?? 0;
  const [before, revenueBefore] = [await read(), await revenue()];
  const { post, reverse } = calls();
  await post(id, 'charges', { kind: 'fine', amount: 1500.5 });
  await post(id, 'charges', { kind: 'fuel', amount: 700 });
  const { body } = await post(id, 'charges', { kind: 'fuel', amount: 300 });
  await reverse('charges', body.charges[0]?.id ?? 0);
  const after = await read();
  expect(amountOf(after, 'fine') - amountOf(before, 'fine')).toBe(1500.5);
  expect(amountOf(after, 'fuel') - amountOf(before, 'fuel')).toBe(700);
  expect(after.total - before.total).toBe(2200.5);
  expect(await revenue()).toEqual(revenueBefore);
  const document = `query Totals($start: DateTime, $end: DateTime) {
    chargeTotals(start: $start, end: $end) { items { kind count amount } total }
  }`;
  const { data } = await seer().gql(document, { start: now, end: now });
  expect(data).toEqual({ chargeTotals: after });
  const other = 'start=2026-01-01T00:00:00Z&end=2026-01-02T00:00:00Z';
  expect((await seer().rest('GET', `/money/charges?${other}`)).body).toEqual({
    items: [],
    total: 0,
  });
});
