import { BoardDriver } from '@frontend/features/board/testing/board-driver';
import { booking, rowsOf, scale } from '@frontend/features/board/testing/board-rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOverviewKey, isTodayKey } from './keys';

let board: BoardDriver;
beforeEach(() => {
  const rows = rowsOf(
    [
      booking(7, '18 10:00', '20 12:00'),
      booking(8, '20 18:00', '23 10:00'),
      booking(9, '27 10:00', '28 10:00'),
    ],
    ...Array.from({ length: 11 }, () => []),
  );
  board = new BoardDriver({ rows });
});
afterEach(() => board.destroy());

const cursorText = () => {
  const { cursor } = board.engine.scene;
  return cursor
    ? `${cursor.row}:${scale.dayAt(cursor.day).slice(8)}:${cursor.key ?? 'free'}`
    : 'hidden';
};

describe('the keyboard', () => {
  it('first shows the cursor', () => {
    board.key('ArrowRight');
    expect(cursorText()).toBe('0:16:free');
  });

  it('moves by days, and an event counts as one step', () => {
    board.key('ArrowRight').key('ArrowRight').key('ArrowRight');
    expect(cursorText()).toBe('0:18:booking:7');
    board.key('ArrowRight');
    expect(cursorText()).toBe('0:20:booking:8');
    board.key('ArrowRight');
    expect(cursorText()).toBe('0:24:free');
    board.key('ArrowLeft').key('ArrowLeft').key('ArrowLeft');
    expect(cursorText()).toBe('0:17:free');
  });

  it('jumps between the events of a row with brackets', () => {
    board.key('ArrowRight').key(']').key(']').key(']');
    expect(cursorText()).toBe('0:27:booking:9');
    board.key('[');
    expect(cursorText()).toBe('0:20:booking:8');
  });

  it('moves by rows, up to the header and down to the last car', () => {
    board.key('ArrowDown').key('ArrowUp');
    expect(cursorText()).toBe('-1:16:free');
    board.key('ArrowUp');
    expect(cursorText()).toBe('-1:16:free');
    board.key('PageDown').key('PageDown').key('PageDown').key('PageDown').key('PageDown');
    expect(cursorText()).toBe('11:16:free');
  });

  it('brings the cursor into view', () => {
    board.key('ArrowDown');
    for (let row = 0; row < 8; row += 1) board.key('ArrowDown');
    board.wait(300);
    expect(board.scrolled.y).toBeGreaterThan(0);
    board.key('End').key('ArrowRight').wait(300);
    expect(board.scrolled.x).toBeGreaterThan(0);
  });

  it('moves to the ends of the view and to today', () => {
    board.key('ArrowDown').key('ArrowDown').key('End');
    expect(cursorText()).toBe('1:25:free');
    board.key('Home');
    expect(cursorText()).toBe('1:16:free');
    board.key('Home', { ctrl: true });
    expect(cursorText()).toBe('1:20:free');
  });

  it('opens an event with Enter', () => {
    board.key('ArrowRight').key(']').key('Enter');
    expect(board.reported.opened).toEqual(['booking:7']);
  });

  it('opens the report of a day in the header', () => {
    board.key('ArrowUp').key('ArrowUp').key('Enter');
    expect(board.reported.days).toEqual(['2026-11-16']);
  });

  it('opens the menu of the car, but not in the header', () => {
    board.key('ArrowDown').key('ContextMenu').key('ArrowDown').key('F10', { shift: true });
    board.key('ArrowUp').key('ArrowUp').key('ContextMenu');
    expect(board.reported.cars).toEqual([1, 2]);
  });

  it('creates on a free day with Enter', () => {
    board.key('ArrowDown').key('ArrowDown').key('Enter');
    expect(board.reported.selected).toEqual(['car 2: 16–16']);
  });

  it('extends a selection with Shift over free days only', () => {
    board.key('ArrowRight').key('ArrowRight', { shift: true }).key('ArrowRight', { shift: true });
    board
      .key('ArrowRight', { shift: true })
      .key('ArrowRight', { shift: true })
      .expectSelection('16–18');
    board.key('ArrowLeft', { shift: true }).expectSelection('16–17').key('Enter');
    expect(board.reported.selected).toEqual(['car 1: 16–17']);
  });

  it('hides the cursor with Escape', () => {
    board.key('ArrowRight').key('ArrowRight', { shift: true }).key('Escape').expectSelection('');
    expect(cursorText()).toBe('hidden');
  });

  it('continues from the position of a mouse press', () => {
    board.press(board.cell(3, 22)).release().key('ArrowRight');
    expect(cursorText()).toBe('3:22:free');
  });
});

it('accepts T for today in both layouts, but not Ctrl+T', () => {
  const key = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(isTodayKey({ ...key, key: 't' })).toBe(true);
  expect(isTodayKey({ ...key, key: 'е' })).toBe(true);
  expect(isTodayKey({ ...key, key: 't', ctrlKey: true })).toBe(false);
});

it.each(['o', 'O', 'о', 'щ'])('accepts %s for the overview, without Ctrl', (letter) => {
  const key = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, key: letter };
  expect(isOverviewKey(key)).toBe(true);
  expect(isOverviewKey({ ...key, ctrlKey: true })).toBe(false);
});
