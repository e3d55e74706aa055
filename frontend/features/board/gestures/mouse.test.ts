import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BoardDriver } from '../testing/board-driver';
import { booking, maintenance, rowsOf } from '../testing/board-rows';

// 16…25 November: car 1 is booked 18 10:00 – 20 12:00 and in service on the 24th; car 2 is free.
const rows = () =>
  rowsOf(
    [booking(7, '18 10:00', '20 12:00'), maintenance(3, '24 09:00', '24 18:00')],
    [],
    ...Array.from({ length: 8 }, () => []),
  );

let board: BoardDriver;
beforeEach(() => {
  board = new BoardDriver({ rows: rows() });
});
afterEach(() => board.destroy());

describe('a mouse over free days', () => {
  it('selects one day with a click', () => {
    board.press(board.cell(1, 21)).expectState('pressed').expectSelection('21–21').release();
    board.expectState('idle');
    expect(board.reported.selected).toEqual(['car 2: 21–21']);
  });

  it('selects free days with a drag', () => {
    board
      .press(board.cell(1, 21))
      .drag(board.cell(1, 21), board.cell(1, 23))
      .expectState('selecting');
    board.expectSelection('21–23').release();
    expect(board.reported.selected).toEqual(['car 2: 21–23']);
  });

  it('selects backwards', () => {
    board.press(board.cell(1, 23)).drag(board.cell(1, 23), board.cell(1, 21)).release();
    expect(board.reported.selected).toEqual(['car 2: 21–23']);
  });

  it('stops before a day that is occupied all day', () => {
    board.press(board.cell(0, 16)).drag(board.cell(0, 16), board.cell(0, 19));
    board.expectSelection('16–18');
  });

  it('begins on the day of a return, but does not end there', () => {
    board
      .press(board.cell(0, 20, 0.8))
      .drag(board.cell(0, 20, 0.8), board.cell(0, 22))
      .release();
    expect(board.reported.selected).toEqual(['car 1: 20–22']);
  });

  it('selects the next day too when the free part of a return day is clicked', () => {
    board.press(board.cell(0, 20, 0.8)).release();
    expect(board.reported.selected).toEqual(['car 1: 20–21']);
  });

  it('stays in its first row', () => {
    board.press(board.cell(1, 21)).drag(board.cell(1, 21), board.cell(3, 22)).release();
    expect(board.reported.selected).toEqual(['car 2: 21–22']);
  });

  it('is cancelled by Escape', () => {
    board.press(board.cell(1, 21)).drag(board.cell(1, 21), board.cell(1, 23)).interrupt();
    board.expectState('idle').expectSelection('').release();
    expect(board.reported.selected).toEqual([]);
  });

  it('scrolls the board at its right edge and continues the selection', () => {
    const edge = { x: 1222, y: board.cell(1, 21).y };
    board.press(board.cell(1, 21)).drag(board.cell(1, 21), edge).wait(800);
    expect(board.scrolled.x).toBeGreaterThan(100);
    expect(board.selection).toMatch(/^21–(2[6-9]|30)$/);
    board.release();
    expect(board.reported.selected).toHaveLength(1);
  });

  it('never selects past the loaded days', () => {
    const edge = { x: 1222, y: board.cell(1, 21).y };
    board
      .press(board.cell(1, 21))
      .drag(board.cell(1, 21), edge)
      .wait(5000)
      .expectSelection('21–30');
  });

  it('previews the selection of a click, on free days only', () => {
    const { x, y } = board.cell(1, 21);
    board.engine.pointer.hoverAt(x, y);
    expect(board.engine.scene.hoverSelection).toMatchObject({ row: 1 });
    const taken = board.cell(0, 19);
    board.engine.pointer.hoverAt(taken.x, taken.y);
    expect(board.engine.scene.hoverSelection).toBeNull();
  });
});

describe('a mouse over events and days', () => {
  it('opens a booking with one click', () => {
    board.press(board.cell(0, 19)).release();
    expect(board.reported.opened).toEqual(['booking:7']);
  });

  it('opens maintenance with one click', () => {
    board.press(board.cell(0, 24)).release();
    expect(board.reported.opened).toEqual(['maintenance:3']);
  });

  it('opens nothing after a drag', () => {
    board
      .press(board.cell(0, 19))
      .drag(board.cell(0, 19), board.cell(0, 18))
      .expectState('panning')
      .release();
    expect(board.reported.opened).toEqual([]);
    expect(board.scrolled.x).toBeCloseTo(96, 0);
  });

  it('opens the report of a day', () => {
    board.press(board.header(21)).release();
    expect(board.reported.days).toEqual(['2026-11-21']);
  });

  it('ignores the right button', () => {
    board.press(board.cell(1, 21), 1, { button: 'other' }).release();
    expect(board.reported.selected).toEqual([]);
  });
});

describe('a mouse that pans', () => {
  it('pans by the header', () => {
    board.press(board.header(21)).drag(board.header(21), board.header(18)).release();
    expect(board.scrolled.x).toBeCloseTo(296, 0);
    expect(board.reported.days).toEqual([]);
  });

  it('pans with the middle button from a free day', () => {
    board.press(board.cell(1, 21), 1, { button: 'middle' });
    board.drag(board.cell(1, 21), board.cell(1, 20)).expectState('panning').release();
    expect(board.reported.selected).toEqual([]);
  });

  it('pans while space is held', () => {
    board.press(board.cell(1, 21), 1, { space: true }).drag(board.cell(1, 21), board.cell(1, 20));
    board.expectState('panning').expectSelection('');
  });

  it('has no inertia', () => {
    board
      .press(board.header(21))
      .drag(board.header(21), board.header(18), 1, 2)
      .release()
      .expectState('idle');
  });

  it('scrolls days and rows with the wheel', () => {
    board.wheel(40, 30);
    expect(board.scrolled.x).toBeCloseTo(40);
    expect(board.scrolled.y).toBeCloseTo(30);
  });

  it('zooms about the pointer with ctrl and the wheel, then snaps to whole days', () => {
    board.wheel(0, 150, { zoom: true }).expectState('zooming');
    expect(board.visibleDays).toBeGreaterThan(12);
    board.wait(600).expectState('idle');
    expect(board.visibleDays).toBeCloseTo(13, 6);
    expect(board.engine.scene.view.left % 1).toBeCloseTo(0, 6);
  });

  it('ignores the click when the wheel moved the cells under the press', () => {
    board.press(board.cell(1, 21)).wheel(0, 80).expectState('finished').release();
    expect(board.reported.selected).toEqual([]);
    board.expectState('idle');
  });
});

describe('a user without permission to create', () => {
  it('pans instead of selecting', () => {
    board.destroy();
    board = new BoardDriver({ rows: rows(), canSelect: false });
    board
      .press(board.cell(1, 21))
      .drag(board.cell(1, 21), board.cell(1, 20))
      .expectState('panning')
      .release();
    board.press(board.cell(1, 21)).release();
    expect(board.reported.selected).toEqual([]);
  });

  it('opens bookings', () => {
    board.destroy();
    board = new BoardDriver({ rows: rows(), canSelect: false });
    board.press(board.cell(0, 19)).release();
    expect(board.reported.opened).toEqual(['booking:7']);
  });
});

it('shows no press on a day that opens nothing', () => {
  board.destroy();
  board = new BoardDriver({ rows: rows(), canOpenDay: false });
  const { x, y } = board.header(21);
  board.engine.pointer.hoverAt(x, y);
  expect(board.engine.pointer.hoverTarget).toBe('nothing');
  board.press(board.header(21)).release();
  expect(board.reported.days).toEqual([]);
});

describe('the head of a row', () => {
  it('opens the menu of its car, by mouse and touch', () => {
    const { x, y } = board.head(1);
    board.engine.pointer.hoverAt(x, y);
    expect(board.engine.pointer.hoverTarget).toBe('pressable');
    board.press({ x, y }).release();
    board.touch().press({ x, y }).release();
    expect(board.reported.cars).toEqual([2, 2]);
  });

  it('pans, and opens nothing, when it is dragged', () => {
    const { x, y } = board.head(1);
    board.drag({ x, y }, { x, y: y - 60 });
    expect(board.reported.cars).toEqual([]);
  });

  it('opens nothing on a read-only board', () => {
    board.destroy();
    board = new BoardDriver({ rows: rows(), canOpenCar: false });
    const { x, y } = board.head(1);
    board.engine.pointer.hoverAt(x, y);
    expect(board.engine.pointer.hoverTarget).toBe('nothing');
    board.press({ x, y }).release();
    expect(board.reported.cars).toEqual([]);
  });
});
