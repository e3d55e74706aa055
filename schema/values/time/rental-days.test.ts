import { addMilliseconds } from 'date-fns';
import { millisecondsInHour } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { editFormDays, rentalDays } from './rental-days';

const START = new Date('2026-05-01T10:00:00Z');
const addHours = (at: Date, hours: number) => addMilliseconds(at, hours * millisecondsInHour);

describe('the priced days of a rental', () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [24.01, 2],
    [48, 2],
    [56, 3],
  ])('%d hours are %d', (length, days) => {
    expect(rentalDays({ startDate: START, endDate: addHours(START, length) })).toBe(days);
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
