import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardEvent } from '../model/rows/board-event';
import { BoardDriver } from '../testing/board-driver';
import { booking, rowsOf, scale } from '../testing/board-rows';
import { BlockDragController } from './block-drag-controller';
import type { EventMove, MoveHandlers } from './move-handlers';

let board: BoardDriver;
let saved: string[];
let answer: boolean;
let shown: string[];
/** Delay of the server's response. */
let decided: Promise<void>;

const day = (date: Date) => scale.dayAt(Math.floor(scale.toDays(date.getTime()))).slice(8);
const handlers: MoveHandlers = {
  whyNot: (event: BoardEvent) => (event.id === 9 ? 'Нельзя' : null),
  showReason: (reason) => shown.push(reason),
  remove: ({ key }) => shown.push(`remove ${key}`),
  pendingPrice: (event) => (event.kind === 'booking' ? 'Считаем' : null),
  price: async ({ carId }) => `9 000 ₽ → ${carId} 000 ₽`,
  save: async ({ carId, startDate, endDate }: EventMove) => {
    saved.push(`car ${carId}: ${day(startDate)}–${day(endDate)}`);
    await decided;
    return answer;
  },
};

const rows = () =>
  rowsOf(
    [booking(7, '18 10:00', '20 12:00'), booking(9, '23 10:00', '24 10:00')],
    ...Array.from({ length: 11 }, () => []),
  );

beforeEach(() => {
  board = new BoardDriver({ rows: rows() });
  board.engine.setDragController(new BlockDragController(board.engine, handlers));
  saved = [];
  shown = [];
  answer = true;
  decided = Promise.resolve();
});
afterEach(() => board.destroy());

const drags = () => board.engine.scene.drags.length;
const expectNoDrag = () => {
  board.wait(400).expectState('idle');
  expect([drags(), saved]).toEqual([0, []]);
};

describe('a mouse', () => {
  it('drags an event to other days and another car', () => {
    board
      .press(board.cell(0, 19))
      .drag(board.cell(0, 19), board.cell(2, 21))
      .expectState('dragging');
    board.release();
    expect(saved).toEqual(['car 3: 20–22']);
    expect(board.reported.opened).toEqual([]);
  });

  it('resizes by an edge while the other edge stays', () => {
    const edge = board.cell(0, 20, 0.46);
    board
      .press(edge)
      .drag(edge, { ...edge, x: edge.x + 100 })
      .release();
    expect(saved).toEqual(['car 1: 18–21']);
  });

  it('shows the price beside the block once the pointer rests', async () => {
    const lines = () => board.engine.scene.drags[0]?.lines;
    board.press(board.cell(0, 19)).drag(board.cell(0, 19), board.cell(2, 21));
    expect(lines()).toEqual(['20.11 10:00 – 22.11 12:00', 'Свободно', 'Считаем']);
    await Promise.resolve();
    expect(lines()?.at(-1)).toBe('Считаем');
    board.wait(200);
    await Promise.resolve();
    await Promise.resolve();
    expect(lines()).toEqual(['20.11 10:00 – 22.11 12:00', 'Свободно', '9 000 ₽ → 3 000 ₽']);
    board.drag(board.cell(2, 21), board.cell(0, 19));
    expect(lines()).toEqual(['18.11 10:00 – 20.11 12:00']);
  });

  it('shows immediately that a colleague has booked the target', () => {
    board.press(board.cell(0, 19)).drag(board.cell(0, 19), board.cell(2, 21));
    const taken = rowsOf(
      [booking(7, '18 10:00', '20 12:00'), booking(9, '23 10:00', '24 10:00')],
      [],
      [booking(12, '21 10:00', '21 20:00')],
      ...Array.from({ length: 9 }, () => []),
    );
    board.engine.setData({ rows: taken, waiting: false, isLoaded: () => true });
    expect(board.engine.scene.drags[0]?.verdict.kind).toBe('taken');
  });

  it('cancels with a reason when the target row disappears', () => {
    board.press(board.cell(0, 19)).drag(board.cell(0, 19), board.cell(2, 21));
    const { rows: all, ...rest } = rows();
    const left = { ...rest, rows: all.filter(({ car }) => car.id !== 3) };
    board.engine.setData({ rows: left, waiting: false, isLoaded: () => true });
    expect(shown).toEqual([MOVE_TEXTS.rowGone]);
    board.release();
    expectNoDrag();
  });

  it('saves nothing when the event is dropped at its original position', () => {
    board
      .press(board.cell(0, 19))
      .drag(board.cell(0, 19), board.cell(0, 19, 0.7))
      .release();
    expectNoDrag();
  });

  it('pans on an event that may not be moved', () => {
    const start = board.cell(0, 23, 0.7);
    board
      .press(start)
      .drag(start, { ...start, x: start.x - 60 })
      .expectState('panning');
  });

  it('scrolls the board at its lower edge', () => {
    const start = board.cell(0, 19);
    board.press(start).drag(start, { x: start.x, y: 384 }).wait(600);
    expect(board.scrolled.y).toBeGreaterThan(60);
  });

  it('returns the event when the server refuses', async () => {
    answer = false;
    board.press(board.cell(0, 19)).drag(board.cell(0, 19), board.cell(2, 19)).release();
    await Promise.resolve();
    await Promise.resolve();
    board.wait(400);
    expect(drags()).toBe(0);
  });
});

describe('a touch', () => {
  beforeEach(() => board.touch());
  const longPressed = () => board.press(board.cell(0, 19)).wait(420).expectState('dragging');

  it('drags after a long press and pans before', () => {
    longPressed().drag(board.cell(0, 19), board.cell(0, 21)).release();
    expect(saved).toEqual(['car 1: 20–22']);
  });

  it.each([
    ['a lost pointer', () => board.lose()],
    ['an interruption', () => board.interrupt()],
    ['a turned tablet', () => board.engine.resize(700, 388)],
  ])('cancels the drag after %s', (_name, end) => {
    longPressed().drag(board.cell(0, 19), board.cell(0, 21));
    end();
    expectNoDrag();
  });

  it('cancels the drag when a second touch comes', () => {
    longPressed().drag(board.cell(0, 19), board.cell(0, 21)).press(board.cell(3, 22), 2);
    board.release(1).release(2).wait(600);
    expect([drags(), saved]).toEqual([0, []]);
  });

  it('finds resize handles at the edges of a tapped event', () => {
    board.tap(board.cell(0, 19)).wait(500);
    const edge = { x: board.cell(0, 20, 0.5).x + 14, y: board.cell(0, 20).y };
    board
      .press(edge)
      .drag(edge, { ...edge, x: edge.x + 100 })
      .expectState('dragging')
      .release();
    expect(saved).toEqual(['car 1: 18–21']);
  });
});

describe('the keyboard', () => {
  const onEvent = () => board.key('ArrowRight').key(']').key('m');

  it('moves by a day and a car, resizes either edge, and drops', () => {
    onEvent().key('ArrowRight').key('ArrowDown').key('ArrowRight', { shift: true });
    board.key('ArrowLeft', { shift: true, ctrl: true }).key('Enter');
    expect(saved).toEqual(['car 2: 18–22']);
  });

  it('announces the target', () => {
    onEvent().key('ArrowRight');
    expect(board.engine.scene.announcement).toContain('19.11 10:00 – 21.11 12:00, Свободно');
  });

  it('announces new rows only when they change the verdict', () => {
    onEvent();
    const { announcement } = board.engine.scene;
    expect(announcement).toContain(MOVE_TEXTS.lifted);
    board.engine.setData({ rows: rows(), waiting: false, isLoaded: () => true });
    expect(board.engine.scene.announcement).toBe(announcement);
    board.key('ArrowRight');
    const taken = rowsOf([booking(7, '18 10:00', '20 12:00'), booking(12, '21 10:00', '22 10:00')]);
    board.engine.setData({ rows: taken, waiting: false, isLoaded: () => true });
    expect(board.engine.scene.announcement).toContain('Занято');
  });

  it('keeps the cursor at its new position when the server responds', async () => {
    let decide = () => {};
    decided = new Promise((resolve) => {
      decide = resolve;
    });
    onEvent().key('ArrowRight').key('Enter').key('ArrowDown').key('ArrowDown');
    decide();
    await vi.advanceTimersByTimeAsync(16_000);
    expect([drags(), board.engine.scene.cursor?.row]).toEqual([0, 2]);
  });

  it('restarts a drag immediately while the block still returns', () => {
    onEvent().key('ArrowRight').key('Escape').key('m').key('ArrowLeft').key('Enter');
    expect(saved).toEqual(['car 1: 17–19']);
  });

  it('cancels with Escape', () => {
    onEvent().key('ArrowRight').key('Escape');
    expectNoDrag();
  });
});

describe('an event that is still being saved', () => {
  beforeEach(() => {
    decided = new Promise(() => {});
  });

  it.each(['m', 'Delete'])('shows a message on %s and stays', (key) => {
    board.key('ArrowRight').key(']').key('m').key('ArrowRight').key('Enter').wait(400).key(key);
    expect(shown).toEqual([MOVE_TEXTS.saving]);
    expect([drags(), saved.length]).toEqual([1, 1]);
  });

  it('shows a message on a mouse drag and on a long press', () => {
    board.press(board.cell(0, 19)).drag(board.cell(0, 19), board.cell(2, 21)).release().wait(400);
    board.press(board.cell(2, 21)).drag(board.cell(2, 21), board.cell(3, 22)).release();
    expect([shown, board.selection]).toEqual([[MOVE_TEXTS.saving], '']);
    board.wait(2000).touch().press(board.cell(2, 21)).wait(420);
    expect(shown).toEqual([MOVE_TEXTS.saving, MOVE_TEXTS.saving]);
    board.release().wait(400);
    expect([drags(), saved.length]).toEqual([1, 1]);
  });
});

describe('an event that may not be moved', () => {
  it('gives the reason on M and on a long press', () => {
    board.key('ArrowRight').key(']').key(']').key('m');
    expect(shown).toEqual(['Нельзя']);
    board.touch().press(board.cell(0, 23)).wait(420).expectState('pressed');
    expect(shown).toEqual(['Нельзя', 'Нельзя']);
    board.release();
    expectNoDrag();
  });

  it('pans under a mouse without a message', () => {
    const start = board.cell(0, 23, 0.7);
    board.press(start).drag(start, { ...start, x: start.x - 60 });
    expect(shown).toEqual([]);
  });

  it('can still be removed by Delete', () => {
    board.key('ArrowRight').key(']').key(']').key('Delete');
    expect(shown).toEqual(['remove booking:9']);
  });
});

it('M on a free day shows that there is nothing to move', () => {
  board.key('ArrowRight').key('m');
  expect(board.engine.scene.announcement).toBe(MOVE_TEXTS.nothingHere);
});

describe('keys pressed before the drag code has loaded', () => {
  const pressedEarly = (isDragLoading = true) => {
    board.destroy();
    board = new BoardDriver({ rows: rows(), isDragLoading });
    return board.key('ArrowRight').key(']').key('m');
  };
  const loads = () =>
    board.engine.setDragController(new BlockDragController(board.engine, handlers));

  it('take effect in order once it has loaded', () => {
    pressedEarly().key('ArrowRight').key('ArrowDown').key('Enter');
    expect(board.reported).toMatchObject({ areKeysQueued: true, opened: [] });
    expect(board.engine.scene.announcement).toContain('загружается');
    loads();
    expect(saved).toEqual(['car 2: 19–21']);
    expect(board.reported).toMatchObject({ areKeysQueued: false, opened: [] });
  });

  it('leave the event in a drag without Enter', () => {
    pressedEarly().key('ArrowRight');
    loads();
    expect(board.engine.scene.announcement).toContain('19.11 10:00 – 21.11 12:00, Свободно');
    board.key('Enter');
    expect(saved).toEqual(['car 1: 19–21']);
  });

  it.each([
    ['Escape', () => board.key('Escape')],
    ['a lost focus', () => board.engine.keyboard.leave()],
    ['a click elsewhere', () => board.tap(board.cell(0, 23))],
  ])('are dropped after %s', (_name, stop) => {
    pressedEarly().key('ArrowRight');
    stop();
    loads();
    expectNoDrag();
  });

  it('are not queued on a board without dragging', () => {
    pressedEarly(false).key('Enter');
    expect(board.reported).toMatchObject({ areKeysQueued: false, opened: ['booking:7'] });
  });
});

it('draws nothing while nothing is dragged', () => {
  board.wait(300);
  expect(board.engine.frame(99_999)).toEqual({ draw: false, again: false });
});
