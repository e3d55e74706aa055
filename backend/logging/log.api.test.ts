import { addUser, TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await addUser(app.store, { login: 'Ольга', permissions: ['view_board'] }, app.clock.now());
});
afterAll(() => app.close());

const text = () => JSON.stringify(app.logged);
const linesOf = (answer: { headers: Headers }) => {
  const id = answer.headers.get('x-request-id');
  return app.logged.filter((line) => line.requestId === id);
};

describe('the log', () => {
  test('contains every sign-in, failed or not, with its request id, without credentials', async () => {
    const body = { login: 'Ольга', password: TEST_PASSWORD };
    const right = await app.as(null).rest('POST', '/auth/login', body);
    expect(linesOf(right)).toContainEqual(expect.objectContaining({ event: 'sign-in' }));
    const wrong = await app
      .as(null)
      .rest('POST', '/auth/login', { login: 'my-password-by-mistake', password: 'wrong-secret' });
    expect(linesOf(wrong)).toContainEqual(expect.objectContaining({ event: 'sign-in refused' }));
    expect(text()).not.toMatch(/my-password-by-mistake|wrong-secret/);
    expect(text()).not.toContain(TEST_PASSWORD);
    const [cookie = ''] = (right.headers.get('set-cookie') ?? '').split(';');
    await app.as(null).rest('GET', '/auth/profile', undefined, { cookie });
    expect(text()).not.toContain(cookie.split('=')[1]);
  });

  test('contains every 403 and 429 with its error code', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const refused = await app.as(null).rest('POST', '/auth/logout', undefined, headers);
    expect(linesOf(refused)).toContainEqual(
      expect.objectContaining({ event: 'refused', code: 'FORBIDDEN' }),
    );
    let last = refused;
    for (let at = 0; at < 10; at += 1) {
      last = await app.as(null).rest('POST', '/auth/login', { login: 'x', password: 'y' });
    }
    expect(linesOf(last)).toContainEqual(
      expect.objectContaining({ event: 'refused', code: 'TOO_MANY_REQUESTS' }),
    );
  });

  test('contains method, path, status and time of each request, and no query, code or header', async () => {
    const answer = await fetch(`${app.url}/api/auth/profile?search=79161234567`, {
      headers: { authorization: 'Bearer hush', referer: 'https://x/reviews/share/SECRETCODE' },
    });
    expect(linesOf(answer)).toEqual([
      expect.objectContaining({
        req: { method: 'GET', path: '/api/auth/profile', ip: expect.any(String) },
        res: { status: 401 },
        responseTime: expect.any(Number),
      }),
    ]);
    await fetch(`${app.url}/api/reviews/links/SECRETCODE`);
    await fetch(`${app.url}/reviews/share/SECRETCODE`);
    await fetch(`${app.url}/API/Reviews/Links/SECRETCODE`);
    await fetch(`${app.url}/api//reviews%2Flinks/SECRETCODE`);
    expect(text()).not.toMatch(/79161234567|hush|SECRETCODE/);
  });
});
