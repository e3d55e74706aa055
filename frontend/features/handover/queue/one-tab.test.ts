import { afterEach, expect, test, vi } from 'vitest';
import { inOneTab } from './one-tab';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Locks of a browser in which another tab holds the lock for ever. */
const heldElsewhere = {
  request: (_name: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
};

test('rounds of two tabs follow each other', async () => {
  const order: string[] = [];
  const round = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push(`${name} ends`);
  };
  await Promise.all([inOneTab(round('a')), inOneTab(round('b'))]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a browser without locks sends at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await inOneTab(async () => 'sent')).toBe('sent');
});

test('a frozen tab does not stop the others', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: heldElsewhere });
  const sending = inOneTab(async () => 'sent');
  expect(await Promise.race([sending, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await sending).toBe('sent');
});

test('an error of the round is thrown', async () => {
  await expect(inOneTab(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
