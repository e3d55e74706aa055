import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GROUP_HEIGHT,
  rowAt,
  rowAtOrBelow,
  rowOffset,
  scrollOnStack,
  stackHeight,
} from './row-stack';

const grouped = { rowHeight: 80, groupHeads: [0, 3, 4] };

describe('rows under each other', () => {
  it('are adjacent while there are no groups', () => {
    const plain = { rowHeight: 80, groupHeads: [] };
    expect(rowOffset(5, plain)).toBe(400);
    expect(stackHeight(6, plain)).toBe(480);
    expect(rowAt(399, plain)).toBe(4);
    expect(stackHeight(0, plain)).toBe(0);
  });

  it('leave room for the heading above the first row of each group', () => {
    const starts = [0, 1, 2, 3, 4, 5].map((row) => rowOffset(row, grouped));
    expect(starts).toEqual([30, 110, 190, 300, 410, 490]);
    expect(stackHeight(6, grouped)).toBe(6 * 80 + 3 * GROUP_HEIGHT);
  });

  it('are found by offset; a heading is no row', () => {
    expect(rowAt(10, grouped)).toBeNull();
    expect(rowAt(30, grouped)).toBe(0);
    expect(rowAt(269, grouped)).toBe(2);
    expect(rowAt(270, grouped)).toBeNull();
    expect(rowAtOrBelow(270, grouped)).toBe(3);
    expect(rowAt(300, grouped)).toBe(3);
  });

  it('are found at their own offset, whatever the groups', () => {
    const stacks = fc.record({
      rowHeight: fc.integer({ min: 64, max: 120 }),
      groupHeads: fc
        .uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 40 })
        .map((heads) => [0, ...heads].sort((a, b) => a - b)),
    });
    fc.assert(
      fc.property(stacks, fc.integer({ min: 0, max: 300 }), fc.nat(63), (stack, row, inside) => {
        const offset = rowOffset(row, stack);
        expect(rowAt(offset + inside, stack)).toBe(row);
        if (stack.groupHeads.includes(row)) {
          expect(rowAt(offset - 1, stack)).toBeNull();
          expect(rowAtOrBelow(offset - 1, stack)).toBe(row);
        }
      }),
    );
  });
});

describe('rows of another height', () => {
  const low = { ...grouped, rowHeight: 28 };

  it('keep the row at the top and its visible share', () => {
    expect(scrollOnStack(rowOffset(4, grouped), grouped, low)).toBe(rowOffset(4, low));
    expect(scrollOnStack(rowOffset(2, grouped) + 40, grouped, low)).toBe(rowOffset(2, low) + 14);
  });

  it('keep the visible part of a heading', () => {
    expect(scrollOnStack(rowOffset(3, grouped) - 12, grouped, low)).toBe(rowOffset(3, low) - 12);
  });

  it('return to the same place', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2000, noNaN: true }), (scrollY) => {
        const back = scrollOnStack(scrollOnStack(scrollY, grouped, low), low, grouped);
        expect(back).toBeCloseTo(scrollY, 6);
      }),
    );
  });
});
