import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn<typeof fetch>();
const REQUEST = { query: 'query Board { board }', operationName: 'Board', variables: { days: 21 } };

/** A newly opened page. */
let page: typeof import('./prefetched');

beforeEach(async () => {
  vi.resetModules();
  page = await import('./prefetched');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  sent.mockImplementation(async () => Response.json({ data: sent.mock.calls.length }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.mockReset();
});

it('a prefetched answer is used once by the same request', async () => {
  void page.prefetch(REQUEST);
  expect(await page.fetchUnlessPrefetched(REQUEST)).toBe(1);
  expect(await page.fetchUnlessPrefetched(REQUEST)).toBe(2);
});

it('other variables are requested', async () => {
  await page.prefetch(REQUEST);
  expect(await page.fetchUnlessPrefetched({ ...REQUEST, variables: { days: 7 } })).toBe(2);
  await page.fetchUnlessPrefetched(REQUEST);
});

it('an answer for another user is requested again', async () => {
  await page.prefetch({ ...REQUEST, pageUser: 7 });
  expect(await page.fetchUnlessPrefetched({ ...REQUEST, pageUser: 8 })).toBe(2);
  expect(await page.fetchUnlessPrefetched({ ...REQUEST, pageUser: 7 })).toBe(1);
});

it('an old answer is requested again', async () => {
  await page.prefetch(REQUEST);
  vi.advanceTimersByTime(30_000);
  expect(await page.fetchUnlessPrefetched(REQUEST)).toBe(2);
});

it('the request gets the failure of its prefetch', async () => {
  sent.mockRejectedValueOnce(new Error('no network'));
  void page.prefetch(REQUEST).catch(() => undefined);
  await expect(page.fetchUnlessPrefetched(REQUEST)).rejects.toThrow(MESSAGES.generic.unavailable);
});

it('a prefetched refusal is requested again', async () => {
  const errors = [{ message: 'Войдите в систему', extensions: { code: 'UNAUTHENTICATED' } }];
  sent.mockResolvedValueOnce(Response.json({ errors }, { status: 401 }));
  void page.prefetch(REQUEST);
  expect(await page.fetchUnlessPrefetched(REQUEST)).toBe(2);
});
