import type { RestAnswer } from '@backend/testing/client';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import type { TestApp } from '@backend/testing/test-app';
import { PERMISSIONS, type Permission } from '@schema/permissions';
import { expect } from 'vitest';

interface Saved {
  readonly id: number;
  readonly version: number;
}

interface Recorded {
  readonly operationId: number;
}

/** A fleet at 10.11 12:00: a rental out on the first car, planned bookings on the first two. */
export interface UndoFleet {
  readonly cars: readonly number[];
  readonly rental: Saved;
  readonly planned: readonly [Saved, Saved];
  readonly customers: readonly [number, number];
}

let guests = 0;

export const guest = (number: number) => ({
  fullName: `Гостев Гость ${number}`,
  phone: `+7908${String(number).padStart(7, '0')}`,
  email: null,
});

export async function undoFleet(app: TestApp): Promise<UndoFleet> {
  const cars: number[] = [];
  for (const pricePerDay of [3000, 3100, 3000, 5000]) {
    cars.push(await addCar(app.store, { pricePerDay }));
  }
  const staff = app.as(PERMISSIONS);
  const first = guests + 1;
  guests += 2;
  const book = async (car: number, person: number, days: readonly [number, number]) => {
    const [from, to] = days;
    const body = bookingBody(cars[car] ?? 0, {
      customer: guest(person),
      totalPrice: 3000 * (to - from),
      startDate: november(from, '10:00'),
      endDate: november(to, '10:00'),
    });
    const made = await staff.rest<Saved>('POST', '/bookings/with-customer', body);
    expect(made.status).toBe(201);
    return made.body;
  };
  const { id } = await book(0, first, [9, 14]);
  const rental = await staff.rest<Saved>('POST', `/bookings/${id}/handover`, {});
  const planned = [await book(0, first + 1, [15, 17]), await book(1, first, [15, 17])] as const;
  const found = await Promise.all(
    [first, first + 1].map((person) =>
      staff.gql<{ findCustomers: { id: number }[] }>(
        `{ findCustomers(query: "${guest(person).phone.slice(-10)}") { id } }`,
      ),
    ),
  );
  const [one = 0, two = 0] = found.map(({ data }) => data?.findCustomers[0]?.id ?? 0);
  return { cars, rental: rental.body, planned: [...planned], customers: [one, two] };
}

interface UndoableCase {
  readonly undo: string;
  /** The permission of the operation and of its undo. */
  readonly permission: Permission;
  readonly path: (operationId: number) => string;
  readonly run: (app: TestApp, fleet: UndoFleet) => Promise<RestAnswer<Recorded>>;
}

const seat = ({ id, version }: Saved, carId: number | undefined) => ({ id, version, carId });

/** Every operation of several rows that can be undone, by its name. */
export const UNDOABLE: Readonly<Record<string, UndoableCase>> = {
  swapCar: {
    undo: 'undoCarSwap',
    permission: 'edit_bookings',
    path: (id) => `/swaps/${id}/undo`,
    run: (app, { rental, cars }) =>
      app.as(PERMISSIONS).rest('POST', `/bookings/${rental.id}/swap`, { carId: cars[2] }),
  },
  reseatBookings: {
    undo: 'undoReseating',
    permission: 'edit_bookings',
    path: (id) => `/reseating/${id}/undo`,
    run: (app, { planned: [one, two], cars }) =>
      app.as(PERMISSIONS).rest('POST', '/reseating', {
        moves: [seat(one, cars[1]), seat(two, cars[3])],
        takesTariff: true,
      }),
  },
  reportBreakdown: {
    undo: 'undoBreakdown',
    permission: 'edit_bookings',
    path: (id) => `/breakdowns/${id}/undo`,
    run: (app, { rental, planned: [one], cars }) =>
      app.as(PERMISSIONS).rest('POST', '/breakdowns', {
        carId: cars[0],
        description: 'Не заводится',
        startDate: november(10, '11:30'),
        endDate: november(16, '12:00'),
        rental: seat(rental, cars[2]),
        moves: [seat(one, cars[3])],
      }),
  },
  mergeCustomers: {
    undo: 'undoCustomerMerge',
    permission: 'view_clients',
    path: (id) => `/customers/merge/${id}/undo`,
    run: async (app, { customers: [keepId, goneId] }) => {
      const staff = app.as(PERMISSIONS);
      const path = `/customers/${keepId}/merge/${goneId}`;
      const { stamp } = (await staff.rest<{ stamp: string }>('GET', path)).body;
      const from = { fullNameFrom: goneId, phoneFrom: keepId, emailFrom: keepId };
      return staff.rest('POST', '/customers/merge', { keepId, goneId, stamp, ...from });
    },
  },
};

/** The operation on a fleet of its own; its number. */
export async function recorded(app: TestApp, { run }: UndoableCase): Promise<number> {
  const { status, body } = await run(app, await undoFleet(app));
  expect([status, body]).toMatchObject([200, { operationId: expect.any(Number) }]);
  return body.operationId;
}

/** The case of an operation. Throws for an unknown one. */
export function undoable(operation: string): UndoableCase {
  const found = UNDOABLE[operation];
  if (!found) throw new Error(`${operation} is no operation of UNDOABLE`);
  return found;
}
