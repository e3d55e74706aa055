import { BOOKING_STATUSES } from '@schema/statuses';
import { kopecks } from '@schema/values/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClientBooking, clientAnalytics } from './client-analytics';

let numbers = 0;
const booking = (more: Partial<ClientBooking> = {}): ClientBooking => ({
  id: ++numbers,
  status: 'completed',
  whereabouts: 'ended',
  startDate: new Date('2026-05-10T07:00:00Z'),
  durationDays: 2,
  totalPrice: kopecks(600_000),
  carId: 1,
  carTitle: 'Kia Rio',
  licensePlate: 'А418КМ77',
  car: { color: 'белый', year: 2022 },
  ...more,
});

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

describe('the customer card', () => {
  it('has zeros, never NaN, for a customer without rentals', () => {
    expect(clientAnalytics([])).toEqual({
      totalBookings: 0,
      activeBookings: 0,
      plannedBookings: 0,
      completedBookings: 0,
      cancelledBookings: 0,
      totalRentalDays: 0,
      totalSpent: 0,
      averageCheck: 0,
      cars: [],
      bookings: [],
      lastActiveBooking: null,
      currentBookings: [],
    });
  });

  it('counts days and money of whole contracts, excluding cancelled ones', () => {
    const card = clientAnalytics([
      booking({ totalPrice: kopecks(100_001), durationDays: 3 }),
      booking({ status: 'planned', totalPrice: kopecks(100_000), durationDays: 1 }),
      booking({ status: 'cancelled', totalPrice: kopecks(9_999_999), durationDays: 90 }),
      booking({ status: 'active', totalPrice: null, durationDays: 4 }),
    ]);
    expect(card).toMatchObject({
      totalBookings: 4,
      completedBookings: 1,
      plannedBookings: 1,
      activeBookings: 1,
      cancelledBookings: 1,
      totalRentalDays: 8,
      totalSpent: 200_001,
      averageCheck: 66_667,
    });
  });

  it('ranks favourite cars by trips, then by spend, excluding cancelled trips', () => {
    const card = clientAnalytics([
      booking({ carId: 1, totalPrice: kopecks(1_000_000) }),
      booking({ carId: 2, carTitle: 'ВАЗ Нива', licensePlate: 'В500ОР99' }),
      booking({ carId: 2, totalPrice: kopecks(1) }),
      booking({ carId: 3, totalPrice: kopecks(2_000_000) }),
      booking({ carId: 4, status: 'cancelled' }),
    ]);
    expect(card.cars.map(({ carId, totalBookings }) => [carId, totalBookings])).toEqual([
      [2, 2],
      [3, 1],
      [1, 1],
    ]);
    expect(card.cars[0]?.totalSpent).toBe(600_001);
  });

  it('lists the latest pickup first and the latest active booking as the current one', () => {
    const early = booking({ status: 'active', startDate: day(1) });
    const late = booking({ status: 'active', startDate: day(3) });
    const next = booking({ status: 'planned', startDate: day(9) });
    const card = clientAnalytics([early, next, late]);
    expect(card.bookings).toEqual([next, late, early]);
    expect(card.lastActiveBooking).toBe(late);
    expect(clientAnalytics([next]).lastActiveBooking).toBeNull();
  });

  it('has as current a booking that is out, else not handed over, else unmarked', () => {
    const out = booking({ status: 'active', whereabouts: 'out', startDate: day(1) });
    const early = booking({ status: 'planned', whereabouts: 'out', startDate: day(12) });
    const overdue = booking({ whereabouts: 'overdue', startDate: day(2) });
    const late = booking({ status: 'active', whereabouts: 'late_pickup', startDate: day(9) });
    const unmarked = booking({ whereabouts: 'unconfirmed', startDate: day(8) });
    const others = [
      booking({ whereabouts: 'returned' }),
      booking({ status: 'planned', whereabouts: 'waiting' }),
      booking({ status: 'cancelled' }),
    ];
    const { currentBookings } = clientAnalytics([unmarked, out, ...others, late, overdue, early]);
    expect(currentBookings).toEqual([early, overdue, out, late, unmarked]);
  });

  it('is consistent for any bookings: statuses sum to the total, cars to trips and money', () => {
    const anyBooking = fc
      .record({
        status: fc.constantFrom(...BOOKING_STATUSES),
        carId: fc.integer({ min: 1, max: 4 }),
        durationDays: fc.integer({ min: 1, max: 60 }),
        totalPrice: fc.option(fc.integer({ min: 0, max: 1e10 }).map(kopecks)),
      })
      .map(booking);
    fc.assert(
      fc.property(fc.array(anyBooking, { maxLength: 30 }), (bookings) => {
        const card = clientAnalytics(bookings);
        const { activeBookings, plannedBookings, completedBookings, cancelledBookings } = card;
        const live = activeBookings + plannedBookings + completedBookings;
        expect(live + cancelledBookings).toBe(card.totalBookings);
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(card.cars.map(({ totalBookings }) => totalBookings))).toBe(live);
        expect(sum(card.cars.map(({ totalSpent }) => totalSpent))).toBe(card.totalSpent);
        expect(Math.abs(card.averageCheck * live - card.totalSpent)).toBeLessThanOrEqual(live / 2);
        expect(card.bookings).toHaveLength(bookings.length);
      }),
    );
  });
});
