import type { Day } from '@schema/values/time/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedSets,
  type PartnerPart,
  type ShareSet,
  type ShareSets,
  setsOfPartner,
  shareSetsOf,
  sharesOn,
  storedShares,
} from './share-sets';

const part = (partnerId: number, milliPercent: number): PartnerPart => ({
  partnerId,
  milliPercent,
});
const set = (fromDay: Day | null, ...shares: PartnerPart[]): ShareSet => ({ fromDay, shares });
const always = (...shares: PartnerPart[]): ShareSets => [set(null, ...shares)];

const HALF = part(1, 50_000);
const THIRD = part(1, 33_333);
const OTHER = part(2, 60_000);

describe('a change of the shares', () => {
  const dated: ShareSets = [set(null, HALF), set('2026-12-01', OTHER), set('2027-01-01', THIRD)];

  test.each<[string, ShareSets, ShareSet, ShareSets]>([
    ['without a day replaces all sets', dated, set(null, THIRD), always(THIRD)],
    ['without a day and shares empties all', dated, set(null), always()],
    [
      'from a day replaces those from that day on',
      dated,
      set('2026-12-01', THIRD),
      [set(null, HALF), set('2026-12-01', THIRD)],
    ],
    [
      'from a day between keeps the earlier ones',
      dated,
      set('2026-12-15', HALF),
      [set(null, HALF), set('2026-12-01', OTHER), set('2026-12-15', HALF)],
    ],
    [
      'from a day empties the shares',
      always(HALF),
      set('2026-12-01'),
      [set(null, HALF), set('2026-12-01')],
    ],
    ['to the shares that hold already adds none', dated, set('2026-11-01', HALF), always(HALF)],
    ['to the shares of the set before merges both', dated, set('2026-12-01', HALF), always(HALF)],
    ['sorts the shares by partner', always(), set(null, OTHER, HALF), always(HALF, OTHER)],
  ])('%s', (_title, sets, change, changed) => {
    expect(changedSets(sets, change)).toEqual(changed);
  });
});

test.each<[Day, readonly PartnerPart[]]>([
  ['2026-11-30', [HALF]],
  ['2026-12-01', [OTHER]],
  ['2026-12-31', [OTHER]],
  ['2027-01-01', []],
])('on %s the latest set holds', (day, shares) => {
  const sets: ShareSets = [set(null, HALF), set('2026-12-01', OTHER), set('2027-01-01')];
  expect(sharesOn(sets, day)).toEqual(shares);
});

test('stored shares state the partners whose share ended with 0', () => {
  const sets: ShareSets = [set(null, HALF), set('2026-12-01', OTHER), set('2027-01-01')];
  expect(storedShares(sets)).toEqual([
    { ...HALF, fromDay: null },
    { ...OTHER, fromDay: '2026-12-01' },
    { partnerId: 1, milliPercent: 0, fromDay: '2026-12-01' },
    { partnerId: 2, milliPercent: 0, fromDay: '2027-01-01' },
  ]);
});

test('a set remains when its partner is deleted', () => {
  const sets: ShareSets = [set(null, HALF), set('2026-12-01', OTHER)];
  const left = storedShares(sets).filter(({ partnerId }) => partnerId !== OTHER.partnerId);
  expect(shareSetsOf(left.map((share) => ({ ...share, carId: 7 })))).toEqual([
    set(null, HALF),
    set('2026-12-01'),
  ]);
});

test('of one partner only the sets that change the own share are shown', () => {
  const both = part(1, 40_000);
  const sets: ShareSets = [
    set(null, both, OTHER),
    set('2026-12-01', both, part(2, 10_000)),
    set('2027-01-01', OTHER),
  ];
  expect(setsOfPartner(sets, 1)).toEqual([set(null, both), set('2027-01-01')]);
  expect(setsOfPartner(sets, 3)).toEqual(always());
});

const shares = fc.uniqueArray(
  fc.record({
    partnerId: fc.integer({ min: 1, max: 4 }),
    milliPercent: fc.integer({ min: 1, max: 25_000 }),
  }),
  { selector: ({ partnerId }) => partnerId, maxLength: 4 },
);
const someDay = fc
  .integer({ min: 1, max: 28 })
  .map((day): Day => `2026-12-${String(day).padStart(2, '0')}`);
const change = fc.record({ fromDay: fc.option(someDay), shares });
const changes = fc.array(change, { maxLength: 8 });
const made = (all: readonly ShareSet[]) => all.reduce<ShareSets>(changedSets, always());

describe('after any changes', () => {
  test('the sets are read as they were stored', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const sets = made(all);
        const rows = storedShares(sets).map((share) => ({ ...share, carId: 7 }));
        expect(shareSetsOf(rows.toReversed())).toEqual(sets);
      }),
    );
  });

  test('a change holds from its day on and nothing before it', () => {
    fc.assert(
      fc.property(changes, change, someDay, (all, last, day) => {
        const sets = made(all);
        const changed = changedSets(sets, last);
        const holds = last.fromDay === null || last.fromDay <= day;
        const expected = holds
          ? last.shares.toSorted((a, b) => a.partnerId - b.partnerId)
          : sharesOn(sets, day);
        expect(sharesOn(changed, day)).toEqual(expected);
      }),
    );
  });
});
