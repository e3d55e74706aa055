import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gridInk, inksFor, LIGHT_PALETTE } from '../model/look/palette';
import { setDragPainter } from '../render/drag-painter';
import { LabelMemo } from '../render/label/label-memo';
import { paintDragLabels, paintDrags } from '../render/paint/paint-drag';
import { paintFrame } from '../render/paint/paint-frame';
import { measureOn, TextFit } from '../render/pen/text-fit';
import { BoardDriver } from '../testing/board-driver';
import { booking, maintenance, rowsOf, scale } from '../testing/board-rows';
import { RecordingContext } from '../testing/recording-context';
import { BlockDragController } from './block-drag-controller';
import type { MoveHandlers } from './move-handlers';

let board: BoardDriver;
let saved: string[];

const short = (date: Date) => {
  const ms = date.getTime();
  const [, month, day] = scale.dayAt(Math.floor(scale.toDays(ms))).split('-');
  return `${day}.${month} ${scale.timeText(ms)}`;
};
const handlers: MoveHandlers = {
  whyNot: () => null,
  showReason: () => {},
  remove: () => {},
  pendingPrice: () => null,
  price: async () => '9 000 ₽',
  save: async ({ carId, startDate, endDate }) => {
    saved.push(`car ${carId}: ${short(startDate)} – ${short(endDate)}`);
    return true;
  },
};

const rows = () =>
  rowsOf(
    [booking(7, '18 10:00', '20 12:00'), booking(9, '23 10:00', '24 10:00')],
    [maintenance(3, '17 09:00', '17 18:00')],
    ...Array.from({ length: 10 }, () => []),
  );

function open(): void {
  board = new BoardDriver({ rows: rows() });
  board.engine.setDragController(new BlockDragController(board.engine, handlers));
  saved = [];
}

/** Rethrows the error of a painter. */
function paint(): string[] {
  const { ctx, record } = RecordingContext.create();
  const fit = new TextFit(measureOn(() => ctx));
  paintFrame({
    ctx,
    scene: board.engine.scene,
    palette: LIGHT_PALETTE,
    inks: inksFor(LIGHT_PALETTE),
    grid: gridInk(LIGHT_PALETTE, '#C5CBD3', 1),
    fit,
    labels: new LabelMemo(fit),
    pictures: { tile: () => ({}) } as never,
    ratio: 1,
    atMs: 0,
  });
  return record.texts();
}

/** The label of the held block in the format of `saved`; null: without a change. */
function labelled(): string | null {
  const drag = board.engine.scene.drags.find(({ phase }) => phase === 'dragging');
  if (!drag || drag.verdict.kind === 'same') return null;
  return `car ${drag.preview.carId}: ${drag.lines[0]}`;
}

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => RecordingContext.create().ctx }),
  });
  setDragPainter({ overBlocks: paintDrags, overAll: paintDragLabels });
  open();
});
afterEach(() => {
  setDragPainter(null);
  board.destroy();
  vi.unstubAllGlobals();
});

const BOOKED = () => board.cell(0, 19);
const WIDTH = 1228;
const HEIGHT = 388;

describe('a block released outside of the canvas', () => {
  it.each([
    ['above', { x: 700, y: -30 }],
    ['below', { x: 700, y: HEIGHT + 200 }],
    ['on the left', { x: -5, y: 150 }],
    ['on the right', { x: WIDTH + 5, y: 150 }],
  ])('%s stays at its original position, as its label says', (_where, point) => {
    board.press(BOOKED()).drag(BOOKED(), board.cell(3, 21)).drag(board.cell(3, 21), point);
    expect(labelled()).toBeNull();
    const { left, scrollY } = board.engine.scene.view;
    board.wait(2000);
    expect(board.engine.scene.view).toMatchObject({ left, scrollY });
    board.release().wait(400);
    expect(saved).toEqual([]);
  });

  it('moves again once it is back on the canvas', () => {
    board.press(BOOKED()).drag(BOOKED(), { x: 700, y: -30 });
    board.drag({ x: 700, y: -30 }, board.cell(2, 21)).release();
    expect(saved).toEqual(['car 3: 20.11 10:00 – 22.11 12:00']);
  });
});

describe('a block held over the cars or the days', () => {
  it('is at the edge of the days, as its label says', () => {
    board.press(BOOKED()).drag(BOOKED(), { x: 20, y: 200 }, 1, 2);
    const before = labelled();
    expect(before).toContain('car 2');
    board.release();
    expect(saved).toEqual([before]);
  });
});

describe('the scroll at an edge', () => {
  it('begins slowly and grows with the time at the edge', () => {
    board.press(BOOKED()).drag(BOOKED(), { x: WIDTH - 2, y: BOOKED().y }, 1, 2);
    const at = () => board.scrolled.x;
    const first = at();
    board.wait(160);
    const slow = at() - first;
    board.wait(1500);
    const before = at();
    board.wait(160);
    expect(at() - before).toBeGreaterThan(2 * slow);
    expect(slow).toBeGreaterThan(0);
  });
});

describe('while a block is held', () => {
  it('a lower window returns it', () => {
    board.press(BOOKED()).drag(BOOKED(), board.cell(2, 21)).expectState('dragging');
    board.engine.resize(WIDTH, HEIGHT - 60);
    board.wait(400).expectState('idle').release();
    expect(saved).toEqual([]);
  });

  it('the wheel with Ctrl does not zoom', () => {
    board.press(BOOKED()).drag(BOOKED(), board.cell(2, 21));
    const before = board.visibleDays;
    board.wheel(0, -300, { zoom: true }).wait(300);
    expect(board.visibleDays).toBe(before);
  });

  it('every frame is painted, also when the block is far out of view', () => {
    board.press(board.cell(0, 18, 0.6)).drag(board.cell(0, 18, 0.6), { x: WIDTH - 1, y: 100 });
    for (let frame = 0; frame < 40; frame += 1) {
      board.wait(64);
      expect(paint()).toContain('Автомобили');
    }
  });

  it('every frame is painted while its save waits and the board shows earlier days', () => {
    board.press(BOOKED()).drag(BOOKED(), board.cell(2, 21)).release();
    board.engine.navigation.toDay(board.engine.scene.today - 15);
    for (let frame = 0; frame < 20; frame += 1) {
      board.wait(64);
      expect(paint()).toContain('Автомобили');
    }
  });
});

const point = fc.record({
  x: fc.integer({ min: -60, max: WIDTH + 60 }),
  y: fc.integer({ min: -60, max: HEIGHT + 60 }),
});
const action = fc.oneof(
  { weight: 5, arbitrary: point.map((to) => ({ kind: 'move' as const, to })) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 16, max: 1500 }).map((ms) => ({ kind: 'wait' as const, ms })),
  },
  {
    arbitrary: fc
      .tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -200, max: 200 }))
      .map(([dx, dy]) => ({ kind: 'wheel' as const, dx, dy })),
    weight: 2,
  },
  {
    arbitrary: fc.integer({ min: -200, max: 200 }).map((dy) => ({ kind: 'zoom' as const, dy })),
    weight: 1,
  },
  { arbitrary: fc.constant({ kind: 'rows' as const }), weight: 1 },
);

/** `GESTURE_RUNS=2000` sets more. */
const RUNS = Number(process.env.GESTURE_RUNS ?? 200);

describe('random gestures', () => {
  it(
    'save the dates of the last label, to the minute, and paint every frame',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(0.05, 0.3, 0.5, 0.95),
          fc.array(action, { minLength: 1, maxLength: 12 }),
          fc.boolean(),
          (share, actions, isTouch) => {
            board.destroy();
            open();
            if (isTouch) board.touch();
            const from = board.cell(0, 18, 0.45 + share * 0.5);
            board.press(from).wait(isTouch ? 500 : 16);
            let at = from;
            for (const one of actions) {
              if (one.kind === 'move') {
                board.drag(at, one.to, 1, 3);
                at = one.to;
              } else if (one.kind === 'wait') board.wait(one.ms);
              else if (one.kind === 'wheel') board.wheel(one.dx, one.dy);
              else if (one.kind === 'zoom') board.wheel(0, one.dy, { zoom: true });
              else board.engine.setData({ rows: rows(), waiting: false, isLoaded: () => true });
              paint();
            }
            const label = board.state === 'dragging' ? labelled() : null;
            board.release();
            expect(saved).toEqual(label === null ? [] : [label]);
            for (let frame = 0; frame < 5; frame += 1) {
              board.wait(64);
              paint();
            }
          },
        ),
        { numRuns: RUNS },
      );
    },
    RUNS * 300,
  );
});
