import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '@backend/auth/password';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterEach, describe, expect, test } from 'vitest';

let app: TestApp;
afterEach(() => app.close());

const { limits } = MESSAGES;
const BOARD = `query ($start: Day!, $days: Int!) {
  board(start: $start, days: $days) { rows { car { id } bookings { id } } }
}`;

describe('anonymous requests', () => {
  test('are counted by address and get 429 with Retry-After', async () => {
    app = await startTestApp({ config: { strangerRequests: 5 } });
    const ask = () => app.as(null).rest('GET', '/site/branding');
    for (let at = 0; at < 5; at += 1) expect((await ask()).status).toBe(200);
    const { status, headers, body } = await ask();
    expect(status).toBe(429);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
    expect(body).toEqual({
      message: limits.requests,
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: wait,
    });
    const graphql = await app.as(null).gql('{ company { name } }');
    expect([graphql.status, graphql.errors?.[0]?.message]).toEqual([429, limits.requests]);
    expect(graphql.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('are refused before their body is read', async () => {
    app = await startTestApp({ config: { strangerRequests: 1 } });
    await app.as(null).rest('GET', '/site/branding');
    const answer = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'no JSON',
    });
    expect(answer.status).toBe(429);
  });

  test('with an invalid session count as well', async () => {
    app = await startTestApp({ config: { strangerRequests: 3 } });
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const cookie = `avtoprokat_session=${String(at).repeat(43)}`;
      const answer = await app.as(null).rest('GET', '/auth/profile', undefined, { cookie });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('for client files are not counted', async () => {
    app = await startTestApp({ config: { strangerRequests: 1 } });
    for (let at = 0; at < 5; at += 1) {
      expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
      expect((await fetch(`${app.url}/files/none.png`)).status).toBe(404);
    }
  });
});

describe('session requests', () => {
  test('are counted per session: colleagues and anonymous clients of the address are not affected', async () => {
    app = await startTestApp({ config: { sessionRequests: 4 } });
    const busy = app.as(['view_board']);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await busy.rest('GET', '/auth/profile')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await app.as(['view_archive']).rest('GET', '/auth/profile')).status).toBe(200);
    expect((await app.as(null).rest('GET', '/site/branding')).status).toBe(200);
  });
});

describe('an office behind one address', () => {
  /** Requests of a tablet in ten seconds when every page is reloaded one after another. */
  const ASKED_BY_A_TABLET = 50;
  const TABLETS = 20;

  test('is not affected while an anonymous client there is throttled', async () => {
    // The default limits.
    app = await startTestApp({ config: { sessionRequests: 400, strangerRequests: 100 } });
    const logins = Array.from({ length: TABLETS }, (_, at) => `tablet-${at}`);
    for (const login of logins) {
      await addUser(app.store, { login, permissions: ['view_board'] }, app.clock.now());
    }
    let isOver = false;
    const strange = { served: 0, refused: 0 };
    const hammer = async () => {
      while (!isOver) {
        const { status } = await app.as(null).rest('GET', '/site/branding');
        if (status === 429) strange.refused += 1;
        else strange.served += 1;
      }
    };
    const strangers = [hammer(), hammer(), hammer(), hammer()];
    const tablet = async (login: string) => {
      const statuses: number[] = [];
      for (let at = 0; at < ASKED_BY_A_TABLET; at += 1) {
        const variables = { start: '2026-11-10', days: 21 };
        const answer = await app.as(login).gql(BOARD, variables);
        statuses.push(answer.errors ? 0 : answer.status);
      }
      return statuses;
    };
    await expect.poll(() => strange.refused).toBeGreaterThan(0);
    const all = (await Promise.all(logins.map(tablet))).flat();
    isOver = true;
    await Promise.all(strangers);
    expect(all.filter((status) => status !== 200)).toEqual([]);
    expect(all).toHaveLength(TABLETS * ASKED_BY_A_TABLET);
    expect(strange.served).toBeGreaterThan(0);
  }, 120_000);
});

describe('files', () => {
  /** Starts an upload and leaves it unfinished. */
  function begin(cookie: string) {
    const { hostname, port } = new URL(app.url);
    const headers = {
      cookie,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '1000',
    };
    const path = '/api/uploads/cars/photos';
    const call = request({ hostname, port, path, method: 'POST', headers });
    call.on('error', () => undefined);
    call.write('--b\r\n');
    return call;
  }
  const upload = async (who: Parameters<TestApp['as']>[0]) => {
    const form = new FormData();
    form.append('photo', new Blob(['x']), 'a.png');
    const cookie = await app.as(who).cookie();
    return fetch(`${app.url}/api/uploads/cars/photos`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
  };

  test('are limited to a number of concurrent uploads per user and in total', async () => {
    app = await startTestApp();
    const greedy = await app.as(['view_cars']).cookie();
    const begun: ReturnType<typeof begin>[] = [];
    /**
     * Starts one more upload, which is refused once the slots are in use, and then requests a slot.
     */
    const besides = async (cookie: string, who: Parameters<TestApp['as']>[0]) => {
      begun.push(begin(cookie));
      return (await upload(who)).status;
    };
    await expect.poll(() => besides(greedy, ['view_cars'])).toBe(429);
    const refused = await upload(['view_cars']);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ message: limits.uploads });
    // Another user still gets a slot.
    expect((await upload(['view_cars', 'view_board'])).status).toBe(415);

    const another = await app.as(['view_cars', 'view_archive']).cookie();
    await expect.poll(() => besides(another, ['view_cars', 'view_board'])).toBe(503);
    const full = await upload(['view_cars', 'view_board']);
    expect(full.headers.get('retry-after')).toBe('5');
    expect(await full.json()).toMatchObject({ message: limits.uploadsFull });

    for (const call of begun) call.destroy();
    await expect.poll(async () => (await upload(['view_cars'])).status).toBe(415);
  });
});

describe('passwords', () => {
  test('are checked with limited concurrency; requests over the queue limit get Retry-After', async () => {
    app = await startTestApp();
    const signIn = () =>
      app.as(null).rest('POST', '/auth/login', { login: 'nobody', password: 'wrong-one' });
    expect((await signIn()).status).toBe(401);
    // More clients than slots, each retrying: a freed slot is used immediately.
    let isOver = false;
    let refusals = 0;
    const client = async () => {
      while (!isOver) {
        await hashPassword('anything').catch(() => {
          refusals += 1;
        });
        await pause(1);
      }
    };
    const crowd = Promise.all(Array.from({ length: 100 }, client));
    let refused = await signIn();
    // One may get a slot at the moment of its release.
    while (refused.status === 401) refused = await signIn();
    isOver = true;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.body).toMatchObject({ message: limits.passwordChecks, code: 'UNAVAILABLE' });
    await crowd;
    expect(refusals).toBeGreaterThan(0);
    expect((await signIn()).status).toBe(401);
  });
});
