import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askEarly, askOnce } from './early-answers';

const sent = vi.fn<typeof fetch>();
const REQUEST = { query: 'query Board { board }', operationName: 'Board', variables: { days: 21 } };

beforeEach(() => {
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
  void askEarly(REQUEST);
  expect(await askOnce(REQUEST)).toBe(1);
  expect(await askOnce(REQUEST)).toBe(2);
});

it('other variables are requested', async () => {
  await askEarly(REQUEST);
  expect(await askOnce({ ...REQUEST, variables: { days: 7 } })).toBe(2);
  await askOnce(REQUEST);
});

it('an old answer is requested again', async () => {
  await askEarly(REQUEST);
  vi.advanceTimersByTime(30_000);
  expect(await askOnce(REQUEST)).toBe(2);
});

it('the taker gets the failure of an early request', async () => {
  sent.mockRejectedValueOnce(new Error('no network'));
  void askEarly(REQUEST).catch(() => undefined);
  await expect(askOnce(REQUEST)).rejects.toThrow(MESSAGES.generic.unavailable);
});
