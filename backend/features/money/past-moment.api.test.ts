import { bookPriced, moneyCalls } from '@backend/testing/money';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The database dates what a booking costs by its own clock, so the clock of this test is real.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: new Date().toISOString() });
});
afterAll(() => app.close());

const debtors = async (moment: string) =>
  (await app.as(['view_analytics']).rest('GET', `/money/debtors?moment=${moment}`)).body;

test('a report of a past moment asked later has the figures it had', async () => {
  const { post } = moneyCalls(app);
  const { id } = await bookPriced(app);
  await post(id, 'payments', { amount: 1000, method: 'cash' });
  const moment = new Date().toISOString();
  const before = await debtors(moment);
  expect(before).toMatchObject({ items: [{ rentalId: id, balance: 9000 }], totalAmount: 9000 });
  app.clock.set(new Date(Date.parse(moment) + 1000).toISOString());
  await new Promise((resolve) => setTimeout(resolve, 5));
  await post(id, 'payments', { amount: 500, method: 'cash' });
  await post(id, 'charges', { amount: 70, kind: 'fuel' });
  await app.as(['edit_bookings']).rest('DELETE', `/bookings/${id}`);
  expect(await debtors(moment)).toEqual(before);
});
