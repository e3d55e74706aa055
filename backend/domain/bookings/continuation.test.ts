import { describe, expect, test } from 'vitest';
import { continuesRental } from './continuation';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 12, hour));
const earlier = { id: 1, carId: 1, customerId: 1, startDate: at(0), endDate: at(10) };
const later = { id: 2, carId: 1, customerId: 1, startDate: at(10), endDate: at(20) };

describe('a rental continues an earlier one', () => {
  test.each([
    ['it starts when the other ends', later, true],
    ['it is empty and starts then', { ...later, endDate: at(10) }, true],
    ['a minute later', { ...later, startDate: new Date(+at(10) + 60_000) }, false],
    ['before the end', { ...later, startDate: at(9) }, false],
    ['another car', { ...later, carId: 2 }, false],
    ['another customer', { ...later, customerId: 2 }, false],
    ['the booking itself', { ...later, id: 1 }, false],
    ['the other way round', { ...earlier, id: 3, endDate: at(0) }, false],
  ])('%s', (_name, booking, expected) => {
    expect(continuesRental(booking, earlier)).toBe(expected);
  });
});
