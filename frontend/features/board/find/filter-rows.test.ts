import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FreeDays } from '../model/rows/free-days';
import { mergeBlocks } from '../model/rows/merge-blocks';
import { NO_ROWS } from '../model/rows/rows';
import { block, booking, car, maintenance, NO_MARK, nov, scale } from '../testing/board-rows';
import { type BoardFilter, NO_FILTER } from './board-filter';
import { filterRows } from './filter-rows';
import { rangeOf, takenCars } from './free-window';

const MODELS = [
  ['Kia', 'Rio'],
  ['Lada', 'Vesta'],
  ['Kia', 'Rio'],
  ['Audi', 'A4'],
] as const;

/**
 * Four cars: the first is booked on 20–22 November, the second has service in conflict with its
 * booking.
 */
const FLEET = mergeBlocks(
  [
    block(
      MODELS.map(([brand, model], index) => ({
        car: car(index + 1, { brand, model }),
        bookings:
          index === 0
            ? [booking(1, '20 10:00', '22 18:00')]
            : index === 1
              ? [booking(2, '25 10:00', '27 18:00', { carId: 2 })]
              : [],
        maintenances:
          index === 1
            ? [maintenance(3, '26 09:00', '26 18:00', { carId: 2 })]
            : index === 3
              ? [maintenance(4, '20 09:00', '21 18:00', { carId: 4, status: 'done' })]
              : [],
      })),
    ),
  ],
  NO_ROWS,
  scale,
  NO_MARK,
);

function shown(filter: Partial<BoardFilter>, window?: { from: string; to: string }) {
  const taken = window ? takenCars(FLEET.rows, rangeOf(window, scale)) : new Set<number>();
  const { rows, groups } = filterRows(FLEET, { ...NO_FILTER, ...filter }, taken);
  return { cars: rows.rows.map((row) => row.car.id), groups, rows };
}

const window = (from: number, to: number) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` });

describe('filtered rows', () => {
  test('are the same object without conditions', () => {
    expect(shown({}).rows).toBe(FLEET);
  });

  test.each([
    ['the search', { search: 'rio' }, [1, 3]],
    ['a model', { models: ['Audi A4'] }, [4]],
    ['several models', { models: ['Audi A4', 'Lada Vesta'] }, [2, 4]],
    ['conflicts', { conflicts: true }, [2]],
    ['all conditions', { search: 'kia', conflicts: true }, []],
  ])('match %s', (_what, filter, cars) => {
    expect(shown(filter).cars).toEqual(cars);
  });

  test.each([
    ['a booking in the middle', window(21, 21), [2, 3, 4]],
    ['the day of its start', window(18, 20), [2, 3, 4]],
    ['the day of its end', window(22, 24), [2, 3, 4]],
    ['the day after', window(23, 24), [1, 2, 3, 4]],
    ['service that is not over', window(26, 26), [1, 3, 4]],
    ['finished maintenance, which occupies no car', window(20, 21), [2, 3, 4]],
  ])('leave out cars taken on any day of the window: %s', (_what, days, cars) => {
    expect(shown({}, days).cars).toEqual(cars);
  });

  test('are grouped by model, in the order of the fleet inside a group', () => {
    const { cars, groups } = shown({ grouped: true });
    expect(cars).toEqual([4, 1, 3, 2]);
    expect(groups).toEqual([
      { first: 0, title: 'Audi A4', count: 1 },
      { first: 1, title: 'Kia Rio', count: 2 },
      { first: 3, title: 'Lada Vesta', count: 1 },
    ]);
  });

  test('are the same row objects, each once, with all events', () => {
    const filters = fc.record({
      search: fc.constantFrom('', 'rio', 'а', '41', 'zzz'),
      models: fc.subarray(['Kia Rio', 'Lada Vesta', 'Audi A4']),
      conflicts: fc.boolean(),
      grouped: fc.boolean(),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const { rows, groups } = shown(filter);
        expect(new Set(rows.rows).size).toBe(rows.rows.length);
        expect(rows.rows.every((row) => FLEET.rows.includes(row))).toBe(true);
        expect(rows.events).toBe(FLEET.events);
        const counted = groups.reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBe(filter.grouped ? rows.rows.length : 0);
      }),
    );
  });

  test('are the cars that the header counts as free on one day', () => {
    const free = new FreeDays();
    free.update(FLEET.rows);
    for (let day = 18; day <= 28; day += 1) {
      expect(shown({}, window(day, day)).cars.length).toBe(free.on(nov(day)));
    }
  });
});
