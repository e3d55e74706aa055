import { Booking } from '@backend/store/entities/booking.entity';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { addCar, addSource, bookingBody, november } from '@backend/testing/data/fleet';
import { moneyCalls } from '@backend/testing/data/money';
import { addCustomer } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { CUSTOMER_REPLACEMENT_MESSAGES as texts } from '@schema/messages/customer-replacement';
import { UNDO_MESSAGES } from '@schema/messages/undo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Saved {
  id: number;
  version: number;
  customer: string;
  customerPhone: string | null;
  isExtension: boolean;
}
interface Replaced {
  customerId: number;
  bookings: Saved[];
  operationId: number;
  code: string;
  message: string;
}

let app: TestApp;
let carId: number;
let petrov: number;
let people = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  carId = await addCar(app.store);
  petrov = await addCustomer(app.store, { fullName: 'Петров Пётр', phone: null });
  people += 1;
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board', 'view_clients']);
const phoneOf = (nth: number) => `+7907${String(nth).padStart(7, '0')}`;
async function book(from = 12, to = 14, sourceId: number | null = null): Promise<Saved> {
  const customer = { fullName: 'Иванов Иван', phone: phoneOf(people), email: null };
  const dates = { startDate: november(from, '10:00'), endDate: november(to, '10:00') };
  const body = bookingBody(carId, { customer, sourceId, ...dates });
  const made = await staff().rest<Saved>('POST', '/bookings/with-customer', body);
  expect(made.status).toBe(201);
  return made.body;
}
const replace = (id: number, body: object, headers?: Record<string, string>) =>
  staff().rest<Replaced>('PUT', `/bookings/${id}/customer`, body, headers);
const undo = (operationId: number) =>
  staff().rest<{ items: Saved[]; message: string }>(
    'POST',
    `/bookings/customer/${operationId}/undo`,
  );
const customerOf = async (id: number) =>
  (await app.store.fork().findOneOrFail(Booking, id)).customer?.id;

describe('PUT /bookings/{id}/customer', () => {
  test('sets a known customer, keeps money, dates and price, and is recorded and undone', async () => {
    const booking = await book();
    const formerId = await customerOf(booking.id);
    await moneyCalls(app).post(booking.id, 'payments', { amount: 1000, method: 'cash' });
    const { version } = booking;
    const { status, body } = await replace(booking.id, { customerId: petrov, version });
    expect([status, body.customerId]).toEqual([200, petrov]);
    expect(body.bookings).toMatchObject([
      { id: booking.id, customer: 'Петров Пётр', customerPhone: null, version: version + 1 },
    ]);
    expect(await moneyCalls(app).read(booking.id)).toMatchObject({ paid: 1000, rent: 6000 });
    const { body: history } = await staff().rest<{
      items: { action: string; before: Saved; after: Saved }[];
    }>('GET', `/bookings/${booking.id}/history`);
    const change = history.items.find(({ before }) => before?.customer === 'Иванов Иван');
    expect(change?.after.customer).toBe('Петров Пётр');
    const back = await undo(body.operationId);
    expect([back.status, back.body.items[0]?.customer]).toEqual([200, 'Иванов Иван']);
    expect(await customerOf(booking.id)).toBe(formerId);
  });

  test('finds the customer by phone or creates one; a retry changes nothing', async () => {
    const booking = await book();
    people += 1;
    const customer = { fullName: 'Новиков Олег', phone: phoneOf(people), email: null };
    const key = { 'Idempotency-Key': `replace-${people}-key` };
    const first = await replace(booking.id, { customer }, key);
    expect([first.status, first.body.bookings[0]?.customer]).toEqual([200, 'Новиков Олег']);
    expect((await replace(booking.id, { customer }, key)).body).toEqual(first.body);
    const again = await replace(booking.id, { customer });
    expect([again.status, again.body.message]).toEqual([422, texts.same]);
    expect(await customerOf(booking.id)).toBe(first.body.customerId);
  });

  test('changes an extension only on request', async () => {
    const booking = await book(12, 14);
    const extension = await book(14, 16);
    expect(extension.isExtension).toBe(true);
    const alone = await replace(booking.id, { customerId: petrov });
    expect(alone.body.bookings.map(({ id }) => id)).toEqual([booking.id]);
    await undo(alone.body.operationId);
    const both = await replace(booking.id, { customerId: petrov, withExtensions: true });
    expect(both.body.bookings).toMatchObject([
      { id: booking.id },
      { id: extension.id, isExtension: true },
    ]);
    const back = await undo(both.body.operationId);
    expect(back.body.items.map(({ customer }) => customer)).toEqual(['Иванов Иван', 'Иванов Иван']);
  });

  test('changes all parts of a rental whose car was swapped', async () => {
    const { id } = await book(9, 14);
    await staff().rest('POST', `/bookings/${id}/handover`, {});
    const other = await addCar(app.store);
    const swap = await staff().rest<{ second: Saved }>('POST', `/bookings/${id}/swap`, {
      carId: other,
    });
    const { second } = swap.body;
    const { body } = await replace(second.id, { customerId: petrov });
    expect(body.bookings.map((one) => one.id)).toEqual([id, second.id]);
  });

  test.each([
    ['no customer', {}, MESSAGES.booking.customerRequired],
    ['no name', { customer: { phone: '+79161112233' } }, MESSAGES.booking.customerRequired],
    ['a wrong phone', { customer: { fullName: 'Я', phone: '12' } }, MESSAGES.booking.phoneInvalid],
    ['a wrong id', { customerId: -1 }, MESSAGES.customers.notFound],
  ])('refuses %s', async (_name, body, message) => {
    const { id } = await book();
    const answer = await replace(id, body);
    expect([answer.status, answer.body.message]).toEqual([422, message]);
  });

  test('refuses an unknown booking and an unknown customer', async () => {
    const { id } = await book();
    const unknown = await replace(999_999, { customerId: petrov });
    expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.booking.notFound]);
    const nobody = await replace(id, { customerId: 999_999 });
    expect([nobody.status, nobody.body.message]).toEqual([404, MESSAGES.customers.notFound]);
  });

  test('refuses an older version', async () => {
    const { id, version } = await book();
    const { status, body } = await replace(id, { customerId: petrov, version: version + 1 });
    expect([status, body.code]).toEqual([409, 'STALE']);
  });

  test('refuses an archived booking', async () => {
    const { id } = await book();
    await staff().rest('DELETE', `/bookings/${id}`, {});
    const { status, body } = await replace(id, { customerId: petrov });
    expect([status, body.message]).toEqual([409, texts.archived]);
  });

  test('refuses while an advance is credited to the rental', async () => {
    const { id } = await book();
    const former = await customerOf(id);
    const cash = { amount: 2000, method: 'cash' };
    await staff().rest('POST', `/customers/${former}/money/advances`, cash);
    const calls = moneyCalls(app);
    const { body: credited } = await calls.post(id, 'credits', { amount: 2000 });
    const { status, body } = await replace(id, { customerId: petrov });
    expect([status, body.message]).toEqual([409, texts.credited]);
    await calls.reverse('entries', credited.entries[0]?.id ?? 0);
    expect((await replace(id, { customerId: petrov })).status).toBe(200);
  });

  test('refuses after a review request was sent, also the undo', async () => {
    const { id } = await book(12, 14, await addSource(app.store, `Авито ${people}`));
    const done = await replace(id, { customerId: petrov });
    await app.store.write(app.store.fork(), async (em) => {
      const now = app.clock.now();
      const { source } = await em.findOneOrFail(Booking, id);
      em.create(ReviewRequest, {
        booking: id,
        source: source?.id ?? 0,
        status: 'sent',
        scheduledAt: now,
        handledAt: now,
        createdAt: now,
      });
      await em.flush();
    });
    const again = await replace(id, { customerId: await addCustomer(app.store) });
    expect([again.status, again.body.message]).toEqual([409, texts.reviewSent]);
    const back = await undo(done.body.operationId);
    expect([back.status, back.body.message]).toEqual([409, texts.reviewSent]);
  });

  test('is not undone when the former customer is deleted', async () => {
    const { id } = await book();
    const former = await customerOf(id);
    const { body } = await replace(id, { customerId: petrov });
    expect((await staff().rest('DELETE', `/customers/${former}`)).status).toBeLessThan(300);
    const back = await undo(body.operationId);
    expect([back.status, back.body.message]).toEqual([409, UNDO_MESSAGES.customerGone]);
  });

  test('two opposite replacements at once both succeed or one is repeated', async () => {
    const one = await book(12, 14);
    const former = await customerOf(one.id);
    const two = await book(16, 18);
    await replace(two.id, { customerId: petrov });
    const answers = await Promise.all([
      replace(one.id, { customerId: petrov }),
      replace(two.id, { customerId: former }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await customerOf(one.id), await customerOf(two.id)]).toEqual([petrov, former]);
  });
});

test('bookings have the id of their customer in GraphQL', async () => {
  const { id } = await book();
  const { data } = await staff().gql<{ booking: { customerId: number } }>(
    `{ booking(id: ${id}) { customerId } }`,
  );
  expect(data?.booking.customerId).toBe(await customerOf(id));
  const board = await staff().gql<{
    board: { rows: { bookings: { id: number; customerId: number | null }[] }[] };
  }>(`{ board(start: "2026-11-10", days: 7) { rows { bookings { id customerId } } } }`);
  const shown = board.data?.board.rows.flatMap(({ bookings }) => bookings);
  expect(shown?.find((one) => one.id === id)?.customerId).toBe(data?.booking.customerId);
});

test('with REQUIRE_RETURN_MARK an unreturned rental of the former customer is a conflict', async () => {
  const strict = await startTestApp({ config: { requireReturnMark: true } });
  try {
    const user = strict.as(['edit_bookings']);
    const car = await addCar(strict.store);
    const other = await addCustomer(strict.store);
    const bookDays = async (from: number, to: number) => {
      const dates = { startDate: november(from, '10:00'), endDate: november(to, '10:00') };
      const made = await user.rest<Saved>(
        'POST',
        '/bookings/with-customer',
        bookingBody(car, dates),
      );
      expect(made.status).toBe(201);
      return made.body.id;
    };
    const overdue = await bookDays(5, 9);
    const extension = await bookDays(9, 14);
    const refused = await user.rest<Replaced>('PUT', `/bookings/${extension}/customer`, {
      customerId: other,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'CAR_OCCUPIED']);
    const both = { customerId: other, withExtensions: true };
    expect((await user.rest('PUT', `/bookings/${overdue}/customer`, both)).status).toBe(200);
  } finally {
    await strict.close();
  }
});
