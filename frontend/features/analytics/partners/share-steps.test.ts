import type { Day } from '@schema/values/time/calendar';
import { expect, test } from 'vitest';
import { stepsTo } from './share-steps';

const share = (sharePercent: number) => [{ partnerId: 1, sharePercent }];
const SETS = [
  { fromDay: null, shares: share(50) },
  { fromDay: '2026-12-01', shares: share(25) },
  { fromDay: '2027-01-01', shares: [] },
];

test.each<[string, Day | null, object[]]>([
  ['all sets', null, SETS],
  [
    'from a day before all',
    '2026-11-01',
    [{ fromDay: '2026-11-01', shares: share(50) }, ...SETS.slice(1)],
  ],
  ['from the day of a set', '2026-12-01', SETS.slice(1)],
  [
    'from a day between',
    '2026-12-15',
    [{ fromDay: '2026-12-15', shares: share(25) }, SETS[2] ?? {}],
  ],
  ['from the last day', '2027-01-01', SETS.slice(2)],
])('%s', (_title, fromDay, steps) => {
  expect(stepsTo(SETS, fromDay)).toEqual(steps);
});

test('without the set of a day the one before it holds from that day, later ones stay', () => {
  const left = SETS.filter(({ fromDay }) => fromDay !== '2026-12-01');
  expect(stepsTo(left, '2026-12-01')).toEqual([
    { fromDay: '2026-12-01', shares: share(50) },
    { fromDay: '2027-01-01', shares: [] },
  ]);
});
