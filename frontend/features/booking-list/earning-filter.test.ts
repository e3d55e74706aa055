import { describe, expect, test } from 'vitest';
import { earningFilterOf, withoutEarningFilter } from './earning-filter';

const filterOf = (address: string) => earningFilterOf(new URLSearchParams(address));

describe('the earning filter', () => {
  test('has a period, a car, or both', () => {
    const period = { from: '2026-11-01', to: '2026-11-30' };
    expect(filterOf('start=2026-11-01&end=2026-11-30&car=7')).toEqual({ period, carId: 7 });
    expect(filterOf('start=2026-11-01&end=2026-11-30')).toEqual({ period, carId: null });
    expect(filterOf('car=7')).toEqual({ period: null, carId: 7 });
  });

  test.each(['', 'search=рио', 'car=abc', 'car=-1', 'car=3000000000', 'start=2026-11-01'])(
    'is absent in «%s»',
    (address) => {
      expect(filterOf(address)).toBeNull();
    },
  );

  test('is removed while search and order are kept', () => {
    const params = new URLSearchParams('search=рио&sort=car-asc&page=2&start=1&end=2&car=7');
    expect(`${withoutEarningFilter(params)}`).toBe(
      `${new URLSearchParams('search=рио&sort=car-asc')}`,
    );
  });
});
