import { addDays } from '@schema/values/time/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketsOf, stepOf, sumIn, tickedPlaces } from './buckets';

describe('bucketsOf', () => {
  test('uses days up to two months, then weeks, then months', () => {
    expect([1, 31, 62, 63, 366, 430, 431, 3660].map(stepOf)).toEqual([
      'day',
      'day',
      'day',
      'week',
      'week',
      'week',
      'month',
      'month',
    ]);
  });

  test('names the date and the weekday and marks weekends', () => {
    const days = bucketsOf('2026-11-13', 3);
    expect(days.map(({ tick, title, isWeekend }) => [tick, title, isWeekend])).toEqual([
      ['13.11', '13.11.2026, пт', false],
      ['14.11', '14.11.2026, сб', true],
      ['15.11', '15.11.2026, вс', true],
    ]);
  });

  test('starts weeks on Monday and cuts them at the ends of the period', () => {
    const [first, second] = bucketsOf('2026-01-01', 90);
    expect([first?.title, first?.count]).toEqual(['01.01.2026 – 04.01.2026', 4]);
    expect([second?.title, second?.count]).toEqual(['05.01.2026 – 11.01.2026', 7]);
  });

  test('names months', () => {
    const months = bucketsOf('2025-11-15', 500);
    expect(months.slice(0, 3).map(({ title, tick, count }) => [title, tick, count])).toEqual([
      ['ноябрь 2025 г.', 'нояб.', 16],
      ['декабрь 2025 г.', 'дек.', 31],
      ['январь 2026 г.', 'янв. 26', 31],
    ]);
  });

  test('contains every day exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.nat(2000), (days, shift) => {
        const from = addDays('2024-01-01', shift);
        const buckets = bucketsOf(from, days);
        const figures = Array.from({ length: days }, (_, index) => (index * 7919) % 10_007);
        const whole = figures.reduce((sum, figure) => sum + figure, 0);
        const parts = buckets.map((bucket) => sumIn(bucket, figures, (figure) => figure));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
        expect(buckets.at(-1)?.to).toBe(addDays(from, days - 1));
      }),
    );
  });

  test('tickedPlaces returns at most the given number of ticks', () => {
    expect(tickedPlaces(30, 10)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
    expect(tickedPlaces(3, 10)).toEqual([0, 1, 2]);
    expect(tickedPlaces(31, 5)).toEqual([0, 7, 14, 21, 28]);
    expect(tickedPlaces(0, 5)).toEqual([]);
  });
});
