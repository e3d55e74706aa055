import { addCar, addSource, bookingBody, november } from '@backend/testing/data/fleet';
import { moneyCalls } from '@backend/testing/data/money';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PAGE = `query ($from: Day, $to: Day, $sourceId: Int, $model: String, $money: BookingMoneyFilter,
    $status: BookingStatus) {
  bookingsPage(from: $from, to: $to, sourceId: $sourceId, model: $model, money: $money,
    status: $status, sort: { field: startDate, direction: asc }) {
    items { id } total counters { total planned }
  }
}`;
interface Page {
  bookingsPage: {
    items: { id: number }[];
    total: number;
    counters: { total: number; planned: number };
  };
}

let app: TestApp;
let avito: number;
/** Bookings 2–4 (Rio, handed over), 12–14 (Rio, paid, Авито), 20–22 (Granta, cancelled). */
const made: number[] = [];
beforeAll(async () => {
  app = await startTestApp();
  avito = await addSource(app.store, 'Авито');
  const rio = await addCar(app.store);
  const granta = await addCar(app.store, { brand: 'Lada', model: 'Granta' });
  const staff = app.as(['edit_bookings']);
  const book = async (carId: number, from: number, to: number, more = {}) => {
    const dates = { startDate: november(from, '10:00'), endDate: november(to, '10:00') };
    const { body } = await staff.rest<{ id: number }>(
      'POST',
      '/bookings/with-customer',
      bookingBody(carId, { ...dates, ...more }),
    );
    made.push(body.id);
    return body.id;
  };
  const out = await book(rio, 9, 11);
  await staff.rest('POST', `/bookings/${out}/handover`, {});
  const paid = await book(rio, 12, 14, { sourceId: avito });
  await moneyCalls(app).post(paid, 'payments', { amount: 6000, method: 'cash' });
  await staff.rest('DELETE', `/bookings/${await book(granta, 20, 22)}`, {});
});
afterAll(() => app.close());

const SEES: readonly Permission[] = ['view_booking_list', 'edit_bookings'];
const ask = (variables: object, permissions = SEES) =>
  app.as(permissions).gql<Page>(PAGE, { ...variables });
const found = async (variables: object) => {
  const { data, errors } = await ask(variables);
  expect(errors).toBeUndefined();
  return data?.bookingsPage.items.map(({ id }) => made.indexOf(id));
};

describe('the booking list is filtered', () => {
  test.each([
    ['by nothing', {}, [0, 1, 2]],
    ['by the first day', { from: '2026-11-14' }, [1, 2]],
    ['by the last day', { to: '2026-11-12' }, [0, 1]],
    ['by both days', { from: '2026-11-14', to: '2026-11-14' }, [1]],
    ['by days between bookings', { from: '2026-11-15', to: '2026-11-19' }, []],
    ['by model', { model: 'Lada Granta' }, [2]],
    ['by a model that no car has', { model: 'Granta' }, []],
    ['by what is owed', { money: 'unpaid' }, [0]],
    ['by a deposit that is not taken', { money: 'untaken' }, [0]],
    ['by several', { model: 'Kia Rio', from: '2026-11-12', status: 'planned' }, [1]],
    ['by null as by nothing', { from: null, to: null, model: null, money: null }, [0, 1, 2]],
  ])('%s', async (_name, variables, expected) => {
    expect(await found(variables)).toEqual(expected);
  });

  test('by source, with counters of the found bookings', async () => {
    const { data } = await ask({ sourceId: avito });
    expect(data?.bookingsPage).toEqual({
      items: [{ id: made[1] }],
      total: 1,
      counters: { total: 1, planned: 1 },
    });
  });

  test.each([
    [{ from: '2026-11-14', to: '2026-11-13' }, { to: MESSAGES.generic.invalidPeriod }],
    [{ sourceId: -1 }, { sourceId: MESSAGES.booking.sourceInvalid }],
  ])('not by %j', async (variables, fields) => {
    const { errors } = await ask(variables);
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', fields });
  });

  test('by money only for users who see it', async () => {
    const { errors } = await ask({ money: 'unpaid' }, ['view_booking_list']);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask({ model: 'Kia Rio' }, ['view_booking_list'])).errors).toBeUndefined();
  });
});

test('the values of the filters are all sources and models by name', async () => {
  const query = '{ bookingFilters { sources { id name } models } }';
  const { data } = await app.as(['view_booking_list']).gql(query);
  expect(data).toEqual({
    bookingFilters: {
      sources: [{ id: avito, name: 'Авито' }],
      models: ['Kia Rio', 'Lada Granta'],
    },
  });
  const rest = await app.as(['view_booking_list']).rest('GET', '/bookings/filters');
  expect([rest.status, rest.body]).toEqual([200, Object(data).bookingFilters]);
  const stranger = await app.as(['view_board']).gql(query);
  expect(stranger.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
