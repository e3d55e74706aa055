import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedProbe } from './shared-probe';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const LIMITS = { patienceMs: 3000, freshMs: 1000 };

test('callers at the same time and within a second share one run', async () => {
  const job = vi.fn(async () => undefined);
  const probe = sharedProbe(job, LIMITS);
  await Promise.all([probe(), probe(), probe()]);
  vi.advanceTimersByTime(900);
  await probe();
  expect(job).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  await probe();
  expect(job).toHaveBeenCalledTimes(2);
});

test('a failure is shared too and retried after a second', async () => {
  const job = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('full'));
  const probe = sharedProbe(job, LIMITS);
  await expect(probe()).rejects.toThrow('full');
  await expect(probe()).rejects.toThrow('full');
  expect(job).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1100);
  await probe();
});

test('a job that throws synchronously is a failure', async () => {
  const probe = sharedProbe(() => {
    throw new Error('no store');
  }, LIMITS);
  await expect(probe()).rejects.toThrow('no store');
});

test('a hanging job times out, is not started again, and recovers when it ends', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const job = vi.fn(() => promise);
  const probe = sharedProbe(job, LIMITS);
  const first = probe();
  vi.advanceTimersByTime(3000);
  await expect(first).rejects.toThrow('3000 ms');
  vi.advanceTimersByTime(60_000);
  await expect(probe()).rejects.toThrow('3000 ms');
  expect(job).toHaveBeenCalledTimes(1);
  resolve();
  await promise;
  await Promise.resolve();
  vi.advanceTimersByTime(1100);
  await probe();
  expect(job).toHaveBeenCalledTimes(2);
});
