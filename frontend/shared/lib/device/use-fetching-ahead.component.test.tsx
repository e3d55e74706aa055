import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeFirstScreen, watchFirstScreen } from './first-screen';
import { useFetchingAhead } from './use-fetching-ahead';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function reportConnection(connection: { saveData: boolean } | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

test.each([
  ['a browser that reports no connection', undefined, true],
  ['a device without a data saver', { saveData: false }, true],
  ['a device with its data saver on', { saveData: true }, false],
])('%s', (_, connection, isFetched) => {
  reportConnection(connection);
  const fetch = vi.fn();
  const { unmount } = renderHook(() => useFetchingAhead(fetch));
  const shown = vi.fn();
  const stop = subscribeFirstScreen(shown);
  watchFirstScreen();
  dispatchEvent(new Event('pointerdown'));
  vi.runAllTimers();
  expect(fetch.mock.calls.length > 0).toBe(isFetched);
  stop();
  unmount();
});
