import { continuesRental } from '@backend/domain/bookings/continuation';
import { Booking } from '@backend/store/entities/booking.entity';
import type { Store } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import { NOW } from '@backend/store/testing/sample';
import { addFleet, replaceRentals, type SampleFleet } from '@backend/store/testing/sample-rentals';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isExtendedSql, isExtensionSql } from './continuation-sql';

let database: TestDatabase;
let store: Store;
let fleet: SampleFleet;

beforeAll(async () => {
  database = await openTestDatabase();
  store = database.store;
  fleet = await addFleet(store);
});
afterAll(() => database.close());

/** Rentals of one car; live ones do not overlap. */
const made = fc.array(
  fc.record({
    pause: fc.constantFrom(0, 0, 1),
    length: fc.constantFrom(1, 2, 3),
    customer: fc.nat({ max: 1 }),
    state: fc.constantFrom('live', 'live', 'live', 'archived', 'incomplete'),
  }),
  { maxLength: 5 },
);

test('SQL and the rule find the same continued rentals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(made, made), async (byCar) => {
      await replaceRentals(store, fleet, byCar);
      const em = store.fork();
      const rows = await em.find(Booking, {});
      const rentals = rows.map(({ id, car, customer, startDate, endDate, ...row }) => ({
        id,
        carId: car?.id ?? null,
        customerId: customer?.id ?? null,
        startDate: startDate ?? NOW,
        endDate: endDate ?? NOW,
        isLive: row.isComplete && !row.cancelledAt,
      }));
      const live = rentals.filter(({ isLive }) => isLive);
      const expected = rentals.map((rental) => ({
        id: rental.id,
        continues: live.some((other) => continuesRental(rental, other)),
        isContinued: live.some((other) => continuesRental(other, rental)),
      }));
      const found = await raw<{ id: number; continues: unknown; isContinued: unknown }>(
        em,
        `select b.id, ${isExtensionSql('b')} as "continues", ${isExtendedSql('b')} as "isContinued"
         from bookings b order by b.id`,
      );
      expect(
        found.map(({ id, continues, isContinued }) => ({
          id,
          continues: Boolean(continues),
          isContinued: Boolean(isContinued),
        })),
      ).toEqual(expected.sort((a, b) => a.id - b.id));
    }),
    { numRuns: 30 },
  );
});
