import { Booking } from '@backend/store/entities/booking.entity';
import { addCar, november } from '@backend/testing/data/fleet';
import { bookPriced, moneyCalls } from '@backend/testing/data/money';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(november(10, '12:00'));
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const hand = (id: number) => staff().rest('POST', `/bookings/${id}/handover`, {});
const takeBack = (id: number) => staff().rest('POST', `/bookings/${id}/return`, {});

interface Row {
  rentalId: number;
  untaken: number | null;
  held: number;
}
async function untaken(query = '') {
  const { body } = await app
    .as(['view_analytics'])
    .rest<{ items: Row[]; total: number; totalAmount: number }>(
      'GET',
      `/money/deposits?state=untaken&pageSize=100&${query}`,
    );
  return body;
}
async function markedUntaken(ids: readonly number[]) {
  const { body } = await staff().rest<{ items: { bookingId: number; untaken: number }[] }>(
    'GET',
    `/money/marks?bookingIds=${ids.join(',')}`,
  );
  return body.items;
}

test('a deposit counts as untaken from the handover until it is taken or the car is returned', async () => {
  const { post } = moneyCalls(app);
  const { id } = await bookPriced(app);
  const found = async () => (await untaken()).items.find(({ rentalId }) => rentalId === id);
  expect(await found()).toBeUndefined();
  expect((await hand(id)).status).toBe(200);
  expect(await found()).toMatchObject({
    untaken: 5000,
    held: 0,
    agreed: 5000,
    carTitle: 'Kia Rio',
  });
  await post(id, 'deposits', { amount: 2000, method: 'cash' });
  expect(await found()).toMatchObject({ untaken: 3000, held: 2000 });
  app.clock.set(november(14, '13:00'));
  expect(await found()).toMatchObject({ untaken: 3000 });
  await takeBack(id);
  expect(await found()).toBeUndefined();
  app.clock.set(november(10, '12:00'));
});

test('a deposit that was taken and returned counts as taken', async () => {
  const { post } = moneyCalls(app);
  const { id } = await bookPriced(app);
  await hand(id);
  await post(id, 'deposits', { amount: 5000, method: 'cash' });
  await post(id, 'deposit-returns', { amount: 5000, method: 'cash' });
  expect((await untaken()).items.map(({ rentalId }) => rentalId)).not.toContain(id);
});

test('the list, its total and the marks of the bookings are the same sums', async () => {
  const { post } = moneyCalls(app);
  const ids: number[] = [];
  for (const taken of [0, 1500, 5000, 6000]) {
    for (const state of ['waiting', 'out', 'back']) {
      const { id } = await bookPriced(app);
      if (state !== 'waiting') await hand(id);
      if (taken > 0) await post(id, 'deposits', { amount: taken, method: 'card' });
      if (state === 'back') await takeBack(id);
      ids.push(id);
    }
  }
  const list = await untaken();
  const marks = (await markedUntaken(ids)).filter((mark) => mark.untaken > 0);
  const listed = list.items
    .filter(({ rentalId }) => ids.includes(rentalId))
    .map(({ rentalId, untaken: sum }) => [rentalId, sum]);
  expect(listed.toSorted()).toEqual(
    marks.map(({ bookingId, untaken: sum }) => [bookingId, sum]).toSorted(),
  );
  expect(listed).toHaveLength(2);
  expect(list.totalAmount).toBe(list.items.reduce((sum, one) => sum + (one.untaken ?? 0), 0));
  expect(list.total).toBe(list.items.length);
});

test('the parts of a swapped rental share one deposit', async () => {
  const { id, customer } = await bookPriced(app);
  await hand(id);
  app.clock.set(november(11, '12:00'));
  const carId = await addCar(app.store);
  const swapped = await staff().rest('POST', `/bookings/${id}/swap`, { carId });
  expect(swapped.status).toBe(200);
  const found = await untaken(`search=${encodeURIComponent(customer)}`);
  expect(found.items).toMatchObject([{ rentalId: id, untaken: 5000 }]);
  app.clock.set(november(10, '12:00'));
});

test('over GraphQL the list is the same, without names for users without bookings', async () => {
  const document = `{ deposits(state: untaken, pageSize: 100) { items { rentalId untaken customerName } total } }`;
  const { data } = await app.as(['view_analytics']).gql(document);
  const { items, total } = await untaken();
  expect(data?.deposits).toEqual({
    items: items.map(({ rentalId, untaken: sum }) => ({
      rentalId,
      untaken: sum,
      customerName: null,
    })),
    total,
  });
});

describe('GET /bookings/{id}/mark-questions', () => {
  interface Questions {
    money: { bookingId: number; balance: number; depositToTake: number } | null;
    unreturned: string | null;
    message?: string;
  }
  const ask = (id: number, client = staff(), at = 'handover') =>
    client.rest<Questions>('GET', `/bookings/${id}/mark-questions?at=${at}`);

  test('refuses what the mark would refuse, and an unknown mark', async () => {
    const later = await bookPriced(app, { from: 20, to: 22 });
    for (const [at, message] of [
      ['handover', MESSAGES.marks.tooEarly],
      ['return', (await takeBack(later.id)).body.message],
    ] as const) {
      const { status, body } = await ask(later.id, staff(), at);
      expect([status, body.message]).toEqual([409, message]);
    }
    const unknown = await ask(later.id, staff(), 'sale');
    expect([unknown.status, unknown.body.message]).toEqual([422, MESSAGES.lists.choiceInvalid]);
  });

  test('is NOT_FOUND for an unknown booking', async () => {
    const { status, body } = await ask(999_999);
    expect([status, body.message]).toEqual([404, MESSAGES.booking.notFound]);
  });

  test('has the debt and the customer with the car, in the text of the refusal', async () => {
    const { id, carId } = await bookPriced(app);
    const { read, post } = moneyCalls(app);
    await post(id, 'payments', { amount: 100, method: 'cash' });
    const { balance } = await read(id);
    expect((await ask(id)).body).toMatchObject({
      money: { bookingId: id, balance, depositToTake: 5000 },
      unreturned: null,
    });
    const earlier = await addRental(app.store, {
      carId,
      customerId: await addCustomer(app.store, { fullName: 'Прохоров Пётр' }),
      startDate: november(7, '10:00'),
      endDate: november(9, '09:00'),
    });
    const handedOverAt = new Date(november(7, '10:00'));
    await app.store.fork().nativeUpdate(Booking, { id: earlier }, { handedOverAt });
    const refused = await hand(id);
    expect(refused.status).toBe(409);
    expect((await ask(id)).body.unreturned).toBe(refused.body.message);
  });

  test('has no amounts in a company that records no payments', async () => {
    const other = await startTestApp();
    other.clock.set(november(10, '12:00'));
    const { id } = await bookPriced(other);
    const questions = async () =>
      (
        await other
          .as(['edit_bookings'])
          .rest<Questions>('GET', `/bookings/${id}/mark-questions?at=handover`)
      ).body.money;
    expect(await questions()).toBeNull();
    await moneyCalls(other).post(id, 'payments', { amount: 1, method: 'cash' });
    expect(await questions()).toMatchObject({ bookingId: id, balance: 9999 });
    await other.close();
  });
});
