import { Booking } from '@backend/store/entities/booking.entity';
import { bookPriced, moneyCalls } from '@backend/testing/data/money';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set('2026-11-10T09:00:00.000Z'));
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const keeper = () => app.as(['view_clients', 'view_cars', 'edit_bookings']);
interface Refused {
  code: string;
  message: string;
  rentals: { id: number; customer: string | null }[];
}
const remove = (path: string, client = keeper()) => client.rest<Refused>('DELETE', path);

/** A rental from the 9th to the 14th, the paths of its customer and car, and its customer's name. */
async function rented(terms: Parameters<typeof bookPriced>[1] = {}) {
  const made = await bookPriced(app, terms);
  const row = await app.store.fork().findOneOrFail(Booking, made.id);
  return { ...made, paths: [`/customers/${row.customer?.id}`, `/cars/${made.carId}`] as const };
}

const post = (id: number, path: string, body: object) => moneyCalls(app).post(id, path, body);
const mark = (id: number, name: 'handover' | 'return') =>
  staff().rest('POST', `/bookings/${id}/${name}`, {});
const pay = (id: number, amount: number) => post(id, 'payments', { amount, method: 'cash' });

/** Amounts are written with no-break spaces. */
const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ');

const OPEN: [string, (id: number) => Promise<unknown>, string][] = [
  [
    'its car is out',
    async (id) => {
      await mark(id, 'handover');
      await pay(id, 10_000);
    },
    'Примите машину: ',
  ],
  [
    'its car is out and a deposit is held',
    async (id) => {
      await mark(id, 'handover');
      await pay(id, 10_000);
      await post(id, 'deposits', { amount: 50_000, method: 'cash' });
    },
    'Примите машину и верните залог 50 000 ₽: ',
  ],
  [
    'a charge is not paid',
    async (id) => {
      await pay(id, 10_000);
      await post(id, 'charges', { amount: 700.5, kind: 'fuel' });
    },
    'Примите оплату 700,50 ₽: ',
  ],
  ['rent is paid in part', (id) => pay(id, 4000), 'Примите оплату 6 000 ₽: '],
  ['more is paid than owed', (id) => pay(id, 10_500), 'Верните переплату 500 ₽: '],
];

describe.each(OPEN)('while %s', (_, prepare, order) => {
  test('customer and car are not deleted; the message says how to settle, over REST and GraphQL', async () => {
    const { id, customer, paths } = await rented();
    await prepare(id);
    for (const path of paths) {
      const { status, body } = await remove(path);
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
      const rental = `бронь №${id}, Плательщиков П., 09.11.2026 10:00 – 14.11.2026 10:00`;
      expect(plain(body.message)).toBe(`${order}${rental}`);
      expect(body.rentals).toMatchObject([{ id, customer }]);
      const number = path.split('/').at(-1);
      const isCar = path.startsWith('/cars/');
      const document = isCar
        ? `mutation { deleteCar(id: ${number}) }`
        : `mutation { deleteCustomer(id: ${number}) { id } }`;
      const answer = await keeper().gql(document);
      expect(answer.errors?.[0]?.message).toBe(body.message);
    }
    expect(await app.store.fork().count(Booking, { id })).toBe(1);
  });
});

test('without permission for money and customers the refusal names the rental alone', async () => {
  const { id, paths } = await rented();
  await post(id, 'deposits', { amount: 50_000, method: 'cash' });
  const { body } = await remove(paths[1], app.as(['view_cars']));
  expect(body.message).toContain('Верните залог и примите оплату: бронь');
  expect(JSON.stringify(body)).not.toMatch(/Плательщиков|50.000/);
});

test('a settled, an unpaid future and a cancelled rental are deleted', async () => {
  const settled = await rented();
  await mark(settled.id, 'handover');
  await mark(settled.id, 'return');
  await pay(settled.id, 10_000);
  const toCome = await rented({ from: 20, to: 22 });
  const cancelled = await rented();
  await staff().rest('DELETE', `/bookings/${cancelled.id}`);
  for (const { paths } of [settled, toCome, cancelled]) {
    expect((await remove(paths[0])).status).toBe(200);
    expect((await remove(paths[1])).status).toBe(204);
  }
});

test('a prepayment of a future rental has to be refunded first', async () => {
  const { id, paths } = await rented({ from: 20, to: 22 });
  await pay(id, 3000);
  const { body } = await remove(paths[0]);
  expect(plain(body.message)).toContain('Верните предоплату 3 000 ₽');
  await post(id, 'refunds', { amount: 3000, method: 'cash' });
  expect((await remove(paths[0])).status).toBe(200);
});

test('the purge of incomplete bookings leaves those with money', async () => {
  const { id } = await rented({ from: 20, to: 22 });
  await post(id, 'deposits', { amount: 2000, method: 'cash' });
  await app.store.fork().nativeUpdate(Booking, { id }, { isComplete: false });
  const purge = () => staff().rest<Refused>('POST', '/bookings/incomplete/purge', {});
  const refused = await purge();
  expect([refused.status, refused.body.rentals?.map((one) => one.id)]).toEqual([409, [id]]);
  await post(id, 'deposit-returns', { amount: 2000, method: 'cash' });
  expect((await purge()).status).toBeLessThan(300);
  expect(await app.store.fork().count(Booking, { id })).toBe(0);
});

test.each([0, 1] as const)(
  'a deletion beside a handover and a deposit leaves neither a car nor money without its rental (%i)',
  async (which) => {
    for (let round = 0; round < 5; round += 1) {
      const { id, paths } = await rented({ from: 10, to: 12, totalPrice: 1000 });
      const [gone, handed, taken] = await Promise.all([
        remove(paths[which]),
        mark(id, 'handover'),
        post(id, 'deposits', { amount: 5000, method: 'cash' }),
      ]);
      const isGone = gone.status < 300;
      expect(await app.store.fork().count(Booking, { id })).toBe(isGone ? 0 : 1);
      expect([handed.status < 300, taken.status < 300].includes(true)).toBe(!isGone);
    }
  },
);

test('unpaid rent does not block deletion in a company that records no payments', async () => {
  const other = await startTestApp();
  try {
    const { carId } = await bookPriced(other);
    const answer = await other.as(['view_cars']).rest('DELETE', `/cars/${carId}`);
    expect(answer.status).toBe(204);
    // After one payment the company switches recording off.
    const paid = await bookPriced(other);
    const path = `/bookings/${paid.id}/money/payments`;
    const payment = { amount: 1, method: 'cash' };
    expect((await other.as(['edit_bookings']).rest('POST', path, payment)).status).toBe(201);
    const { carId: unpaid } = await bookPriced(other);
    const remove = () => other.as(['view_cars']).rest('DELETE', `/cars/${unpaid}`);
    expect((await remove()).status).toBe(409);
    const settings = { depositReturnDays: 0, recordsPayments: false };
    await other.as(['manage_users']).rest('PUT', '/money/settings', settings);
    expect((await remove()).status).toBe(204);
  } finally {
    await other.close();
  }
});

test('an advance blocks the deletion', async () => {
  const { paths } = await rented({ from: 20, to: 22 });
  const path = `${paths[0]}/money/advances`;
  expect((await staff().rest('POST', path, { amount: 70, method: 'cash' })).status).toBe(201);
  expect((await remove(paths[0])).body.message).toBe(MESSAGES.money.customerHasAdvance);
});
