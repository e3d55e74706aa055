import { DEFAULT_GRID_COLOUR } from '@schema/constants/board';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gridInk, inksFor, LIGHT_PALETTE } from '../model/look/palette';
import { BoardDriver } from '../testing/board-driver';
import { booking, rowsOf } from '../testing/board-rows';
import { RecordingContext } from '../testing/recording-context';
import { StagePainter } from './stage-painter';
import type { Surface } from './surface';

let board: BoardDriver;
let box: HTMLElement;
let resized: () => void;

beforeEach(() => {
  document.documentElement.style.fontSize = '16px';
  Object.assign(document, { fonts: { load: async () => [], ready: new Promise(() => {}) } });
  box = document.createElement('div');
  resize(800, 500);
  const Observed = class {
    constructor(onChange: () => void) {
      resized = onChange;
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Observed);
  board = new BoardDriver({ rows: rowsOf([booking(1, '18 10:00', '20 12:00')], []) });
});

afterEach(() => board.destroy());

function resize(clientWidth: number, clientHeight: number): void {
  for (const [name, value] of Object.entries({ clientWidth, clientHeight })) {
    Object.defineProperty(box, name, { value, configurable: true });
  }
}

/** A canvas that draws by itself when it is fitted, as a layer of Konva does. */
function surfaceOf(painter: StagePainter) {
  const { ctx, record } = RecordingContext.create();
  const measured = vi.fn((text: string) => ({ width: text.length * 7 }));
  Object.assign(ctx, { measureText: measured });
  const fit = vi.fn(() => painter.paint(ctx));
  const draw = vi.fn(() => painter.paint(ctx));
  const surface: Surface = { canvas: document.createElement('canvas'), fit, draw };
  return { ctx, record, surface, fit, draw, measured };
}

function mounted() {
  const look = {
    palette: LIGHT_PALETTE,
    inks: inksFor(LIGHT_PALETTE),
    grid: gridInk(LIGHT_PALETTE, DEFAULT_GRID_COLOUR, 1),
  };
  const painter = new StagePainter(board.engine, look);
  const first = surfaceOf(painter);
  painter.drawOn(first.surface);
  painter.mount(box);
  return { painter, first };
}

it('paints only on its own draws, not on those of the canvas', () => {
  const { painter, first } = mounted();
  expect([first.fit, first.draw].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  const { painted } = first.record;
  expect(painted).toBeGreaterThan(0);
  painter.paint(first.ctx);
  expect(first.record.painted).toBe(painted);
});

it('keeps the measured widths for the next canvas', () => {
  const { painter, first } = mounted();
  expect(first.measured).toHaveBeenCalled();
  const next = surfaceOf(painter);
  painter.drawOn(next.surface);
  expect(next.record.painted).toBeGreaterThan(0);
  expect(next.measured).not.toHaveBeenCalled();
});

it('fits the canvas to a new size and not to the same again', () => {
  const { first } = mounted();
  resized();
  expect(first.fit).toHaveBeenCalledTimes(1);
  resize(800, 400);
  resized();
  expect(first.fit).toHaveBeenCalledTimes(2);
  expect(first.fit).toHaveBeenLastCalledWith({ width: 800, height: 400, ratio: 1, unitPx: 1 });
});
