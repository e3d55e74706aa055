import { november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowStates } from './testing/row-states';
import { UNDOABLE, type UndoFleet, undoable, undoFleet } from './testing/undoable-cases';

/** Each is a separate race; on PostgreSQL either side wins some of them. */
const RACES = 8;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
const staff = () => app.as(PERMISSIONS);

interface Versioned {
  readonly id: number;
  readonly version: number;
}

const dates = (from: number, to: number) => ({
  startDate: november(from, '10:00'),
  endDate: november(to, '10:00'),
});
const book = ({ id, version }: Versioned, period: object) =>
  staff().rest('PUT', `/bookings/${id}`, { ...period, notes: 'Позже', version });

/** Changes to the rows of an operation, with the version after it. */
const EDITS: Record<string, (fleet: UndoFleet, answer: never) => Promise<{ status: number }>> = {
  swapCar: (_, { second }: { second: Versioned }) =>
    book(second, { startDate: november(10, '12:00'), endDate: november(14, '10:00') }),
  createBookingsWithCustomer: (_, { bookings: [one] }: { bookings: [Versioned] }) =>
    book(one, dates(20, 23)),
  replaceBookingCustomer: (_, { bookings: [one] }: { bookings: [Versioned] }) =>
    book(one, dates(9, 14)),
  reseatBookings: (_, { bookings: [one] }: { bookings: [Versioned] }) => book(one, dates(15, 17)),
  reportBreakdown: (_, { work }: { work: Versioned }) =>
    staff().rest('PUT', `/maintenances/${work.id}`, {
      ...dates(11, 12),
      description: 'Коробка передач',
      cost: 250_000,
      version: work.version,
    }),
  importSheet: async () => {
    const sql = 'select max(id) as "id" from bookings where is_complete';
    const [last] = await app.store.fork().execute<{ id: number }[]>(sql);
    return book({ id: last?.id ?? 0, version: 1 }, dates(24, 26));
  },
  copyTariffs: (_, { items: [car] }: { items: [Versioned] }) =>
    staff().rest('PUT', `/cars/${car.id}`, { ...car, description: 'После ремонта' }),
  changePrices: (_, { items: [car] }: { items: [Versioned] }) =>
    staff().rest('PUT', `/cars/${car.id}`, { ...car, description: 'После ремонта' }),
  mergeCustomers: ({ planned: [one] }) => book({ id: one.id, version: 2 }, dates(15, 17)),
};

test.each(Object.keys(UNDOABLE))(
  'of a concurrent undo of %s and an edit one succeeds',
  async (operation) => {
    const edit = EDITS[operation];
    if (!edit) throw new Error(`${operation} has no edit`);
    const { run, path } = undoable(operation);
    const wins = { undo: 0, edit: 0 };
    for (let race = 0; race < RACES; race += 1) {
      const fleet = await undoFleet(app);
      const before = await rowStates(app.store);
      const { body } = await run(app, fleet);
      const after = await rowStates(app.store);
      const [undone, edited] = await Promise.all([
        staff().rest('POST', path(body.operationId)),
        edit(fleet, body as never),
      ]);
      const isUndone = undone.status === 200;
      wins[isUndone ? 'undo' : 'edit'] += 1;
      expect([undone.status, edited.status]).toEqual(
        isUndone ? [200, edited.status === 404 ? 404 : 409] : [409, 200],
      );
      const now = await rowStates(app.store);
      if (isUndone) expect(now).toEqual(before);
      const changed = [...after.keys()].filter((key) => now.get(key) !== after.get(key));
      if (!isUndone) expect([changed.length, now.size]).toEqual([1, after.size]);
    }
    expect(wins.undo + wins.edit).toBe(RACES);
  },
);
