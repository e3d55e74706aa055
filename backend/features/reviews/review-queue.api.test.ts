import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { addCar, addSource, november } from '@backend/testing/data/fleet';
import { addAskedSource, rent, requestsOf } from '@backend/testing/data/reviews';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { millisecondsInDay } from 'date-fns/constants';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
let avito: number;
beforeEach(async () => {
  app = await startTestApp();
  avito = await addAskedSource(app, 'Авито');
});
afterEach(() => app.close());

/** The clock is at 10.11 12:00 in Moscow. */
const yesterday = { startDate: november(8, '10:00'), endDate: november(9, '15:00') };
const ids = async () => (await requestsOf(app)).map(({ bookingId }) => bookingId);

describe('a request for a review', () => {
  test('is created after the end of the booking, due two hours after the return', async () => {
    const carId = await addCar(app.store, { licensePlate: 'А418КМ77' });
    const booking = await rent(app, avito, { carId, phone: '+79162451807', ...yesterday });
    const coming = { startDate: november(9, '10:00'), endDate: november(10, '13:00') };
    const later = await rent(app, avito, coming);
    expect(await requestsOf(app)).toEqual([
      {
        id: expect.any(Number),
        sourceId: avito,
        sourceName: 'Авито',
        templateMessage: 'Оцените нас',
        status: 'pending',
        bookingId: booking,
        customerName: 'Иванов Иван',
        customerPhone: '+79162451807',
        carTitle: 'Kia Rio',
        licensePlate: 'А418КМ77',
        color: null,
        year: null,
        startDate: yesterday.startDate,
        endDate: yesterday.endDate,
        scheduledAt: november(9, '17:00'),
        handledAt: null,
      },
    ]);
    app.clock.set(november(10, '13:00'));
    expect(await ids()).toEqual([booking, later]);
  });

  test('is created once under concurrent reads of the queue', async () => {
    for (let at = 0; at < 5; at += 1) await rent(app, avito, yesterday);
    const looks = await Promise.all(Array.from({ length: 20 }, () => requestsOf(app)));
    for (const items of looks) expect(items).toHaveLength(5);
    expect(await app.store.fork().count(ReviewRequest)).toBe(5);
    const changes = await app.store.fork().find(ChangeLog, { entity: 'ReviewRequest' });
    expect(changes).toHaveLength(5);
    expect(changes[0]).toMatchObject({ operation: 'fillReviewQueue', userId: null });
  });

  test('is not created without a source or for a disabled source', async () => {
    const site = await addSource(app.store, 'Сайт');
    await rent(app, null, yesterday);
    await rent(app, site, yesterday);
    expect(await ids()).toEqual([]);
    const reviewer = app.as(['view_reviews']);
    await reviewer.rest('PUT', `/reviews/templates/${site}`, {
      message: 'Привет',
      includeInQueue: true,
    });
    expect(await ids()).toHaveLength(1);
  });

  test('is not created for a booking that ended over fourteen days ago', async () => {
    const old = { startDate: '2026-10-20T07:00:00Z', endDate: '2026-10-27T08:59:00Z' };
    const young = { startDate: '2026-10-20T07:00:00Z', endDate: '2026-10-27T09:00:00Z' };
    await rent(app, avito, old);
    const booking = await rent(app, avito, young);
    expect(await ids()).toEqual([booking]);
    app.clock.advance(20 * millisecondsInDay);
    expect(await ids()).toEqual([booking]);
  });

  test('is created only after the end of an extension', async () => {
    const carId = await addCar(app.store);
    const renter = { carId, phone: '+79162451807' };
    await rent(app, avito, { ...renter, ...yesterday });
    const longer = { startDate: yesterday.endDate, endDate: november(10, '11:00') };
    const extension = await rent(app, avito, { ...renter, ...longer });
    const stranger = { carId, startDate: longer.endDate, endDate: november(12, '11:00') };
    await rent(app, avito, stranger);
    expect(await ids()).toEqual([extension]);
  });

  test('is hidden while its booking is archived, extended or its source disabled', async () => {
    const booking = await rent(app, avito, yesterday);
    const editor = app.as(['edit_bookings', 'view_reviews']);
    expect(await ids()).toEqual([booking]);

    await editor.rest('DELETE', `/bookings/${booking}`);
    expect(await ids()).toEqual([]);
    await editor.rest('POST', `/bookings/${booking}/restore`);
    expect(await ids()).toEqual([booking]);

    const end = november(10, '19:30');
    await editor.rest('PUT', `/bookings/${booking}`, {
      startDate: yesterday.startDate,
      endDate: end,
      totalPrice: 1,
      depositAmount: 0,
    });
    expect(await ids()).toEqual([]);
    app.clock.set(end);
    expect(await requestsOf(app)).toMatchObject([{ scheduledAt: november(11, '10:00') }]);

    await editor.rest('PUT', `/reviews/templates/${avito}`, { includeInQueue: false });
    expect(await ids()).toEqual([]);
    await editor.rest('PUT', `/reviews/templates/${avito}`, { includeInQueue: true });
    expect(await ids()).toEqual([booking]);
    expect(await app.store.fork().count(ReviewRequest)).toBe(1);
  });

  test('is created only after the return mark where the company requires it', async () => {
    const strict = await startTestApp({ config: { requireReturnMark: true } });
    const source = await addAskedSource(strict, 'Авито');
    const booking = await rent(strict, source, yesterday);
    expect(await requestsOf(strict)).toEqual([]);
    await strict.store.write(strict.store.fork(), (em) =>
      em.execute(`update bookings set returned_at = end_date where id = ${booking}`),
    );
    expect(await requestsOf(strict)).toHaveLength(1);
    await strict.close();
  });

  test('lists existing requests when new ones cannot be created', async () => {
    await rent(app, avito, yesterday);
    expect(await ids()).toHaveLength(1);
    await rent(app, avito, yesterday);
    await app.store
      .fork()
      .execute('alter table review_requests rename column created_at to made_at');
    expect(await ids()).toHaveLength(1);
    expect(app.logged).toContainEqual(expect.objectContaining({ msg: 'review queue not filled' }));
  });
});

describe('templates', () => {
  const reviewer = () => app.as(['view_reviews']);
  const TEMPLATES = `{ reviewTemplates { items {
    sourceId sourceName message includeInQueue updatedAt version
  } } }`;

  test('are listed one per source, by name, the same over REST and GraphQL', async () => {
    const [site, gis] = [await addSource(app.store, 'Сайт'), await addSource(app.store, '2ГИС')];
    const { body } = await reviewer().rest<{ items: unknown[] }>('GET', '/reviews/templates');
    const none = { message: '', includeInQueue: false, updatedAt: null, version: 0 };
    expect(body.items).toEqual([
      { sourceId: gis, sourceName: '2ГИС', ...none },
      {
        sourceId: avito,
        sourceName: 'Авито',
        message: 'Оцените нас',
        includeInQueue: true,
        updatedAt: app.clock.now().toISOString(),
        version: 1,
      },
      { sourceId: site, sourceName: 'Сайт', ...none },
    ]);
    const { data } = await reviewer().gql<{ reviewTemplates: unknown }>(TEMPLATES);
    expect(data?.reviewTemplates).toEqual(body);
  });

  test('are saved verbatim, and pending requests use the new text immediately', async () => {
    await rent(app, avito, yesterday);
    app.clock.advance(1000);
    const message = '  Здравствуйте!\nБудем рады отзыву 🙂 ';
    const saved = await reviewer().rest('PUT', `/reviews/templates/${avito}`, {
      message,
      includeInQueue: true,
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      sourceId: avito,
      sourceName: 'Авито',
      message,
      includeInQueue: true,
      updatedAt: app.clock.now().toISOString(),
      version: 2,
    });
    expect(await requestsOf(app)).toMatchObject([{ templateMessage: message }]);
    const change = await app.store.fork().findOneOrFail(ChangeLog, { entity: 'ReviewTemplate' });
    expect(change).toMatchObject({
      operation: 'saveReviewTemplate',
      before: { message: 'Оцените нас' },
      after: { message },
    });
  });

  test('of a source without one are created concurrently without an error', async () => {
    const site = await addSource(app.store, 'Сайт');
    const saves = Array.from({ length: 8 }, (_, at) =>
      reviewer().rest('PUT', `/reviews/templates/${site}`, {
        message: `${at}`,
        includeInQueue: true,
      }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await app.store.fork().count(ReviewTemplate, { source: site })).toBe(1);
  });

  test('reject a missing permission, an unknown source and a text over the limit', async () => {
    const path = `/reviews/templates/${avito}`;
    expect((await app.as(null).rest('PUT', path, {})).status).toBe(401);
    expect((await app.as(['view_sources']).rest('PUT', path, {})).status).toBe(403);
    const unknown = await reviewer().rest('PUT', '/reviews/templates/2000000000', { message: 'x' });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Источник не найден']);
    const long = await reviewer().rest('PUT', path, { message: 'x'.repeat(2001) });
    expect([long.status, long.body.message]).toEqual([422, 'Не более 2000 символов']);
  });
});
