import { expect, test } from 'vitest';
import { returnOnInvestment } from './return-on-investment';

test.each([
  [1_000_000, 800_000, 300_000, 10],
  [1_000_000, 800_000, 0, -20],
  [2_000_000, 0, 500_000, -75],
  [0, 800_000, 300_000, null],
  [0, 0, 0, null],
])('bought for %i, worth %i, earned %i: %s %%', (purchasePrice, currentValue, profit, roi) => {
  expect(returnOnInvestment({ purchasePrice, currentValue, profit })).toBe(roi);
});
