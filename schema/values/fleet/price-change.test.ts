import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRoubles, type Kopecks, kopecks, toRoubles } from '../money/money';
import { changedPrice, isSeasonMeant, type PriceChange, seasonKey } from './price-change';

const change = (roubles: number, how: PriceChange) =>
  toRoubles(changedPrice(fromRoubles(roubles), how));

describe('a change of prices', () => {
  it.each<[number, PriceChange, number]>([
    [3000, { percent: 10 }, 3300],
    [2999.99, { percent: 10 }, 3299.99],
    [0.05, { percent: 10 }, 0.06],
    [3000, { percent: -33.333 }, 2000.01],
    [3450, { percent: 10, roundTo: 100 }, 3800],
    [3450, { percent: 10, roundTo: 50 }, 3800],
    [3430, { percent: 10, roundTo: 50 }, 3750],
    [2500, { percent: 10, roundTo: 100 }, 2800],
    [3000, { addend: kopecks(-50_000) }, 2500],
    [3010, { addend: kopecks(-50_000), roundTo: 100 }, 2500],
    [400, { addend: kopecks(-50_000), roundTo: 100 }, -100],
    [20, { percent: 10, roundTo: 100 }, 100],
    [0, { percent: 10, roundTo: 100 }, 0],
    [3000, { price: kopecks(275_000) }, 2750],
    [3010, { percent: 0, roundTo: 100 }, 3010],
    [1_000_000_000, { percent: 12.345 }, 1_123_450_000],
  ])('of %d by %j gives %d', (roubles, how, expected) => {
    expect(change(roubles, how)).toBe(expected);
  });

  const price = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => kopecks(amount));
  const percent = fc.integer({ min: -99_000, max: 500_000 }).map((milli) => milli / 1000);
  const roundTo = fc.constantFrom(null, 1, 10, 50, 100);

  it('gives whole kopecks, in steps, at most half a step or one step away', () => {
    fc.assert(
      fc.property(price, percent, roundTo, (was, by, step) => {
        const exact = changedPrice(was, { percent: by });
        const rounded = changedPrice(was, { percent: by, roundTo: step });
        expect(Number.isSafeInteger(rounded)).toBe(true);
        expect(rounded).toBeGreaterThanOrEqual(0);
        const stepKopecks = (step ?? 0) * 100;
        if (stepKopecks === 0 || exact === was) {
          expect(rounded).toBe(exact);
          return;
        }
        expect(rounded % stepKopecks).toBe(0);
        const distance = Math.abs(rounded - exact);
        const most = exact < stepKopecks ? stepKopecks : stepKopecks / 2;
        expect(distance).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('keeps the order of two prices', () => {
    const how = fc.oneof(
      fc.record({ percent, roundTo }),
      fc.record({
        addend: fc.integer({ min: 0, max: 10_000_000 }).map((amount) => kopecks(amount)),
        roundTo: fc.constant(null),
      }),
    );
    fc.assert(
      fc.property(price, price, how, (one, other, by) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)] as [Kopecks, Kopecks];
        const isUnrounded = [low, high].some(
          (was) => changedPrice(was, { ...by, roundTo: null }) === was,
        );
        if (isUnrounded && by.roundTo !== null) return;
        expect(changedPrice(low, by)).toBeLessThanOrEqual(changedPrice(high, by));
      }),
    );
  });

  it('by nothing changes nothing', () => {
    fc.assert(
      fc.property(price, roundTo, (was, step) => {
        expect(changedPrice(was, { percent: 0, roundTo: step })).toBe(was);
        expect(changedPrice(was, { addend: kopecks(0), roundTo: step })).toBe(was);
      }),
    );
  });
});

describe('a season', () => {
  const summer = { name: 'Лето', startMonth: 6, startDay: 1, endMonth: 8, endDay: 31 };

  it('is the same by its name in any letter case and by its days', () => {
    expect(seasonKey({ ...summer, name: ' лето ' })).toBe(seasonKey(summer));
    expect(seasonKey({ ...summer, endDay: 30 })).not.toBe(seasonKey(summer));
    expect(seasonKey({ name: 'Лето' })).toBe(seasonKey({ name: 'лето', startMonth: null }));
  });

  it('is meant when it is named, or when none is', () => {
    expect(isSeasonMeant({ seasons: null }, summer)).toBe(true);
    expect(isSeasonMeant({ seasons: [summer] }, { ...summer, name: 'ЛЕТО' })).toBe(true);
    expect(isSeasonMeant({ seasons: [{ name: 'Зима' }] }, summer)).toBe(false);
  });
});
