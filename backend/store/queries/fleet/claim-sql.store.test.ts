import { claimsOf, occupiedUntil } from '@backend/domain/bookings/occupancy';
import { addCar } from '@backend/testing/data/fleet';
import { addCustomer, addRental, type TestRental } from '@backend/testing/data/rentals';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { occupiedPeriod, overlaps } from '@schema/values/time/period';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCarBookings } from './car-claim-queries';
import { loadFleetWindow } from './fleet-window-queries';

const NOW = new Date('2026-11-10T09:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const iso = (hours: number | null) => (hours === null ? null : at(hours).toISOString());
const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null);

let database: TestDatabase;
const rentals: (TestRental & { readonly id: number; readonly carId: number })[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const { store } = database;
  const customerId = await addCustomer(store);
  const rows = fc.sample(
    fc.record({
      from: fc.integer({ min: -30, max: 20 }),
      length: fc.constantFrom(0, 1, 10, 24),
      isCancelled: fc.integer({ min: 0, max: 3 }),
      isComplete: fc.integer({ min: 0, max: 4 }),
      returnedAfter: fc.constantFrom(null, null, 0, 1, 30),
    }),
    { seed: 14, numRuns: 80 },
  );
  // One car each, so that any two may overlap.
  for (const row of rows) {
    // A return is marked when it happens, so no mark is later than the moment.
    const returned = row.returnedAfter === null ? null : row.from + row.returnedAfter;
    const rental = {
      carId: await addCar(store),
      customerId,
      startDate: iso(row.from),
      endDate: iso(row.from + row.length),
      cancelledAt: row.isCancelled === 0 ? iso(-1) : null,
      returnedAt: returned !== null && returned <= 0 ? iso(returned) : null,
      isComplete: row.isComplete > 0,
    };
    rentals.push({ ...rental, id: await addRental(store, rental) });
  }
});
afterAll(() => database.close());

const stretch = fc.record({
  from: fc.integer({ min: -40, max: 30 }),
  length: fc.integer({ min: 0, max: 40 }),
});

/** The ids whose claim overlaps the period, by the pure rule. */
function claiming(from: Date, until: Date, requireReturnMark: boolean): Set<number> {
  const wanted = occupiedPeriod({ startDate: from, endDate: until });
  const occasion = { now: NOW, requireReturnMark };
  const bookings = rentals.flatMap(({ isComplete, startDate, endDate, ...rental }) =>
    isComplete && startDate && endDate
      ? [
          {
            id: rental.id,
            customer: null,
            startDate: new Date(startDate),
            endDate: new Date(endDate),
            cancelledAt: dateOf(rental.cancelledAt),
            returnedAt: dateOf(rental.returnedAt),
          },
        ]
      : [],
  );
  const claims = claimsOf({ bookings, maintenances: [] }, occasion);
  return new Set(
    claims.filter(({ period }) => overlaps(period, wanted)).map(({ event }) => event.id),
  );
}

describe('the bookings that claim a period', () => {
  test('are those of the rule, without a required return mark', async () => {
    await fc.assert(
      fc.asyncProperty(stretch, async ({ from, length }) => {
        const { startDate, endDate } = occupiedPeriod({
          startDate: at(from),
          endDate: at(from + length),
        });
        const expected = claiming(startDate, endDate, false);
        const window = { window: { startDate, endDate }, unmarkedHold: false };
        const read = await loadFleetWindow(database.store.fork(), window);
        const touching = read.bookings.filter((booking) =>
          overlaps(
            {
              startDate: booking.startDate,
              endDate: occupiedUntil(booking, { now: NOW, requireReturnMark: false }),
            },
            { startDate, endDate },
          ),
        );
        expect(new Set(touching.map(({ id }) => id))).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test.each([false, true])('of one car are those of the rule; return mark: %s', async (mark) => {
    for (const { id, carId } of rentals) {
      const from = at(-12);
      const until = at(12);
      const read = await loadCarBookings(database.store.fork(), carId, {
        from,
        until,
        unmarkedHold: mark,
      });
      const occasion = { now: NOW, requireReturnMark: mark };
      const claims = claimsOf({ bookings: read, maintenances: [] }, occasion);
      const wanted = { startDate: from, endDate: until };
      const isClaimed = claims.some(({ period }) => overlaps(period, wanted));
      expect([id, isClaimed]).toEqual([id, claiming(from, until, mark).has(id)]);
      if (!mark) expect([id, read.length > 0]).toEqual([id, isClaimed]);
    }
  });
});
