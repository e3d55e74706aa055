import { describe, expect, it } from 'vitest';
import { chosenMoves, type LinkedMove, leaveOut, takeIn } from './chosen-moves';

/** The car that is to be empty. */
const CAR = 1;
const move = (bookingId: number, from: number, ...needs: number[]): LinkedMove => ({
  bookingId,
  from: { id: from },
  needs,
});
/** 1 needs 2 to step aside, and 2 needs 3; 4 goes by itself; 5 and 6 swap their cars. */
const MOVES = [
  move(1, CAR, 2),
  move(2, 2, 3),
  move(3, 3),
  move(4, CAR),
  move(5, CAR, 6),
  move(6, 4, 5),
];
const sorted = (out: ReadonlySet<number>) => [...out].sort((a, b) => a - b);

describe('leaving moves of a plan out', () => {
  it.each<[string, number[], number, number[]]>([
    ['one by itself goes alone', [], 4, [4]],
    ['with who needs its place, however long the chain', [], 3, [1, 2, 3]],
    ['with who made room for it and for nobody else', [], 1, [1, 2, 3]],
    ['both who swap their cars', [], 6, [5, 6]],
    ['what was left out before stays so', [4], 5, [4, 5, 6]],
    ['what is out already changes nothing', [4], 4, [4]],
  ])('%s', (_name, before, id, after) => {
    expect(sorted(leaveOut(MOVES, new Set(before), id, CAR))).toEqual(after);
  });

  it('keeps who makes room for another one as well', () => {
    const moves = [move(1, CAR, 3), move(2, CAR, 3), move(3, 2)];
    expect(sorted(leaveOut(moves, new Set(), 1, CAR))).toEqual([1]);
  });

  it('keeps what empties the car although nobody needs its place any more', () => {
    const moves = [move(1, CAR), move(2, 2, 1)];
    expect(sorted(leaveOut(moves, new Set(), 2, CAR))).toEqual([2]);
  });
});

describe('taking moves in again', () => {
  it.each<[string, number[], number, number[]]>([
    ['with those it needs', [1, 2, 3, 4], 1, [4]],
    ['without those that need it', [1, 2, 3], 3, [1, 2]],
    ['both who swap their cars', [5, 6], 5, []],
  ])('%s', (_name, before, id, after) => {
    expect(sorted(takeIn(MOVES, new Set(before), id))).toEqual(after);
  });
});

it('never answers a move whose place is not left', () => {
  const ids = chosenMoves(MOVES, new Set([3, 6])).map(({ bookingId }) => bookingId);
  expect(ids).toEqual([4]);
});
