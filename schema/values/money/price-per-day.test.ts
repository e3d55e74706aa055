import { describe, expect, it } from 'vitest';
import { editFormDays } from '../time/rental-days';
import { perDayTextAfterTotal, totalTextAfterPerDay } from './price-per-day';

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

describe('days in the edit form', () => {
  it.each([
    ['2026-05-01T10:00Z', '2026-05-03T10:00Z', 2],
    ['2026-05-01T10:00Z', '2026-05-02T22:00Z', 1.5],
    ['2026-05-01T10:00Z', '2026-05-01T12:00Z', 1],
    ['2026-05-01T10:00Z', '2026-05-01T10:00Z', 1],
  ])('%s to %s are %d', (start, end, days) => {
    expect(editFormDays({ startDate: new Date(start), endDate: new Date(end) })).toBe(days);
  });
});
