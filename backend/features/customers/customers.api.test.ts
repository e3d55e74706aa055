import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { phoneTakenBy } from '@schema/messages/customers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Person {
  id: number;
  fullName: string;
  bookingsCount: number;
  lastBookingAt: string | null;
}

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(Booking, {});
  await app.store.fork().nativeDelete(Customer, {});
  carId = await addCar(app.store);
});
afterAll(() => app.close());

const manager = () => app.as(['view_clients']);
const rental = (customerId: number, from: number, to: number, more = {}) =>
  addRental(app.store, {
    carId,
    customerId,
    startDate: november(from, '10:00'),
    endDate: november(to, '10:00'),
    ...more,
  });

describe('the customers', () => {
  test('are sorted by the Russian alphabet, with booking counts', async () => {
    const yolkin = await addCustomer(app.store, { fullName: 'Ёлкин Олег', phone: '79162451807' });
    const zotov = await addCustomer(app.store, {
      fullName: 'Зотов Ян',
      email: 'z@mail.ru',
      phone: null,
    });
    const enina = await addCustomer(app.store, { fullName: 'енина Ия' });
    await rental(yolkin, 1, 2);
    await rental(yolkin, 5, 6);
    await rental(yolkin, 20, 21, { cancelledAt: november(3, '10:00') });
    await rental(enina, 7, 8, { cancelledAt: november(3, '10:00') });
    await rental(zotov, 9, 10, { isComplete: false });
    const { status, body } = await manager().rest<{ items: Person[] }>('GET', '/customers');
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        id: yolkin,
        fullName: 'Ёлкин Олег',
        phone: '+79162451807',
        email: null,
        createdAt: '2026-01-01T00:00:00.000Z',
        bookingsCount: 3,
        lastBookingAt: november(5, '10:00'),
      },
      expect.objectContaining({ id: enina, bookingsCount: 1, lastBookingAt: null }),
      expect.objectContaining({ id: zotov, phone: null, email: 'z@mail.ru', bookingsCount: 0 }),
    ]);
    const page = await manager().gql<{ customersPage: unknown }>(
      `{ customersPage { total items { id fullName phone email createdAt bookingsCount lastBookingAt } } }`,
    );
    expect(page.data?.customersPage).toEqual({ total: 3, items: body.items });
    const one = await manager().gql<{ customer: unknown }>(
      `{ customer(id: ${yolkin}) { id fullName phone email createdAt bookingsCount lastBookingAt } }`,
    );
    expect(one.data?.customer).toEqual(body.items[0]);
    const none = await manager().gql('{ customer(id: 2000000000) { id } }');
    expect(none.errors?.[0]).toMatchObject({
      message: MESSAGES.customers.notFound,
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('are searched by name, e-mail and phone digits, with paging', async () => {
    for (let number = 0; number < 5; number++) {
      await addCustomer(app.store, {
        fullName: `Фёдоров ${number}`,
        email: `user${number}@mail.ru`,
        phone: `7916245180${number}`,
      });
    }
    const page = async (variables: Record<string, unknown>) =>
      (
        await manager().gql<{ customersPage: { total: number; items: Person[] } }>(
          `query ($search: String, $page: Int, $pageSize: Int) {
            customersPage(search: $search, page: $page, pageSize: $pageSize) { total items { fullName } }
          }`,
          variables,
        )
      ).data?.customersPage;
    expect(await page({ search: 'ФЕДОРОВ', page: 2, pageSize: 2 })).toEqual({
      total: 5,
      items: [{ fullName: 'Фёдоров 2' }, { fullName: 'Фёдоров 3' }],
    });
    expect((await page({ search: 'USER3@' }))?.total).toBe(1);
    expect((await page({ search: '8 (916) 245-18-04' }))?.total).toBe(1);
    expect((await page({ search: '%' }))?.total).toBe(0);
    const { errors } = await manager().gql('{ customersPage(pageSize: 101) { total } }');
    expect(errors?.[0]?.message).toBe(MESSAGES.lists.pageSizeInvalid);
    // The session, the page, the total.
    expect(await statementsOf(app.store, () => page({ search: 'фед' }))).toHaveLength(3);
  });
});

describe('customer suggestions', () => {
  const find = async (query: string, limit?: number) => {
    const { data, errors } = await app.as(['edit_bookings']).gql<{ findCustomers: Person[] }>(
      `query ($query: String!, $limit: Int) {
          findCustomers(query: $query, limit: $limit) { id fullName bookingsCount lastBookingAt }
        }`,
      { query, limit },
    );
    if (errors) throw new Error(errors[0]?.message);
    return data?.findCustomers ?? [];
  };
  const names = async (query: string, limit?: number) =>
    (await find(query, limit)).map(({ fullName }) => fullName);

  test('require the permission to edit bookings or to see clients', async () => {
    const document = '{ findCustomers(query: "иванов") { id } }';
    expect((await app.as(['view_clients']).gql(document)).errors).toBeUndefined();
    expect((await app.as(['view_board']).gql(document)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  test('match the last digits of the phone first and show the latest rental', async () => {
    const inside = await addCustomer(app.store, { fullName: 'Внутри', phone: '79180712345' });
    const rare = await addCustomer(app.store, { fullName: 'Давно', phone: '79162221807' });
    const usual = await addCustomer(app.store, { fullName: 'Недавно', phone: '79163331807' });
    await addCustomer(app.store, { fullName: 'Чужой', phone: '79165550000' });
    await rental(rare, 1, 2);
    await rental(usual, 5, 6);
    await rental(inside, 8, 9);
    expect(await names('1807')).toEqual(['Недавно', 'Давно', 'Внутри']);
    expect((await find('1807'))[0]).toMatchObject({
      id: usual,
      bookingsCount: 1,
      lastBookingAt: november(5, '10:00'),
    });
    expect(await names('8 (916) 333')).toEqual(['Недавно']);
    expect(await names('+7 916 3331807')).toEqual(['Недавно']);
  });

  test('match words of the name in any order, prefixes first', async () => {
    await addCustomer(app.store, { fullName: 'Семёнова Анна' });
    await addCustomer(app.store, { fullName: 'Анна Мария Кох' });
    await addCustomer(app.store, { fullName: 'Жанна Анатольева' });
    expect(await names('анна')).toEqual(['Анна Мария Кох', 'Семёнова Анна', 'Жанна Анатольева']);
    expect(await names('АННА семен')).toEqual(['Семёнова Анна']);
    expect(await names('анна', 1)).toEqual(['Анна Мария Кох']);
    expect(await names('анна', -5)).toHaveLength(1);
  });

  test('need a minimum length and reject an invalid name', async () => {
    await addCustomer(app.store, { fullName: 'Ян', phone: '79162451807' });
    expect(await names('')).toEqual([]);
    expect(await names('я')).toEqual([]);
    expect(await names('07')).toEqual([]);
    expect(await names('ян')).toEqual(['Ян']);
    expect(await names('807')).toEqual(['Ян']);
    await expect(names('\u0000\u0000')).rejects.toThrow(MESSAGES.generic.badCharacters);
    await expect(names('x'.repeat(300))).rejects.toThrow('Не более 200 символов');
  });
});

describe('the customer card', () => {
  test('is refused to users who may not see clients; an unknown customer is NOT_FOUND', async () => {
    const person = await addCustomer(app.store);
    const path = `/analytics/clients/${person}`;
    expect((await app.as(null).rest('GET', path)).status).toBe(401);
    expect((await app.as(['view_analytics']).rest('GET', path)).status).toBe(403);
    expect((await manager().rest('GET', '/analytics/clients/2000000000')).body).toEqual({
      code: 'NOT_FOUND',
      message: MESSAGES.customers.notFound,
    });
    const wrong = await manager().rest('GET', '/analytics/clients/abc');
    expect([wrong.status, wrong.body.message]).toEqual([400, MESSAGES.generic.invalidId]);
  });

  test('counts, sums and lists the documented figures', async () => {
    const person = await addCustomer(app.store, {
      fullName: 'Петров Пётр',
      phone: '79162451807',
      email: 'p@mail.ru',
    });
    const past = await rental(person, 1, 3, { totalPrice: 4000.5 });
    const current = await rental(person, 9, 12, { totalPrice: 9000 });
    const next = await rental(person, 20, 21, { totalPrice: null });
    const dropped = await rental(person, 22, 30, {
      totalPrice: 50_000,
      cancelledAt: november(5, '10:00'),
    });
    await rental(person, 25, 26, { isComplete: false });
    await rental(await addCustomer(app.store), 13, 14);
    const { status, body } = await manager().rest<Record<string, unknown>>(
      'GET',
      `/analytics/clients/${person}`,
    );
    expect(status).toBe(200);
    const { bookings, lastActiveBooking, currentBookings, ...card } = body as {
      bookings: { id: number; status: string }[];
      lastActiveBooking: { id: number };
      currentBookings: object[];
    };
    expect(card).toEqual({
      id: person,
      fullName: 'Петров Пётр',
      phone: '+79162451807',
      email: 'p@mail.ru',
      totalBookings: 4,
      activeBookings: 1,
      plannedBookings: 1,
      completedBookings: 1,
      cancelledBookings: 1,
      totalRentalDays: 6,
      totalSpent: 13_000.5,
      averageCheck: 4333.5,
      cars: [
        {
          carId,
          carTitle: 'Kia Rio',
          licensePlate: expect.any(String),
          color: null,
          year: null,
          totalBookings: 3,
          totalSpent: 13_000.5,
        },
      ],
    });
    expect(bookings.map(({ id }) => id)).toEqual([dropped, next, current, past]);
    expect(bookings[2]).toMatchObject({ status: 'active', totalPrice: 9000, durationDays: 3 });
    expect(lastActiveBooking).toEqual(bookings[2]);
    expect(currentBookings).toEqual([bookings[2]]);
    const { data } = await manager().gql<{ clientAnalytics: { totalSpent: number } }>(
      `{ clientAnalytics(id: ${person}) { totalSpent averageCheck bookings { id } } }`,
    );
    expect(data?.clientAnalytics).toEqual({
      totalSpent: 13_000.5,
      averageCheck: 4333.5,
      bookings: bookings.map(({ id }) => ({ id })),
    });
  });

  test('runs four statements for any number of rentals', async () => {
    const person = await addCustomer(app.store);
    for (let at = 1; at < 20; at++) await rental(person, at, at + 1);
    const path = `/analytics/clients/${person}`;
    expect(await statementsOf(app.store, () => manager().rest('GET', path))).toHaveLength(4);
  });
});

describe('editing a customer', () => {
  const WANTED = { fullName: ' Петрова Анна ', phone: '8 (916) 245-18-09', email: '' };

  test('is refused to users who may not see clients; an unknown customer is NOT_FOUND', async () => {
    const person = await addCustomer(app.store, { fullName: 'Петров Пётр' });
    const path = `/customers/${person}`;
    expect((await app.as(null).rest('PUT', path, WANTED)).status).toBe(401);
    expect((await app.as(['edit_bookings']).rest('PUT', path, WANTED)).status).toBe(403);
    expect((await manager().rest('PUT', '/customers/2000000000', WANTED)).status).toBe(404);
    expect(await app.store.fork().findOneOrFail(Customer, person)).toMatchObject({
      fullName: 'Петров Пётр',
    });
  });

  test.each([
    [{ fullName: ' ' }, 'fullName', MESSAGES.booking.customerRequired],
    [{ phone: '8 916 24' }, 'phone', MESSAGES.booking.phoneInvalid],
    [{ phone: '' }, 'phone', MESSAGES.booking.phoneInvalid],
  ])('with %j is refused', async (wrong, name, message) => {
    const path = `/customers/${await addCustomer(app.store)}`;
    const { status, body } = await manager().rest('PUT', path, { ...WANTED, ...wrong });
    expect([status, body]).toMatchObject([422, { message, fields: { [name]: message } }]);
  });

  test('normalises the phone, finds by the new name, notifies and is in the history once', async () => {
    const was = { fullName: 'Петров Пётр', phone: '79162451807', email: 'p@mail.ru' };
    const person = await addCustomer(app.store, was);
    await rental(person, 20, 22);
    const stream = app.changes.stream()[Symbol.asyncIterator]();
    const next = stream.next();
    const path = `/customers/${person}`;
    const { status, body } = await manager().rest('PUT', path, { ...WANTED, seen: was });
    const saved = { fullName: 'Петрова Анна', phone: '+79162451809', email: null };
    expect([status, body]).toMatchObject([200, { id: person, bookingsCount: 1, ...saved }]);
    const { value } = await next;
    await stream.return?.();
    expect(value).toMatchObject({ operation: 'updateCustomer', carIds: [carId] });
    await manager().rest('PUT', path, WANTED);
    const { items } = (await manager().rest<{ items: unknown[] }>('GET', `${path}/history`)).body;
    expect(items).toMatchObject([
      { operation: 'updateCustomer', before: was, after: { ...saved, phone: '79162451809' } },
    ]);
    const found = await manager().gql<{ customersPage: { total: number } }>(
      '{ customersPage(search: "петрова") { total } }',
    );
    expect(found.data?.customersPage.total).toBe(1);
  });

  test('with a phone of another customer names that customer', async () => {
    const other = await addCustomer(app.store, { fullName: 'Ёлкин Олег', phone: '79162451809' });
    const path = `/customers/${await addCustomer(app.store)}`;
    const message = phoneTakenBy('Ёлкин Олег');
    const { status, body } = await manager().rest('PUT', path, WANTED);
    expect([status, body]).toMatchObject([422, { message, otherCustomerId: other }]);
    const twice = await Promise.all(
      [1, 2].map(async () => {
        const at = `/customers/${await addCustomer(app.store)}`;
        return manager().rest('PUT', at, { ...WANTED, phone: '+79160000001' });
      }),
    );
    expect(twice.map((one) => one.status).sort()).toEqual([200, 422]);
  });

  test('is STALE when the customer has changed since it was read', async () => {
    const person = await addCustomer(app.store, { fullName: 'Петров', phone: '79162451807' });
    const seen = { fullName: 'Петров', phone: '+79162451807', email: 'old@mail.ru' };
    const { status, body } = await manager().rest('PUT', `/customers/${person}`, {
      ...WANTED,
      seen,
    });
    expect([status, body]).toMatchObject([
      409,
      { code: 'STALE', message: MESSAGES.customers.stale },
    ]);
  });
});

describe('deleting a customer', () => {
  test('is refused to users who may not see clients; an unknown customer is NOT_FOUND', async () => {
    const person = await addCustomer(app.store);
    const path = `/customers/${person}`;
    expect((await app.as(null).rest('DELETE', path)).status).toBe(401);
    expect((await app.as(['edit_bookings']).rest('DELETE', path)).status).toBe(403);
    expect((await manager().rest('DELETE', '/customers/2000000000')).status).toBe(404);
    expect((await manager().rest('DELETE', '/customers/0')).status).toBe(400);
    expect(await app.store.fork().count(Customer)).toBe(1);
  });

  test('deletes the bookings, frees the car and keeps all in the history', async () => {
    await app.store.fork().nativeDelete(ChangeLog, {});
    const person = await addCustomer(app.store, { fullName: 'Петров Пётр', phone: '79162451807' });
    const stays = await addCustomer(app.store);
    const planned = await rental(person, 20, 22);
    const incomplete = await rental(person, 25, 26, { isComplete: false });
    const others = await rental(stays, 15, 16);
    const { status, body } = await manager().rest('DELETE', `/customers/${person}`);
    expect([status, body]).toEqual([200, { id: person, deletedBookings: 2 }]);
    const left = await app.store.fork().findAll(Booking);
    expect(left.map(({ id }) => id)).toEqual([others]);
    expect(await app.store.fork().findOne(Customer, person)).toBeNull();
    const log = await app.store.fork().findAll(ChangeLog);
    expect(log.every(({ operation }) => operation === 'deleteCustomer')).toBe(true);
    expect(log.find(({ entity }) => entity === 'Customer')).toMatchObject({
      entityId: person,
      userLogin: 'user-view_clients',
      before: {
        fullName: 'Петров Пётр',
        phone: '79162451807',
        bookings: [{ id: incomplete }, { id: planned, totalPrice: 300_000 }],
      },
      after: null,
    });
    const bookings = log.filter(({ entity }) => entity === 'Booking');
    expect(bookings.map(({ entityId }) => entityId).sort()).toEqual([planned, incomplete].sort());
    expect((await manager().rest('DELETE', `/customers/${person}`)).status).toBe(404);
  });

  test('notifies board, day, fleet and customers', async () => {
    const person = await addCustomer(app.store);
    await rental(person, 20, 22);
    const stream = app.changes.stream()[Symbol.asyncIterator]();
    const next = stream.next();
    await manager().rest('DELETE', `/customers/${person}`);
    const { value } = await next;
    await stream.return?.();
    expect(value).toMatchObject({ operation: 'deleteCustomer', carIds: [carId] });
    expect(value.topics).toEqual(
      expect.arrayContaining(['customers', 'board', 'daily', 'fleet', 'bookings', 'archive']),
    );
  });

  test('succeeds while others book for the same customer', async () => {
    const phone = '79160009999';
    const book = (at: number) =>
      app.as(['edit_bookings']).rest('POST', '/bookings/with-customer', {
        carId,
        customer: { fullName: 'Частый Гость', phone, email: null },
        startDate: new Date(Date.UTC(2027, 0, at)).toISOString(),
        endDate: new Date(Date.UTC(2027, 0, at + 1)).toISOString(),
        totalPrice: 1000,
      });
    await book(1);
    const guest = await app.store.fork().findOneOrFail(Customer, { phone });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => book(at + 2)),
      manager().rest('DELETE', `/customers/${guest.id}`),
      ...Array.from({ length: 10 }, (_, at) => book(at + 12)),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status > 201)).toEqual([]);
    const bookings = await app.store.fork().findAll(Booking, { populate: ['customer'] });
    expect(bookings.every(({ customer }) => customer?.unwrap().phone === phone)).toBe(true);
    const deleted = answers.find(({ body }) => 'deletedBookings' in body)?.body;
    expect(bookings).toHaveLength(21 - Number(deleted?.deletedBookings));
  });
});
