import { afterEach, expect, it, vi } from 'vitest';
import { storedStyle } from './stored-style';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['{', null],
  ['[]', null],
  ['null', null],
  ['{"version":7,"style":{"rowHeight":100}}', null],
  ['{"version":1,"style":null}', null],
  ['{"version":1,"style":{"rowHeight":100}}', 100],
])('the stored settings %s have the row height %s', (text, rowHeight) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(storedStyle()?.rowHeight ?? null).toBe(rowHeight);
});
