import { BOARD, MAX_BOARD_DAYS } from '@schema/constants/board';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockStarts,
  initialWindow,
  loadedWindowFor,
  loadOrder,
  prefetchStarts,
} from './loaded-window';

const week = (first: number) => ({ first, last: first + 6 });

describe('the loaded days around the view (requirements.md, B19, B20)', () => {
  it('are at first 21 with 21 more on each side', () => {
    expect(initialWindow(1000)).toEqual({ from: 979, to: 1042 });
    expect(blockStarts(initialWindow(1000))).toEqual([979, 1000, 1021]);
  });

  it('stay while the view keeps 14 days from both edges', () => {
    const window = initialWindow(1000);
    expect(loadedWindowFor(window, week(1000))).toBe(window);
    expect(loadedWindowFor(window, week(993))).toBe(window);
    expect(loadedWindowFor(window, week(1021))).toBe(window);
  });

  it('grow by a block within 14 days of an edge', () => {
    const window = initialWindow(1000);
    expect(loadedWindowFor(window, week(992))).toEqual({ from: 958, to: 1042 });
    expect(loadedWindowFor(window, week(1022))).toEqual({ from: 979, to: 1063 });
  });

  it('drop blocks far behind the view', () => {
    let window = initialWindow(1000);
    for (let first = 1000; first < 1300; first += 5) window = loadedWindowFor(window, week(first));
    expect(window.to - window.from).toBeLessThanOrEqual(21 * 8);
    expect(window.from).toBeGreaterThan(1150);
    expect((window.to - window.from) % 21).toBe(0);
  });

  it('restart after a jump', () => {
    expect(loadedWindowFor(initialWindow(1000), week(2000))).toEqual(initialWindow(2000));
    expect(loadedWindowFor(initialWindow(1000), week(400))).toEqual(initialWindow(400));
  });
});

it('the loaded days around a quarter fit in one request of rows', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -120, max: 120 }), { maxLength: 30 }), (steps) => {
      let first = 20_000;
      let window = initialWindow(first);
      for (const step of steps) {
        first += step;
        window = loadedWindowFor(window, { first, last: first + 91 });
        // A block on each side may be loaded too.
        expect(window.to - window.from + 2 * BOARD.blockDays).toBeLessThanOrEqual(MAX_BOARD_DAYS);
      }
    }),
  );
});

describe('prefetching', () => {
  it('requests the next block within 28 days of an edge', () => {
    const window = initialWindow(1000);
    expect(prefetchStarts(window, week(1007))).toEqual([]);
    expect(prefetchStarts(window, week(1006))).toEqual([958]);
    expect(prefetchStarts(window, week(1008))).toEqual([1042]);
  });
});

it('loads the days in view first, then the nearest, later before earlier', () => {
  expect(loadOrder([979, 1000, 1021], week(1000))).toEqual([1000, 979, 1021]);
  expect(loadOrder([979, 1000, 1021], week(1010))).toEqual([1000, 1021, 979]);
  expect(loadOrder([979, 1000, 1021], { first: 1007, last: 1013 })).toEqual([1000, 1021, 979]);
});
