import { fillDemo } from '@backend/demo/fill-demo';
import { StreamThread } from '@backend/jobs/stream-thread';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { readCalls } from '@backend/testing/read-calls';
import { sampled } from '@backend/testing/sampled';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from './routes';

/** The same company, with long reads in their thread and without. */
let apart: TestApp;
let here: TestApp;
let database: TestDatabase;
const run = vi.spyOn(StreamThread.prototype, 'run');
beforeAll(async () => {
  database = await openTestDatabase();
  apart = await startTestApp({ database, readsFrom: { cars: 0, bookings: 0, movements: 0 } });
  here = await startTestApp({ database });
  const { store, clock, config } = apart;
  await fillDemo(store, { cars: 8, now: clock.now(), zone: config.companyTimeZone });
  // Until the thread has started, the main one answers.
  const isApart = async () => {
    await apart.as(PERMISSIONS).rest('GET', '/now');
    return run.mock.calls.length > 0;
  };
  await vi.waitUntil(isApart, { timeout: 50_000 });
});
beforeEach(() => {
  run.mockClear();
});
afterAll(async () => {
  await here.stop();
  await apart.close();
  run.mockRestore();
});

const LOGIN = `user-${[...PERMISSIONS].sort().join('-')}`;

describe('a long read in its thread', () => {
  test.each(sampled(readCalls(routes.filter(({ isLong }) => isLong))))(
    'answers as in the main thread: $path',
    async ({ path }) => {
      const theirs = await apart.as(LOGIN).rest('GET', path);
      const ours = await here.as(LOGIN).rest('GET', path);
      expect(run).toHaveBeenCalledOnce();
      expect(theirs.status).toBe(200);
      expect(theirs.body).toEqual(ours.body);
    },
  );

  test.each([
    ['/board?start=2026-11-10&days=0', 422, MESSAGES.board.invalidDays],
    ['/bookings?limit=0', 422, MESSAGES.lists.limitInvalid],
    ['/reseating?carId=abc', 422, expect.any(String)],
  ])('is refused with the same message: %s', async (path, status, message) => {
    const { body, headers, ...theirs } = await apart.as(LOGIN).rest('GET', path);
    expect([theirs.status, body.message]).toEqual([status, message]);
    expect(headers.get('etag')).toBeNull();
    expect((await here.as(LOGIN).rest('GET', path)).body).toEqual(body);
  });

  test('is refused before the thread to anonymous clients and without the permission', async () => {
    expect((await apart.as(null).rest('GET', '/bookings')).status).toBe(401);
    expect((await apart.as(['view_board']).rest('GET', '/bookings')).status).toBe(403);
  });

  test('runs in the main thread for a small company', async () => {
    const small = await startTestApp({
      database,
      readsFrom: { cars: 9, bookings: 1e6, movements: 1e6 },
    });
    expect((await small.as(LOGIN).rest('GET', '/now')).status).toBe(200);
    expect(run).not.toHaveBeenCalled();
    await small.stop();
  });

  test('is answered in the main thread until the long thread has started', async () => {
    vi.spyOn(StreamThread.prototype, 'isReady').mockResolvedValueOnce(false);
    const theirs = await apart.as(LOGIN).rest('GET', '/bookings');
    expect(theirs.body).toEqual((await here.as(LOGIN).rest('GET', '/bookings')).body);
    expect(run).not.toHaveBeenCalled();
  });

  test('hides fields without permission', async () => {
    const fields = async (app: TestApp) => {
      const { body } = await app.as(['view_cars']).rest('GET', '/cars');
      return body;
    };
    expect(await fields(apart)).toEqual(await fields(here));
  });
});
