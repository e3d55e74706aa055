import { describe, expect, test } from 'vitest';
import { periodOf, withPeriod } from './period-address';

describe('the period in the address', () => {
  test('round-trips and keeps other parameters', () => {
    const period = { from: '2026-11-01', to: '2026-11-30' };
    const params = withPeriod(new URLSearchParams('tab=income&start=x'), period);
    expect(periodOf(params)).toEqual(period);
    expect(params.get('tab')).toBe('income');
  });

  test.each([
    '',
    'start=2026-11-01',
    'start=2026-11-30&end=2026-11-01',
    'start=2026-02-30&end=2026-03-01',
    'start=x&end=y',
  ])('«%s» is not a period', (text) => {
    expect(periodOf(new URLSearchParams(text))).toBeNull();
  });
});
