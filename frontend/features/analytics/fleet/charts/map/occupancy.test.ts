import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bothDaysOf,
  cellOf,
  depthOf,
  freeDaysOf,
  pathOf,
  placeByKey,
  serviceOnlyDaysOf,
} from './occupancy';

describe('a cell of the map', () => {
  test('counts the rented and service days of its bucket', () => {
    expect(cellOf('0132100', { first: 1, count: 4 })).toEqual({
      days: 4,
      rentedDays: 3,
      serviceDays: 2,
      takenDays: 4,
    });
    expect(freeDaysOf(cellOf('0132100', { first: 0, count: 7 }))).toBe(3);
  });

  test('has days that add up: rented, only in service and free are all of them', () => {
    const digits = fc.array(fc.constantFrom('0', '1', '2', '3'), { minLength: 1, maxLength: 62 });
    fc.assert(
      fc.property(digits, (days) => {
        const cell = cellOf(days.join(''), { first: 0, count: days.length });
        const parts = [cell.rentedDays, serviceOnlyDaysOf(cell), freeDaysOf(cell)];
        expect(parts.reduce((sum, part) => sum + part)).toBe(days.length);
        expect(bothDaysOf(cell)).toBe(days.filter((digit) => digit === '3').length);
      }),
    );
  });

  test('is deeper with more rented days, and not 0 with any', () => {
    const depth = (rentedDays: number, days: number) => depthOf({ days, rentedDays });
    expect([depth(0, 1), depth(1, 1)]).toEqual([0, 4]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((rented) => depth(rented, 7))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4,
    ]);
  });
});

describe('placeByKey', () => {
  const size = { rows: 30, columns: 7 };
  test('moves by cars and days and stops at the edges', () => {
    expect(placeByKey('ArrowRight', { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 1 });
    expect(placeByKey('ArrowLeft', { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
    expect(placeByKey('ArrowDown', { row: 29, column: 3 }, size)).toEqual({ row: 29, column: 3 });
    expect(placeByKey('PageDown', { row: 5, column: 3 }, size)).toEqual({ row: 15, column: 3 });
    expect(placeByKey('PageUp', { row: 5, column: 3 }, size)).toEqual({ row: 0, column: 3 });
    expect(placeByKey('End', { row: 5, column: 3 }, size)).toEqual({ row: 5, column: 6 });
    expect(placeByKey('Home', { row: 5, column: 3 }, size)).toEqual({ row: 5, column: 0 });
  });

  test('is null for other keys', () => {
    expect(placeByKey('Tab', { row: 0, column: 0 }, size)).toBeNull();
  });
});

describe('pathOf', () => {
  test('draws a box per cell when there is a gap', () => {
    const path = pathOf([[true, true, false]], 0, { width: 10, height: 20, gap: 1 });
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toBe('M0.0 1.0h9.0v18.0H0.0zM10.0 1.0h9.0v18.0H10.0z');
  });

  test('merges the neighbours of a row when there is no gap', () => {
    const cells = [
      [true, true, false, true],
      [false, false, false, false],
      [true, true, true, true],
    ];
    expect(pathOf(cells, 40, { width: 2, height: 10, gap: 0 })).toBe(
      'M0.0 41.0h4.0v8.0H0.0zM6.0 41.0h2.0v8.0H6.0zM0.0 61.0h8.0v8.0H0.0z',
    );
  });
});
