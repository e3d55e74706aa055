import {
  liveConnectionState,
  setConnectionState,
} from '@frontend/shared/data/live-connection-state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChannelCode, openLater } from './open-later';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  setConnectionState(null);
  vi.useRealTimers();
});

/** A server that delivers the code from the given attempt on. */
function opening(answersFrom: number) {
  let asked = 0;
  const lines: string[] = [];
  const code: ChannelCode = {
    openLiveConnection: () => {
      lines.push('opened');
      setConnectionState({ phase: 'live', lostAtMs: 0 });
      return () => lines.push('closed');
    },
  };
  const close = openLater(
    () => {
      asked += 1;
      return asked < answersFrom ? Promise.reject(new Error('no code')) : Promise.resolve(code);
    },
    ({ openLiveConnection }) => openLiveConnection('', () => {}),
  );
  return { lines, close, asked: () => asked };
}

it('opens the connection when its code is loaded', async () => {
  const { lines, close } = opening(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(liveConnectionState().phase).toBe('live');
  close();
  expect(lines).toEqual(['opened', 'closed']);
});

it('reports no connection while the code fails to load, and retries', async () => {
  const { asked } = opening(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(liveConnectionState()).toEqual({ phase: 'restoring', lostAtMs: 1_000_000 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(liveConnectionState()).toEqual({ phase: 'lost', lostAtMs: 1_000_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked(), liveConnectionState().phase]).toEqual([4, 'live']);
});

it('requests nothing after the page is left', async () => {
  const { asked, close } = opening(9);
  await vi.advanceTimersByTimeAsync(0);
  close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([asked(), liveConnectionState().phase]).toEqual([1, 'starting']);
});
