import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnswerRow } from '../model/rows/board-answer';
import { mergeBlocks } from '../model/rows/merge-blocks';
import { NO_ROWS } from '../model/rows/rows';
import { BoardDriver } from '../testing/board-driver';
import { block, booking, car, NO_MARK, nov, rowsOf, scale } from '../testing/board-rows';
import { LoadedBlocks } from './loaded-blocks';

const CARS = [1, 2, 3, 4, 5];
const HALVES = [
  { start: nov(1), days: 15 },
  { start: nov(16), days: 15 },
];

/** The server's data: for each car the start days of its bookings, two days each. */
type Fleet = readonly (readonly number[])[];

const two = (day: number) => String(day).padStart(2, '0');

function rowOf(fleet: Fleet, id: number, from: number, days: number): AnswerRow {
  const bookings = (fleet[id - 1] ?? [])
    .filter((day) => nov(day) < from + days && nov(day) + 2 > from)
    .map((day) =>
      booking(id * 100 + day, `${two(day)} 10:00`, `${two(day + 1)} 18:00`, { carId: id }),
    );
  return { car: car(id), bookings, maintenances: [] };
}

const halves = (fleet: Fleet, order: number) =>
  HALVES.map((half) =>
    block(
      CARS.map((id) => rowOf(fleet, id, half.start, half.days)),
      { ...half, order },
    ),
  );

const shown = (blocks: LoadedBlocks) =>
  mergeBlocks(blocks.all, NO_ROWS, scale, NO_MARK).rows.map(({ events }) =>
    events.map(({ key }) => key),
  );

const fleets = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 27 }), { maxLength: 6 }), {
  minLength: CARS.length,
  maxLength: CARS.length,
});

describe('patched rows', () => {
  it('equal the rows of a full refresh', () => {
    fc.assert(
      fc.property(fleets, fleets, fc.subarray(CARS, { minLength: 1 }), (before, after, changed) => {
        const now = before.map((days, index) =>
          changed.includes(index + 1) ? (after[index] ?? days) : days,
        );
        const patched = new LoadedBlocks();
        for (const half of halves(before, 1)) patched.add(half);
        const old = mergeBlocks(patched.all, NO_ROWS, scale, NO_MARK);
        patched.patch(
          changed.map((id) => rowOf(now, id, nov(1), 30)),
          { order: 2 },
        );
        const only = new Set(changed);
        const rows = mergeBlocks(patched.all, old, scale, NO_MARK, only);

        const whole = new LoadedBlocks();
        for (const half of halves(now, 3)) whole.add(half);
        const expected = mergeBlocks(whole.all, NO_ROWS, scale, NO_MARK);
        expect(rows.rows).toEqual(expected.rows);
        expect([...rows.events.keys()].sort()).toEqual([...expected.events.keys()].sort());
        for (const [index, row] of rows.rows.entries()) {
          if (!only.has(row.car.id)) expect(row).toBe(old.rows[index]);
        }
      }),
    );
  });

  it('replace older answers and are replaced by newer ones, in any order', () => {
    const [before, after] = [
      [[3], [3], [3], [3], [3]],
      [[20], [3], [3], [3], [3]],
    ] as const;
    const loaded = new LoadedBlocks();
    for (const half of halves(before, 1)) loaded.add(half);
    loaded.patch([rowOf(after, 1, nov(1), 30)], { order: 5 });
    for (const half of halves(before, 4)) loaded.add(half);
    expect(shown(loaded)[0]).toEqual(['booking:120']);
    const [first, second] = halves(before, 9);
    if (second) loaded.add(second);
    if (first) loaded.add(first);
    expect(shown(loaded)[0]).toEqual(['booking:103']);
    expect(loaded.patches.size).toBe(0);
  });
});

describe('a row that changes during a gesture', () => {
  let board: BoardDriver;
  afterEach(() => board.destroy());

  const patched = (name: string) =>
    rowsOf([], [booking(7, '18 10:00', '20 12:00', { customer: name })], []);

  it('does not disturb a pan', () => {
    const panned = (isPatched: boolean) => {
      board = new BoardDriver({ rows: patched('А') }).touch();
      const at = board.cell(0, 20);
      board.press(at).drag(at, { x: at.x - 200, y: at.y });
      if (isPatched) {
        board.engine.setData({ rows: patched('Б'), waiting: false, isLoaded: () => true });
      }
      const { state } = board;
      board.drag({ x: at.x - 200, y: at.y }, { x: at.x - 260, y: at.y });
      const { scrolled } = board;
      board.destroy();
      return { state, scrolled };
    };
    const undisturbed = panned(false);
    expect(undisturbed.state).toBe('panning');
    expect(undisturbed.scrolled.x).toBeGreaterThan(200);
    expect(panned(true)).toEqual(undisturbed);
  });

  it('does not disturb a selection in another row', () => {
    board = new BoardDriver({ rows: patched('А') });
    const from = board.cell(0, 21);
    board.press(from).drag(from, board.cell(0, 23));
    board.engine.setData({ rows: patched('Б'), waiting: false, isLoaded: () => true });
    board.expectState('selecting').expectSelection('21–23');
    board.release();
    expect(board.reported.selected).toEqual(['car 1: 21–23']);
  });
});
