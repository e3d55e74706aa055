import { createChangeFeed } from '@backend/changes/feed';
import { fillDemo } from '@backend/demo/fill-demo';
import { buildSchema } from '@backend/graphql/build-schema';
import { StreamThread } from '@backend/jobs/stream-thread';
import { HEAVY_POINTS, priceRuleOf } from '@backend/operation/price';
import { routes } from '@backend/rest/routes';
import { call } from '@backend/testing/call';
import { addCar } from '@backend/testing/data/fleet';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { readDocuments } from '@backend/testing/read-documents';
import { sampled } from '@backend/testing/sampled';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LargeCompany } from './large-company';
import { LONG_QUERIES, MAIN_THREAD_FIELDS } from './long-queries';

const BOARD = `query Board($start: Day!, $days: Int!) { board(start: $start, days: $days) {
  ...Rows } } fragment Rows on Board { cursor rows { car { title: brand photos } bookings { id } } }`;
const TWO_DAYS = { start: '2026-11-10', days: 2 };

/** The same company, with long queries in their thread and without. */
let apart: TestApp;
let here: TestApp;
let database: TestDatabase;
const run = vi.spyOn(StreamThread.prototype, 'run');
beforeAll(async () => {
  database = await openTestDatabase();
  const changes = createChangeFeed();
  apart = await startTestApp({
    database,
    changes,
    readsFrom: { cars: 0, bookings: 0, movements: 0 },
  });
  here = await startTestApp({ database, changes });
  const { store, clock, config } = apart;
  await fillDemo(store, { cars: 8, now: clock.now(), zone: config.companyTimeZone });
  // Until the thread has started, the main one answers.
  const isApart = async () => {
    await apart.as(PERMISSIONS).gql(BOARD, TWO_DAYS);
    return run.mock.calls.length > 0;
  };
  await vi.waitUntil(isApart, { timeout: 50_000 });
  run.mockClear();
});
afterAll(async () => {
  await here.stop();
  await apart.close();
});

afterEach(() => run.mockClear());
afterAll(() => run.mockRestore());

const LOGIN = `user-${[...PERMISSIONS].sort().join('-')}`;

describe('a long query in its thread', () => {
  const documents = readDocuments(buildSchema(), { code: '""' });
  const long = documents.filter(({ name }) => LONG_QUERIES.has(name));

  test('is a query of the schema', () => {
    expect(new Set(long.map(({ name }) => name))).toEqual(LONG_QUERIES);
  });

  test.each([...LONG_QUERIES])('is queued: %s', (name) => {
    const field = buildSchema().getQueryType()?.getFields()[name];
    expect(field && priceRuleOf(field)?.points).toBeGreaterThanOrEqual(HEAVY_POINTS);
  });

  test('over REST is long as well', () => {
    const reads = routes.filter(({ method, field }) => method === 'GET' && LONG_QUERIES.has(field));
    expect(reads.filter(({ isLong }) => !isLong).map(({ path }) => path)).toEqual([]);
  });

  test.each(sampled(long))(
    'answers as in the main thread, also when it is compiled: $name',
    async (asked) => {
      const { document } = asked;
      const { data } = await here.as(LOGIN).gql(document);
      expect(data).not.toBeNull();
      for (let time = 1; time <= 3; time += 1) {
        const theirs = await apart.as(LOGIN).gql(document);
        expect([theirs.status, theirs.data, theirs.errors]).toEqual([200, data, undefined]);
        expect(run).toHaveBeenCalledTimes(time);
      }
    },
  );

  test('accepts variables and fragments, and answers in the accepted media type', async () => {
    const type = 'application/graphql-response+json';
    const [theirs, ours] = await Promise.all(
      [apart, here].map((app) => app.as(LOGIN).gql(BOARD, TWO_DAYS, { accept: type })),
    );
    expect(run).toHaveBeenCalledOnce();
    expect(theirs?.data).toEqual(ours?.data);
    const types = [theirs, ours].map((one) => one?.headers.get('content-type'));
    expect(types).toEqual([`${type}; charset=utf-8`, `${type}; charset=utf-8`]);
  });

  test.each([
    ['a value out of bounds', BOARD, { ...TWO_DAYS, days: 0 }, MESSAGES.board.invalidDays],
    ['an unreadable value', BOARD, { ...TWO_DAYS, days: 'x' }, MESSAGES.board.invalidDays],
    ['an unknown field', '{ gaps { nothing } }', {}, expect.stringContaining('nothing')],
    ['a text that is no document', '{ gaps {', {}, expect.any(String)],
  ])('is refused with the same message: %s', async (_, document, variables, message) => {
    const theirs = await apart.as(LOGIN).gql(document, variables);
    const ours = await here.as(LOGIN).gql(document, variables);
    expect(theirs.errors?.[0]?.message).toEqual(message);
    expect([theirs.status, theirs.data, theirs.errors]).toEqual([
      ours.status,
      ours.data,
      ours.errors,
    ]);
  });

  test('is refused before the thread to anonymous clients and without the permission', async () => {
    const nobody = await apart.as(null).gql(BOARD, TWO_DAYS);
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const other = await apart.as(['view_cars']).gql(BOARD, TWO_DAYS);
    expect(other.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(run).not.toHaveBeenCalled();
  });

  test.each([
    ['the permission for one of its fields', '{ cars { items { id } } gaps { total } }'],
    [
      'a valid value of one',
      '{ cars { items { id } } search(text: "\u0000\u0000") { cars { id } } }',
    ],
    ['one of its records', '{ cars { items { id } } car(id: 999) { id } }'],
  ])('without %s is answered by the thread with the same errors', async (_, document) => {
    const theirs = await apart.as(['view_cars']).gql(document);
    const ours = await here.as(['view_cars']).gql(document);
    expect(run).toHaveBeenCalledOnce();
    expect(theirs.errors).toHaveLength(1);
    expect([theirs.status, theirs.data, theirs.errors]).toEqual([
      ours.status,
      ours.data,
      ours.errors,
    ]);
  });

  const others = documents.filter(({ name }) => !LONG_QUERIES.has(name));
  test.each(sampled(others.filter(({ name }) => !MAIN_THREAD_FIELDS.has(name))))(
    'runs in the thread with all other fields of its document: $name',
    async ({ document }) => {
      const mixed = document.replace('{', '{ long: gaps { total }');
      const theirs = await apart.as(LOGIN).gql(mixed);
      const ours = await here.as(LOGIN).gql(mixed);
      expect(run).toHaveBeenCalledOnce();
      expect([theirs.status, theirs.data, theirs.errors]).toEqual([
        ours.status,
        ours.data,
        ours.errors,
      ]);
    },
  );

  test.each(others.filter(({ name }) => MAIN_THREAD_FIELDS.has(name)))(
    'is refused with a message together with fields of the main thread: $name',
    async ({ document }) => {
      for (const app of [apart, here]) {
        const { errors } = await app.as(LOGIN).gql(document.replace('{', '{ gaps { total }'));
        expect(errors?.[0]?.message).toBe(MESSAGES.limits.documentMixed);
      }
      expect(run).not.toHaveBeenCalled();
    },
  );

  test('runs in the thread as a GET request too, but not for a cross-site one', async () => {
    const ask = (headers: Record<string, string>) =>
      call(`${apart.url}/api/graphql?query=${encodeURIComponent('{ gaps { total } }')}`, {
        method: 'GET',
        headers,
      });
    const cookie = await apart.as(LOGIN).cookie();
    expect((await ask({ cookie })).status).toBe(400);
    expect(run).not.toHaveBeenCalled();
    const { data } = await here.as(LOGIN).gql('{ gaps { total } }');
    const { text } = await ask({ cookie, 'apollo-require-preflight': 'yes' });
    expect(JSON.parse(text)).toEqual({ data });
    expect(run).toHaveBeenCalledOnce();
  });

  test('with a high price runs in the thread for a small company too', async () => {
    const small = await startTestApp({
      database,
      readsFrom: { cars: 1e6, bookings: 1e6, movements: 1e6 },
    });
    const dear = `{ ${[1, 2].map((at) => `a${at}: gaps(page: ${at}) { total }`).join(' ')} }`;
    const asked = async () => {
      await small.as(LOGIN).gql(dear);
      return run.mock.calls.length > 0;
    };
    await small.as(LOGIN).gql('{ gaps { total } }');
    expect(run).not.toHaveBeenCalled();
    await vi.waitUntil(asked, { timeout: 50_000 });
    await small.stop();
  });

  test('hides fields without permission', async () => {
    const search = documents.find(({ name }) => name === 'search')?.document ?? '';
    const theirs = await apart.as(['view_cars']).gql(search);
    expect(run).toHaveBeenCalledOnce();
    expect(theirs.data).toEqual((await here.as(['view_cars']).gql(search)).data);
    expect(theirs.data).not.toEqual((await here.as(LOGIN).gql(search)).data);
  });

  test('is answered in the main thread until the long thread has started', async () => {
    vi.spyOn(StreamThread.prototype, 'isReady').mockResolvedValueOnce(false);
    const theirs = await apart.as(LOGIN).gql(BOARD, TWO_DAYS);
    expect(theirs.data).toEqual((await here.as(LOGIN).gql(BOARD, TWO_DAYS)).data);
    expect(run).not.toHaveBeenCalled();
  });

  test('leaves all other queries in the main thread', async () => {
    for (const { document } of others) await apart.as(LOGIN).gql(document);
    expect(run).not.toHaveBeenCalled();
  });
});

test('a company is large from a number of cars, bookings or movements, counted once a minute', async () => {
  const { store, clock } = here;
  const at = (seconds: number) => ({
    em: store.fork(),
    now: new Date(+clock.now() + seconds * 1000),
  });
  const more = { cars: 9, bookings: 1e6, movements: 1e6 };
  expect(await new LargeCompany({ ...more, cars: 8 }).isLarge(at(0))).toBe(true);
  expect(await new LargeCompany({ ...more, bookings: 60 }).isLarge(at(0))).toBe(true);
  expect(await new LargeCompany({ ...more, movements: 60 }).isLarge(at(0))).toBe(true);
  const company = new LargeCompany(more);
  expect(await company.isLarge(at(0))).toBe(false);
  await addCar(store);
  expect(await company.isLarge(at(59))).toBe(false);
  expect(await company.isLarge(at(60))).toBe(true);
});
