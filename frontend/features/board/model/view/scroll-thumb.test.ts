import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySpan, startAt, thumbOf } from './scroll-thumb';

const TRACK = 400;

describe('the thumb of a scrollbar', () => {
  it.each([
    ['at the start', 0, { offset: 0, size: 40 }],
    ['in the middle', 450, { offset: 180, size: 40 }],
    ['at the end', 900, { offset: 360, size: 40 }],
  ])('is %s', (_, start, thumb) => {
    expect(thumbOf({ from: 0, to: 1000, start, visible: 100 }, TRACK)).toEqual(thumb);
  });

  it('keeps a draggable size in a large fleet', () => {
    expect(thumbOf({ from: 0, to: 400_000, start: 0, visible: 600 }, TRACK)?.size).toBe(28);
  });

  it('is absent where all rows fit', () => {
    expect(thumbOf({ from: 0, to: 500, start: 0, visible: 500 }, TRACK)).toBeNull();
    expect(thumbOf({ from: 0, to: 0, start: 0, visible: 500 }, TRACK)).toBeNull();
  });

  it('stays on its track and maps back to the same position', () => {
    const scrolled = fc
      .tuple(fc.integer({ min: 1, max: 500_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([hidden, share]) => ({
        from: 7,
        to: 7 + hidden + 90,
        start: 7 + hidden * share,
        visible: 90,
      }));
    fc.assert(
      fc.property(scrolled, (one) => {
        const thumb = thumbOf(one, TRACK);
        expect(thumb).not.toBeNull();
        if (!thumb) return;
        expect(thumb.offset).toBeGreaterThanOrEqual(0);
        expect(thumb.offset + thumb.size).toBeLessThanOrEqual(TRACK + 1e-9);
        expect(startAt(one, TRACK, thumb.offset)).toBeCloseTo(one.start, 4);
      }),
    );
  });

  it('never maps beyond the ends', () => {
    const one = { from: 0, to: 1000, start: 50, visible: 100 };
    expect([startAt(one, TRACK, -90), startAt(one, TRACK, 9000)]).toEqual([0, 900]);
  });
});

describe('the days of the scrollbar', () => {
  it('are half a year before and a year after today', () => {
    expect(daySpan(20_000, 20_000, 20_006)).toEqual({ from: 19_817, to: 20_366 });
  });

  it('contain the days in view with room on both sides', () => {
    expect(daySpan(20_000, 25_000, 25_006)).toEqual({ from: 19_817, to: 25_014 });
    expect(daySpan(20_000, 15_000, 15_006)).toEqual({ from: 14_993, to: 20_366 });
  });
});
