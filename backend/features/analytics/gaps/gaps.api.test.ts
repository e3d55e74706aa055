import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Answer {
  firstDay: string;
  lastDay: string;
  total: number;
  totalDays: number;
  totalEarnings: number;
  models: string[];
  items: { carId: number; firstDay: string; days: number; earnings: number | null }[];
  message?: string;
}

let app: TestApp;
let rio: number;
let dear: number;
beforeAll(async () => {
  app = await startTestApp();
  rio = await addCar(app.store, { pricePerDay: 3000 });
  dear = await addCar(app.store, { brand: 'BMW', model: 'X5', pricePerDay: 9000 });
  const unpriced = await addCar(app.store, { pricePerDay: null });
  await book(rio, 11, 13);
  await book(rio, 16, 18);
  await book(dear, 11, 13);
  await book(dear, 15, 18);
  await book(unpriced, 11, 13);
  await book(unpriced, 15, 18);
});
afterAll(() => app.close());

const book = (carId: number, from: number, to: number) =>
  app
    .as(['edit_bookings'])
    .rest(
      'POST',
      '/bookings/with-customer',
      bookingBody(carId, { startDate: november(from, '10:00'), endDate: november(to, '18:00') }),
    );
const ask = (query = '') =>
  app.as(['view_analytics']).rest<Answer>('GET', `/analytics/gaps${query}`);

describe('the gap finder', () => {
  test('lists the gaps between two bookings with their potential revenue, highest first', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstDay: '2026-11-11',
      lastDay: '2026-12-10',
      total: 3,
      totalDays: 4,
      totalEarnings: 15_000,
      models: ['BMW X5', 'Kia Rio'],
    });
    expect(
      body.items.map(({ carId, firstDay, days, earnings }) => [carId, firstDay, days, earnings]),
    ).toEqual([
      [dear, '2026-11-14', 1, 9000],
      [rio, '2026-11-14', 2, 6000],
      [expect.any(Number), '2026-11-14', 1, null],
    ]);
  });

  test('filters by model, sorts and paginates; the totals cover all gaps', async () => {
    const { body } = await ask('?model=Kia%20Rio&order=date&page=2&pageSize=1');
    expect(body).toMatchObject({ total: 2, totalEarnings: 6000, items: [{ earnings: null }] });
  });

  test('omits a gap once it is booked', async () => {
    const { body: booked } = await book(dear, 14, 14);
    expect((await ask()).body.total).toBe(2);
    const { id } = booked as { id: number };
    await app.as(['edit_bookings']).rest('DELETE', `/bookings/${id}`);
    expect((await ask()).body.total).toBe(3);
  });

  test('rejects invalid parameters and users who may not see analytics', async () => {
    const wrong = await ask('?page=0');
    expect([wrong.status, wrong.body.message]).toEqual([422, MESSAGES.lists.pageInvalid]);
    const order = await ask('?order=weight');
    expect([order.status, order.body.message]).toEqual([422, MESSAGES.lists.choiceInvalid]);
    expect((await app.as(['view_board']).rest('GET', '/analytics/gaps')).status).toBe(403);
    expect((await app.as(null).rest('GET', '/analytics/gaps')).status).toBe(401);
  });
});
