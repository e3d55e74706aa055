import { bookingBody, november } from '@backend/testing/data/fleet';
import type { TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import fc from 'fast-check';
import { guest, type UndoFleet } from './undoable-cases';

const KINDS = [
  'price',
  'dates',
  'notes',
  'archive',
  'restore',
  'handover',
  'return',
  'unmark',
  'payment',
  'charge',
  'deposit',
  'advance',
  'book',
  'extend',
  'service',
  'repair',
  'done',
  'rename',
  'swap',
  'reseat',
  'tariffs',
  'deleteCustomer',
  'deleteBookingsCar',
] as const;

/** A change that may follow an operation; the API may refuse it. */
export const laterEdit = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** Index among the existing bookings, cars, customers or maintenances. */
  which: fc.nat(9),
  other: fc.nat(9),
  day: fc.integer({ min: 9, max: 20 }),
});

export type LaterEdit = typeof laterEdit extends fc.Arbitrary<infer T> ? T : never;

const at = (ids: readonly number[], place: number) => ids[place % Math.max(1, ids.length)] ?? 0;

/** Current records of the fleet, bookings and maintenances of its cars. */
async function records(app: TestApp, { cars }: UndoFleet) {
  const read = async (table: string) => {
    const places = cars.map(() => '?').join(', ');
    const sql = `select id from ${table} where car_id in (${places}) order by id`;
    const rows = await app.store.fork().execute<{ id: number }[]>(sql, [...cars]);
    return rows.map(({ id }) => id);
  };
  return { bookings: await read('bookings'), works: await read('maintenances') };
}

/** Makes the change through the API. */
export async function editLater(app: TestApp, fleet: UndoFleet, edit: LaterEdit): Promise<void> {
  const { kind, which, other, day } = edit;
  const staff = app.as(PERMISSIONS);
  const { bookings, works } = await records(app, fleet);
  const [id, work] = [at(bookings, which), at(works, which)];
  const [carId, customerId] = [at(fleet.cars, other), at(fleet.customers, which)];
  const dates = { startDate: november(day, '10:00'), endDate: november(day + 2, '10:00') };
  const service = { ...dates, carId, description: 'Ремонт', cost: 5000 };
  const booking = (customer: object, carOf: number, period = dates) =>
    staff.rest('POST', '/bookings/with-customer', bookingBody(carOf, { customer, ...period }));
  const found = await staff.gql<{ booking: Record<string, string & number> | null }>(
    `{ booking(id: ${id}) { carId startDate endDate version customer customerPhone } }`,
  );
  const now = found.data?.booking;
  const saved = { startDate: now?.startDate, endDate: now?.endDate };
  const money = (path: string) =>
    staff.rest('POST', `/bookings/${id}/money/${path}`, { amount: 100, method: 'cash' });
  const jobs: Record<LaterEdit['kind'], () => Promise<unknown>> = {
    price: () => staff.rest('PUT', `/bookings/${id}`, { ...saved, totalPrice: 1000 * day }),
    dates: () => staff.rest('PUT', `/bookings/${id}`, dates),
    notes: () => staff.rest('PUT', `/bookings/${id}`, { ...saved, notes: `День ${day}` }),
    archive: () => staff.rest('DELETE', `/bookings/${id}`, { confirmed: true }),
    restore: () => staff.rest('POST', `/bookings/${id}/restore`),
    handover: () => staff.rest('POST', `/bookings/${id}/handover`, { confirmed: true }),
    return: () => staff.rest('POST', `/bookings/${id}/return`, {}),
    unmark: () => staff.rest('DELETE', `/bookings/${id}/handover`),
    payment: () => money('payments'),
    deposit: () => money('deposits'),
    charge: () => staff.rest('POST', `/bookings/${id}/money/charges`, { amount: 1, kind: 'fuel' }),
    advance: () =>
      staff.rest('POST', `/customers/${customerId}/money/advances`, { amount: 5, method: 'cash' }),
    book: () => booking(guest(900_000 + fleet.rental.id * 10 + other), carId),
    extend: () =>
      booking({ fullName: now?.customer, phone: now?.customerPhone }, now?.carId ?? 0, {
        startDate: now?.endDate ?? '',
        endDate: november(28, '10:00'),
      }),
    service: () => staff.rest('POST', '/maintenances', service),
    repair: () => staff.rest('PUT', `/maintenances/${work}`, { ...service, cost: 250_000 }),
    done: () => staff.rest('PUT', `/maintenances/${work}`, { ...service, status: 'done' }),
    rename: () =>
      staff.rest('PUT', `/customers/${customerId}`, {
        fullName: `Новый ${fleet.rental.id}`,
        email: null,
        phone: `+7909${String(fleet.rental.id * 10 + which).padStart(7, '0')}`,
      }),
    swap: () => staff.rest('POST', `/bookings/${id}/swap`, { carId }),
    reseat: () =>
      staff.rest('POST', '/reseating', { moves: [{ id, version: now?.version, carId }] }),
    tariffs: async () => {
      const { version } = (await staff.rest<{ version: number }>('GET', `/cars/${carId}`)).body;
      const cars = [{ id: carId, version }];
      return staff.rest('POST', `/cars/${at(fleet.cars, which)}/tariffs/copy`, { cars });
    },
    deleteCustomer: () => staff.rest('DELETE', `/customers/${customerId}`),
    deleteBookingsCar: () => staff.rest('DELETE', `/cars/${carId}`),
  };
  await jobs[kind]();
}
