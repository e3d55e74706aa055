import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampPercent,
  fromMilliPercent,
  parsePercent,
  percentText,
  toMilliPercent,
} from './percent';

describe('a percent', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['12,5', 12.5],
    ['12.3456', 12.346],
    ['33,3335 %', 33.334],
    ['100', 100],
    ['150', 150],
    ['-5', -5],
    [',5', 0.5],
    ['x', null],
    ['1.2.3', null],
    ['1e2', null],
    ['9'.repeat(30), null],
  ])('typed as %j is %j', (text, percent) => {
    expect(parsePercent(text)).toBe(percent);
  });

  it.each([
    [1.0005, 1001],
    [-0.0004, 0],
    [33.333, 33_333],
    [99.9995, 100_000],
  ])('of %d is %d thousandths', (percent, milli) => {
    expect(toMilliPercent(percent)).toBe(milli);
  });

  it('that is not a number is refused', () => {
    expect(() => toMilliPercent(Number.NaN)).toThrow(RangeError);
    expect(() => toMilliPercent(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it.each([
    [-1, 0],
    [100.5, 100],
    [12.34567, 12.346],
  ])('%d clamps to %d', (percent, clamped) => {
    expect(clampPercent(percent)).toBe(clamped);
  });

  it('round-trips through the input and the table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (milli) => {
        const percent = fromMilliPercent(milli);
        expect(toMilliPercent(percent)).toBe(milli);
        expect(parsePercent(percentText(percent))).toBe(percent);
      }),
    );
  });
});
