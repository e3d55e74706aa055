import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BoardDriver } from '../testing/board-driver';
import { booking, rowsOf } from '../testing/board-rows';

let board: BoardDriver;
beforeEach(() => {
  const rows = rowsOf(
    [booking(7, '18 10:00', '20 12:00')],
    ...Array.from({ length: 11 }, () => []),
  );
  board = new BoardDriver({ rows }).touch();
});
afterEach(() => board.destroy());

const by = (point: { x: number; y: number }, dx: number, dy: number) => ({
  x: point.x + dx,
  y: point.y + dy,
});

describe('panning by one finger', () => {
  it('does not begin at 12 px', () => {
    const start = board.cell(1, 21);
    board
      .press(start)
      .move(by(start, 12, 0))
      .expectState('pressed');
    expect(board.scrolled.x).toBe(0);
  });

  it('begins past 12 px, without a jump by those 12', () => {
    const start = board.cell(1, 21);
    board
      .press(start)
      .move(by(start, -13, 0))
      .expectState('panning');
    expect(board.scrolled.x).toBeCloseTo(1);
    board.move(by(start, -63, 0));
    expect(board.scrolled.x).toBeCloseTo(51);
  });

  it('moves days and rows together on a slant', () => {
    const start = board.cell(3, 21);
    board.press(start).drag(start, by(start, -100, -80));
    expect(board.scrolled.x).toBeGreaterThan(80);
    expect(board.scrolled.y).toBeGreaterThan(60);
  });

  it('is locked to the horizontal axis while it moves along it', () => {
    const start = board.cell(3, 21);
    board.press(start).drag(start, by(start, -200, -20));
    expect(board.scrolled.y).toBe(0);
  });

  it('is unlocked when it moves far from the axis', () => {
    const start = board.cell(3, 21);
    board
      .press(start)
      .drag(start, by(start, -200, 0))
      .drag(by(start, -200, 0), by(start, -200, -150));
    expect(board.scrolled.y).toBeGreaterThan(80);
  });

  it('never opens the event it began on', () => {
    const start = board.cell(0, 19);
    board
      .press(start)
      .drag(start, by(start, -40, 0))
      .wait(200)
      .release();
    board
      .press(start)
      .drag(start, by(start, 40, 0))
      .wait(200)
      .release();
    expect(board.reported.opened).toEqual([]);
  });

  it('continues after a flick and comes to a stop', () => {
    const start = board.cell(3, 21);
    board
      .press(start)
      .drag(start, by(start, -200, 0), 1, 8)
      .release()
      .expectState('inertia');
    const atRelease = board.scrolled.x;
    board.wait(160);
    expect(board.scrolled.x).toBeGreaterThan(atRelease + 40);
    board.wait(2000).expectState('idle');
  });

  it('stops immediately when the finger rested before its release', () => {
    const start = board.cell(3, 21);
    board
      .press(start)
      .drag(start, by(start, -200, 0))
      .wait(120)
      .release()
      .expectState('idle');
  });

  it('has no inertia under reduced motion', () => {
    board.engine.setReducedMotion(true);
    const start = board.cell(1, 21);
    board
      .press(start)
      .drag(start, by(start, -200, 0), 1, 5)
      .release()
      .expectState('idle');
    const there = board.scrolled.x;
    expect(board.wait(600).scrolled.x).toBe(there);
  });

  it('stops at a new touch, which has no other effect', () => {
    const start = board.cell(3, 21);
    board
      .press(start)
      .drag(start, by(start, -200, 0), 1, 8)
      .release()
      .wait(32);
    const caught = board.scrolled.x;
    board.tap(board.cell(1, 24)).expectState('idle');
    expect(board.scrolled.x).toBe(caught);
    expect(board.reported.selected).toEqual([]);
  });

  it('stops at the first row and at the last', () => {
    const start = board.cell(1, 21);
    board
      .press(start)
      .drag(start, by(start, 0, 300))
      .wait(100)
      .release();
    expect(board.scrolled.y).toBe(0);
    board
      .press(start)
      .drag(start, by(start, 0, -3000))
      .wait(100)
      .release();
    expect(board.scrolled.y).toBe(12 * 80 - 320);
  });
});

describe('tapping with one finger', () => {
  it('selects a free day', () => {
    board.tap(board.cell(1, 21));
    expect(board.reported.selected).toEqual(['car 2: 21–21']);
  });

  it('highlights an event with the first tap and opens it with the second', () => {
    board.tap(board.cell(0, 19));
    expect(board.reported.opened).toEqual([]);
    expect(board.engine.scene.highlight).toBe('booking:7');
    board.wait(100).tap(board.cell(0, 19));
    expect(board.reported.opened).toEqual(['booking:7']);
  });

  it('needs the second tap within 320 ms', () => {
    board.tap(board.cell(0, 19)).wait(330).tap(board.cell(0, 19));
    expect(board.reported.opened).toEqual([]);
    board.wait(200).tap(board.cell(0, 19));
    expect(board.reported.opened).toEqual(['booking:7']);
  });

  it('does not count a tap elsewhere in between', () => {
    board.tap(board.cell(0, 19)).tap(board.header(19)).tap(board.cell(0, 19));
    expect(board.reported.opened).toEqual([]);
  });

  it('opens the report of a day', () => {
    board.tap(board.header(22));
    expect(board.reported.days).toEqual(['2026-11-22']);
  });

  it('selects after a long press on a free day, then by a drag', () => {
    const start = board.cell(1, 21);
    board.press(start).wait(500).expectState('selecting').expectSelection('21–21');
    board.drag(start, board.cell(1, 23)).expectSelection('21–23').release();
    expect(board.reported.selected).toEqual(['car 2: 21–23']);
  });
});

describe('two fingers', () => {
  const pinch = (from: number, to: number) => {
    const middle = board.cell(2, 21, 0);
    board
      .press(by(middle, -from / 2, 0), 1)
      .press(by(middle, from / 2, 0), 2)
      .expectState('pinching');
    for (let step = 1; step <= 10; step += 1) {
      const apart = from + ((to - from) * step) / 10;
      board.moveBoth(by(middle, -apart / 2, 0), by(middle, apart / 2, 0));
    }
  };

  it('zoom in about the point between them, by fractions of days while they are down', () => {
    const before = board.cell(0, 21, 0).x;
    pinch(120, 300);
    expect(board.visibleDays).toBeLessThan(5.2);
    expect(board.visibleDays % 1).not.toBeCloseTo(0, 2);
    expect(Math.abs(board.cell(0, 21, 0).x - before)).toBeLessThan(12);
  });

  it('zoom out when they come together', () => {
    pinch(300, 150);
    expect(board.visibleDays).toBeGreaterThan(17);
  });

  it('snap to whole days when they are released', () => {
    pinch(120, 300);
    board.release(2).expectState('panning').release(1).expectState('idle').wait(200);
    expect(board.visibleDays).toBeCloseTo(Math.round(board.visibleDays), 6);
    expect(board.engine.scene.view.left % 1).toBeCloseTo(0, 6);
  });

  it('pan with the remaining one; a cancel of the other ends nothing', () => {
    pinch(120, 300);
    board.release(2);
    const { x } = board.scrolled;
    const at = board.cell(2, 21, 0);
    board
      .move(by(at, -150, 0))
      .move(by(at, -230, 0))
      .expectState('panning');
    expect(board.scrolled.x - x).toBeCloseTo(80, 0);
    board.release(1).expectState('idle');
  });

  it('stop at 3 days and at 28', () => {
    pinch(80, 1000);
    board.release(1).release(2).wait(300);
    expect(board.visibleDays).toBeCloseTo(3);
    for (let times = 0; times < 4; times += 1) {
      pinch(1000, 70);
      board.release(1).release(2).wait(300);
    }
    expect(board.visibleDays).toBeCloseTo(28);
  });

  it('do not zoom within the slop', () => {
    pinch(200, 212);
    expect(board.visibleDays).toBeCloseTo(10);
  });

  it('pan together', () => {
    const [a, b] = [board.cell(2, 20), board.cell(2, 22)];
    board.press(a, 1).press(b, 2);
    for (const dx of [-20, -40, -60]) board.moveBoth(by(a, dx, 0), by(b, dx, 0));
    expect(board.scrolled.x).toBeCloseTo(60, 0);
    expect(board.visibleDays).toBeCloseTo(10, 0);
  });

  it('end a selection that one of them had begun', () => {
    board.press(board.cell(1, 21)).wait(500).expectState('selecting');
    board.press(board.cell(2, 24), 2).expectState('pinching').expectSelection('');
    board.release(1).release(2).wait(300);
    expect(board.reported.selected).toEqual([]);
  });
});

describe('an interrupted gesture', () => {
  it('by a third finger blocks gestures until all are released', () => {
    board.press(board.cell(1, 20), 1).press(board.cell(1, 22), 2).press(board.cell(2, 23), 3);
    board
      .expectState('finished')
      .release(2)
      .release(1)
      .expectState('finished')
      .release(3)
      .expectState('idle');
    board.tap(board.cell(1, 21));
    expect(board.reported.selected).toEqual(['car 2: 21–21']);
  });

  it.each(['press', 'pan', 'hold', 'pinch'])(
    'by the browser during a %s resets all state',
    (what) => {
      const start = board.cell(1, 21);
      board.press(start);
      if (what === 'pan') board.drag(start, by(start, -60, 0));
      if (what === 'hold') board.wait(500);
      if (what === 'pinch') board.press(board.cell(1, 23), 2);
      board.lose(1);
      if (what === 'pinch') board.lose(2);
      board.expectState('idle').expectSelection('').wait(300);
      board.tap(board.cell(1, 21));
      expect(board.reported.selected).toHaveLength(1);
    },
  );

  it('by a hidden page ends, even if the fingers are never released', () => {
    board.press(board.cell(1, 20), 1).press(board.cell(1, 22), 2).interrupt().expectState('idle');
    board.tap(board.cell(1, 21));
    expect(board.reported.selected).toHaveLength(1);
  });

  it.each([
    ['a turned tablet', () => board.engine.resize(700, 388)],
    ['a dialog that takes the focus', () => board.engine.keyboard.leave()],
  ])('by %s ends, whatever the further touches', (_name, breakOff) => {
    const start = board.cell(1, 21);
    for (const what of ['pan', 'hold', 'pinch']) {
      board.press(start);
      if (what === 'pan') board.drag(start, by(start, -60, 0));
      if (what === 'hold') board.wait(500).expectState('selecting');
      if (what === 'pinch') board.press(board.cell(1, 23), 2);
      breakOff();
      board.expectState('idle').expectSelection('').wait(300);
      const { x } = board.scrolled;
      board.drag(start, by(start, -200, 0));
      if (what === 'pinch') board.release(2);
      board.release(1).wait(300);
      expect(board.scrolled.x).toBeCloseTo(x, 6);
      board.engine.resize(1228, 388);
    }
    expect(board.reported.selected).toEqual([]);
  });

  it('without an end is ended by the next first touch', () => {
    const start = board.cell(1, 21);
    board.press(start, 1).drag(start, by(start, -60, 0), 1);
    board.engine.pointer.send({
      kind: 'down',
      id: 9,
      pointerType: 'touch',
      primary: true,
      button: 'main',
      space: false,
      ...board.cell(1, 22),
      atMs: 5000,
      hit: board.engine.pointer.hitAt(board.cell(1, 22).x, board.cell(1, 22).y, 'touch'),
    });
    board.expectState('pressed').release(9);
    expect(board.reported.selected).toHaveLength(1);
  });
});
