import { BOARD } from '@schema/constants/board';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FLASH_MS, flashOpacity } from '../model/look/flash';
import type { BoardRows } from '../model/rows/rows';
import { BoardDriver } from '../testing/board-driver';
import { booking, nov, rowsOf, scale } from '../testing/board-rows';

let board: BoardDriver;
let published: number;
beforeEach(() => {
  board = new BoardDriver({
    rows: rowsOf([booking(7, '18 10:00', '20 12:00')], ...Array.from({ length: 9 }, () => [])),
  });
  published = 0;
  board.wait(500).engine.snapshots.subscribe(() => {
    published += 1;
  });
});
afterEach(() => board.destroy());

describe('the snapshot', () => {
  it('is published once when the board is at rest, never while it moves', () => {
    for (let times = 0; times < 20; times += 1) board.wheel(5, 0).wait(16);
    expect(published).toBe(0);
    board.wait(300);
    expect(published).toBe(1);
  });

  it('is still published after the board was removed and added again', () => {
    board.wheel(5, 0);
    board.engine.destroy();
    board.wheel(5, 0).wait(300);
    expect(published).toBe(1);
  });

  it('has the target of an arrow immediately', () => {
    board.engine.navigation.arrow(1);
    expect(scale.dayAt(board.engine.snapshots.snapshot().firstDay)).toBe('2026-11-21');
    expect(board.scrolled.x).toBe(0);
    board.wait(400);
    expect(board.scrolled.x).toBeCloseTo(500);
  });

  it('is the same object until something changes', () => {
    expect(board.engine.snapshots.snapshot()).toBe(board.engine.snapshots.snapshot());
  });
});

describe('frames', () => {
  it('are drawn only while something changes', () => {
    board.wait(100);
    expect(board.engine.frame(9000)).toEqual({ draw: false, again: false });
    board.wheel(5, 0);
    expect(board.engine.frame(9016)).toEqual({ draw: true, again: false });
    expect(board.engine.frame(9032)).toEqual({ draw: false, again: false });
  });

  it('are not drawn for a mouse over the same target', () => {
    const { x, y } = board.cell(1, 21);
    board.engine.pointer.hoverAt(x, y);
    expect(board.engine.frame(9000).draw).toBe(true);
    board.engine.pointer.hoverAt(x + 5, y + 5);
    expect(board.engine.frame(9016).draw).toBe(false);
  });
});

describe('buttons', () => {
  it('change the number of days about the current moment', () => {
    board.engine.navigation.stepDays(1);
    board.wait(400);
    expect(board.visibleDays).toBeCloseTo(12);
    board.engine.navigation.stepDays(-1);
    board.engine.navigation.stepDays(-1);
    board.wait(400);
    expect(board.visibleDays).toBeCloseTo(8);
  });

  it('jump to a distant day instead of scrolling through months', () => {
    board.engine.navigation.toDay(nov(16) + 300);
    expect(board.engine.snapshots.snapshot().firstDay).toBe(nov(16) + 300);
    board.wait(16);
    expect(board.engine.scene.view.left).toBeGreaterThan(nov(16) + 270);
    board.wait(500);
    expect(board.engine.scene.view.left).toBe(nov(16) + 300);
  });

  it('lead to today with a part of the days before it', () => {
    board.engine.navigation.toDay(nov(1));
    board.engine.navigation.toToday();
    board.wait(500);
    expect(board.engine.scene.view.left).toBe(nov(18));
  });

  it('jump under reduced motion', () => {
    board.engine.setReducedMotion(true);
    board.engine.navigation.arrow(1);
    expect(board.scrolled.x).toBeCloseTo(500);
    board.key('ArrowDown').key('End').key('ArrowRight').key('PageDown');
    const { view } = board.engine.scene;
    board.wait(1000);
    expect(board.engine.scene.view).toEqual(view);
  });
});

describe('new data', () => {
  const cars = (count: number, before = 0) => {
    const rows = rowsOf(...Array.from({ length: count }, () => []));
    return { ...rows, rows: rows.rows.slice(before) };
  };
  const give = (rows: BoardRows) =>
    board.engine.setData({ rows, waiting: false, isLoaded: () => true });

  it('do not move the view', () => {
    board.wheel(130, 60).wait(200);
    const before = board.engine.scene.view;
    give(cars(10));
    expect(board.engine.scene.view).toEqual(before);
  });

  it('do not stop a scroll animation', () => {
    board.engine.navigation.toDay(nov(20));
    board.wait(64);
    give(cars(12));
    board.wait(500);
    expect(board.engine.scene.view.left).toBe(nov(20));
  });

  it('keep the same car at the top when one above it is removed', () => {
    give(cars(12));
    board.wheel(0, 250);
    give(cars(12, 1));
    expect(board.scrolled.y).toBe(170);
  });

  it('keep the cursor on its car', () => {
    give(cars(12));
    board.key('ArrowDown').key('ArrowDown').key('ArrowDown');
    const { cursor } = board.engine.scene;
    expect(cursor?.row).toBe(2);
    give(cars(12, 1));
    expect(board.engine.scene.cursor?.row).toBe(1);
  });

  it('highlight changed events for a moment', () => {
    board.engine.flash(['booking:7']);
    board.wait(500);
    expect(board.engine.scene.flashes.size).toBe(1);
    board.wait(1500);
    expect(board.engine.scene.flashes.size).toBe(0);
    expect(board.engine.frame(99_000)).toEqual({ draw: false, again: false });
  });

  it('show a saved booking on its day and car, and highlight it once it is loaded', () => {
    const rows = (saved: boolean) =>
      rowsOf(
        ...Array.from({ length: 30 }, (_, at) =>
          at === 25 && saved ? [booking(99, '30 10:00', '30 20:00')] : [],
        ),
      );
    give(rows(false));
    const { engine } = board;
    const carId = engine.scene.rows[25]?.car.id ?? 0;
    engine.showSaved({
      key: 'booking:99',
      carId,
      startMs: Date.parse('2026-11-30T07:00:00Z'),
      drawn: false,
    });
    board.wait(600);
    const { visible } = engine.snapshots.snapshot();
    expect(visible.first <= 25 && visible.last >= 25).toBe(true);
    expect(scale.dayAt(engine.snapshots.snapshot().firstDay)).toBe('2026-11-28');
    expect(engine.scene.flashes.size).toBe(0);
    expect(engine.scene.cursor).toBeNull();
    give(rows(true));
    expect([...engine.scene.flashes.keys()]).toEqual(['booking:99']);
    expect(board.engine.cursor.position?.key).toBe('booking:99');
  });

  it.each([
    ['fades', false, [1, 0.25, 0]],
    ['stays constant under reduced motion', true, [1, 1, 1]],
  ])('have a highlight that %s', (_name, reducedMotion, opacities) => {
    expect([0, FLASH_MS / 2, FLASH_MS].map((ms) => flashOpacity(ms, reducedMotion))).toEqual(
      opacities,
    );
  });

  it('keep the number of days when the size changes', () => {
    board.engine.resize(828, 300);
    expect(board.visibleDays).toBeCloseTo(10);
  });
});

describe('the overview', () => {
  const toOverview = () =>
    board.engine.setSettings({ ...board.engine.settings, ...BOARD.overview });
  const topRow = () => board.engine.snapshots.snapshot().visible.first;

  it('keeps the row at the top, also when it interrupts a scroll', () => {
    const cars = Array.from({ length: 60 }, () => []);
    board.engine.setData({ rows: rowsOf(...cars), waiting: false, isLoaded: () => true });
    board.engine.navigation.toRow(30);
    board.engine.setSettings({ ...board.engine.settings, rowHeight: 84 });
    const before = topRow();
    toOverview();
    board.wait(1000);
    expect(topRow()).toBe(before);
    board.engine.setSettings({ ...board.engine.settings, rowHeight: 80 });
    expect(topRow()).toBe(before);
  });

  it.each([0, 7, 55, 58, 59])('on and off keeps row %i at the top', (row) => {
    const cars = Array.from({ length: 60 }, () => []);
    board.engine.setData({ rows: rowsOf(...cars), waiting: false, isLoaded: () => true });
    board.engine.navigation.toRow(row);
    board.wait(1000);
    const before = { first: topRow(), ...board.scrolled };
    toOverview();
    board.wait(1000);
    board.engine.setSettings({ ...board.engine.settings, rowHeight: 80 });
    board.wait(1000);
    expect({ first: topRow(), ...board.scrolled }).toEqual(before);
  });

  it('cancels a gesture: the rows move under the pointer', () => {
    board.press(board.cell(1, 21)).move(board.cell(1, 23));
    expect(board.engine.scene.selection).not.toBeNull();
    toOverview();
    expect(board.engine.scene.selection).toBeNull();
  });
});
