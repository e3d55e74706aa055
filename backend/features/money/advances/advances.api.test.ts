import { Booking } from '@backend/store/entities/booking.entity';
import { bookPriced, moneyCalls, type WireMoney } from '@backend/testing/data/money';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { customers, money } = MESSAGES;
const CASH = { amount: 1000, method: 'cash' };
const cashier = () => app.as(['edit_bookings', 'view_clients', 'view_board']);

interface WireAdvance {
  id: number;
  direction: string;
  method: string;
  amount: number;
  isReversed: boolean;
  mayReverse: boolean;
  bookingId: number | null;
}
interface CustomerMoney {
  debt: number;
  advance: number;
  advances: WireAdvance[];
  message?: string;
}
interface AdvancePage {
  items: { customerId: number; customerName: string | null; advance: number }[];
  total: number;
  totalAmount: number;
}

const customerOf = async (bookingId: number) =>
  (await app.store.fork().findOneOrFail(Booking, bookingId)).customer?.id ?? 0;
/** A booking of 10 000 whose customer paid an advance. */
const withAdvance = async (amount = 4000) => {
  const booking = await bookPriced(app);
  const customerId = await customerOf(booking.id);
  await post(customerId, 'advances', { amount, method: 'cash' });
  return { ...booking, customerId };
};
const post = (id: number, path: string, body: object, headers?: Record<string, string>) =>
  cashier().rest<CustomerMoney>('POST', `/customers/${id}/money/${path}`, body, headers);
const read = async (id: number) =>
  (await cashier().rest<CustomerMoney>('GET', `/customers/${id}/money`)).body;
const reverse = (id: number) =>
  cashier().rest<CustomerMoney>('POST', `/money/advances/${id}/reverse`, {});
const report = async (query = '') =>
  (await app.as(['view_analytics']).rest<AdvancePage>('GET', `/money/advances${query}`)).body;

describe.each(['advances', 'advance-returns'])('POST /customers/{id}/money/%s', (path) => {
  test.each([
    [{ amount: null }, money.amountRequired],
    [{ amount: 0 }, money.amountNotPositive],
    [{ method: 'advance' }, money.methodRequired],
  ])('refuses %j', async (wrong, message) => {
    const { customerId } = await withAdvance();
    const answer = await post(customerId, path, { ...CASH, ...wrong });
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect((await read(customerId)).advances).toHaveLength(1);
  });

  test('refuses an unknown customer', async () => {
    const { status, body } = await post(999_999, path, CASH);
    expect([status, body.message]).toEqual([404, customers.notFound]);
  });
});

test('an advance is taken once per key, refunded and reversed', async () => {
  const { customerId } = await withAdvance(4000);
  const key = { 'Idempotency-Key': 'advance-key-0001' };
  const first = await post(customerId, 'advances', { amount: 500, method: 'card' }, key);
  const again = await post(customerId, 'advances', { amount: 500, method: 'card' }, key);
  expect([first.status, again.body.advance]).toEqual([201, 4500]);
  const much = await post(customerId, 'advance-returns', { amount: 4501, method: 'cash' });
  expect([much.status, much.body.message]).toEqual([422, money.moreThanAdvance]);
  const back = await post(customerId, 'advance-returns', { amount: 4500, method: 'cash' });
  expect([back.status, back.body.advance]).toEqual([201, 0]);
  const [returned, taken] = back.body.advances;
  expect([returned?.mayReverse, taken?.mayReverse]).toEqual([true, false]);
  const spent = await reverse(taken?.id ?? 0);
  expect([spent.status, spent.body.message]).toEqual([409, money.advanceIsSpent]);
  expect((await reverse(returned?.id ?? 0)).body).toMatchObject({ advance: 4500 });
  const twice = await reverse(returned?.id ?? 0);
  expect([twice.status, twice.body.message]).toEqual([409, money.reversed]);
  expect((await reverse(999_999)).status).toBe(404);
});

test('a rental is paid with an advance, and reversing the payment restores it', async () => {
  const { id, customerId } = await withAdvance(4000);
  const calls = moneyCalls(app);
  expect(await calls.read(id)).toMatchObject({ balance: 10_000, advance: 4000 });
  const much = await calls.post(id, 'credits', { amount: 4001 });
  expect([much.status, much.body.message]).toEqual([422, money.creditedMoreThanAdvance]);
  const { status, body } = await calls.post(id, 'credits', { amount: 4000 });
  expect([status, body]).toMatchObject([
    201,
    { balance: 6000, paid: 4000, advance: 0, entries: [{ method: 'advance', mayReverse: true }] },
  ]);
  const lines = await read(customerId);
  expect(lines).toMatchObject({ advance: 0, debt: 6000 });
  expect(lines.advances[0]).toMatchObject({
    direction: 'out',
    method: 'advance',
    amount: 4000,
    bookingId: id,
    mayReverse: false,
  });
  const atCustomer = await reverse(lines.advances[0]?.id ?? 0);
  expect([atCustomer.status, atCustomer.body.message]).toEqual([409, money.creditIsOfRental]);
  const undone = await calls.reverse('entries', body.entries[0]?.id ?? 0);
  expect(undone.body).toMatchObject({ balance: 10_000, advance: 4000 });
  expect(await read(customerId)).toMatchObject({ advance: 4000, advances: { length: 3 } });
});

test('a credit over the debt of the rental is refused', async () => {
  const { id } = await withAdvance(50_000);
  const { status, body } = await moneyCalls(app).post(id, 'credits', { amount: 10_001 });
  expect([status, body.message]).toEqual([422, money.creditedMoreThanOwed]);
});

test('credits are refused to anonymous clients and other sections', async () => {
  for (const path of ['credits', 'advances']) {
    const url = `/bookings/1/money/${path}`;
    expect((await app.as(null).rest('POST', url, { amount: 1 })).status).toBe(401);
    expect((await app.as(['view_clients']).rest('POST', url, { amount: 1 })).status).toBe(403);
    const empty = await cashier().rest<WireMoney>('POST', url, {});
    expect([empty.status, empty.body.message]).toEqual([422, money.amountRequired]);
  }
});

test('money of a cancelled rental is kept as an advance and not twice', async () => {
  const { id, customerId } = await withAdvance(1000);
  const calls = moneyCalls(app);
  await calls.post(id, 'payments', { amount: 3000, method: 'card' });
  const cancelled = await cashier().rest('DELETE', `/bookings/${id}`, { reason: 'Отказ' });
  expect(cancelled.status).toBeLessThan(300);
  const kept = await calls.post(id, 'advances', { amount: 3000 });
  expect([kept.status, kept.body]).toMatchObject([201, { balance: 0, advance: 4000 }]);
  const more = await calls.post(id, 'advances', { amount: 1 });
  expect([more.status, more.body.message]).toEqual([422, money.moreThanPaid]);
  await post(customerId, 'advance-returns', { amount: 4000, method: 'cash' });
  const spent = await calls.reverse('entries', kept.body.entries[0]?.id ?? 0);
  expect([spent.status, spent.body.message]).toEqual([409, money.advanceIsSpent]);
});

test('ten concurrent credits spend an advance once', async () => {
  const { id, customerId } = await withAdvance(4000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => moneyCalls(app).post(id, 'credits', { amount: 1000 })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(await read(customerId)).toMatchObject({ advance: 0 });
});

test('the register has advances once and names their customers', async () => {
  const register = async () => {
    const { body } = await app.as(['view_analytics', 'edit_bookings']).rest<{
      cash: { cameIn: number };
      lines: { customerId: number | null; bookingId: number | null }[];
    }>('GET', '/money/register?from=2026-11-10&to=2026-11-10');
    return body;
  };
  const before = await register();
  const { id, customerId, customer } = await withAdvance(4000);
  await moneyCalls(app).post(id, 'credits', { amount: 4000 });
  const { cash, lines } = await register();
  expect(cash.cameIn).toBe(before.cash.cameIn + 4000);
  expect(lines.filter((line) => line.customerId === customerId)).toMatchObject([
    { kind: 'advance', method: 'cash', bookingId: null, customerName: customer, amount: 4000 },
  ]);
  expect(lines.filter((line) => line.bookingId === id)).toEqual([]);
});

test('the report of advances is that of each customer, also at a past moment', async () => {
  const before = await report();
  app.clock.set('2026-11-10T12:00:00.000Z');
  const { customerId, customer } = await withAdvance(4000);
  app.clock.set('2026-11-10T13:00:00.000Z');
  await post(customerId, 'advance-returns', { amount: 1500, method: 'cash' });
  const now = await report();
  expect(now).toMatchObject({
    total: before.total + 1,
    totalAmount: before.totalAmount + 2500,
  });
  for (const { customerId: id, advance } of now.items) {
    expect((await read(id)).advance).toBe(advance);
  }
  const past = await report('?moment=2026-11-10T12:30:00.000Z');
  expect(past.totalAmount).toBe(before.totalAmount + 4000);
  const found = await report(`?search=${encodeURIComponent(customer)}`);
  expect(found.items.some(({ customerId: id }) => id === customerId)).toBe(true);
  expect((await app.as(null).rest('GET', '/money/advances')).status).toBe(401);
  expect((await app.as(['edit_bookings']).rest('GET', '/money/advances')).status).toBe(403);
  const wrong = await app.as(['view_analytics']).rest('GET', '/money/advances?page=0');
  expect(wrong.status).toBe(422);
});

test('a customer with an advance cannot be deleted', async () => {
  const { id, customerId } = await withAdvance(1000);
  await moneyCalls(app).post(id, 'payments', { amount: 10_000, method: 'cash' });
  const client = app.as(['view_clients']);
  const refused = await client.rest('DELETE', `/customers/${customerId}`);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: money.customerHasAdvance },
  ]);
  await post(customerId, 'advance-returns', { amount: 1000, method: 'cash' });
  expect((await client.rest('DELETE', `/customers/${customerId}`)).status).toBeLessThan(300);
});
