import { describe, expect, it } from 'vitest';
import { chosenMoves, type LinkedMove, leaveOut, takeIn } from './chosen-moves';

/** The car to free. */
const CAR = 1;
const move = (bookingId: number, from: number, ...needs: number[]): LinkedMove => ({
  bookingId,
  from: { id: from },
  needs,
});
/** 1 requires the move of 2, and 2 that of 3; 4 is independent; 5 and 6 swap their cars. */
const MOVES = [
  move(1, CAR, 2),
  move(2, 2, 3),
  move(3, 3),
  move(4, CAR),
  move(5, CAR, 6),
  move(6, 4, 5),
];
const sorted = (out: ReadonlySet<number>) => [...out].sort((a, b) => a - b);

describe('excluding moves of a plan', () => {
  it.each<[string, number[], number, number[]]>([
    ['an independent move is excluded alone', [], 4, [4]],
    ['excludes all moves that depend on it, in any chain', [], 3, [1, 2, 3]],
    ['excludes moves required by it alone', [], 1, [1, 2, 3]],
    ['both who swap their cars', [], 6, [5, 6]],
    ['earlier exclusions stay', [4], 5, [4, 5, 6]],
    ['an excluded move changes nothing', [4], 4, [4]],
  ])('%s', (_name, before, id, after) => {
    expect(sorted(leaveOut(MOVES, new Set(before), id, CAR))).toEqual(after);
  });

  it('keeps a move that also frees the car of another one', () => {
    const moves = [move(1, CAR, 3), move(2, CAR, 3), move(3, 2)];
    expect(sorted(leaveOut(moves, new Set(), 1, CAR))).toEqual([1]);
  });

  it('keeps a move that empties the car even if no other move requires it', () => {
    const moves = [move(1, CAR), move(2, 2, 1)];
    expect(sorted(leaveOut(moves, new Set(), 2, CAR))).toEqual([2]);
  });
});

describe('including moves again', () => {
  it.each<[string, number[], number, number[]]>([
    ['includes the moves that it requires', [1, 2, 3, 4], 1, [4]],
    ['does not include moves that require it', [1, 2, 3], 3, [1, 2]],
    ['both who swap their cars', [5, 6], 5, []],
  ])('%s', (_name, before, id, after) => {
    expect(sorted(takeIn(MOVES, new Set(before), id))).toEqual(after);
  });
});

it('never returns a move whose target is not vacated', () => {
  const ids = chosenMoves(MOVES, new Set([3, 6])).map(({ bookingId }) => bookingId);
  expect(ids).toEqual([4]);
});
