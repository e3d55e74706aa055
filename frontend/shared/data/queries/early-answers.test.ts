import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn<typeof fetch>();
const REQUEST = { query: 'query Board { board }', operationName: 'Board', variables: { days: 21 } };

/** As a page that has just been opened. */
let page: typeof import('./early-answers');

beforeEach(async () => {
  vi.resetModules();
  page = await import('./early-answers');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  sent.mockImplementation(async () => Response.json({ data: sent.mock.calls.length }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.mockReset();
});

it('an early answer is taken once by the same request', async () => {
  void page.askEarly(REQUEST);
  expect(await page.askOnce(REQUEST)).toBe(1);
  expect(await page.askOnce(REQUEST)).toBe(2);
});

it('other variables are requested', async () => {
  await page.askEarly(REQUEST);
  expect(await page.askOnce({ ...REQUEST, variables: { days: 7 } })).toBe(2);
  await page.askOnce(REQUEST);
});

it('an answer for another user is requested again', async () => {
  await page.askEarly({ ...REQUEST, pageUser: 7 });
  expect(await page.askOnce({ ...REQUEST, pageUser: 8 })).toBe(2);
  expect(await page.askOnce({ ...REQUEST, pageUser: 7 })).toBe(1);
});

it('an old answer is requested again', async () => {
  await page.askEarly(REQUEST);
  vi.advanceTimersByTime(30_000);
  expect(await page.askOnce(REQUEST)).toBe(2);
});

it('the taker gets the failure of an early request', async () => {
  sent.mockRejectedValueOnce(new Error('no network'));
  void page.askEarly(REQUEST).catch(() => undefined);
  await expect(page.askOnce(REQUEST)).rejects.toThrow(MESSAGES.generic.unavailable);
});

it('an early refusal is requested again', async () => {
  const errors = [{ message: 'Войдите в систему', extensions: { code: 'UNAUTHENTICATED' } }];
  sent.mockResolvedValueOnce(Response.json({ errors }, { status: 401 }));
  void page.askEarly(REQUEST);
  expect(await page.askOnce(REQUEST)).toBe(2);
});

it('the same early request is sent once, also after its answer has been taken', async () => {
  const first = page.askEarly(REQUEST);
  expect(page.askEarly(REQUEST)).toBe(first);
  expect(await page.askOnce(REQUEST)).toBe(1);
  expect(await page.askEarly(REQUEST)).toBe(1);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('an early answer that comes after the request of the page is not kept', async () => {
  await page.askOnce(REQUEST);
  await page.askEarly(REQUEST);
  expect(await page.askOnce(REQUEST)).toBe(3);
});
