import { booking, nov, rowsOf } from '@frontend/features/board/testing/board-rows';
import { describe, expect, it } from 'vitest';
import { gridCells } from './grid-cells';
import { layoutFor } from './layout';

const layout = layoutFor({ width: 1228, height: 388 }, { rowHeight: 80, eventPadding: 6 });
const days = { left: nov(16), dayWidth: 100 };
const [row] = rowsOf([
  booking(1, '10 10:00', '12 10:00'),
  booking(2, '14 12:00', '17 12:00'),
  booking(3, '18 12:00', '20 12:00'),
  booking(4, '25 12:00', '28 12:00'),
]).rows;
if (!row) throw new Error('no row');

const keys = (...args: Parameters<typeof gridCells>) =>
  gridCells(...args).map(({ key, day }) => key ?? `free ${day - nov(0)}`);

describe('the cells of the accessible grid', () => {
  it('are the events in view, in reading order', () => {
    expect(keys(row, days, layout, null)).toEqual(['booking:2', 'booking:3', 'booking:4']);
  });

  it('have the boxes of the blocks, cut to the visible part', () => {
    expect(gridCells(row, days, layout, null).map(({ box }) => box)).toEqual([
      { x: 228, y: 6, width: 148.5, height: 68 },
      { x: 228 + 250, y: 6, width: 198.5, height: 68 },
      { x: 228 + 950, y: 6, width: 50, height: 68 },
    ]);
  });

  it('include the free day under the cursor', () => {
    const here = { row: 0, day: nov(22), key: null };
    expect(keys(row, days, layout, here)).toEqual([
      'booking:2',
      'booking:3',
      'free 22',
      'booking:4',
    ]);
  });

  it('keep the event under the cursor when it is out of view, so that the focus is not lost', () => {
    const here = { row: 0, day: nov(10), key: 'booking:1' } as const;
    const [first] = gridCells(row, days, layout, here);
    expect(first?.key).toBe('booking:1');
    expect(first?.box.width).toBeGreaterThanOrEqual(1);
  });
});
