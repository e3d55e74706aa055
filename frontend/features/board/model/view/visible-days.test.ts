import { describe, expect, it } from 'vitest';
import { leadDays, visibleDayLimits } from './visible-days';

describe('limits of visible days (requirements.md, B21)', () => {
  it.each([
    [21, 3, 21, 7],
    [28, 3, 28, 7],
    [60, 3, 28, 7],
    [5, 3, 5, 5],
    [2, 2, 2, 2],
    [1, 1, 1, 1],
    [0, 1, 1, 1],
  ])('of %i loaded days are %i to %i, at first %i', (loaded, min, max, preset) => {
    expect(visibleDayLimits(loaded)).toEqual({ min, max, preset, wide: [] });
  });
});

it('starts with a quarter of the view before today', () => {
  expect([3, 7, 14, 21].map(leadDays)).toEqual([0, 1, 3, 5]);
});
