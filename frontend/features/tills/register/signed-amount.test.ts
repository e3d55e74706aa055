import { expect, test } from 'vitest';
import { signedAmount } from './signed-amount';

test.each([
  ['in', 5000, '+5 000'],
  ['out', 1800.5, '−1 800,50'],
  ['in', 0, '0'],
  ['out', 0, '0'],
] as const)('%s of %d roubles is «%s»', (direction, roubles, text) => {
  expect(signedAmount(direction, roubles).replaceAll('\u00a0', ' ')).toBe(text);
});
