import { describe, expect, it } from 'vitest';
import {
  perDayFromTotal,
  perDayTextAfterTotal,
  totalFromPerDay,
  totalTextAfterPerDay,
} from './price-per-day';

describe('coupled price fields', () => {
  it('an edited per-day price sets the total', () => {
    expect(totalTextAfterPerDay('4 200', 3)).toBe('12600');
    expect(totalTextAfterPerDay('4200,50', 3)).toBe('12601,50');
  });

  it('an edited total sets the per-day price', () => {
    expect(perDayTextAfterTotal('12 600', 3)).toBe('4200');
    expect(perDayTextAfterTotal('10000', 3)).toBe('3333,33');
  });

  it('in the edit form the per-day price is a round hundred', () => {
    expect(perDayTextAfterTotal('10000', 3, true)).toBe('3300');
  });

  it('an unreadable value empties the other field', () => {
    expect(totalTextAfterPerDay('', 3)).toBe('');
    expect(perDayTextAfterTotal('много', 3)).toBe('');
  });
});

describe('per-day price and total', () => {
  it.each([
    [12_600, 3, 4200],
    [10_000, 3, 3333.33],
    [5000, 0, 5000],
  ])('a total of %d over %d days is %d a day', (total, days, perDay) => {
    expect(perDayFromTotal(total, days)).toBe(perDay);
  });

  it.each([
    [10_000, 3, 3300],
    [10_000, 1.5, 6700],
    [149, 1, 100],
    [150, 1, 200],
  ])('in the edit form %d over %d days is %d a day, to the nearest 100', (total, days, perDay) => {
    expect(perDayFromTotal(total, days, true)).toBe(perDay);
  });

  it.each([
    [4200, 3, 12_600],
    [3333.33, 3, 9999.99],
    [4000, 1.5, 6000],
    [4000, 0.2, 4000],
  ])('%d a day over %d days is %d', (perDay, days, total) => {
    expect(totalFromPerDay(perDay, days)).toBe(total);
  });
});
