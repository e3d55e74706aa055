import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Change {
  id: number;
  at: string;
  userLogin: string;
  operation: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
interface Page {
  items: Change[];
  total: number;
}

let app: TestApp;
let carId: number;
let bookingId: number;
let customerId: number;
beforeAll(async () => {
  app = await startTestApp();
  carId = await addCar(app.store);
  const made = await staff().rest<{ id: number }>(
    'POST',
    '/bookings/with-customer',
    bookingBody(carId),
  );
  bookingId = made.body.id;
  app.clock.advance(60_000);
  await staff().rest('PUT', `/bookings/${bookingId}`, {
    startDate: november(12, '10:00'),
    endDate: november(15, '10:00'),
    totalPrice: 7000.5,
  });
  app.clock.advance(60_000);
  await staff().rest('DELETE', `/bookings/${bookingId}`);
  const clients = await app
    .as(['view_clients'])
    .rest<{ items: { id: number }[] }>('GET', '/customers');
  customerId = clients.body.items[0]?.id ?? 0;
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board']);
const history = (path: string, query = '') => staff().rest<Page>('GET', `${path}/history${query}`);

describe('the history of a booking', () => {
  test('is refused to anonymous clients and to users without a section that shows bookings', async () => {
    const path = `/bookings/${bookingId}/history`;
    expect((await app.as(null).rest('GET', path)).status).toBe(401);
    expect((await app.as(['view_cars']).rest('GET', path)).status).toBe(403);
    expect((await app.as(['view_archive']).rest('GET', path)).status).toBe(200);
  });

  test('lists author, action and time, the latest first, amounts in roubles', async () => {
    const { status, body } = await history(`/bookings/${bookingId}`);
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    const [archived, moved, made] = body.items;
    expect(body.items.map(({ operation }) => operation)).toEqual([
      'archiveBooking',
      'updateBooking',
      'createBookingWithCustomer',
    ]);
    expect(made).toMatchObject({
      userLogin: 'user-edit_bookings-view_board',
      entity: 'Booking',
      entityId: bookingId,
      before: null,
      after: { totalPrice: 6000, depositAmount: 5000, endDate: november(14, '10:00') },
    });
    expect(moved).toMatchObject({
      before: { totalPrice: 6000, endDate: november(14, '10:00') },
      after: { totalPrice: 7000.5, endDate: november(15, '10:00') },
    });
    expect(Date.parse(moved?.at ?? '') - Date.parse(made?.at ?? '')).toBe(60_000);
    expect(archived).toMatchObject({
      before: { cancelledAt: null },
      after: { cancelledAt: archived?.at },
    });
  });

  test('is paginated in three statements', async () => {
    const second = await history(`/bookings/${bookingId}`, '?page=2&pageSize=2');
    expect(second.body.total).toBe(3);
    expect(second.body.items.map(({ operation }) => operation)).toEqual([
      'createBookingWithCustomer',
    ]);
    for (const page of ['0', 'x']) {
      const { status, body } = await history(`/bookings/${bookingId}`, `?page=${page}`);
      expect([status, body]).toMatchObject([422, { message: MESSAGES.lists.pageInvalid }]);
    }
    expect(await statementsOf(app.store, () => history(`/bookings/${bookingId}`))).toHaveLength(3);
  });

  test('is the same over GraphQL; without changes it is empty', async () => {
    const fields =
      '{ items { id at userId userLogin operation entity entityId before after } total }';
    const { data } = await staff().gql<{ bookingHistory: Page }>(
      `{ bookingHistory(id: ${bookingId}) ${fields} }`,
    );
    expect(data?.bookingHistory).toEqual((await history(`/bookings/${bookingId}`)).body);
    expect((await history('/bookings/2000000000')).body).toEqual({ items: [], total: 0 });
  });
});

describe('other histories', () => {
  test('require the section that shows the record', async () => {
    const open = async (permission: 'view_cars' | 'view_clients' | 'view_board') => {
      const seen: number[] = [];
      for (const path of ['/cars/1', '/customers/1', '/maintenances/1']) {
        seen.push((await app.as([permission]).rest('GET', `${path}/history`)).status);
      }
      return seen;
    };
    expect(await open('view_cars')).toEqual([200, 403, 403]);
    expect(await open('view_clients')).toEqual([403, 200, 403]);
    expect(await open('view_board')).toEqual([403, 403, 200]);
  });

  test('of a customer outlives the customer', async () => {
    const manager = app.as(['view_clients']);
    const path = `/customers/${customerId}`;
    await manager.rest('DELETE', path);
    const { body } = await manager.rest<Page>('GET', `${path}/history`);
    expect(body.items.map(({ operation }) => operation)).toEqual([
      'deleteCustomer',
      'createBookingWithCustomer',
    ]);
    expect(body.items[0]).toMatchObject({
      before: {
        fullName: 'Иванов Иван Петрович',
        bookings: [{ id: bookingId, totalPrice: 7000.5 }],
      },
      after: null,
    });
    const booking = await history(`/bookings/${bookingId}`);
    expect(booking.body.items[0]).toMatchObject({ operation: 'deleteCustomer', after: null });
  });

  test('of a car omits customers', async () => {
    await app.store.write(app.store.fork(), async (em) => {
      em.create(ChangeLog, {
        at: app.clock.now(),
        operation: 'deleteCar',
        entity: 'Car',
        entityId: carId,
        before: {
          brand: 'Kia',
          depositAmount: 500_000,
          bookings: [{ customer: { phone: '7916' } }],
        },
        after: null,
      });
    });
    const { body } = await app.as(['view_cars']).rest<Page>('GET', `/cars/${carId}/history`);
    expect(body.items[0]).toMatchObject({ operation: 'deleteCar', userLogin: null });
    expect(body.items[0]?.before).toEqual({ brand: 'Kia', depositAmount: 5000 });
  });

  test('of maintenance is recorded as well', async () => {
    const made = await staff().rest<{ id: number }>('POST', '/maintenances', {
      carId,
      description: 'Мойка',
      startDate: november(20, '09:00'),
      endDate: november(20, '10:00'),
      cost: 1500.5,
    });
    const { body } = await history(`/maintenances/${made.body.id}`);
    expect(body.items).toMatchObject([{ operation: 'createMaintenance', after: { cost: 1500.5 } }]);
  });
});

describe('the history of a till and of a partner', () => {
  test('is for those who change tills, and for those who see statements', async () => {
    const paths = [
      ['/money/tills/1/history', 'manage_users'],
      ['/partners/1/history', 'view_analytics'],
    ] as const;
    for (const [path, permission] of paths) {
      expect((await app.as(null).rest('GET', path)).status).toBe(401);
      const others = PERMISSIONS.filter((one) => one !== permission);
      expect((await app.as(others).rest('GET', path)).status).toBe(403);
      expect((await app.as([permission]).rest('GET', path)).status).toBe(200);
    }
  });

  test('has its changes, counts and links, amounts in roubles', async () => {
    const owner = app.as(['manage_users', 'edit_bookings', 'view_analytics']);
    const made = async (path: string, body: object) =>
      (await owner.rest<{ id: number }>('POST', path, body)).body.id;
    const till = await made('/money/tills', { name: 'Вокзал' });
    await owner.rest('PATCH', `/money/tills/${till}`, { name: 'Аэропорт', version: 1 });
    await made('/money/till-counts', { tillId: till, counted: 450.5, comment: 'Сдача' });
    const { body } = await owner.rest<Page>('GET', `/money/tills/${till}/history`);
    expect(body.items).toMatchObject([
      { operation: 'countTill', after: { expected: 0, counted: 450.5, comment: 'Сдача' } },
      { operation: 'updateTill', before: { name: 'Вокзал' }, after: { name: 'Аэропорт' } },
      { operation: 'createTill', before: null, after: { name: 'Вокзал' } },
    ]);
    const partner = await made('/partners', { name: 'Олег' });
    const days = { from: '2026-11-01', to: '2026-11-30' };
    await made(`/partners/${partner}/statement-links`, days);
    const ofPartner = await owner.rest<Page>('GET', `/partners/${partner}/history`);
    expect(ofPartner.body.items).toMatchObject([
      { operation: 'createStatementLink', after: { statement: days } },
      { operation: 'createPartner', after: { name: 'Олег' } },
    ]);
  });
});
