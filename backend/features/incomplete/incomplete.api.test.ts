import type { ChangeNotice } from '@backend/changes/notices';
import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { addCar, addSource, bookingBody, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental, type TestRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Item {
  id: number;
  issues: Record<string, boolean>;
  [name: string]: unknown;
}

let app: TestApp;
let carId: number;
const received: ChangeNotice[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const listen = async () => {
    for await (const notice of app.changes.stream()) received.push(notice);
  };
  void listen();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(Booking, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
  carId = await addCar(app.store);
});
afterAll(() => app.close());

const editor = () => app.as(['edit_bookings']);
const foreign = (more: Partial<TestRental> = {}) =>
  addRental(app.store, {
    carId: null,
    customerId: null,
    startDate: null,
    endDate: null,
    totalPrice: null,
    isComplete: false,
    ...more,
  });
const list = async () =>
  (await editor().rest<{ items: Item[] }>('GET', '/bookings/incomplete')).body.items;
const changes = () => app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });
const repairBody = (more: Record<string, unknown> = {}) => bookingBody(carId, more);
const repair = (id: number, body: Record<string, unknown>, headers?: Record<string, string>) =>
  editor().rest('PUT', `/bookings/incomplete/${id}`, body, headers);

describe('the list of incomplete bookings', () => {
  test('returns the raw values and issues of each', async () => {
    const customerId = await addCustomer(app.store, { fullName: 'Петров Пётр', phone: null });
    const nothing = await foreign({ createdAt: '2026-11-01T09:00:00Z', rawStartDate: ' ' });
    const unread = await foreign({
      carId,
      rawCustomerName: 'Смирнова',
      rawCustomerPhone: '12-34',
      rawStartDate: '31.02.2026',
      endDate: november(3, '10:00'),
      createdAt: '2026-11-02T09:00:00Z',
    });
    const backwards = await foreign({
      carId,
      customerId,
      startDate: november(5, '10:00'),
      endDate: november(4, '10:00'),
      totalPrice: 1500.5,
      createdAt: '2026-11-03T09:00:00Z',
    });
    await addRental(app.store, {
      carId,
      customerId,
      startDate: november(1, '10:00'),
      endDate: november(2, '10:00'),
    });
    const items = await list();
    expect(items.map(({ id }) => id)).toEqual([backwards, unread, nothing]);
    const wrong = ({ issues }: Item) => Object.keys(issues).filter((name) => issues[name]);
    expect(items.map(wrong)).toEqual([
      ['missingCustomerPhone', 'invalidDateRange'],
      ['missingCustomerPhone', 'invalidStartDate'],
      ['missingCar', 'missingCustomer', 'missingCustomerPhone', 'emptyStartDate', 'emptyEndDate'],
    ]);
    expect(items[0]).toMatchObject({
      carId,
      carTitle: 'Kia Rio',
      customerId,
      customerName: 'Петров Пётр',
      customerPhone: null,
      totalPrice: 1500.5,
      version: 1,
    });
    expect(items[1]).toMatchObject({
      customerName: 'Смирнова',
      customerPhone: '12-34',
      startDate: null,
      rawStartDate: '31.02.2026',
      endDate: november(3, '10:00'),
    });
    // The session and the list.
    expect(await statementsOf(app.store, list)).toHaveLength(2);
    const board = app.as(['view_board', 'view_booking_list']);
    const complete = await board.rest<{ items: Item[] }>('GET', '/bookings');
    expect(complete.body.items).toHaveLength(1);
  });
});

describe('purging', () => {
  test('is refused to users who may not edit bookings', async () => {
    await foreign();
    const { status } = await app.as(['view_board']).rest('POST', '/bookings/incomplete/purge');
    expect(status).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  test('deletes all of them, keeps each in the history and leaves complete bookings', async () => {
    const ids = [await foreign({ rawStartDate: 'завтра' }), await foreign()];
    const created = await editor().rest('POST', '/bookings/with-customer', repairBody());
    expect(created.status).toBe(201);
    const { status, body } = await editor().rest('POST', '/bookings/incomplete/purge');
    expect([status, body]).toEqual([200, { deleted: 2 }]);
    expect(await list()).toEqual([]);
    expect(await app.store.fork().count(Booking)).toBe(1);
    const purged = (await changes()).filter(({ operation }) => /purge/.test(operation));
    expect(purged.map(({ entityId }) => entityId).sort()).toEqual(ids);
    expect(purged.find(({ entityId }) => entityId === ids[0])).toMatchObject({
      entity: 'Booking',
      before: { rawStartDate: 'завтра' },
      after: null,
    });
    const again = await editor().rest('POST', '/bookings/incomplete/purge');
    expect(again.body).toEqual({ deleted: 0 });
  });

  test('of one leaves the others; a complete booking is rejected', async () => {
    const [one, other] = [await foreign(), await foreign()];
    const gone = await editor().rest('DELETE', `/bookings/incomplete/${one}`);
    expect([gone.status, gone.body]).toEqual([200, { deleted: 1 }]);
    expect((await list()).map(({ id }) => id)).toEqual([other]);
    expect((await editor().rest('DELETE', `/bookings/incomplete/${one}`)).status).toBe(404);
    const { body: made } = await editor().rest('POST', '/bookings/with-customer', repairBody());
    const refused = await editor().rest('DELETE', `/bookings/incomplete/${made.id}`);
    expect(refused.body).toEqual({
      code: 'CONFLICT',
      message: MESSAGES.incomplete.alreadyComplete,
    });
    expect((await editor().rest('DELETE', '/bookings/incomplete/first')).status).toBe(400);
  });
});

describe('repairing', () => {
  test.each([
    [{ carId: null }, 'carId', MESSAGES.booking.carRequired],
    [{ startDate: null }, 'startDate', MESSAGES.period.timesRequired],
    [{ endDate: november(1, '10:00') }, 'endDate', MESSAGES.period.endBeforeStart],
    [
      { customer: { fullName: '', phone: '+79162451807' } },
      'customer.fullName',
      MESSAGES.booking.customerRequired,
    ],
    [
      { customer: { fullName: 'Х', phone: '12-34' } },
      'customer.phone',
      MESSAGES.booking.phoneInvalid,
    ],
    [{ totalPrice: null }, 'totalPrice', MESSAGES.booking.totalPriceInvalid],
    [{ sourceId: 2_000_000_000 }, 'sourceId', MESSAGES.booking.sourceInvalid],
  ])('reports missing fields of %j and changes nothing', async (more, field, message) => {
    const id = await foreign();
    const { status, body } = await repair(id, repairBody(more));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
      fields: { [field]: message },
    });
    expect(await list()).toHaveLength(1);
    expect(await changes()).toEqual([]);
  });

  test('makes it a complete booking, shown with the others', async () => {
    const sourceId = await addSource(app.store, `Авито ${carId}`);
    const id = await foreign({
      rawStartDate: 'завтра',
      rawCustomerName: 'иванов',
      notes: 'Из старой системы',
      createdAt: '2026-10-01T09:00:00Z',
    });
    const { status, body } = await repair(id, repairBody({ sourceId, notes: undefined }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      carId,
      status: 'planned',
      customer: 'Иванов Иван Петрович',
      customerPhone: '+79162451807',
      totalPrice: 6000,
      priceEdited: false,
      depositAmount: 5000,
      notes: 'Из старой системы',
      sourceId,
      createdAt: '2026-10-01T09:00:00.000Z',
      version: 2,
    });
    expect(await list()).toEqual([]);
    const clerk = app.as(['view_booking_list']);
    const { body: all } = await clerk.rest<{ items: Item[] }>('GET', '/bookings');
    expect(all.items.map((booking) => booking.id)).toEqual([id]);
    const [kept] = await app.store.fork().findAll(Booking);
    expect(kept).toMatchObject({ rawStartDate: null, rawCustomerName: null, isComplete: true });
    expect(kept?.breakdown).toHaveLength(1);
    const change = (await changes()).find(({ entity }) => entity === 'Booking');
    expect(change).toMatchObject({
      operation: 'repairIncompleteBooking',
      entityId: id,
      before: { rawStartDate: 'завтра', isComplete: false },
      after: { totalPrice: 600_000 },
    });
  });

  test('is refused when the car is occupied, with suggestions; nothing changes', async () => {
    const other = await addCar(app.store);
    const taken = await editor().rest('POST', '/bookings/with-customer', repairBody());
    const id = await foreign();
    const customer = { fullName: 'Новый Клиент', phone: '+79990000001' };
    const { status, body } = await repair(id, repairBody({ customer }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'CAR_OCCUPIED',
      message: 'Автомобиль занят: Иванов И., 12.11.2026 10:00 – 14.11.2026 10:00',
      conflicts: [{ kind: 'booking', id: taken.body.id }],
    });
    const suggestions = body.suggestions as { cars: { carId: number }[]; windows: unknown[] };
    expect(suggestions.cars).toHaveLength(3);
    expect(suggestions.cars.map((car) => car.carId)).not.toContain(carId);
    expect(suggestions.windows).toHaveLength(1);
    expect(await list()).toHaveLength(1);
    expect(await app.store.fork().count(Customer, { phone: '79990000001' })).toBe(0);
    expect((await repair(id, repairBody({ carId: other }))).status).toBe(200);
  });

  test('ten concurrent repairs into one slot: one succeeds', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => foreign()));
    const answers = await Promise.all(ids.map((id) => repair(id, repairBody())));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    expect(await list()).toHaveLength(9);
  });

  test('is applied once: a stale version gets STALE, a completed booking CONFLICT', async () => {
    const id = await foreign();
    expect((await repair(id, repairBody({ version: 7 }))).body).toEqual({
      code: 'STALE',
      message: MESSAGES.generic.stale,
    });
    const answers = await Promise.all([
      repair(id, repairBody({ version: 1 })),
      repair(id, repairBody({ version: 1 })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await repair(id, repairBody())).body).toEqual({
      code: 'CONFLICT',
      message: MESSAGES.incomplete.alreadyComplete,
    });
    expect((await repair(2_000_000_000, repairBody())).status).toBe(404);
    expect((await repair(await foreign(), repairBody({ carId: 2_000_000_000 }))).body).toEqual({
      code: 'NOT_FOUND',
      message: MESSAGES.cars.notFound,
    });
  });

  test('with the same Idempotency-Key returns the same response', async () => {
    const id = await foreign();
    const key = { 'Idempotency-Key': `repair-${id}` };
    const first = await repair(id, repairBody(), key);
    const again = await repair(id, repairBody(), key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const kept = (await changes()).filter(({ entity }) => entity === 'Booking');
    expect(kept).toHaveLength(1);
  });

  test('of a cancelled one archives it and occupies no time', async () => {
    await editor().rest('POST', '/bookings/with-customer', repairBody());
    const id = await foreign({ cancelledAt: november(1, '10:00') });
    const { status, body } = await repair(id, repairBody());
    expect([status, body.status]).toEqual([200, 'cancelled']);
  });

  test('notifies the screens that show bookings', async () => {
    received.splice(0);
    await repair(await foreign(), repairBody());
    await foreign();
    await editor().rest('POST', '/bookings/incomplete/purge');
    await editor().rest('POST', '/bookings/incomplete/purge');
    expect(received.map(({ operation, carIds }) => ({ operation, carIds }))).toEqual([
      { operation: 'repairIncompleteBooking', carIds: [carId] },
      { operation: 'purgeIncompleteBookings', carIds: [] },
    ]);
    expect(received[0]?.topics).toEqual(
      expect.arrayContaining(['board', 'daily', 'fleet', 'bookings', 'incomplete']),
    );
  });

  test('is the same over GraphQL', async () => {
    const id = await foreign();
    const { data, errors } = await editor().gql<{ repairIncompleteBooking: { status: string } }>(
      `mutation ($id: Int!, $input: RepairIncompleteBookingInput!) {
        repairIncompleteBooking(id: $id, input: $input) { id status version }
      }`,
      { id, input: repairBody() },
    );
    expect(errors).toBeUndefined();
    expect(data?.repairIncompleteBooking).toEqual({ id, status: 'planned', version: 2 });
  });
});
