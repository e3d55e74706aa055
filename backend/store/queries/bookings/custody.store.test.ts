import { continuesRental } from '@backend/domain/bookings/continuation';
import { Booking } from '@backend/store/entities/booking.entity';
import type { Store } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import { type SqlPart } from '@backend/store/sql/sql-part';
import { hour, NOW } from '@backend/store/testing/sample';
import { addFleet, replaceRentals, type SampleFleet } from '@backend/store/testing/sample-rentals';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { isOutSinceHandover, isUnreturned, whereabouts } from '@schema/values/bookings/whereabouts';
import type { Period } from '@schema/values/time/period';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingsWhere } from '../board/event-rows';
import { isLatePickupSql, isOutSinceHandoverSql, isUnreturnedSql } from './custody-sql';
import { loadListedBookings } from './listed-booking-queries';

let database: TestDatabase;
let store: Store;
let fleet: SampleFleet;

beforeAll(async () => {
  database = await openTestDatabase();
  store = database.store;
  fleet = await addFleet(store);
});
afterAll(() => database.close());

/** Rentals of one car; live ones do not overlap. Hours of the test calendar. */
const made = fc.array(
  fc.record({
    pause: fc.constantFrom(0, 0, 0, 30),
    length: fc.constantFrom(10, 20, 40),
    customer: fc.constantFrom(0, 0, 1),
    state: fc.constantFrom('live', 'live', 'live', 'live', 'archived', 'incomplete'),
    marks: fc.constantFrom('none', 'none', 'out', 'returned', 'both'),
  }),
  { maxLength: 5 },
);
type Made = (typeof made extends fc.Arbitrary<infer T> ? T : never)[number];

/** Moments at which pickup and return were recorded. */
function custodyOf({ marks }: Made, { startDate, endDate }: Period) {
  return {
    ...((marks === 'out' || marks === 'both') && { handedOverAt: startDate }),
    ...((marks === 'returned' || marks === 'both') && { returnedAt: endDate }),
  };
}

/** The facts by the domain rules, from all rows in memory. */
async function expectedFacts() {
  const rows = (await store.fork().find(Booking, {})).map((row) => ({
    ...row,
    id: row.id,
    carId: row.car?.id ?? null,
    customerId: row.customer?.id ?? null,
    startDate: row.startDate ?? NOW,
    endDate: row.endDate ?? NOW,
    handedOverAt: row.handedOverAt ?? null,
  }));
  type Row = (typeof rows)[number];
  const live = rows.filter((row) => row.isComplete && !row.cancelledAt);
  const earlierOf = (row: Row) => live.filter((other) => continuesRental(row, other));
  const isOut = (row: Row): boolean => row.handedOverAt !== null || earlierOf(row).some(isOut);
  const marks = rows.flatMap(({ handedOverAt }) => (handedOverAt ? [handedOverAt.getTime()] : []));
  return rows
    .filter(({ isComplete }) => isComplete)
    .map((row) => ({
      id: row.id,
      startDate: row.startDate,
      endDate: row.endDate,
      cancelledAt: row.cancelledAt ?? null,
      handedOverAt: row.handedOverAt,
      returnedAt: row.returnedAt ?? null,
      isExtension: earlierOf(row).length > 0,
      isExtended: live.some((other) => continuesRental(other, row)),
      isHandedOver: isOut(row),
      expectsHandoverMark: marks.length > 0 && row.startDate.getTime() >= Math.min(...marks),
    }))
    .sort((a, b) => a.id - b.id);
}

async function idsWhere({ sql, params }: SqlPart): Promise<number[]> {
  const rows = await raw<{ id: number }>(
    store.fork(),
    `select b.id from bookings b where ${sql} order by b.id`,
    params,
  );
  return rows.map(({ id }) => id);
}

const every = bookingsWhere((b) => b.lit(true));

test('SQL and the rule give the same location of a car', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(made, made),
      fc.integer({ min: -5, max: 160 }),
      fc.boolean(),
      async (byCar, nowHour, requireReturnMark) => {
        await replaceRentals(store, fleet, byCar, custodyOf);
        const now = hour(nowHour);
        const occasion = { now, requireReturnMark };
        const facts = await expectedFacts();
        const expected = facts.map((fact) => ({
          ...fact,
          where: whereabouts(fact, now, occasion),
        }));
        const byId = (rows: readonly { id: number }[]) => rows.toSorted((a, b) => a.id - b.id);
        const em = store.fork();
        expect(byId(await every(em, {}))).toMatchObject(facts);
        const listed = await loadListedBookings(
          em,
          { where: { sql: '1 = 1', params: [] } },
          occasion,
        );
        expect(byId(listed.map(({ id, whereabouts: where }) => ({ id, where })))).toEqual(
          expected.map(({ id, where }) => ({ id, where })),
        );
        expect(await idsWhere(isUnreturnedSql('b', occasion))).toEqual(
          expected.flatMap(({ id, where }) => (isUnreturned(where) ? [id] : [])),
        );
        expect(await idsWhere(isLatePickupSql('b', occasion))).toEqual(
          expected.flatMap(({ id, where }) => (where === 'late_pickup' ? [id] : [])),
        );
        expect(await idsWhere(isOutSinceHandoverSql('b', occasion))).toEqual(
          facts.flatMap((fact) => (isOutSinceHandover(fact, now, occasion) ? [fact.id] : [])),
        );
      },
    ),
    { numRuns: 40 },
  );
});
