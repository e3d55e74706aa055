import { describe, expect, test } from 'vitest';
import { type CustomerRental, replacedBookings } from './replaced-bookings';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 10));
const rental = (id: number, from: number, to: number, more: Partial<CustomerRental> = {}) => ({
  id,
  carId: 1,
  customerId: 1,
  startDate: at(from),
  endDate: at(to),
  continuesId: null,
  cancelledAt: null,
  ...more,
});

const first = rental(1, 1, 3);
const second = rental(2, 3, 5);
const third = rental(3, 5, 7);
const swapped = rental(4, 3, 5, { carId: 2, continuesId: 1 });
const afterSwap = rental(5, 5, 7, { carId: 2 });
const cancelled = rental(6, 3, 5, { cancelledAt: at(2) });
const later = rental(7, 9, 11);

describe('the customer changes in', () => {
  test.each([
    ['the booking alone', [first, later], 1, true, [1]],
    ['its parts, from the first', [first, swapped], 1, false, [1, 4]],
    ['its parts, from the last', [first, swapped], 4, false, [1, 4]],
    ['the booking, not its extension', [first, second], 1, false, [1]],
    ['the booking and its extensions', [first, second, third], 1, true, [1, 2, 3]],
    ['the following extensions only', [first, second, third], 2, true, [2, 3]],
    ['the extension of a later part', [first, swapped, afterSwap], 1, true, [1, 4, 5]],
    ['no cancelled extension', [first, cancelled], 1, true, [1]],
    ['a booking that is not in the list', [], 8, true, [8]],
  ] as const)('%s', (_name, bookings, id, withExtensions, expected) => {
    expect(replacedBookings(bookings, id, { withExtensions })).toEqual(expected);
  });
});
