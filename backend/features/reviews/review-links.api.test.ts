import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { ReviewLink } from '@backend/store/entities/reviews/review-link.entity';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { november } from '@backend/testing/data/fleet';
import { addAskedSource, rent, requestsOf } from '@backend/testing/data/reviews';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
let avito: number;
let gis: number;
const START = '2026-11-10T09:00:00.000Z';
beforeAll(async () => {
  app = await startTestApp();
  avito = await addAskedSource(app, 'Авито');
  gis = await addAskedSource(app, '2ГИС');
  const over = { startDate: november(8, '10:00'), endDate: november(9, '15:00') };
  await rent(app, avito, { ...over, fullName: 'Петрова Анна', phone: '+79162451807' });
  for (const source of [avito, avito, gis]) await rent(app, source, over);
});
beforeEach(async () => {
  app.clock.set(START);
  const em = app.store.fork();
  await em.nativeDelete(ReviewLink, {});
  await em.nativeDelete(ReviewRequest, {});
  await em.nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

const { reviews } = MESSAGES;
const reviewer = () => app.as(['view_reviews']);
const idsOf = async (source: number) =>
  (await requestsOf(app)).filter(({ sourceId }) => sourceId === source).map(({ id }) => id);

interface WireLink {
  sourceId: number;
  code: string;
  createdAt: string;
  expiresAt: string;
  requestCount: number;
  links: { requestId: number; whatsappUrl: string | null; shortPath: string }[];
}
const make = (body: unknown) => reviewer().rest<WireLink>('POST', '/reviews/links', body);
const makeFor = async (source: number) =>
  (await make({ sourceId: source, requestIds: await idsOf(source) })).body;

interface Shared {
  sourceName: string;
  expiresAt: string;
  requests: { id: number; status: string }[];
}
/** A client without a session. */
const open = (code: string) => app.as(null).rest<Shared>('GET', `/reviews/links/${code}`);
const send = (code: string, id: number) =>
  app.as(null).rest('POST', `/reviews/links/${code}/requests/${id}/send`);

describe('a review link', () => {
  test('has a code of 80 bits stored only as a hash, and a message for each customer', async () => {
    const requestIds = await idsOf(avito);
    const { status, body } = await make({ sourceId: avito, requestIds });
    expect(status).toBe(201);
    expect(body).toEqual({
      sourceId: avito,
      code: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{16}$/),
      createdAt: START,
      expiresAt: '2026-11-10T09:30:00.000Z',
      requestCount: 3,
      links: requestIds.map((requestId) =>
        expect.objectContaining({
          requestId,
          shortPath: `/reviews/share/${body.code}#${requestId}`,
        }),
      ),
    });
    expect(body.links[0]).toMatchObject({
      customerName: 'Петрова Анна',
      customerPhone: '+79162451807',
      whatsappUrl: `https://wa.me/79162451807?text=${encodeURIComponent('Оцените нас')}`,
    });
    const kept = [
      await app.store.fork().findAll(ReviewLink),
      await app.store.fork().findAll(ChangeLog),
      app.logged,
    ];
    expect(JSON.stringify(kept)).not.toContain(body.code);
  });

  test('lists the pending requests of one source', async () => {
    const [first = 0, second = 0] = await idsOf(avito);
    const [other = 0] = await idsOf(gis);
    const mixed = await make({ sourceId: avito, requestIds: [first, other] });
    expect([mixed.status, mixed.body]).toEqual([
      422,
      expect.objectContaining({ fields: { requestIds: reviews.otherSource } }),
    ]);
    const unknown = await make({ sourceId: avito, requestIds: [first, 2_000_000_000] });
    expect(unknown.body).toMatchObject({ fields: { requestIds: reviews.requestNotFound } });
    await reviewer().rest('POST', `/reviews/requests/${first}/status`, { status: 'cancelled' });
    const rest = await make({ sourceId: avito, requestIds: [first, second, second] });
    expect(rest.body.links.map(({ requestId }) => requestId)).toEqual([second]);
    const nobody = await make({ sourceId: avito, requestIds: [first] });
    expect([nobody.status, nobody.body]).toEqual([
      409,
      { code: 'CONFLICT', message: reviews.nobodyPending },
    ]);
  });

  test.each([
    [{}, 422],
    [{ sourceId: 2_000_000_000, requestIds: [1] }, 404],
    [{ requestIds: [1] }, 422],
    [{ sourceId: 'x', requestIds: [1] }, 422],
    [{ sourceId: 1, requestIds: ['x'] }, 422],
  ])('is rejected as %j', async (body, status) => {
    expect((await make(body)).status).toBe(status);
    expect(await app.store.fork().count(ReviewLink)).toBe(0);
  });
});

describe('the page of a review link', () => {
  test('opens without a session, in any letter case, without e-mail and price', async () => {
    const { code } = await makeFor(avito);
    const { status, body } = await open(code.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({ sourceName: 'Авито', expiresAt: '2026-11-10T09:30:00.000Z' });
    expect(body.requests).toHaveLength(3);
    expect(JSON.stringify(body)).not.toMatch(/example\.ru|98765|price|email/i);
    const graphql = await app.as(null).gql<{ sharedReviewLink: unknown }>(
      `query ($code: String!) { sharedReviewLink(code: $code) {
          sourceName expiresAt requests { id status }
        } }`,
      { code },
    );
    expect(graphql.data?.sharedReviewLink).toMatchObject({
      sourceName: body.sourceName,
      requests: body.requests.map(({ id, status: state }) => ({ id, status: state })),
    });
  });

  test('is not cached, not indexed and sends no referrer', async () => {
    const { code } = await makeFor(avito);
    for (const answer of [await open(code), await open('wrong')]) {
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('expires after half an hour', async () => {
    const { code } = await makeFor(avito);
    app.clock.advance(30 * 60_000 - 1);
    expect((await open(code)).status).toBe(200);
    app.clock.advance(1);
    const { status, body } = await open(code);
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Ссылка недоступна' }]);
    const [request = 0] = await idsOf(avito);
    expect((await send(code, request)).status).toBe(404);
  });

  test('is revoked by a newer link of the same source only', async () => {
    const [old, other] = [await makeFor(avito), await makeFor(gis)];
    const fresh = await makeFor(avito);
    expect((await open(old.code)).body).toMatchObject({ message: reviews.linkUnavailable });
    expect((await open(other.code)).status).toBe(200);
    expect((await open(fresh.code)).status).toBe(200);
  });

  test('leaves one valid link per source under concurrent requests', async () => {
    const requestIds = await idsOf(avito);
    const makes = Array.from({ length: 8 }, () => make({ sourceId: avito, requestIds }));
    const codes = (await Promise.all(makes)).map(({ body }) => body.code);
    const statuses = await Promise.all(codes.map(async (code) => (await open(code)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('marks a request as sent, once', async () => {
    const { code, links } = await makeFor(avito);
    const id = links[0]?.requestId ?? 0;
    const sends = await Promise.all(Array.from({ length: 5 }, () => send(code, id)));
    expect(sends.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const sent = sends.find(({ status }) => status === 200);
    expect(sent?.body).toMatchObject({ id, status: 'sent' });
    expect(JSON.stringify(sent?.body)).not.toMatch(/example\.ru|98765|price|email/i);
    expect((await open(code)).body.requests.map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'sent',
    ]);
    const changes = await app.store.fork().find(ChangeLog, { operation: 'sendSharedReview' });
    expect(changes).toMatchObject([{ userId: null, entityId: id }]);
  });

  test('rejects a request that is not on its list', async () => {
    const { code } = await makeFor(avito);
    const [other = 0] = await idsOf(gis);
    const { status, body } = await send(code, other);
    expect([status, body.message]).toEqual([404, reviews.requestNotFound]);
    expect(await idsOf(gis)).toEqual([other]);
    expect((await send('0000000000000000', other)).status).toBe(404);
  });

  test('throttles wrong codes while a valid one still opens', async () => {
    const fresh = await startTestApp();
    const source = await addAskedSource(fresh, 'Авито');
    await rent(fresh, source, { startDate: november(8, '10:00'), endDate: november(9, '15:00') });
    const requestIds = (await requestsOf(fresh)).map(({ id }) => id);
    const { body } = await fresh
      .as(['view_reviews'])
      .rest<WireLink>('POST', '/reviews/links', { sourceId: source, requestIds });
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const guess = `/reviews/links/${'0123456789abcde'}${(at % 10).toString()}`;
      const path = at % 2 ? guess : `${guess}/requests/1/send`;
      const headers = { 'x-forwarded-for': `10.0.0.${at}` };
      const method = at % 2 ? 'GET' : 'POST';
      statuses.push((await fresh.as(null).rest(method, path, undefined, headers)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), ...Array(10).fill(429)]);
    expect((await fresh.as(null).rest('GET', `/reviews/links/${body.code}`)).status).toBe(200);
    await fresh.close();
  });
});
