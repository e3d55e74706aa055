import { isReviewDue } from '@backend/domain/reviews/review-queue';
import { Booking } from '@backend/store/entities/booking.entity';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { addCar, addCustomer, hour, NOW } from '@backend/store/testing/sample';
import { addSource } from '@backend/testing/data/fleet';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadReviewQueue } from './review-queue-queries';
import { loadReviewRequests } from './review-rows';

let database: TestDatabase;
const ids: number[] = [];

/**
 * Bookings of every kind around hour 0, each with a pending request; half of a source outside the
 * queue.
 */
beforeAll(async () => {
  database = await openTestDatabase();
  const { store } = database;
  const sources = [await addSource(store, 'Авито'), await addSource(store, 'Сайт')];
  const bare = await addSource(store, 'Без шаблона');
  const kinds = [...sources, bare].flatMap((source) =>
    [null, hour(0)].flatMap((cancelledAt) =>
      [null, hour(-3), hour(3)].flatMap((returnedAt) =>
        [-2, 0, 2].flatMap((end) =>
          [false, true].map((extended) => ({ source, cancelledAt, returnedAt, end, extended })),
        ),
      ),
    ),
  );
  for (const { source, cancelledAt, returnedAt, end, extended } of kinds) {
    const [car, customer] = [await addCar(store), await addCustomer(store)];
    const booking = { car, customer, source, createdAt: NOW };
    await store.write(store.fork(), async (em) => {
      const dates = { startDate: hour(-10), endDate: hour(end) };
      const row = em.create(Booking, { ...booking, ...dates, cancelledAt, returnedAt });
      if (extended)
        em.create(Booking, { ...booking, startDate: hour(end), endDate: hour(end + 5) });
      await em.flush();
      const request = { booking: row.id, source, scheduledAt: NOW, createdAt: NOW };
      const made = em.create(ReviewRequest, { ...request, status: 'pending' });
      await em.flush();
      ids.push(made.id);
    });
  }
  const [requested = 0, silent = 0] = sources;
  await store.write(store.fork(), async (em) => {
    const template = { message: 'Оцените нас', updatedAt: NOW };
    em.create(ReviewTemplate, { source: requested, ...template, includeInQueue: true });
    em.create(ReviewTemplate, { source: silent, ...template, includeInQueue: false });
  });
});
afterAll(() => database.close());

describe('the review queue query', () => {
  test.each([false, true])(
    'lists the requests due by the domain rule, return mark required: %s',
    async (mark) => {
      const em = database.store.fork();
      const rule = { requireReturnMark: mark };
      const all = await loadReviewRequests(em, ids);
      expect(all).toHaveLength(ids.length);
      for (const now of [hour(-3), hour(0), hour(1)]) {
        const filter = { statuses: ['pending' as const], sourceId: null, page: null };
        const { items } = await loadReviewQueue(em, filter, { now, ...rule });
        const due = all.filter((request) => isReviewDue(request, now, rule));
        expect(due.length).toBeGreaterThan(0);
        expect(items.map(({ id }) => id).sort()).toEqual(due.map(({ id }) => id).sort());
      }
    },
  );
});
