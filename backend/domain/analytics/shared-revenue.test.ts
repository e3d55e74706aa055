import { kopecks } from '@schema/values/money/money';
import { addDays, type Day, daysBetween } from '@schema/values/time/calendar';
import { millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spanOfDays } from '../day/day-span';
import { exactAmounts, partnerRevenue } from './partner-revenue';
import { earnedWithin, type Rental } from './revenue';
import { changedSets, type ShareSet, type ShareSets } from './share-sets';
import { sharedRevenue } from './shared-revenue';

const ZONE = 'Europe/Berlin';
const START: Day = '2026-10-01';

/** Four days at 1000.00: 2 before 01.12, 2 from it on. */
const RENTAL: Rental = {
  startDate: new Date('2026-11-29T09:00:00Z'),
  endDate: new Date('2026-12-03T09:00:00Z'),
  totalPrice: kopecks(4000_00),
};
const SETS: ShareSets = [
  { fromDay: null, shares: [{ partnerId: 1, milliPercent: 50_000 }] },
  { fromDay: '2026-12-01', shares: [{ partnerId: 2, milliPercent: 25_000 }] },
];

const revenueIn = (rentals: readonly Rental[], from: Day, to: Day) => {
  const span = spanOfDays(from, to, ZONE);
  return kopecks(rentals.reduce((sum, one) => sum + earnedWithin(one, span).revenue, 0));
};
const sharedIn = (sets: ShareSets, rentals: readonly Rental[], [from, to]: readonly [Day, Day]) =>
  sharedRevenue(
    { sets, revenue: revenueIn(rentals, from, to), rentals },
    spanOfDays(from, to, ZONE),
    ZONE,
  );

describe('the revenue of a car', () => {
  test.each<[string, Day, Day, number[], number[]]>([
    [
      'before the change has the former shares',
      '2026-11-01',
      '2026-11-30',
      [2000_00],
      [1000_00, 0],
    ],
    ['from the change on the new ones', '2026-12-01', '2026-12-31', [2000_00], [0, 500_00]],
    ['across it both', '2026-11-01', '2026-12-31', [2000_00, 2000_00], [1000_00, 500_00]],
    ['across it, by the day', '2026-11-30', '2026-12-01', [1000_00, 1000_00], [500_00, 250_00]],
  ])('%s', (_title, from, to, revenues, amounts) => {
    const earned = sharedIn(SETS, [RENTAL], [from, to]);
    expect(earned.map(({ revenue }) => revenue)).toEqual(revenues);
    const partners = [
      { id: 1, name: 'Альфа' },
      { id: 2, name: 'Бета' },
    ];
    const answer = partnerRevenue(earned, partners);
    expect(answer.partners.map(({ revenueAmount }) => revenueAmount)).toEqual(amounts);
  });
});

const LENGTH = 60;
const rental = fc
  .record({
    startMinute: fc.integer({ min: -10 * 1440, max: LENGTH * 1440 }),
    minutes: fc.integer({ min: 0, max: 20 * 1440 }),
    price: fc.option(fc.nat(9_000_000)),
  })
  .map(({ startMinute, minutes, price }): Rental => {
    const start = Date.parse('2026-10-01T00:00:00Z') + startMinute * millisecondsInMinute;
    return {
      startDate: new Date(start),
      endDate: new Date(start + minutes * millisecondsInMinute),
      totalPrice: price === null ? null : kopecks(price),
    };
  });
const rentals = fc.array(rental, { maxLength: 6 });
const shares = fc.uniqueArray(
  fc.record({
    partnerId: fc.integer({ min: 1, max: 3 }),
    milliPercent: fc.integer({ min: 1, max: 33_333 }),
  }),
  { selector: ({ partnerId }) => partnerId, maxLength: 3 },
);
const someDay = fc.integer({ min: -5, max: LENGTH + 5 }).map((at) => addDays(START, at));
const sets = fc
  .array(fc.record({ fromDay: fc.option(someDay), shares }), { maxLength: 6 })
  .map((all: readonly ShareSet[]) =>
    all.reduce<ShareSets>(changedSets, [{ fromDay: null, shares: [] }]),
  );
const PERIOD: readonly [Day, Day] = [START, addDays(START, LENGTH)];

describe('for any contracts and changes of the shares', () => {
  test('the parts of a period split at any day add up to the same exact amounts', () => {
    fc.assert(
      fc.property(sets, rentals, fc.integer({ min: 0, max: LENGTH - 1 }), (of, all, cutAt) => {
        const cut = addDays(START, cutAt);
        const parts = [
          ...sharedIn(of, all, [PERIOD[0], cut]),
          ...sharedIn(of, all, [addDays(cut, 1), PERIOD[1]]),
        ];
        expect(exactAmounts(parts)).toEqual(exactAmounts(sharedIn(of, all, PERIOD)));
      }),
    );
  });

  test('the parts between changes have the revenue of the period', () => {
    fc.assert(
      fc.property(sets, rentals, (of, all) => {
        const total = sharedIn(of, all, PERIOD).reduce((sum, { revenue }) => sum + revenue, 0);
        expect(total).toBe(revenueIn(all, ...PERIOD));
      }),
    );
  });

  test('a period day by day has the same exact amounts', () => {
    fc.assert(
      fc.property(sets, rentals, (of, all) => {
        const days = Array.from({ length: daysBetween(...PERIOD) + 1 }, (_, at) =>
          addDays(START, at),
        );
        const byDay = days.flatMap((day) => sharedIn(of, all, [day, day]));
        expect(exactAmounts(byDay)).toEqual(exactAmounts(sharedIn(of, all, PERIOD)));
      }),
      { numRuns: 20 },
    );
  });

  test('shares without a day give the revenue of the period × share', () => {
    fc.assert(
      fc.property(shares, rentals, (always, all) => {
        const [only, ...others] = sharedIn([{ fromDay: null, shares: always }], all, PERIOD);
        expect(others).toEqual([]);
        expect(only).toEqual({ revenue: revenueIn(all, ...PERIOD), shares: always });
      }),
    );
  });
});
