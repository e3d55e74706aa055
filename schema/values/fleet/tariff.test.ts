import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  groupName,
  isMonthDay,
  priceOrZero,
  seasonFault,
  WHOLE_YEAR,
  wholeMinDays,
} from './tariff';

describe('the minimum days of a price', () => {
  test.each([
    [1, 1],
    [7, 7],
    [2.9, 2],
    [0.5, 1],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
  ])('%d is stored as %d', (typed, kept) => {
    expect(wholeMinDays(typed)).toBe(kept);
  });

  test('are a whole number of at least 1, for any input', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6 }), (typed) => {
        const kept = wholeMinDays(typed);
        expect(Number.isInteger(kept) && kept >= 1).toBe(true);
        expect(wholeMinDays(kept)).toBe(kept);
      }),
    );
  });
});

test('a negative price becomes 0, any other is kept', () => {
  expect([-1, -0.01, 0, 2500.5].map(priceOrZero)).toEqual([0, 0, 0, 2500.5]);
});

test('a group without a name is named by its index', () => {
  expect(groupName('', 0)).toBe('Группа 1');
  expect(groupName('   ', 1)).toBe('Группа 2');
  expect(groupName(null, 2)).toBe('Группа 3');
  expect(groupName(' Лето ', 3)).toBe('Лето');
});

describe('a season', () => {
  const season = (startMonth: number, startDay: number, endMonth: number, endDay: number) => ({
    startMonth,
    startDay,
    endMonth,
    endDay,
  });

  test('may be the whole year, wrap the new year, and end on 29 February', () => {
    expect(seasonFault(WHOLE_YEAR)).toBeNull();
    expect(seasonFault(season(12, 15, 1, 15))).toBeNull();
    expect(seasonFault(season(2, 29, 2, 29))).toBeNull();
  });

  test.each(['startMonth', 'startDay', 'endMonth', 'endDay'])(
    'without %s is incomplete',
    (part) => {
      expect(seasonFault({ ...season(1, 1, 12, 31), [part]: null })).toBe('incomplete');
      expect(seasonFault({ ...WHOLE_YEAR, [part]: 1 })).toBe('incomplete');
    },
  );

  test.each([
    [season(13, 1, 12, 31)],
    [season(0, 1, 12, 31)],
    [season(1, 0, 12, 31)],
    [season(4, 31, 12, 31)],
    [season(1, 1, 2, 30)],
    [season(1.5, 1, 12, 31)],
    [season(1, 1, 12, 31.5)],
  ])('with a non-existent day is refused: %j', (dates) => {
    expect(seasonFault(dates)).toBe('invalid');
  });

  test('accepts every day of a leap year and no other', () => {
    let days = 0;
    for (let month = -1; month <= 14; month++) {
      for (let day = -1; day <= 40; day++) {
        const real = new Date(Date.UTC(2028, month - 1, day));
        const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
        expect(isMonthDay(month, day)).toBe(exists && month >= 1);
        if (isMonthDay(month, day)) days += 1;
      }
    }
    expect(days).toBe(366);
  });
});
