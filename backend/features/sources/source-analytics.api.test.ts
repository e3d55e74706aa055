import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { addCar, addSource } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import type { ReviewStatus } from '@schema/statuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/* November of Moscow: from 31.10 21:00 UTC to 30.11 21:00 UTC. */
const NOVEMBER = { start: '2026-11-01T00:00:00+03:00', end: '2026-11-30T23:59:59.999+03:00' };

interface List {
  periodStart: string;
  totalBookingsInPeriod: number;
  items: { source: { id: number; name: string }; periodShare: number }[];
  message?: string;
}

let app: TestApp;
let avito: number;
let friends: number;
let silent: number;
beforeAll(async () => {
  app = await startTestApp({ clock: '2026-12-05T09:00:00Z' });
  const { store } = app;
  avito = await addSource(store, 'Авито');
  friends = await addSource(store, 'Друзья');
  silent = await addSource(store, 'Яндекс');
  const carId = await addCar(store);
  const customerId = await addCustomer(store);
  let day = 0;
  const book = (
    createdAt: string,
    sourceId: number | null,
    totalPrice: number | null,
    more: { cancelledAt?: string; isComplete?: boolean } = {},
  ) => {
    day += 1;
    const startDate = new Date(Date.UTC(2027, 0, day)).toISOString();
    const endDate = new Date(Date.UTC(2027, 0, day, 12)).toISOString();
    return addRental(store, {
      carId,
      customerId,
      startDate,
      endDate,
      createdAt,
      sourceId,
      totalPrice,
      ...more,
    });
  };
  const asked = [
    await book('2026-10-31T20:59:59Z', avito, 1000.5),
    await book('2026-10-31T21:00:00Z', avito, 2000),
    await book('2026-11-30T20:59:59Z', avito, null),
    await book('2026-11-30T21:00:00Z', avito, 0.25),
  ];
  await book('2026-11-10T09:00:00Z', friends, 300);
  await book('2026-11-10T09:00:00Z', null, 500);
  await book('2026-11-10T09:00:00Z', friends, 9000, { cancelledAt: '2026-11-11T09:00:00Z' });
  await book('2026-11-10T09:00:00Z', friends, 9000, { isComplete: false });
  const statuses: ReviewStatus[] = ['sent', 'sent', 'pending', 'cancelled'];
  await store.write(store.fork(), async (em) => {
    for (const [at, status] of statuses.entries()) {
      em.create(ReviewRequest, {
        booking: asked[at] ?? 0,
        source: avito,
        status,
        scheduledAt: app.clock.now(),
        createdAt: app.clock.now(),
      });
    }
  });
});
afterAll(() => app.close());

const path = ({ start, end }: { start?: string; end?: string } = NOVEMBER) =>
  `/sources?${new URLSearchParams({ ...(start && { start }), ...(end && { end }) })}`;
const ask = (period?: { start?: string; end?: string }) =>
  app.as(['view_sources']).rest<List>('GET', path(period));

const none = {
  periodBookings: 0,
  periodShare: 0,
  totalBookings: 0,
  totalRevenue: 0,
  reviewsSent: 0,
  reviewsPending: 0,
  reviewsCancelled: 0,
};

describe('source analytics', () => {
  test('requires the permission to see sources; editing bookings is not enough', async () => {
    expect((await app.as(null).rest('GET', path())).status).toBe(401);
    expect((await app.as(['view_analytics']).rest('GET', path())).status).toBe(403);
    const booker = await app.as(['edit_bookings']).rest('GET', path());
    expect([booker.status, booker.body.message]).toEqual([403, MESSAGES.generic.forbidden]);
    expect((await app.as(['edit_bookings']).rest('GET', '/sources')).status).toBe(200);
  });

  test.each([
    { start: NOVEMBER.start },
    { end: NOVEMBER.end },
    { start: NOVEMBER.end, end: NOVEMBER.start },
  ])('rejects an incomplete period: %j', async (period) => {
    const { status, body } = await ask(period);
    expect([status, body.message]).toEqual([422, MESSAGES.generic.invalidPeriod]);
    const wrong = await ask({ start: 'вчера', end: NOVEMBER.end });
    expect([wrong.status, wrong.body.message]).toEqual([422, MESSAGES.generic.invalidPeriod]);
  });

  test('counts live bookings by creation day, and all-time contract totals', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toEqual({
      periodStart: '2026-10-31T21:00:00.000Z',
      periodEnd: '2026-11-30T20:59:59.999Z',
      // Two of Авито, one of Друзья and one without a source.
      totalBookingsInPeriod: 4,
      items: [
        {
          source: { id: avito, name: 'Авито', description: null, version: 1 },
          periodBookings: 2,
          periodShare: 0.5,
          totalBookings: 4,
          totalRevenue: 3000.75,
          reviewsSent: 2,
          reviewsPending: 1,
          reviewsCancelled: 1,
        },
        {
          source: { id: friends, name: 'Друзья', description: null, version: 1 },
          ...none,
          periodBookings: 1,
          periodShare: 0.25,
          totalBookings: 1,
          totalRevenue: 300,
        },
        { source: { id: silent, name: 'Яндекс', description: null, version: 1 }, ...none },
      ],
    });
  });

  test('is zeros, not NaN, for a period without bookings', async () => {
    const { body } = await ask({
      start: '2025-01-01T00:00:00+03:00',
      end: '2025-01-31T23:59:59+03:00',
    });
    expect(body.totalBookingsInPeriod).toBe(0);
    expect(body.items.map(({ periodShare }) => periodShare)).toEqual([0, 0, 0]);
  });

  test('is the same over REST and GraphQL, in three statements', async () => {
    const { data } = await app.as(['view_sources']).gql(
      `query ($start: DateTime, $end: DateTime) {
        sources(start: $start, end: $end) {
          periodStart periodEnd totalBookingsInPeriod
          items {
            source { id name description version } periodBookings periodShare totalBookings totalRevenue
            reviewsSent reviewsPending reviewsCancelled
          }
        }
      }`,
      NOVEMBER,
    );
    expect(data?.sources).toEqual((await ask()).body);
    const said = await statementsOf(app.store, () => ask());
    expect(said.filter((sql) => /from (sources|bookings|review)/.test(sql))).toHaveLength(3);
  });
});
