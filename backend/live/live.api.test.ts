import { Session } from '@backend/store/entities/access/session.entity';
import { User } from '@backend/store/entities/access/user.entity';
import { addCar } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { TOPICS } from '@schema/topics';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CHANGES = 'subscription { changes { topics carIds operation at } }';

interface Ears {
  /** Notices received so far. */
  readonly received: unknown[];
  /** Resolves once the subscription is active. */
  ready(): Promise<void>;
  /** The close code of the socket, once closed. */
  readonly closed: Promise<number>;
  /** The error that ended the subscription. */
  readonly fault: Promise<unknown>;
  stop(): Promise<void>;
}

function listen(headers: Record<string, string>, query = CHANGES, pageUser?: number): Ears {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers });
    }
  }
  const url = `${app.url.replace('http', 'ws')}/api/graphql`;
  let whenClosed: (code: number) => void;
  const closed = new Promise<number>((done) => {
    whenClosed = done;
  });
  const client = createClient({
    url,
    webSocketImpl: Socket,
    retryAttempts: 0,
    connectionParams: { pageUser },
    on: { closed: (event) => whenClosed((event as { code: number }).code) },
  });
  const received: unknown[] = [];
  const fault = new Promise<unknown>((fail) => {
    client.subscribe(
      { query },
      {
        next: (value) => (value.errors ? fail(value.errors) : received.push(value.data?.changes)),
        error: fail,
        complete: () => undefined,
      },
    );
  });
  return {
    received,
    closed,
    fault,
    // The protocol has no acknowledgement of a subscription, so publish until a notice arrives.
    ready: async () => {
      await expect
        .poll(() => {
          app.changes.publish(NOTICE);
          return received.length;
        })
        .toBeGreaterThan(0);
      received.length = 0;
    },
    stop: async () => client.dispose(),
  };
}

const NOTICE = {
  topics: ['board', 'daily'],
  carIds: [3],
  operation: 'createMaintenance',
  at: new Date('2026-11-10T09:00:00Z'),
} as const;

const withCookie = async (who: Parameters<TestApp['as']>[0]) => ({
  cookie: await app.as(who).cookie(),
});

describe('the live connection', () => {
  test('of a page of another user is closed with its own code, and the session stays', async () => {
    const headers = await withCookie(['view_board']);
    const { data } = await app
      .as(['view_board'])
      .gql<{ profile: { id: number } }>('{ profile { id } }');
    const id = Number(data?.profile.id);
    const foreign = listen(headers, CHANGES, id + 1);
    expect(await foreign.closed).toBe(4412);
    expect(foreign.received).toEqual([]);
    const own = listen(headers, CHANGES, id);
    await own.ready();
    await own.stop();
  });

  test('notifies every open board of stale data', async () => {
    const first = listen(await withCookie(['view_board']));
    const second = listen(await withCookie(['view_board', 'view_cars']));
    await first.ready();
    await second.ready();
    app.changes.publish({ ...NOTICE, carIds: [7] });
    const expected = { ...NOTICE, carIds: [7], at: NOTICE.at.toISOString() };
    await expect.poll(() => first.received).toContainEqual(expected);
    await expect.poll(() => second.received).toContainEqual(expected);
    await first.stop();
    await second.stop();
  });

  test('publishes a change made through the API after the commit', async () => {
    const notices = listen(await withCookie(['view_board']));
    await notices.ready();
    const saved = await app
      .as(['edit_bookings'])
      .rest('POST', '/cashbox/entries', { amount: 100.5, comment: null });
    expect(saved.status).toBeLessThan(300);
    await expect
      .poll(() => notices.received)
      .toContainEqual({
        topics: ['daily', 'fleet', 'money'],
        carIds: [],
        operation: 'addCashEntry',
        at: app.clock.now().toISOString(),
      });
    await notices.stop();
  });

  test('tells a user tied to a partner of own cars only, also of missed notices', async () => {
    const [own, foreign] = [await addCar(app.store), await addCar(app.store)];
    const staff = app.as(['view_analytics', 'edit_bookings']);
    const { body: partner } = await staff.rest<{ id: number }>('POST', '/partners', {
      name: 'Альфа',
    });
    const shares = [{ partnerId: partner.id, sharePercent: 40 }];
    await staff.rest('PUT', `/partners/revenue/cars/${own}`, { shares });
    const permissions = ['view_board'] as const;
    const account = { login: 'partner', permissions, partnerId: partner.id };
    await addUser(app.store, account, app.clock.now());
    const since = app.changes.cursor();
    app.changes.publish({ ...NOTICE, carIds: [foreign] });
    app.changes.publish({ ...NOTICE, topics: ['board', 'money'], carIds: [own, foreign] });
    const query = `subscription { changes(since: "${since}") { topics carIds operation } }`;
    const notices = listen(await withCookie('partner'), query);
    const { operation } = NOTICE;
    await expect.poll(() => notices.received.length).toBe(2);
    app.changes.publish({ ...NOTICE, topics: ['money'], carIds: [] });
    app.changes.publish({ ...NOTICE, carIds: [foreign] });
    app.changes.publish({ ...NOTICE, carIds: [own] });
    await expect.poll(() => notices.received.length).toBe(3);
    expect(notices.received).toEqual([
      { topics: ['board'], carIds: [own], operation },
      { topics: [], carIds: [], operation: 'subscribed' },
      { topics: NOTICE.topics, carIds: [own], operation },
    ]);
    await notices.stop();
  });

  test('replays missed notices to a reconnecting client', async () => {
    const since = app.changes.cursor();
    app.changes.publish({ ...NOTICE, carIds: [8] });
    const resume = (cursor: string) =>
      `subscription { changes(since: "${cursor}") { topics carIds operation cursor } }`;
    const notices = listen(await withCookie(['view_board']), resume(since));
    const cursor = app.changes.cursor();
    await expect.poll(() => notices.received.length).toBe(2);
    expect(notices.received).toEqual([
      { topics: NOTICE.topics, carIds: [8], operation: NOTICE.operation, cursor },
      { topics: [], carIds: [], operation: 'subscribed', cursor },
    ]);
    await notices.stop();

    const stranger = listen(await withCookie(['view_board']), resume('of-another-run.3'));
    await expect.poll(() => stranger.received.length).toBe(1);
    expect(stranger.received[0]).toMatchObject({ topics: TOPICS, operation: 'subscribed', cursor });
    await stranger.stop();
  });

  test('disconnects when permissions cannot be read', async () => {
    const notices = listen(await withCookie(['view_board', 'view_archive']));
    await notices.ready();
    const fork = vi.spyOn(app.store, 'fork').mockImplementation(() => {
      throw new Error('The database is away');
    });
    app.changes.publish({ ...NOTICE, carIds: [98] });
    expect(await notices.closed).toBe(1013);
    fork.mockRestore();
    expect(notices.received).not.toContainEqual(expect.objectContaining({ carIds: [98] }));
  });

  test('refuses a client without a session', async () => {
    expect(await listen({}).closed).toBe(4401);
  });

  test('refuses a user without the board permission', async () => {
    const notices = listen(await withCookie(['view_cars']));
    expect(await notices.fault).toHaveProperty('0.extensions.code', 'FORBIDDEN');
    await notices.stop();
  });

  test('refuses a cross-site page', async () => {
    const cookie = await withCookie(['view_board']);
    for (const origin of ['https://evil.example', 'null']) {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/graphql`, {
        headers: { ...cookie, origin },
      });
      const status = new Promise((done) => {
        socket.on('unexpected-response', (_request, answer) => done(answer.statusCode));
        socket.on('error', () => undefined);
      });
      expect(await status).toBe(403);
    }
    const ours = listen({ ...cookie, origin: app.url });
    await ours.ready();
    await ours.stop();
  });

  test('stops when the session ends', async () => {
    const notices = listen(await withCookie(['view_board', 'view_editor']));
    await notices.ready();
    await app.store
      .fork()
      .nativeDelete(Session, { user: { login: 'user-view_board-view_editor' } });
    app.changes.publish({ ...NOTICE, carIds: [99] });
    expect(await notices.closed).toBe(4401);
    expect(notices.received).not.toContainEqual(expect.objectContaining({ carIds: [99] }));
  });

  test('stops when the user loses the board permission', async () => {
    const notices = listen(await withCookie(['view_board', 'view_reviews']));
    await notices.ready();
    await app.store
      .fork()
      .nativeUpdate(User, { login: 'user-view_board-view_reviews' }, { permissions: [] });
    app.changes.publish({ ...NOTICE, carIds: [99] });
    expect(await notices.closed).toBe(4401);
    expect(notices.received).not.toContainEqual(expect.objectContaining({ carIds: [99] }));
  });

  test('accepts subscriptions only, within the same limits', async () => {
    const headers = await withCookie(['view_board']);
    const bombs = [
      'mutation { logout }',
      '{ company { name } }',
      'subscription { nope }',
      `subscription { ${Array.from({ length: 20 }, (_, at) => `a${at}: changes { at }`).join(' ')} }`,
      'subscription {',
    ];
    for (const query of bombs) {
      const notices = listen(headers, query);
      expect(await notices.fault).toHaveProperty('0.extensions.code', 'BAD_REQUEST');
      await notices.stop();
    }
  });
});
