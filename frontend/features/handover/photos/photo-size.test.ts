import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooLarge, storedSize } from './photo-size';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [640, 480, 640, 480],
  [20_000, 1, 1600, 1],
])('%i×%i is stored as %i×%i', (width, height, storedWidth, storedHeight) => {
  expect(storedSize({ width, height })).toEqual({ width: storedWidth, height: storedHeight });
});

test('a photo keeps its shape, is not enlarged and fits into 1600 px', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const stored = storedSize({ width, height });
      expect(Math.max(stored.width, stored.height)).toBe(Math.min(1600, Math.max(width, height)));
      expect(Math.min(stored.width, stored.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.max(stored.width, stored.height) / Math.max(width, height);
      expect(Math.abs(stored.width - width * scale)).toBeLessThan(1);
      expect(Math.abs(stored.height - height * scale)).toBeLessThan(1);
    }),
  );
});

test('more than 50 megapixels are too large', () => {
  expect(isTooLarge({ width: 10_000, height: 5000 })).toBe(false);
  expect(isTooLarge({ width: 10_000, height: 5001 })).toBe(true);
});
