import { expect, test } from 'vitest';
import { remainingText } from './countdown';

test.each([
  [30 * 60_000, '30:00'],
  [30 * 60_000 - 1, '30:00'],
  [29 * 60_000 + 59_000, '29:59'],
  [61_000, '01:01'],
  [999, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
  [100 * 60_000, '100:00'],
])('%i ms: %s', (leftMs, text) => {
  expect(remainingText(leftMs)).toBe(text);
});
