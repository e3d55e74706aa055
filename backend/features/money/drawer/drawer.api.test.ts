import { bookPriced, moneyCalls } from '@backend/testing/data/money';
import { addCustomer } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { money } = MESSAGES;
const DAY = '2026-11-10';
const LOGIN = 'user-edit_bookings';
const cashier = () => app.as(['edit_bookings']);
interface Drawer {
  userId: number;
  userName: string;
  shouldBe: number;
  difference: number | null;
}
interface DrawerDay {
  drawers: Drawer[];
  methods: { method: string; cameIn: number; wentOut: number }[];
  movements: { id: number; customerName: string | null }[];
  nextCursor: string | null;
}
const drawer = async (query = '', client = app.as(['view_analytics'])) =>
  (await client.rest<DrawerDay>('GET', `/money/drawer?day=${DAY}${query}`)).body;
const close = (body: object, client = cashier()) =>
  client.rest<Drawer & { message?: string }>('POST', '/money/drawer/counts', { day: DAY, ...body });

test('counting is refused to anonymous clients, other sections and bad input', async () => {
  const body = { openedWith: 0, counted: 0 };
  expect((await close(body, app.as(null))).status).toBe(401);
  expect((await close(body, app.as(['view_analytics']))).status).toBe(403);
  const wrong = [
    [{ ...body, day: null }, money.dayRequired],
    [{ ...body, day: '2026-11-11' }, money.dayInFuture],
    [{ openedWith: -1, counted: 0 }, money.openedWithInvalid],
    [{ openedWith: 0 }, money.countedInvalid],
  ] as const;
  for (const [sent, message] of wrong) {
    const answer = await close(sent);
    expect([answer.status, answer.body.message]).toEqual([422, message]);
  }
  expect((await drawer()).drawers).toEqual([]);
});

test('a day of cash, other methods, a withholding and manual entries, counted twice', async () => {
  const { id, customer } = await bookPriced(app);
  const { post } = moneyCalls(app);
  await post(id, 'payments', { amount: 3000, method: 'cash' });
  await post(id, 'payments', { amount: 2000, method: 'card' });
  await post(id, 'deposits', { amount: 5000, method: 'cash' });
  await post(id, 'withholdings', { amount: 1000, chargeKind: 'fuel' });
  await post(id, 'deposit-returns', { amount: 500, method: 'cash' });
  await cashier().rest('POST', '/cashbox/entries', { amount: 250 });
  const open = await drawer();
  expect(open.drawers).toMatchObject([
    {
      userName: LOGIN,
      openedWith: 0,
      cameIn: 8000,
      wentOut: 500,
      manual: 250,
      shouldBe: 7750,
      counted: null,
      difference: null,
    },
  ]);
  expect(open.methods).toEqual([
    { method: 'cash', cameIn: 8000, wentOut: 500 },
    { method: 'card', cameIn: 2000, wentOut: 0 },
    { method: 'transfer', cameIn: 0, wentOut: 0 },
    { method: 'sbp', cameIn: 0, wentOut: 0 },
  ]);
  expect(open.movements).toHaveLength(6);
  expect(open.movements[0]?.customerName).toBeNull();
  expect((await drawer('', app.as(['edit_bookings']))).movements[0]?.customerName).toBe(customer);

  const first = await close({ openedWith: 1000, counted: 8700, comment: 'Не хватает' });
  expect([first.status, first.body]).toMatchObject([
    201,
    { openedWith: 1000, shouldBe: 8750, counted: 8700, difference: -50, comment: 'Не хватает' },
  ]);
  const again = await Promise.all([1, 2].map(() => close({ openedWith: 1000, counted: 8750 })));
  expect(again.map(({ status, body }) => [status, body.difference])).toEqual([
    [201, 0],
    [201, 0],
  ]);
  expect((await drawer()).drawers).toMatchObject([{ counted: 8750, difference: 0 }]);
});

test('the next day opens with the counted amount; a cashier sees only their own drawer', async () => {
  const { id } = await bookPriced(app);
  app.clock.set('2026-11-11T09:00:00.000Z');
  await moneyCalls(app).post(id, 'payments', { amount: 100, method: 'cash' });
  const { body } = await app
    .as(['view_analytics'])
    .rest<DrawerDay>('GET', '/money/drawer?day=2026-11-11');
  expect(body.drawers).toMatchObject([{ openedWith: 8750, shouldBe: 8850 }]);
  const other = app.as(['edit_bookings', 'view_board']);
  expect((await drawer('', other)).drawers).toEqual([]);
  const userId = body.drawers[0]?.userId;
  const refused = await other.rest('GET', `/money/drawer?day=${DAY}&userId=${userId}`);
  expect([refused.status, refused.body.message]).toEqual([403, money.onlyOwnDrawer]);
  expect((await drawer(`&userId=${userId}`)).drawers).toHaveLength(1);
});

test('the entries of a day are paginated; each part has the sums of the day', async () => {
  const customerId = await addCustomer(app.store);
  app.clock.set(`${DAY}T09:00:00.000Z`);
  const path = `/customers/${customerId}/money/advances`;
  await cashier().rest('POST', path, { amount: 70, method: 'cash' });
  const whole = await drawer();
  expect([whole.movements.length, whole.nextCursor]).toEqual([7, null]);
  const read: DrawerDay['movements'] = [];
  let query = '&limit=4';
  for (let parts = 0; query; parts += 1) {
    const { movements, nextCursor, ...sums } = await drawer(query);
    expect(sums).toEqual({ day: DAY, drawers: whole.drawers, methods: whole.methods });
    read.push(...movements);
    query = nextCursor ? `&limit=4&cursor=${nextCursor}` : '';
    expect(parts).toBeLessThan(2);
  }
  expect(read).toEqual(whole.movements);
});

test.each([
  ['limit=0', MESSAGES.lists.limitInvalid],
  ['limit=x', MESSAGES.lists.limitInvalid],
  ['cursor=12', MESSAGES.lists.cursorInvalid],
  ["cursor=1'--", MESSAGES.lists.cursorInvalid],
])('a part needs a valid limit and cursor: %s', async (query, message) => {
  const answer = await app
    .as(['view_analytics'])
    .rest<{ message: string }>('GET', `/money/drawer?day=${DAY}&${query}`);
  expect([answer.status, answer.body.message]).toEqual([422, message]);
});
