import { booking, maintenance, nov, rowsOf } from '@frontend/features/board/testing/board-rows';
import { BOARD } from '@schema/constants/board';
import { describe, expect, it } from 'vitest';
import { hitTest } from './hit-test';
import { emptyBox, eventBox, layoutFor, xOf } from './layout';

const layout = layoutFor({ width: 1228, height: 388 }, { rowHeight: 80, eventPadding: 6 });
const view = { left: nov(16), dayWidth: 100, scrollY: 0 };
const { rows } = rowsOf(
  [booking(7, '18 12:00', '20 12:00'), booking(8, '20 12:00', '22 12:00')],
  [booking(1, '18 06:00', '21 18:00'), maintenance(2, '19 09:00', '19 18:00')],
  [booking(3, '18 12:00', '18 12:20')],
);

const at = (x: number, y: number) => {
  const hit = hitTest(x, y, view, layout, rows);
  if (hit.kind === 'event') return `${hit.event.key} in row ${hit.row}`;
  if (hit.kind === 'free') return `free ${hit.day - nov(0)} in row ${hit.row}`;
  if (hit.kind === 'day') return `day ${hit.day - nov(0)}`;
  return hit.kind === 'car' ? `car ${hit.row}` : hit.kind;
};

describe('a hit', () => {
  it('in the header is a day, above it the month, in the corner nothing', () => {
    expect(at(228 + 250, 50)).toBe('day 18');
    expect(at(228 + 250, 10)).toBe('month');
    expect(at(100, 50)).toBe('nothing');
  });

  it('in the column is a car, below the last one nothing', () => {
    expect(at(100, 68 + 90)).toBe('car 1');
    expect(at(100, 68 + 250)).toBe('nothing');
  });

  it('outside of the canvas is nothing', () => {
    expect(at(-1, 100)).toBe('nothing');
    expect(at(1228, 100)).toBe('nothing');
  });

  it('on a block is its event, beside it the free day', () => {
    expect(at(228 + 260, 68 + 40)).toBe('booking:7 in row 0');
    expect(at(228 + 230, 68 + 40)).toBe('free 18 in row 0');
    expect(at(228 + 100, 68 + 40)).toBe('free 17 in row 0');
  });

  it('between two touching events is the one on its side', () => {
    expect(at(228 + 445, 68 + 40)).toBe('booking:7 in row 0');
    expect(at(228 + 453, 68 + 40)).toBe('booking:8 in row 0');
  });

  it('over overlapping events is the one of its lane', () => {
    expect(at(228 + 350, 68 + 80 + 20)).toBe('booking:1 in row 1');
    expect(at(228 + 350, 68 + 80 + 60)).toBe('maintenance:2 in row 1');
  });

  it('near an event of minutes is that event', () => {
    const x = xOf(nov(18) + 0.5, view, layout);
    expect(at(x - 3, 68 + 160 + 40)).toBe('booking:3 in row 2');
    expect(at(x + 11, 68 + 160 + 40)).toBe('booking:3 in row 2');
    expect(at(x + 14, 68 + 160 + 40)).toBe('free 18 in row 2');
  });

  it('follows the scrolled rows', () => {
    const hit = hitTest(228 + 350, 68 + 10, { ...view, scrollY: 90 }, layout, rows);
    expect(hit).toMatchObject({ kind: 'event', row: 1 });
  });
});

describe('the box of an event', () => {
  const box = (row: number, index: number) => {
    const event = rows[row]?.events[index];
    if (!event) throw new Error('no event');
    return { ...eventBox(event, row, view, layout, emptyBox()) };
  };

  it('follows its times, a little short of its end', () => {
    expect(box(0, 0)).toEqual({ x: 228 + 250, y: 68 + 6, width: 198.5, height: 68 });
  });

  it('is at least 8 px wide', () => {
    expect(box(2, 0).width).toBe(8);
  });

  it('has its share of the row where events overlap', () => {
    expect(box(1, 0)).toMatchObject({ y: 68 + 80 + 6, height: 33 });
    expect(box(1, 1)).toMatchObject({ y: 68 + 80 + 6 + 35, height: 33 });
  });
});

describe('a hit in the overview', () => {
  const low = layoutFor({ width: 1228, height: 388 }, BOARD.overview);
  const lowBox = emptyBox();

  it.each(
    rows.flatMap(({ events }, row) => events.map((event) => [event.key, event, row] as const)),
  )('finds %s in the middle of its block and at its edges', (key, event, row) => {
    const { x, y, width, height } = eventBox(event, row, view, low, lowBox);
    const [middle, lower] = [x + width / 2, y + height / 2];
    expect(hitTest(middle, lower, view, low, rows)).toMatchObject({ event: { key }, row });
    if (width < 20) return;
    expect(hitTest(x + 2, lower, view, low, rows)).toMatchObject({ part: 'start' });
    expect(hitTest(x + width - 2, lower, view, low, rows)).toMatchObject({ part: 'end' });
  });

  it('between two rows is the lower one from its first pixel', () => {
    expect(hitTest(100, 68 + 27.9, view, low, rows)).toEqual({ kind: 'car', row: 0 });
    expect(hitTest(100, 68 + 28, view, low, rows)).toEqual({ kind: 'car', row: 1 });
  });
});
