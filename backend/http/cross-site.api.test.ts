import { addUser, TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let host: string;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  host = new URL(app.url).host;
  await addUser(app.store, { login: 'Ольга', permissions: ['view_board'] }, app.clock.now());
  cookie = await app.as('Ольга').cookie();
});
afterAll(() => app.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const LOGIN_BODY = JSON.stringify({ login: 'Ольга', password: TEST_PASSWORD });
const LOGOUT_QUERY = JSON.stringify({ query: 'mutation { logout }' });

interface Attempt {
  path: string;
  headers: Record<string, string>;
  body: string;
}

function send({ path, headers, body }: Attempt): Promise<Response> {
  return fetch(`${app.url}${path}`, { method: 'POST', headers: { cookie, ...headers }, body });
}

const form = 'multipart/form-data; boundary=b';
const multipart = '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n';

const ATTACKS: [string, Attempt][] = [
  [
    'a page of another site posts JSON',
    {
      path: '/api/auth/logout',
      headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' },
      body: '{}',
    },
  ],
  [
    'a neighbouring subdomain posts JSON',
    {
      path: '/api/graphql',
      headers: { ...JSON_TYPE, 'sec-fetch-site': 'same-site' },
      body: LOGOUT_QUERY,
    },
  ],
  [
    'an old browser sends only the origin',
    {
      path: '/api/auth/logout',
      headers: { ...JSON_TYPE, origin: 'https://evil.example' },
      body: '{}',
    },
  ],
  [
    'a sandboxed page has the origin null',
    { path: '/api/graphql', headers: { ...JSON_TYPE, origin: 'null' }, body: LOGOUT_QUERY },
  ],
  [
    'a form in disguise needs no preflight',
    {
      path: '/api/auth/logout',
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
      body: '{}',
    },
  ],
  [
    'an upload form of another site',
    {
      path: '/api/uploads/cars/photos',
      headers: { 'content-type': form, 'sec-fetch-site': 'cross-site' },
      body: multipart,
    },
  ],
  [
    "somebody else's page signs the visitor in",
    {
      path: '/api/auth/login',
      headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      body: LOGIN_BODY,
    },
  ],
  [
    'the same host on another port is another site',
    {
      path: '/api/auth/logout',
      headers: { ...JSON_TYPE, origin: 'http://127.0.0.1:1' },
      body: '{}',
    },
  ],
];

describe('rejected with 403', () => {
  test.each(ATTACKS)('%s', async (_name, attempt) => {
    const answer = await send(attempt);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const body = (await answer.json()) as { message?: string; errors?: { message: string }[] };
    expect(body.message ?? body.errors?.[0]?.message).toBe(MESSAGES.generic.crossSite);
    expect((await app.as('Ольга').rest('GET', '/auth/profile')).status).toBe(200);
  });
});

describe('accepted', () => {
  test.each([
    ['our own page in a new browser', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['our own page in an old browser', () => ({ origin: `http://${host}` })],
    ['a typed address', () => ({ 'sec-fetch-site': 'none' })],
    ['a script, which sends neither', () => ({})],
  ])('%s', async (_name, headers) => {
    const answer = await send({
      path: '/api/auth/login',
      headers: { ...JSON_TYPE, ...headers() },
      body: LOGIN_BODY,
    });
    expect(answer.status).toBe(200);
  });

  test('CORS headers are never set, so browsers block cross-site reads', async () => {
    const answer = await fetch(`${app.url}/api/auth/profile`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${app.url}/api/auth/login`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});
