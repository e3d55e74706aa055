import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { november } from '@backend/testing/data/fleet';
import { addAskedSource, rent, requestsOf } from '@backend/testing/data/reviews';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
let avito: number;
beforeAll(async () => {
  app = await startTestApp();
  avito = await addAskedSource(app, 'Авито');
  for (let at = 0; at < 5; at += 1) {
    const endDate = november(9, `1${at}:00`);
    await rent(app, avito, { fullName: `Клиент ${at}`, startDate: november(8, '10:00'), endDate });
  }
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(ReviewRequest, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

const reviewer = () => app.as(['view_reviews']);
const mark = (id: number, status: unknown) =>
  reviewer().rest('POST', `/reviews/requests/${id}/status`, { status });
async function first() {
  const [request] = await requestsOf(app);
  if (!request) throw new Error('The queue is empty');
  return request;
}
const REQUESTS = `query ($status: [ReviewStatus!], $sourceId: Int, $page: Int, $pageSize: Int) {
  reviewRequests(status: $status, sourceId: $sourceId, page: $page, pageSize: $pageSize) {
    total items { id customerName }
  }
}`;

interface Page {
  reviewRequests: { total: number; items: { id: number; customerName: string }[] };
}

describe('the queue', () => {
  test('is sorted by return time and paginated by the database', async () => {
    const names = (await requestsOf(app)).map(({ customerName }) => customerName);
    expect(names).toEqual(['Клиент 0', 'Клиент 1', 'Клиент 2', 'Клиент 3', 'Клиент 4']);
    const page = async (number: number) => {
      const query = { status: ['pending'], page: number, pageSize: 2 };
      return (await reviewer().gql<Page>(REQUESTS, query)).data?.reviewRequests;
    };
    expect(await page(2)).toMatchObject({
      total: 5,
      items: [{ customerName: 'Клиент 2' }, { customerName: 'Клиент 3' }],
    });
    expect((await page(4))?.items).toEqual([]);
    const whole = await reviewer().gql<Page>(REQUESTS, { sourceId: avito });
    expect(whole.data?.reviewRequests).toMatchObject({ total: 5 });
    const other = await reviewer().gql<Page>(REQUESTS, { sourceId: avito + 1000 });
    expect(other.data?.reviewRequests).toEqual({ total: 0, items: [] });
    const wrong = await reviewer().gql(REQUESTS, { page: 0 });
    expect(wrong.errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  test('and its archive are separated by status, the latest handled first', async () => {
    const [a, b, c] = await requestsOf(app);
    await mark(a?.id ?? 0, 'sent');
    app.clock.advance(1000);
    await mark(b?.id ?? 0, 'cancelled');
    expect((await requestsOf(app)).map(({ id }) => id)).not.toContain(a?.id);
    expect((await requestsOf(app))[0]?.id).toBe(c?.id);
    const archive = await requestsOf(app, 'sent,cancelled');
    expect(archive.map(({ id, status }) => [id, status])).toEqual([
      [b?.id, 'cancelled'],
      [a?.id, 'sent'],
    ]);
    expect(await requestsOf(app, 'sent')).toHaveLength(1);
    const all = await reviewer().rest<{ items: unknown[] }>('GET', '/reviews/requests');
    expect(all.body.items).toHaveLength(5);
    const wrong = await reviewer().rest('GET', '/reviews/requests?status=sent,lost');
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { message: MESSAGES.reviews.statusInvalid },
    ]);
  });
});

describe('marking a request', () => {
  test('as sent freezes its text, its due time and the time of sending', async () => {
    const { id } = await first();
    const moment = app.clock.now().toISOString();
    const { status, body } = await mark(id, 'sent');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'sent', handledAt: moment });
    await reviewer().rest('PUT', `/reviews/templates/${avito}`, { message: 'Другой текст' });
    expect(await requestsOf(app, 'sent')).toMatchObject([
      { id, templateMessage: 'Оцените нас', scheduledAt: november(9, '12:00') },
    ]);
    expect((await first()).templateMessage).toBe('Другой текст');
    await reviewer().rest('PUT', `/reviews/templates/${avito}`, { message: 'Оцените нас' });
    const changes = await app.store.fork().find(ChangeLog, { operation: 'setReviewStatus' });
    expect(changes).toMatchObject([
      { entityId: id, userLogin: 'user-view_reviews', after: { status: 'sent' } },
    ]);
  });

  test.each(['sent', 'cancelled'])('is final: no status follows %s', async (status) => {
    const { id } = await first();
    await mark(id, status);
    for (const next of ['sent', 'cancelled', 'pending']) {
      const { status: code, body } = await mark(id, next);
      expect([code, body.code]).toEqual([409, 'CONFLICT']);
    }
    const back = await mark((await first()).id, 'pending');
    expect([back.status, back.body.message]).toEqual([409, MESSAGES.reviews.neverPendingAgain]);
  });

  test('is applied once under concurrent requests', async () => {
    const { id } = await first();
    const marks = Array.from({ length: 10 }, (_, at) => mark(id, at % 2 ? 'sent' : 'cancelled'));
    const statuses = (await Promise.all(marks)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    expect(await app.store.fork().count(ChangeLog, { operation: 'setReviewStatus' })).toBe(1);
  });

  test('rejects a missing or unknown status and an unknown request', async () => {
    const { id } = await first();
    const none = await mark(id, undefined);
    expect(none.status).toBe(422);
    expect(none.body.fields).toEqual({ status: MESSAGES.reviews.statusInvalid });
    const lost = await mark(id, 'lost');
    expect([lost.status, lost.body.fields]).toEqual([422, none.body.fields]);
    const unknown = await mark(2_000_000_000, 'sent');
    expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.reviews.requestNotFound]);
  });
});
