import { addCar, addSource, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const FIELDS = `id carId customerId status startDate endDate createdAt cancelledAt cancelReason handedOverAt
  returnedAt totalPrice depositAmount depositComment notes sourceId sourceName isExtension isExtended whereabouts durationDays
  customer { fullName phone email } car { id brand model licensePlate color year }
  customerName customerPhone carTitle licensePlate version`;

const PAGE = `query ($search: String, $status: BookingStatus, $sort: BookingSortInput, $page: Int, $pageSize: Int) {
  bookingsPage(search: $search, status: $status, sort: $sort, page: $page, pageSize: $pageSize) {
    items { ${FIELDS} } total counters { total active planned completed cancelled }
  }
}`;

interface Listed {
  id: number;
  [name: string]: unknown;
}
interface Page {
  bookingsPage: { items: Listed[]; total: number; counters: Record<string, number> };
}

let app: TestApp;
let carId: number;
let sourceId: number;
let incomplete: number;
const made: Record<'completed' | 'active' | 'extension' | 'cancelled', number> = {
  completed: 0,
  active: 0,
  extension: 0,
  cancelled: 0,
};
beforeAll(async () => {
  app = await startTestApp();
  const { store } = app;
  carId = await addCar(store, { licensePlate: 'А418КМ77' });
  sourceId = await addSource(store, 'Авито');
  const petrov = await addCustomer(store, {
    fullName: 'Петров Пётр',
    phone: '79162451807',
    email: 'petrov@mail.ru',
  });
  const ivanov = await addCustomer(store, { fullName: 'Иванова Ия', phone: '79031112233' });
  const rental = (customerId: number, from: number, to: number, more = {}) =>
    addRental(store, {
      carId,
      customerId,
      startDate: november(from, '10:00'),
      endDate: november(to, '10:00'),
      createdAt: november(from - 1, '08:00'),
      ...more,
    });
  made.completed = await rental(ivanov, 3, 5, { totalPrice: null });
  made.active = await rental(petrov, 9, 12, { sourceId, notes: 'Кресло', totalPrice: 4500.5 });
  made.extension = await rental(petrov, 12, 13);
  made.cancelled = await rental(ivanov, 12, 20, { cancelledAt: november(2, '12:00') });
  incomplete = await rental(ivanov, 3, 4, { isComplete: false, endDate: null });
});
afterAll(() => app.close());

const clerk = () => app.as(['view_booking_list']);
const ids = (items: readonly Listed[] | undefined) => items?.map(({ id }) => id);
async function page(variables: Record<string, unknown> = {}) {
  const { data, errors } = await clerk().gql<Page>(PAGE, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.bookingsPage;
}

describe('a part of the list', () => {
  interface Part {
    items: Listed[];
    nextCursor?: string | null;
  }
  const part = (query: string) => clerk().rest<Part>('GET', `/bookings?${query}`);

  test.each([
    ['limit=0', 'limit', MESSAGES.lists.limitInvalid],
    ['limit=5001', 'limit', MESSAGES.lists.limitInvalid],
    ['limit=два', 'limit', MESSAGES.lists.limitInvalid],
    ['cursor=', 'cursor', MESSAGES.lists.cursorInvalid],
    ['cursor=1', 'cursor', MESSAGES.lists.cursorInvalid],
    ['cursor=9999999999999999.1', 'cursor', MESSAGES.lists.cursorInvalid],
    ["cursor=1.1'--", 'cursor', MESSAGES.lists.cursorInvalid],
  ])('has a valid limit and cursor: %s', async (query, field, message) => {
    const { status, body } = await clerk().rest('GET', `/bookings?${encodeURI(query)}`);
    expect([status, body]).toEqual([
      422,
      { code: 'VALIDATION_FAILED', message, fields: { [field]: message } },
    ]);
  });

  test.each([1, 2, 3, 4, 5])('of %d rows and its followers are the whole list', async (limit) => {
    const { items } = (await clerk().rest<Part>('GET', '/bookings')).body;
    const parts: Listed[][] = [];
    let cursor: string | null | undefined = '';
    do {
      const { body }: { body: Part } = await part(`limit=${limit}${cursor && `&cursor=${cursor}`}`);
      parts.push(body.items);
      cursor = body.nextCursor;
    } while (cursor);
    expect(parts.flat()).toEqual(items);
    expect(parts.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
    expect(parts.at(-1)?.length).toBeGreaterThan(0);
  });

  test('is the same over GraphQL; the whole list has no cursor', async () => {
    const { body } = await part('limit=2');
    const { data } = await clerk().gql<{ bookings: Part }>(
      '{ bookings(limit: 2) { items { id } nextCursor } }',
    );
    expect(data?.bookings.nextCursor).toBe(body.nextCursor);
    expect(ids(data?.bookings.items)).toEqual(ids(body.items));
    expect((await clerk().rest('GET', '/bookings')).body).not.toHaveProperty('nextCursor');
  });
});

describe('the complete list', () => {
  test('includes cancelled bookings and excludes incomplete ones', async () => {
    const { status, body } = await clerk().rest<{ items: Listed[] }>('GET', '/bookings');
    expect(status).toBe(200);
    expect(ids(body.items)).toEqual([made.cancelled, made.extension, made.active, made.completed]);
    expect(body.items[2]).toEqual({
      id: made.active,
      carId,
      customerId: expect.any(Number),
      status: 'active',
      startDate: november(9, '10:00'),
      endDate: november(12, '10:00'),
      createdAt: november(8, '08:00'),
      cancelledAt: null,
      cancelReason: null,
      handedOverAt: null,
      returnedAt: null,
      totalPrice: 4500.5,
      depositAmount: null,
      depositComment: null,
      notes: 'Кресло',
      sourceId,
      sourceName: 'Авито',
      isExtension: false,
      isExtended: true,
      whereabouts: 'out',
      durationDays: 3,
      customer: { fullName: 'Петров Пётр', phone: '+79162451807', email: 'petrov@mail.ru' },
      car: {
        id: carId,
        brand: 'Kia',
        model: 'Rio',
        licensePlate: 'А418КМ77',
        color: null,
        year: null,
      },
      customerName: 'Петров Пётр',
      customerPhone: '+79162451807',
      carTitle: 'Kia Rio',
      licensePlate: 'А418КМ77',
      version: 1,
    });
    expect(body.items.map(({ status: is }) => is)).toEqual([
      'cancelled',
      'planned',
      'active',
      'completed',
    ]);
    expect(body.items.map(({ isExtension }) => isExtension)).toEqual([false, true, false, false]);
    expect(body.items[3]?.totalPrice).toBeNull();
  });

  test('is the same over REST and GraphQL', async () => {
    const rest = await clerk().rest<{ items: Listed[] }>('GET', '/bookings');
    const { data } = await clerk().gql<{ bookings: unknown }>(
      `{ bookings { items { ${FIELDS} } } }`,
    );
    expect(data?.bookings).toEqual(rest.body);
  });
});

describe('one booking of the list', () => {
  const ONE = `query ($id: Int!) { listedBooking(id: $id) { ${FIELDS} } }`;

  test('equals the row of the list, archived or not', async () => {
    const { items } = await page();
    for (const listed of items) {
      const { data } = await clerk().gql<{ listedBooking: Listed }>(ONE, { id: listed.id });
      expect(data?.listedBooking).toEqual(listed);
    }
  });

  test('is NOT_FOUND when unknown or incomplete', async () => {
    for (const id of [incomplete, 999_999]) {
      const { errors } = await clerk().gql(ONE, { id });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect(errors?.[0]?.message).toBe(MESSAGES.booking.notFound);
    }
  });
});

describe('a page of the list', () => {
  test.each([
    [{ page: 0 }, { page: MESSAGES.lists.pageInvalid }],
    [{ pageSize: 1000 }, { pageSize: MESSAGES.lists.pageSizeInvalid }],
    [{ search: 'a\u0000b' }, { search: MESSAGES.generic.badCharacters }],
  ])('rejects %j with messages by field', async (variables, fields) => {
    const { errors } = await clerk().gql(PAGE, variables);
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', fields });
  });

  test('lists the newest records first, with counters by status', async () => {
    const { items, total, counters } = await page();
    const list = await clerk().rest<{ items: Listed[] }>('GET', '/bookings');
    expect(items).toEqual(list.body.items);
    expect(total).toBe(4);
    expect(counters).toEqual({ total: 4, active: 1, planned: 1, completed: 1, cancelled: 1 });
  });

  test('searches, filters, sorts and paginates', async () => {
    expect(ids((await page({ search: 'ПЕТРОВ' })).items)).toEqual([made.extension, made.active]);
    expect(ids((await page({ search: '245-18' })).items)).toEqual([made.extension, made.active]);
    expect((await page({ search: '41877' })).total).toBe(4);
    expect((await page({ search: 'никого' })).total).toBe(0);
    expect(ids((await page({ status: 'completed' })).items)).toEqual([made.completed]);
    const byStart = { sort: { field: 'startDate', direction: 'asc' }, pageSize: 2 };
    expect(ids((await page(byStart)).items)).toEqual([made.completed, made.active]);
    expect(ids((await page({ ...byStart, page: 2 })).items)).toEqual([
      made.extension,
      made.cancelled,
    ]);
    expect((await page({ ...byStart, page: 3 })).items).toEqual([]);
    const byStatus = await page({ sort: { field: 'status', direction: 'asc' } });
    expect(byStatus.items.map(({ status }) => status)).toEqual([
      'active',
      'planned',
      'completed',
      'cancelled',
    ]);
  });

  test('derives the status from the clock, without writes', async () => {
    app.clock.set(november(12, '11:00'));
    try {
      expect((await page()).counters).toMatchObject({ active: 1, planned: 0, completed: 2 });
      expect(ids((await page({ status: 'active' })).items)).toEqual([made.extension]);
    } finally {
      app.clock.set(november(10, '12:00'));
    }
  });

  test('runs as many statements for one row as for all', async () => {
    // The last use of the session is updated once for this moment.
    await page();
    const cost = async (pageSize: number) =>
      (await statementsOf(app.store, () => page({ pageSize, search: 'е' }))).length;
    expect(await cost(1)).toBe(await cost(100));
    // The session, the rows, their cars, the counters.
    expect(await cost(100)).toBe(4);
    const whole = await statementsOf(app.store, () => clerk().rest('GET', '/bookings'));
    // One of the statements reads the version.
    expect(whole).toHaveLength(4);
  });
});
