import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartColour, shareSlices } from './share-slices';

const source = (id: number, periodBookings: number) => ({
  source: { id, name: `№ ${id}` },
  periodBookings,
});

describe('the share chart', () => {
  test('has a slice in its own colour for each source with bookings', () => {
    expect(shareSlices([source(1, 3), source(2, 0), source(3, 1)], 4)).toEqual([
      { key: '1', name: '№ 1', bookings: 3, share: 0.75, colour: 'var(--chart-1)' },
      { key: '3', name: '№ 3', bookings: 1, share: 0.25, colour: 'var(--chart-3)' },
    ]);
  });

  test('has a grey slice for bookings without a source', () => {
    const [, rest] = shareSlices([source(1, 1)], 4);
    expect(rest).toEqual({
      key: 'none',
      name: 'Не указан',
      bookings: 3,
      share: 0.75,
      colour: 'var(--chart-empty)',
    });
  });

  test('adds up to 1 for any bookings', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 500 })), fc.nat({ max: 50 }), (counts, unnamed) => {
        const items = counts.map((count, index) => source(index + 1, count));
        const total = counts.reduce((sum, count) => sum + count, unnamed);
        const slices = shareSlices(items, total);
        const whole = slices.reduce((sum, { share }) => sum + share, 0);
        expect(whole).toBeCloseTo(total > 0 ? 1 : 0, 9);
      }),
    );
  });

  test('cycles seven colours', () => {
    expect([0, 6, 7, 13].map(chartColour)).toEqual([
      'var(--chart-1)',
      'var(--chart-7)',
      'var(--chart-1)',
      'var(--chart-7)',
    ]);
  });
});
