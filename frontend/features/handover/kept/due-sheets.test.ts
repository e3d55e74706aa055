import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SheetPhoto } from '../useRentalSheets';
import { comparedPhotos, dueSheets, nearestSheets } from './due-sheets';
import { isReadable, KEPT_LIMITS } from './kept-limits';
import type { DueSheet } from './kept-store';
import { rentalOf } from './testing/kept';

const NOW = new Date('2026-11-20T09:00:00Z');
const HOUR_MS = 3_600_000;

const booking = (id: number) => ({
  __typename: 'ListedBooking' as const,
  id,
  carId: id + 100,
  carTitle: 'Kia Rio',
  licensePlate: 'А001КА99',
  customerName: 'Анна Никитина',
  startDate: `2026-11-20T0${id}:00:00Z`,
  endDate: `2026-11-21T0${id}:00:00Z`,
  version: 1,
});

test('overdue, of today and of the next day: what is marked or an extension is not due', () => {
  const day = (id: number) => ({ ...booking(id), __typename: 'DayBooking' as const });
  const due = dueSheets({
    actionList: {
      overdue: [{ kind: 'return', booking: booking(1), nextBooking: booking(2) }],
      today: [
        { kind: 'handover', booking: booking(3) },
        { kind: 'return', booking: booking(4) },
      ],
    },
    dailyDashboard: {
      date: '2026-11-21',
      handovers: {
        bookings: [
          { ...day(5), handedOverAt: null, isExtension: false },
          { ...day(6), handedOverAt: '2026-11-20T08:00:00Z', isExtension: false },
          { ...day(7), handedOverAt: null, isExtension: true },
        ],
      },
      returns: {
        bookings: [
          { ...day(4), returnedAt: null },
          { ...day(8), returnedAt: '2026-11-20T08:00:00Z' },
        ],
      },
    },
  });
  expect(due.map(({ bookingId, side }) => `${bookingId} ${side}`)).toEqual([
    '1 back',
    '3 out',
    '4 back',
    '2 out',
    '5 out',
  ]);
  expect(due.map(({ at }) => at)).toContain(booking(5).startDate);
});

const someDue = fc.record({
  bookingId: fc.integer({ min: 1, max: 200 }),
  hours: fc.integer({ min: -900, max: 48 }),
});

test('the nearest are kept, of a limited number of rentals', () => {
  const check = fc.property(fc.array(someDue, { maxLength: 300 }), (all) => {
    const due = all.map(
      ({ bookingId, hours }): DueSheet => ({
        bookingId,
        carId: 1,
        side: 'out',
        at: new Date(NOW.getTime() + hours * HOUR_MS).toISOString(),
        carTitle: '',
        licensePlate: '',
        customerName: '',
        version: 1,
      }),
    );
    const kept = nearestSheets(due, NOW);
    const away = ({ at }: DueSheet) => Math.abs(Date.parse(at) - NOW.getTime());
    const rentals = new Set(kept.map(({ bookingId }) => bookingId));
    expect(rentals.size).toBe(
      Math.min(KEPT_LIMITS.rentals, new Set(due.map(({ bookingId }) => bookingId)).size),
    );
    expect(kept.map(away)).toEqual(kept.map(away).toSorted((a, b) => a - b));
    const nearestOf = new Map<number, number>();
    for (const one of due) {
      const known = nearestOf.get(one.bookingId) ?? Number.POSITIVE_INFINITY;
      nearestOf.set(one.bookingId, Math.min(known, away(one)));
    }
    const farthest = Math.max(0, ...[...rentals].map((id) => nearestOf.get(id) ?? 0));
    for (const [id, distance] of nearestOf) {
      if (!rentals.has(id)) expect(distance).toBeGreaterThanOrEqual(farthest);
    }
  });
  fc.assert(check);
});

test('of each angle the latest photo is compared, at most eight', () => {
  const photo = (id: number, angle: string) =>
    ({ id, angle, url: `/files/${id}.webp` }) as SheetPhoto;
  const previousPhotos = [photo(1, 'front'), photo(2, 'front'), photo(3, 'left')];
  expect(comparedPhotos({ ...rentalOf(12), previousPhotos }, 'out')).toEqual([
    '/files/1.webp',
    '/files/3.webp',
  ]);
});

test.each([
  [-1, false],
  [0, true],
  [KEPT_LIMITS.readableForMs - 1, true],
  [KEPT_LIMITS.readableForMs, false],
])('what is %i ms old is readable: %s', (ageMs, is) => {
  expect(isReadable(NOW.getTime() - ageMs, NOW.getTime())).toBe(is);
});
