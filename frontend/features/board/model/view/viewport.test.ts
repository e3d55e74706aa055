import { describe, expect, it } from 'vitest';
import {
  arrowTarget,
  clampViewport,
  type Extent,
  pan,
  reveal,
  snapped,
  visibleDays,
  visibleRange,
  visibleRows,
  withVisibleDays,
  zoomAbout,
} from './viewport';

const limits = { min: 3, max: 28, preset: 7, wide: [] };
const extent: Extent = { width: 700, height: 300, contentHeight: 1000, limits };
const stack = { rowHeight: 80, groupHeads: [] };
const view = { left: 20_000, dayWidth: 100, scrollY: 0 };

describe('panning', () => {
  it('brings earlier days into view when the content moves right', () => {
    expect(pan(view, 250, 0, extent).left).toBeCloseTo(19_997.5);
  });

  it('scrolls rows between the first and the last', () => {
    expect(pan(view, 0, 50, extent)).toBe(view);
    expect(pan(view, 0, -2000, extent).scrollY).toBe(700);
  });

  it('does not scroll rows that all fit', () => {
    expect(pan(view, 0, -50, { ...extent, contentHeight: 200 })).toBe(view);
  });

  it('stops at the ends of the calendar', () => {
    expect(pan(view, 1e9, 0, extent).left).toBe(10_957);
    expect(pan(view, -1e9, 0, extent).left).toBe(47_482 - 7);
  });
});

describe('zooming', () => {
  it('keeps the moment under the point in its place', () => {
    const zoomed = zoomAbout(view, 1.7, 330, extent);
    expect(zoomed.left + 330 / zoomed.dayWidth).toBeCloseTo(20_003.3, 9);
  });

  it('stops at the fewest and the most days without moving that moment', () => {
    const near = zoomAbout(view, 100, 330, extent);
    expect(visibleDays(near, extent)).toBeCloseTo(3);
    expect(near.left + 330 / near.dayWidth).toBeCloseTo(20_003.3, 9);
    expect(visibleDays(zoomAbout(view, 0.001, 330, extent), extent)).toBeCloseTo(28);
  });

  it('ends at a month or a quarter beyond the documented days', () => {
    const wide = { ...extent, limits: { ...limits, wide: [31, 92] } };
    const far = zoomAbout(view, 0.001, 330, wide);
    expect(visibleDays(far, wide)).toBeCloseTo(92);
    const between = snapped({ ...view, dayWidth: 700 / 40 }, wide);
    expect(visibleDays(between, wide)).toBeCloseTo(31);
  });

  it('snaps to whole days from a whole day', () => {
    const rest = snapped({ left: 20_000.6, dayWidth: 700 / 9.4, scrollY: 40 }, extent);
    expect(rest).toEqual({ left: 20_001, dayWidth: 700 / 9, scrollY: 40 });
  });

  it('shows exactly the requested days', () => {
    expect(visibleDays(withVisibleDays(view, 14, extent), extent)).toBeCloseTo(14);
  });
});

describe('arrows', () => {
  it.each([
    [7, 4],
    [14, 7],
    [21, 11],
    [3, 2],
    [1, 1],
  ])('of %i visible days move by half of them, %i', (days, step) => {
    const wide = { ...extent, limits: { ...limits, min: 1 } };
    const from = withVisibleDays(view, days, wide);
    expect(arrowTarget(from, 1, wide).left).toBe(20_000 + step);
    expect(arrowTarget(from, -1, wide).left).toBe(20_000 - step);
  });
});

describe('the visible range', () => {
  it('counts a day that shows a pixel', () => {
    expect(visibleRange(view, extent)).toEqual({ first: 20_000, last: 20_006 });
    expect(visibleRange({ ...view, left: 20_000.01 }, extent)).toEqual({
      first: 20_000,
      last: 20_007,
    });
  });

  it('counts a row that shows a pixel, none past the last', () => {
    expect(visibleRows(view, extent, stack, 100)).toEqual({ first: 0, last: 3 });
    expect(visibleRows({ ...view, scrollY: 81 }, extent, stack, 100)).toEqual({
      first: 1,
      last: 4,
    });
    expect(visibleRows(view, extent, stack, 2)).toEqual({ first: 0, last: 1 });
    expect(visibleRows(view, extent, stack, 0).last).toBe(-1);
  });
});

it('reveals a cell by the smallest scroll', () => {
  expect(reveal(view, { row: 1, day: 20_003 }, stack, extent)).toBe(view);
  expect(reveal(view, { row: 1, day: 20_009 }, stack, extent).left).toBe(20_003);
  expect(reveal(view, { row: 5, day: 19_998 }, stack, extent)).toMatchObject({
    left: 19_998,
    scrollY: 180,
  });
});

it('is the same object when nothing moved', () => {
  expect(clampViewport(view, extent)).toBe(view);
});
