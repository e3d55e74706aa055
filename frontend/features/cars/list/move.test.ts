import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMoves, inOrder, movedBy, movedTo } from './move';

describe('the order of the fleet', () => {
  test.each([
    [2, -1, [2, 1, 3]],
    [2, 1, [1, 3, 2]],
    [1, -1, [1, 2, 3]],
    [3, 1, [1, 2, 3]],
    [9, 1, [1, 2, 3]],
  ] as const)('%i by %i: %j', (item, step, order) => {
    expect(movedBy([1, 2, 3], item, step)).toEqual(order);
  });

  test.each([
    [[4], 1, 'before', [4, 1, 2, 3]],
    [[1], 3, 'after', [2, 3, 1, 4]],
    [[1, 3], 4, 'before', [2, 1, 3, 4]],
    [[2], 2, 'after', [1, 2, 3, 4]],
    [[2], 9, 'after', [1, 2, 3, 4]],
    [[9], 2, 'after', [1, 2, 3, 4]],
  ] as const)('%j to %i %s: %j', (moved, item, position, order) => {
    expect(movedTo([1, 2, 3, 4], new Set<number>(moved), { item, position })).toEqual(order);
  });

  test('keeps every item', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
        const [moved = 0, item = 0] = [items[a % items.length], items[b % items.length]];
        const after = movedTo(items, new Set([moved]), { item, position: 'after' });
        expect([...after].sort()).toEqual([...items].sort());
      }),
    );
  });

  test('applyMoves applies each move, on a changed list too', () => {
    const moves = [
      (ids: readonly number[]) => movedBy(ids, 2, 1),
      (ids: readonly number[]) => movedBy(ids, 6, 1),
    ];
    expect(applyMoves([2, 3, 4, 5, 6, 7], moves)).toEqual([3, 2, 4, 5, 7, 6]);
    expect(applyMoves([7, 2, 3, 6, 8], moves)).toEqual([7, 3, 2, 8, 6]);
  });

  test('inOrder puts unknown cars last and skips missing ones', () => {
    const cars = [{ id: 1 }, { id: 9 }, { id: 2 }, { id: 3 }];
    expect(inOrder(cars, [3, 4, 2, 1]).map(({ id }) => id)).toEqual([3, 2, 1, 9]);
  });
});
