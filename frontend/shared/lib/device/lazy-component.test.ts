import { afterEach, expect, it, vi } from 'vitest';
import { untilFetched } from './lazy-component';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a part that failed to load is loaded again when the device is online', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue('the part');
  const again = vi.fn(async () => {});
  expect(await untilFetched(load, again)).toBe('the part');
  expect(again).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('a loaded part is loaded once', async () => {
  const load = vi.fn(async () => 'the part');
  const again = vi.fn(async () => {});
  await untilFetched(load, again);
  expect(load).toHaveBeenCalledTimes(1);
  expect(again).not.toHaveBeenCalled();
});

it('without an event of the network a failed part is requested again after a pause', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue('the part');
  const fetched = untilFetched(load);
  await vi.advanceTimersByTimeAsync(4999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await fetched).toBe('the part');
});
