import type { RestAnswer } from '@backend/testing/client';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { formOf, sendForm } from '@backend/testing/data/uploads';
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

/** Statuses of a completed operation. */
export const DONE = [200, 201];

interface UndoableCase {
  readonly undo: string;
  /** The permission of the operation and of its undo. */
  readonly permission: Permission;
  readonly path: (operationId: number) => string;
  readonly run: (app: TestApp, fleet: UndoFleet) => Promise<RestAnswer<Recorded>>;
}

const seat = ({ id, version }: Saved, carId: number | undefined) => ({ id, version, carId });

/** Every undoable operation of several rows, by name. */
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
  createBookingsWithCustomer: {
    undo: 'undoCreatedBookings',
    permission: 'edit_bookings',
    path: (id) => `/bookings/several/${id}/undo`,
    run: (app, { cars: [one, two] }) =>
      app.as(PERMISSIONS).rest('POST', '/bookings/several', {
        startDate: november(20, '10:00'),
        endDate: november(22, '10:00'),
        customer: guest(guests),
        cars: [one, two].map((carId) => ({ carId, totalPrice: 6000 })),
      }),
  },
  replaceBookingCustomer: {
    undo: 'undoCustomerReplacement',
    permission: 'edit_bookings',
    path: (id) => `/bookings/customer/${id}/undo`,
    run: (app, { rental, customers: [, other] }) =>
      app.as(PERMISSIONS).rest('PUT', `/bookings/${rental.id}/customer`, {
        customerId: other,
        version: rental.version,
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
  importSheet: {
    undo: 'undoImport',
    permission: 'edit_bookings',
    path: (id) => `/import/${id}/undo`,
    run: importBookings,
  },
  copyTariffs: {
    undo: 'undoTariffCopy',
    permission: 'view_cars',
    path: (id) => `/cars/tariffs/${id}/undo`,
    run: (app, { cars: [one, two, , other] }) => {
      const targets = [one, two].map((id) => ({ id, version: 1 }));
      return app.as(PERMISSIONS).rest('POST', `/cars/${other}/tariffs/copy`, { cars: targets });
    },
  },
  changePrices: {
    undo: 'undoPriceChange',
    permission: 'view_cars',
    path: (id) => `/cars/prices/${id}/undo`,
    run: (app, { cars: [one, two] }) => {
      const cars = [one, two].map((id) => ({ id, version: 1 }));
      return app.as(PERMISSIONS).rest('POST', '/cars/prices', { cars, percent: 10, roundTo: 100 });
    },
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

let sheets = 0;

/** Bookings of a separate customer and source on the fleet's cars, and an incomplete one. */
async function importBookings(app: TestApp, { cars }: UndoFleet): Promise<RestAnswer<Recorded>> {
  sheets += 1;
  const [car] = cars;
  const sql = 'select license_plate as "plate" from cars where id = ?';
  const [found] = await app.store.fork().execute<{ plate: string }[]>(sql, [car]);
  const phone = (place: number) => `+7906${String(sheets * 10 + place).padStart(7, '0')}`;
  const rows = [
    ['Госномер', 'Выдача', 'Возврат', 'Клиент', 'Телефон', 'Стоимость', 'Источник'],
    [
      found?.plate,
      '20.11.2026 10:00',
      '22.11.2026 10:00',
      'Табличный Иван',
      phone(1),
      '6000',
      `С ${sheets}`,
    ],
    ['Х000ХХ99', '20.11.2026 10:00', '22.11.2026 10:00', 'Табличный Пётр', phone(2), '6000', ''],
  ];
  const form = formOf({
    bytes: Buffer.from(rows.map((row) => row.join(';')).join('\n')),
    field: 'file',
    name: 'брони.csv',
    type: 'text/csv',
  });
  return sendForm<Recorded>(app.url, app.as(PERMISSIONS), '/import', form);
}

/** Runs the operation on a separate fleet; returns its id. */
export async function recorded(app: TestApp, { run }: UndoableCase): Promise<number> {
  const { status, body } = await run(app, await undoFleet(app));
  expect(status).toBeOneOf(DONE);
  expect(body).toMatchObject({ operationId: expect.any(Number) });
  return body.operationId;
}

/** The case of an operation. Throws for an unknown one. */
export function undoable(operation: string): UndoableCase {
  const found = UNDOABLE[operation];
  if (!found) throw new Error(`${operation} is no operation of UNDOABLE`);
  return found;
}
