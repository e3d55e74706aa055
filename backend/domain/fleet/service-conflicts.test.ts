import { describe, expect, test } from 'vitest';
import { claimsOf } from '../bookings/occupancy';
import { serviceConflicts } from './service-conflicts';

const now = new Date('2026-11-10T09:00:00Z');
const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour));
const booking = (id: number, from: Date, to: Date, more: object = {}) => ({
  id,
  customer: 'Иванов Иван',
  startDate: from,
  endDate: to,
  ...more,
});
const work = (id: number, from: Date, to: Date, status: 'scheduled' | 'done' = 'scheduled') => ({
  id,
  description: 'Замена масла',
  status,
  startDate: from,
  endDate: to,
});

function found(
  bookings: ReturnType<typeof booking>[],
  maintenances: ReturnType<typeof work>[],
): { bookings: number[]; maintenances: number[] } {
  const conflicts = serviceConflicts(claimsOf({ bookings, maintenances }, { now }));
  return { bookings: [...conflicts.bookings], maintenances: [...conflicts.maintenances] };
}

describe('maintenance that overlaps bookings', () => {
  test('marks the work and every overlapping booking, however they interleave', () => {
    const bookings = [
      booking(1, at(1), at(5)),
      booking(2, at(5), at(9)),
      booking(3, at(20), at(22)),
    ];
    const found12 = found(bookings, [work(7, at(2), at(6)), work(8, at(4), at(5, 12))]);
    expect(found12.bookings.sort()).toEqual([1, 2]);
    expect(found12.maintenances.sort()).toEqual([7, 8]);
  });

  test('a long booking is still found after shorter events have ended inside it', () => {
    const long = booking(1, at(1), at(28));
    expect(found([long], [work(7, at(2), at(3)), work(8, at(26), at(27))])).toEqual({
      bookings: [1],
      maintenances: [7, 8],
    });
  });

  test('touching is no conflict', () => {
    expect(found([booking(1, at(1), at(2))], [work(7, at(2), at(3))])).toEqual({
      bookings: [],
      maintenances: [],
    });
  });

  test('finished work, cancelled bookings and time after an early return do not conflict', () => {
    const cancelled = booking(1, at(1), at(3), { cancelledAt: now });
    const returned = booking(2, at(4), at(9), { returnedAt: at(5) });
    const free = found([cancelled, returned], [work(7, at(2), at(3)), work(8, at(6), at(7))]);
    expect(free).toEqual({ bookings: [], maintenances: [] });
    expect(found([booking(3, at(1), at(3))], [work(9, at(2), at(3), 'done')])).toEqual({
      bookings: [],
      maintenances: [],
    });
  });

  test('overlapping works alone are not conflicts', () => {
    expect(found([], [work(7, at(1), at(3)), work(8, at(2), at(4))])).toEqual({
      bookings: [],
      maintenances: [],
    });
  });
});
