import { booking, maintenance, nov, rowsOf } from '@frontend/features/board/testing/board-rows';
import { describe, expect, it } from 'vitest';
import { FreeDays } from './free-days';

describe('free cars of a day', () => {
  it('are those without an event on it', () => {
    const free = new FreeDays();
    free.update(
      rowsOf([booking(1, '18 10:00', '20 12:00')], [maintenance(2, '20 09:00', '21 18:00')], [])
        .rows,
    );
    expect([17, 18, 19, 20, 21, 22].map((day) => free.on(nov(day)))).toEqual([3, 2, 2, 1, 2, 3]);
  });

  it('count a car once, however many events touch it that day', () => {
    const free = new FreeDays();
    free.update(
      rowsOf([booking(1, '18 10:00', '20 12:00'), booking(2, '20 18:00', '22 12:00')]).rows,
    );
    expect(free.on(nov(20))).toBe(0);
    expect(free.on(nov(23))).toBe(1);
  });

  it('include a car returned at midnight', () => {
    const free = new FreeDays();
    free.update(rowsOf([booking(1, '18 10:00', '20 00:00')]).rows);
    expect([19, 20].map((day) => free.on(nov(day)))).toEqual([0, 1]);
  });

  it('ignore finished maintenance', () => {
    const free = new FreeDays();
    free.update(rowsOf([maintenance(2, '20 09:00', '21 18:00', { status: 'done' })]).rows);
    expect(free.on(nov(20))).toBe(1);
  });

  it('follow every change without counting twice', () => {
    const free = new FreeDays();
    const first = rowsOf(
      [booking(1, '18 10:00', '20 12:00')],
      [booking(2, '19 10:00', '22 12:00')],
    );
    free.update(first.rows);
    free.update(first.rows);
    const [, second] = first.rows;
    const fresh = rowsOf([booking(1, '25 10:00', '26 12:00')]).rows[0];
    if (!second || !fresh) throw new Error('no rows');
    free.update([fresh, second]);
    expect([18, 19, 25].map((day) => free.on(nov(day)))).toEqual([2, 1, 1]);
    free.update([]);
    expect(free.on(nov(19))).toBe(0);
  });
});
