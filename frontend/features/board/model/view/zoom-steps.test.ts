import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleDayLimits } from './visible-days';
import { steppedDays, wholeDays, zoomStep } from './zoom-steps';

describe('steps of zoom', () => {
  it.each([
    [3, 1],
    [7, 1],
    [8, 2],
    [14, 2],
    [16, 4],
    [28, 7],
  ])('from %i days are %i', (visible, step) => {
    expect(zoomStep(visible)).toBe(step);
  });

  it('go up to the most and back down to the fewest, never past them', () => {
    const limits = visibleDayLimits(28);
    const up = [7];
    while ((up.at(-1) ?? 28) < 28) up.push(steppedDays(up.at(-1) ?? 0, 1, limits));
    expect(up).toEqual([7, 8, 10, 12, 14, 16, 20, 25, 28]);
    const down = [28];
    while ((down.at(-1) ?? 3) > 3) down.push(steppedDays(down.at(-1) ?? 0, -1, limits));
    expect(down).toEqual([28, 21, 16, 12, 10, 8, 7, 6, 5, 4, 3]);
    expect(steppedDays(28, 1, limits)).toBe(28);
    expect(steppedDays(3, -1, limits)).toBe(3);
  });
});

describe('a month and a quarter', () => {
  it.each([
    [21, [21, 31, 92, 92]],
    [28, [28, 31, 92, 92]],
    [5, [5, 31, 92, 92]],
  ])('follow %i days, and lead back', (loaded, up) => {
    const limits = visibleDayLimits(loaded, true);
    for (const [index, days] of up.slice(1).entries()) {
      const before = up[index] ?? 0;
      expect(steppedDays(before, 1, limits)).toBe(days);
      if (days > before) expect(steppedDays(days, -1, limits)).toBe(before);
    }
  });

  it.each([
    [21.6, 21],
    [25, 21],
    [26, 31],
    [50, 31],
    [60, 92],
    [400, 92],
    [9.4, 9],
    [0.2, 3],
  ])('are where a pinch to %d days ends: %i', (visible, days) => {
    expect(wholeDays(visible, visibleDayLimits(21, true))).toBe(days);
  });

  it('are documented days or a step, whatever the pinch', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        (loaded, visible) => {
          const limits = visibleDayLimits(loaded, true);
          const days = wholeDays(visible, limits);
          const isDocumented = days >= limits.min && days <= limits.max;
          expect(isDocumented || limits.wide.includes(days)).toBe(true);
        },
      ),
    );
  });
});
