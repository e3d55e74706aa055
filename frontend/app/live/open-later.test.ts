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

/** A server that answers the question for code from the given try on. */
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
    () => {},
  );
  return { lines, close, asked: () => asked };
}

it('opens the channel when its code comes', async () => {
  const { lines, close } = opening(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(liveConnectionState().phase).toBe('live');
  close();
  expect(lines).toEqual(['opened', 'closed']);
});

it('says that there is no connection while the code cannot be had, and asks for it again', async () => {
  const { asked } = opening(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(liveConnectionState()).toEqual({ phase: 'restoring', lostAtMs: 1_000_000 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(liveConnectionState()).toEqual({ phase: 'lost', lostAtMs: 1_000_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked(), liveConnectionState().phase]).toEqual([4, 'live']);
});

it('asks for nothing any more once the page has left', async () => {
  const { asked, close } = opening(9);
  await vi.advanceTimersByTimeAsync(0);
  close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([asked(), liveConnectionState().phase]).toEqual([1, 'starting']);
});
