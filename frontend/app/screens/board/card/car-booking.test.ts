import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { expect, it } from 'vitest';
import { bookingOfCar } from './car-booking';

const OCCASION = { now: new Date('2026-11-20T11:15:00Z'), zone: 'Europe/Moscow', rule: {} };

/** A booking of November from day to day at 10:00 UTC, with the hours of its marks. */
const booking = (id: number, from: number, to: number, marks: Partial<BookingFacts> = {}) => ({
  event: {
    kind: 'booking' as const,
    id,
    title: `Клиент ${id}`,
    startDate: new Date(Date.UTC(2026, 10, from, 10)),
    endDate: new Date(Date.UTC(2026, 10, to, 10)),
  },
  record: {
    startDate: new Date(Date.UTC(2026, 10, from, 10)).toISOString(),
    endDate: new Date(Date.UTC(2026, 10, to, 10)).toISOString(),
    isExtension: false,
    ...marks,
  } as BookingFacts,
});
const OUT = { handedOverAt: '2026-11-15T10:00:00Z', isHandedOver: true };

it.each([
  ['the current one', [booking(1, 18, 22)], 'Бронь: Клиент 1, до 22.11.2026 13:00'],
  [
    'an overdue one',
    [booking(1, 15, 17, OUT), booking(2, 21, 23)],
    'Бронь: Клиент 1, не возвращена',
  ],
  ['an unconfirmed one', [booking(1, 15, 20)], 'Бронь: Клиент 1, возврат не отмечен'],
  ['absent: it is returned', [booking(1, 15, 20, { returnedAt: '2026-11-20T10:00:00Z' })], null],
  ['absent: it has not begun', [booking(2, 21, 23)], null],
])('the booking of a car is %s', (_, bookings, text) => {
  const knowledge = {
    events: () => bookings.map(({ event }) => event),
    booking: (id: number) => bookings.find(({ event }) => event.id === id)?.record ?? null,
  };
  expect(bookingOfCar(knowledge, 3, OCCASION)?.text ?? null).toBe(text);
});
