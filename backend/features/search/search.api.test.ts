import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SEARCH = `query ($text: String!) {
  search(text: $text) { cars { id } customers { id } bookings { id status } }
}`;

interface Found {
  cars: { id: number }[];
  customers: { id: number }[];
  bookings: { id: number; status: string }[];
}

let app: TestApp;
let rio: number;
let solaris: number;
let ivan: number;
let maria: number;
let past: number;
let current: number;
let next: number;
let others: number;
let late: number;
// The clock of the tests is at 10 November.
beforeAll(async () => {
  app = await startTestApp();
  const { store } = app;
  rio = await addCar(store, { brand: 'Kia', model: 'Rio', licensePlate: 'А418КМ77' });
  solaris = await addCar(store, { brand: 'Hyundai', model: 'Solaris', licensePlate: 'В902ОР177' });
  ivan = await addCustomer(store, { fullName: 'Иванов Иван', phone: '79162451803' });
  maria = await addCustomer(store, { fullName: 'Мария Соляр', phone: '79031112233' });
  const rental = (carId: number, customerId: number, from: number, to: number, more = {}) =>
    addRental(store, {
      carId,
      customerId,
      startDate: november(from, '10:00'),
      endDate: november(to, '10:00'),
      ...more,
    });
  past = await rental(rio, ivan, 1, 3);
  next = await rental(rio, ivan, 20, 22);
  current = await rental(rio, ivan, 9, 14);
  others = await rental(solaris, maria, 15, 16);
  late = await rental(solaris, maria, 7, 9);
  await rental(solaris, maria, 1, 2);
  await rental(rio, ivan, 24, 25, { cancelledAt: november(5, '10:00') });
  await rental(rio, ivan, 26, 27, { isComplete: false });
});
afterAll(() => app.close());

const EVERYTHING: Permission[] = ['view_board', 'view_clients', 'edit_bookings'];
async function find(text: string, permissions: Permission[] = EVERYTHING): Promise<Found> {
  const { data, errors } = await app.as(permissions).gql<{ search: Found }>(SEARCH, { text });
  if (errors || !data) throw new Error(errors?.[0]?.message);
  return data.search;
}
const ids = (records: { id: number }[]) => records.map(({ id }) => id);

describe('the global search', () => {
  test('is refused to anonymous clients and rejects an invalid text with a message', async () => {
    const { errors } = await app.as(null).gql(SEARCH, { text: 'рио' });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await expect(find('\u0000\u0000')).rejects.toThrow(MESSAGES.generic.badCharacters);
    await expect(find('x'.repeat(300))).rejects.toThrow('Не более 200 символов');
  });

  test('finds a car by transliterated name or plate, and its bookings, active ones first', async () => {
    for (const text of ['рио', 'киа рио', 'KIA', 'a418km', 'А 418 КМ 77']) {
      const found = await find(text);
      expect(ids(found.cars), text).toEqual([rio]);
      expect(ids(found.bookings), text).toEqual([current, next, past]);
    }
    expect(ids((await find('хендай')).cars)).toEqual([solaris]);
  });

  test('finds a customer by words of the name or digits of the phone, and their bookings', async () => {
    for (const text of ['иван', 'Иванов', '1803', '8 916 245']) {
      const found = await find(text);
      expect(ids(found.customers), text).toEqual([ivan]);
      expect(found.bookings, text).toEqual([
        { id: current, status: 'active' },
        { id: next, status: 'planned' },
        { id: past, status: 'completed' },
      ]);
    }
  });

  test('lists an overdue rental first, then future bookings', async () => {
    for (const text of ['соляр мария', 'солярис']) {
      const { bookings } = await find(text);
      expect(ids(bookings).slice(0, 2), text).toEqual([late, others]);
      expect(bookings, text).toHaveLength(3);
    }
  });

  test('returns each kind only with a permission of its section', async () => {
    const kinds = async (...permissions: Permission[]) => {
      const { cars, customers, bookings } = await find('соля', permissions);
      return [cars.length > 0, customers.length > 0, bookings.length > 0];
    };
    expect(await kinds('view_board', 'view_clients')).toEqual([true, true, true]);
    expect(await kinds('view_board')).toEqual([true, false, true]);
    expect(await kinds('view_cars')).toEqual([true, false, false]);
    expect(await kinds('edit_bookings')).toEqual([true, false, false]);
    expect(await kinds('view_booking_list')).toEqual([false, false, true]);
    expect(await kinds('view_clients')).toEqual([false, true, false]);
    expect(await kinds('view_analytics', 'manage_users')).toEqual([false, false, false]);
  });

  test('returns nothing below the minimum length, and a few of many matches', async () => {
    const nothing = { cars: [], customers: [], bookings: [] };
    expect(await find('')).toEqual(nothing);
    expect(await find('р')).toEqual(nothing);
    expect(await find('ничего такого')).toEqual(nothing);
    for (let at = 0; at < 8; at++) await addCar(app.store, { brand: 'Tank', model: `${300 + at}` });
    expect((await find('танк')).cars).toHaveLength(5);
  });

  test('runs five statements, the session included', async () => {
    expect(await statementsOf(app.store, () => find('рио'))).toHaveLength(5);
  });
});
