import { BOARD, DEFAULT_GRID_COLOUR } from '@schema/constants/board';
import { displayName, plateParts } from '@schema/values/fleet/car-title';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gridInk, inksFor, LIGHT_PALETTE } from '../../model/look/palette';
import type { BoardRows } from '../../model/rows/rows';
import { gridCells } from '../../model/view/grid-cells';
import { BoardDriver } from '../../testing/board-driver';
import { booking, maintenance, rowsOf } from '../../testing/board-rows';
import { RecordingContext } from '../../testing/recording-context';
import { LabelMemo } from '../label/label-memo';
import { measureOn, TextFit } from '../pen/text-fit';
import { paintFrame } from './paint-frame';

let board: BoardDriver;

/** Paints one frame of the board and returns what was painted. */
function painted(): RecordingContext {
  const { ctx, record } = RecordingContext.create();
  const fit = new TextFit(measureOn(() => ctx));
  paintFrame({
    ctx,
    scene: board.engine.scene,
    palette: LIGHT_PALETTE,
    inks: inksFor(LIGHT_PALETTE),
    grid: gridInk(LIGHT_PALETTE, DEFAULT_GRID_COLOUR, 1),
    fit,
    labels: new LabelMemo(fit),
    pictures: { tile: () => ({}) } as never,
    ratio: 1,
    atMs: 0,
  });
  return record;
}

function open(rows: BoardRows): void {
  board?.destroy();
  board = new BoardDriver({ rows });
}

const named = (id: number, start: string, end: string) =>
  booking(id, start, end, { customer: `Клиент ${id}` });

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => RecordingContext.create().ctx }),
  });
  open(
    rowsOf(
      [
        named(1, '10 10:00', '18 10:00'),
        named(2, '19 09:00', '22 12:00'),
        named(3, '27 10:00', '29 10:00'),
      ],
      [named(4, '17 10:00', '20 20:00'), maintenance(5, '22 09:00', '24 18:00')],
      [],
    ),
  );
});
afterEach(() => {
  board.destroy();
  vi.unstubAllGlobals();
});

describe('a frame', () => {
  it('writes months, days and the number of free cars', () => {
    const texts = painted().texts();
    expect(texts).toContain('Ноябрь 2026');
    for (const day of ['16', '20', '25']) expect(texts).toContain(day);
    expect(texts.filter((text) => text === '1 своб.')).not.toHaveLength(0);
    expect(texts).toContain('Автомобили');
  });

  it('writes the year of a car beside its plate (F7)', () => {
    expect(painted().texts()).toContain('2021 г.');
  });

  it('writes every event in view and no other', () => {
    const texts = painted().texts();
    for (const id of [1, 2, 4]) expect(texts).toContain(`Клиент ${id}`);
    expect(texts).toContain('Замена масла');
    expect(texts).not.toContain('Клиент 3');
  });

  it('writes times, prices and the pill of a return today', () => {
    const texts = painted().texts();
    expect(texts).toEqual(expect.arrayContaining(['09:00', '12:00', 'Возврат сегодня', '20:00']));
    expect(texts.some((text) => text.startsWith('до 18.11'))).toBe(true);
  });

  it('marks a return today by its bar and the arrow where no pill fits', () => {
    const paintedFor = (end: string) => {
      open(rowsOf([named(1, '20 10:00', end)]));
      const record = painted();
      expect(record.texts()).not.toContain('Сегодня');
      return record.painted;
    };
    expect(paintedFor('20 17:00')).toBe(paintedFor('21 00:30') + 2);
  });

  it('keeps the month at the left edge until the next one replaces it', () => {
    board.wheel(1300, 0);
    const november = painted().written.find(({ text }) => text === 'Ноябрь 2026');
    expect(november?.x).toBeLessThan(board.engine.scene.layout.columnWidth + 13);
    expect(painted().texts()).toContain('Декабрь 2026');
  });

  it('costs the same with five thousand cars as with fifty', () => {
    const fleet = (cars: number) =>
      rowsOf(
        ...Array.from({ length: cars }, (_, index) => [named(index + 1, '17 10:00', '19 10:00')]),
      );
    open(fleet(50));
    const few = painted();
    open(fleet(5000));
    expect(painted().painted).toBe(few.painted);
    expect(painted().written).toHaveLength(few.written.length);
  });

  it('shows placeholders and no events before the first answer', () => {
    const { scene } = board.engine;
    board.engine.setData({ rows: rowsOf(), waiting: true, isLoaded: () => false });
    const { written, painted: strokes } = painted();
    expect(scene.waiting).toBe(true);
    expect(written.some(({ text }) => text.includes('своб.'))).toBe(false);
    expect(strokes).toBeGreaterThan(20);
  });
});

describe('the overview', () => {
  it('draws three rows in the height of one, a line each, without pictures', () => {
    const { engine } = board;
    engine.setSettings({ ...engine.settings, ...BOARD.overview });
    const { written } = painted();
    const [car] = engine.scene.rows;
    const middle = 68 + 14;
    const line = written.filter(({ x, y }) => x < 228 && Math.abs(y - middle) < 8);
    const { body, region } = plateParts(car?.car.licensePlate ?? '');
    expect(line.map(({ text }) => text)).toEqual([displayName(car?.car ?? {}), body, region]);
    const name = written.find(({ text }) => text === 'Клиент 2');
    expect(name?.y).toBeCloseTo(middle + 4, 0);
  });
});

describe('the drawn events and the accessible grid', () => {
  it('show the same events', () => {
    const { view, layout, rows } = board.engine.scene;
    const cells = rows.flatMap((row) => gridCells(row, view, layout, null));
    const titles = cells.map(({ event }) => event?.title);
    const texts = painted().texts();
    expect(titles).toHaveLength(4);
    for (const title of titles) expect(texts).toContain(title);
  });
});
