import {
  block,
  booking,
  car,
  maintenance,
  NO_MARK,
  nov,
  rowsOf,
  scale,
} from '@frontend/features/board/testing/board-rows';
import { describe, expect, it } from 'vitest';
import { boardChanges } from './board-changes';
import { mergeBlocks } from './merge-blocks';
import { firstEndingAfter, NO_ROWS } from './rows';

const row = (bookings: ReturnType<typeof booking>[], id = 1) => ({
  car: car(id),
  bookings: bookings.map((one) => ({ ...one, carId: id })),
  maintenances: [],
});

const merge = (...blocks: ReturnType<typeof block>[]) =>
  mergeBlocks(blocks, NO_ROWS, scale, NO_MARK);

describe('rows from blocks', () => {
  it('count an event in several blocks once', () => {
    const long = booking(7, '10 10:00', '25 12:00');
    const rows = merge(
      block([row([long])], { start: nov(1), days: 15, order: 1 }),
      block([row([long])], { start: nov(16), days: 15, order: 2 }),
    );
    expect(rows.rows[0]?.events.map(({ key }) => key)).toEqual(['booking:7']);
  });

  it('are sorted by start whatever the order of the blocks', () => {
    const rows = merge(
      block([row([booking(2, '20 10:00', '21 10:00')])], { start: nov(16), days: 15, order: 1 }),
      block([row([booking(1, '05 10:00', '06 10:00')])], { start: nov(1), days: 15, order: 2 }),
    );
    expect(rows.rows[0]?.events.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('use an event from the newer answer', () => {
    const rows = merge(
      block([row([booking(7, '10 10:00', '20 12:00')])], { start: nov(1), days: 15, order: 2 }),
      block([row([booking(7, '10 10:00', '18 12:00')])], { start: nov(16), days: 15, order: 1 }),
    );
    expect(rows.events.get('booking:7')?.endText).toBe('12:00');
    expect(scale.dayAt(rows.events.get('booking:7')?.lastDay ?? 0)).toBe('2026-11-20');
  });

  it('drop an event that a newer answer over its days no longer has', () => {
    const rows = merge(
      block([row([booking(7, '10 10:00', '20 12:00')])], { start: nov(1), days: 15, order: 1 }),
      block([row([])], { start: nov(16), days: 15, order: 2 }),
    );
    expect(rows.events.size).toBe(0);
  });

  it('keep an event outside of the newer answer', () => {
    const rows = merge(
      block([row([booking(7, '10 10:00', '12 12:00')])], { start: nov(1), days: 15, order: 1 }),
      block([row([])], { start: nov(16), days: 15, order: 2 }),
    );
    expect([...rows.events.keys()]).toEqual(['booking:7']);
  });

  it('take cars and their order from the newest answer', () => {
    const rows = merge(
      block([row([], 1), row([], 2)], { order: 1 }),
      block([row([], 2), row([], 3)], { start: nov(16), order: 2 }),
    );
    expect(rows.rows.map(({ car: { id } }) => id)).toEqual([2, 3]);
  });

  it('move an event to its new car', () => {
    const moved = merge(
      block([row([], 1), row([booking(7, '10 10:00', '12 12:00')], 2)], { order: 2 }),
      block([row([booking(7, '10 10:00', '12 12:00')], 1), row([], 2)], {
        start: nov(2),
        order: 1,
      }),
    );
    expect(moved.rows.map(({ events }) => events.length)).toEqual([0, 1]);
  });

  it('are the same object when a refresh changes nothing', () => {
    const first = merge(block([row([booking(7, '10 10:00', '12 12:00')]), row([], 2)]));
    const again = mergeBlocks(
      [block([row([booking(7, '10 10:00', '12 12:00')]), row([], 2)], { order: 2 })],
      first,
      scale,
      NO_MARK,
    );
    expect(again).toBe(first);
  });

  it('change only the row that changed', () => {
    const first = merge(block([row([booking(7, '10 10:00', '12 12:00')]), row([], 2)]));
    const later = [row([booking(7, '10 10:00', '13 12:00')]), row([], 2)];
    const again = mergeBlocks([block(later, { order: 2 })], first, scale, NO_MARK);
    expect(again.rows[0]).not.toBe(first.rows[0]);
    expect(again.rows[1]).toBe(first.rows[1]);
  });

  it('end a booking at its marked return', () => {
    const rows = rowsOf([
      booking(7, '10 10:00', '20 12:00', { returnedAt: '2026-11-15T12:00:00Z' }),
    ]);
    const event = rows.events.get('booking:7');
    expect(event?.endText).toBe('15:00');
    expect(scale.dayAt(event?.lastDay ?? 0)).toBe('2026-11-15');
  });

  it('keep an overdue car occupied until now where the company rule requires the mark', () => {
    const overdue = block([row([booking(7, '10 10:00', '18 12:00')])]);
    const merged = mergeBlocks([overdue], NO_ROWS, scale, { ...NO_MARK, requireReturnMark: true });
    expect(merged.events.get('booking:7')?.lastDay).toBe(nov(20));
    expect(merged.events.get('booking:7')?.endText).toBe('12:00');
    expect(merge(overdue).events.get('booking:7')?.lastDay).toBe(nov(18));
  });

  it('leave out events with unreadable dates', () => {
    expect(
      rowsOf([{ ...booking(7, '10 10:00', '12 12:00'), startDate: 'вчера' }]).events.size,
    ).toBe(0);
  });
});

describe('the first event in view', () => {
  it('is the first that ends later, also behind a long one', () => {
    const rows = rowsOf([
      booking(1, '02 10:00', '03 10:00'),
      booking(2, '04 10:00', '25 10:00'),
      booking(3, '26 10:00', '27 10:00'),
      maintenance(4, '06 10:00', '07 10:00'),
    ]);
    const [line] = rows.rows;
    if (!line) throw new Error('no row');
    expect(line.events.map(({ id }) => id)).toEqual([1, 2, 4, 3]);
    expect(firstEndingAfter(line, nov(1))).toBe(0);
    expect(firstEndingAfter(line, nov(20))).toBe(1);
    expect(firstEndingAfter(line, nov(26))).toBe(3);
    expect(firstEndingAfter(line, nov(28))).toBe(4);
  });
});

describe('the changes of a refresh', () => {
  const before = rowsOf([booking(1, '02 10:00', '03 10:00'), booking(2, '10 10:00', '12 10:00')]);

  it('is empty when no row changed', () => {
    expect(boardChanges(before, before, nov(1), nov(30)).keys).toEqual([]);
  });

  it('contains new and moved events within the refreshed days', () => {
    const after = rowsOf([
      booking(1, '02 10:00', '03 10:00'),
      booking(2, '10 10:00', '13 10:00', { version: 2 }),
      booking(3, '20 10:00', '21 10:00'),
    ]);
    expect(boardChanges(before, after, nov(1), nov(30)).keys).toEqual(['booking:2', 'booking:3']);
    expect(boardChanges(before, after, nov(15), nov(30)).keys).toEqual(['booking:3']);
  });
});
