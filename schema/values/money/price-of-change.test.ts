import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atFormerRate, otherPrices, pricesOfChange } from './price-of-change';

const PICKUP = Date.UTC(2026, 10, 18, 7);
const HOUR_MS = 3_600_000;
const rental = (hours: number, fromHour = 0) => ({
  startDate: new Date(PICKUP + fromHour * HOUR_MS),
  endDate: new Date(PICKUP + (fromHour + hours) * HOUR_MS),
});

describe('the price of changed dates', () => {
  test.each([
    // hours before and after, price before, tariff, at the former rate, saved, asked
    ['shorter, the tariff rose', 72, 48, 15_000, 20_000, 10_000, 10_000, true],
    ['shorter within a day, the tariff rose', 72, 70, 15_000, 30_000, 15_000, 15_000, true],
    ['shorter, in a dearer tier', 168, 144, 14_000, 18_000, 12_000, 12_000, true],
    ['shorter, the same tariff', 72, 48, 15_000, 10_000, 10_000, 10_000, false],
    ['shorter for the same total', 72, 48, 15_000, 15_000, 10_000, 15_000, false],
    ['longer, the tariff rose', 48, 72, 10_000, 30_000, 15_000, 30_000, false],
    ['longer, in a cheaper tier', 240, 336, 20_000, 16_800, 28_000, 16_800, true],
    ['as long on other days', 48, 48, 10_000, 14_000, 10_000, 14_000, false],
    ['free before', 72, 48, 0, 10_000, 0, 0, true],
  ] as const)('%s', (_title, before, after, was, tariff, rate, taken, isAgainstLength) => {
    const prices = pricesOfChange({ was, tariff }, rental(before), rental(after, 5));
    expect(prices).toEqual({ was, tariff, atFormerRate: rate, taken, isAgainstLength });
  });

  test('the former rate of another number of days is in whole roubles', () => {
    expect(atFormerRate(10_000, rental(72), rental(48))).toBe(6666);
    expect(atFormerRate(1000.5, rental(72), rental(60))).toBe(1000.5);
  });

  test('offers each other total once', () => {
    const shorter = pricesOfChange({ was: 15_000, tariff: 20_000 }, rental(72), rental(48));
    expect(otherPrices(shorter, shorter.taken)).toEqual([15_000, 20_000]);
    const within = pricesOfChange({ was: 15_000, tariff: 20_000 }, rental(72), rental(70));
    expect(otherPrices(within, within.taken)).toEqual([20_000]);
  });
});

const hours = fc.integer({ min: 1, max: 24 * 60 });
const roubles = fc.integer({ min: 0, max: 50_000_000 }).map((kopecks) => kopecks / 100);

test('a shorter rental never costs more, whatever the tariffs, the days and the moves', () => {
  fc.assert(
    fc.property(
      roubles,
      hours,
      fc.array(fc.tuple(hours, roubles, hours)),
      (was, first, changes) => {
        let [saved, length, start] = [was, first, 0];
        for (const [next, tariff, from] of changes) {
          const prices = pricesOfChange(
            { was: saved, tariff },
            rental(length, start),
            rental(next, from),
          );
          if (next < length) expect(prices.taken).toBeLessThanOrEqual(saved);
          if (prices.taken !== tariff) expect(prices.isAgainstLength).toBe(true);
          expect([prices.was, tariff, prices.atFormerRate]).toContain(prices.taken);
          [saved, length, start] = [prices.taken, next, from];
        }
      },
    ),
  );
});
