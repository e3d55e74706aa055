import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteClock } from '@backend/store/upkeep/clock-note';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { millisecondsInDay } from 'date-fns/constants';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${app.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });

describe('an unknown path', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/auth', '/api/auth/profile/more'])(
    '%s is 404 in the common error format',
    async (path) => {
      const answer = await fetch(`${app.url}${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        message: MESSAGES.generic.notFound,
        code: 'NOT_FOUND',
      });
    },
  );

  test('a documented path with another method is 405 with Allow', async () => {
    const answer = await fetch(`${app.url}/api/auth/login`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await answer.json()).toEqual({
      message: MESSAGES.generic.methodNotAllowed,
      code: 'METHOD_NOT_ALLOWED',
    });
    const options = await fetch(`${app.url}/api/auth/profile`, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test('an undecodable path is a malformed request', async () => {
    const answer = await fetch(`${app.url}/api/%E0%A4%A`);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toHaveProperty('message');
  });
});

describe('a body', () => {
  test.each(['{"login": "a"', 'login=a', '"text"', '[1]', 'null', '{"a":1}}'])(
    'other than a JSON object is rejected with 400: %s',
    async (body) => {
      const answer = await post('/api/auth/login', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        message: MESSAGES.generic.malformed,
        code: 'BAD_REQUEST',
      });
    },
  );

  test('over 256 KB is rejected with 413', async () => {
    const answer = await post('/api/auth/login', JSON.stringify({ login: 'x'.repeat(300_000) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      message: MESSAGES.generic.payloadTooLarge,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'of type %s is rejected with 415',
    async (type) => {
      const answer = await post('/api/auth/login', 'login=a&password=b', type);
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({
        message: MESSAGES.generic.unsupportedMediaType,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
    },
  );

  test('may be absent where nothing is required', async () => {
    const answer = await fetch(`${app.url}/api/auth/logout`, { method: 'POST' });
    expect(answer.status).toBe(200);
  });
});

describe('an idempotency key', () => {
  const logout = (key: string) =>
    fetch(`${app.url}/api/auth/logout`, { method: 'POST', headers: { 'idempotency-key': key } });

  test('of up to 200 visible characters is accepted', async () => {
    expect((await logout('order-42/7')).status).toBe(200);
    expect((await logout('k'.repeat(200))).status).toBe(200);
  });

  test.each(['two words', 'k'.repeat(201), ''])('%j is rejected with 400', async (key) => {
    const answer = await logout(key);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: MESSAGES.generic.idempotencyMalformed,
      code: 'BAD_REQUEST',
    });
  });
});

describe('the id of a change', () => {
  const logout = (id: string) =>
    fetch(`${app.url}/api/auth/logout`, { method: 'POST', headers: { 'x-change-id': id } });

  test.each([
    ['page-1.7', 200],
    ['i'.repeat(64), 200],
    ['two words', 400],
    ['i'.repeat(65), 400],
    ['', 400],
  ])('%j is answered with %i', async (id, status) => {
    const answer = await logout(id);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(await answer.json()).toEqual({
        message: 'Некорректный номер изменения',
        code: 'BAD_REQUEST',
      });
    }
  });
});

describe('headers', () => {
  test('add browser hardening to every response', async () => {
    for (const path of ['/api/auth/profile', '/health/live', '/nothing.js']) {
      const { headers } = await fetch(`${app.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('forbid caching of API responses', async () => {
    const { headers } = await fetch(`${app.url}/api/auth/profile`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });

  test('ignore a request id sent by the client', async () => {
    const headers = { 'x-request-id': 'forged' };
    const answer = await fetch(`${app.url}/api/auth/profile`, { headers });
    expect(answer.headers.get('x-request-id')).not.toBe('forged');
  });
});

describe('behind an HTTPS proxy', () => {
  test('cookies are Secure with the __Host- prefix, and HSTS is set', async () => {
    const proxied = await startTestApp({ config: { trustProxy: 1 } });
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await fetch(`${proxied.url}/api/auth/logout`, { method: 'POST', headers });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-\w+=; Path=\/; HttpOnly; .*Secure/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
    await proxied.close();
  });

  test('forwarded headers are ignored unless configured', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await fetch(`${app.url}/api/auth/logout`, { method: 'POST', headers });
    expect(answer.headers.get('set-cookie')).not.toContain('Secure');
  });
});

describe('health', () => {
  test('both endpoints are ok while the database responds', async () => {
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
  });

  test('ready is 503 when the database is down, live stays ok', async () => {
    const fork = vi.spyOn(app.store, 'fork').mockImplementation(() => {
      throw Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
    });
    const ready = async () => (await fetch(`${app.url}/health/ready`)).status;
    await expect.poll(ready).toBe(503);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    const call = await app.as(null).rest('GET', '/auth/profile');
    expect(call.status).toBe(503);
    expect(call.body).toMatchObject({
      code: 'UNAVAILABLE',
      message: MESSAGES.generic.unavailable,
    });
    fork.mockRestore();
    await expect.poll(ready).toBe(200);
  });
});

describe('a clock that jumped', () => {
  const ready = async () => (await fetch(`${app.url}/health/ready`)).json();
  const note = () => app.store.write(app.store.fork(), (em) => noteClock(em, app.clock.now()));

  test('is an alarm of a server that is ready, until it is right again', async () => {
    const right = app.clock.now().toISOString();
    await note();
    expect(await ready()).toEqual({ status: 'ok' });
    app.clock.advance(1100 * millisecondsInDay);
    await note();
    expect(await ready()).toEqual({
      status: 'ok',
      alarms: ['clock'],
      clock: { now: app.clock.now().toISOString(), lastTrusted: right, trustedAfterHours: 24 },
    });
    app.clock.set(right);
    expect(await ready()).toEqual({ status: 'ok' });
  });
});

describe('the folder of files', () => {
  test('ready is 503 while it cannot be written', async () => {
    const own = await startTestApp();
    const ready = async () => (await fetch(`${own.url}/health/ready`)).json();
    const folder = join(own.config.dataDir, 'files');
    writeFileSync(folder, 'a file, where a folder is needed');
    expect(await ready()).toEqual({ status: 'unavailable', failed: ['files'] });
    rmSync(folder);
    await expect.poll(ready).toEqual({ status: 'ok' });
    expect(readdirSync(folder)).toEqual([]);
    await own.close();
  });
});

describe('an unexpected failure', () => {
  test('returns a generic message and the id of its log line, over REST and GraphQL', async () => {
    const secret = "insert into users values ('hush')";
    const fork = vi.spyOn(app.store, 'fork').mockImplementation(() => {
      throw new Error(secret);
    });
    const rest = await app.as(null).rest('GET', '/auth/profile');
    const graphql = await app.as(null).gql('{ profile { id } }');
    fork.mockRestore();
    const id = rest.headers.get('x-request-id');
    expect(rest.status).toBe(500);
    expect(rest.body).toEqual({ code: 'INTERNAL', message: MESSAGES.generic.internal, id });
    expect(app.logged.filter((line) => line.requestId === id && line.err)).toHaveLength(1);
    expect(graphql.status).toBe(500);
    expect(graphql.errors).toEqual([
      {
        message: MESSAGES.generic.internal,
        extensions: { code: 'INTERNAL', id: graphql.headers.get('x-request-id') },
      },
    ]);
    expect(JSON.stringify(app.logged)).not.toContain('hush');
  });
});
