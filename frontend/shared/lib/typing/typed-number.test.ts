import { describe, expect, it } from 'vitest';
import { parseTypedNumber } from './typed-number';

const rowHeight = { min: 64, max: 120, step: 1 };
const lineWidth = { min: 1, max: 6, step: 0.5 };

describe('a number typed into a bounded field', () => {
  it.each([
    ['84', rowHeight, 84, 84],
    ['1,5', lineWidth, 1.5, 1.5],
    ['8', rowHeight, null, 64],
    ['999', rowHeight, null, 120],
    ['1.3', lineWidth, null, 1.5],
    ['-2', lineWidth, null, 1],
  ])('%j is exactly %3$s and becomes %4$s', (text, bounds, exact, nearest) => {
    expect(parseTypedNumber(text, bounds)).toEqual({ exact, nearest });
  });

  it.each(['', ' ', 'много', '1e999', '12px'])('%j is not a number', (text) => {
    expect(parseTypedNumber(text, rowHeight)).toEqual({ exact: null, nearest: null });
  });
});
