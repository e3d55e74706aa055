import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { addCar, addSource, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const CREATE = `mutation ($input: CreateBookingWithCustomerInput!) {
  createBookingWithCustomer(input: $input) {
    id carId status startDate endDate handedOverAt returnedAt cancelledAt cancelReason customer customerPhone
    sourceId sourceName notes totalPrice priceEdited depositAmount depositComment createdAt
    isExtension isExtended isHandedOver expectsHandoverMark whereabouts conflict version
  }
}`;
const PATH = '/bookings/with-customer';

let app: TestApp;
let carId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  carId = await addCar(app.store);
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const bookings = () =>
  app.store.fork().find(Booking, { car: carId }, { orderBy: { startDate: 'asc' } });
const customers = () => app.store.fork().findAll(Customer);
const create = (more: Record<string, unknown> = {}) =>
  staff().rest('POST', PATH, bookingBody(carId, more));

describe('a new booking rejects', () => {
  test('anonymous clients and users who may not edit bookings, over REST and GraphQL', async () => {
    const input = bookingBody(carId);
    expect((await app.as(null).rest('POST', PATH, input)).status).toBe(401);
    expect((await app.as(['view_board']).rest('POST', PATH, input)).status).toBe(403);
    const stranger = await app.as(null).gql(CREATE, { input });
    expect(stranger.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const viewer = await app.as(['view_board', 'view_cars']).gql(CREATE, { input });
    expect(viewer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await bookings()).toHaveLength(0);
  });

  const { booking, period } = MESSAGES;
  test.each([
    ['carId', { carId: null }, booking.carRequired],
    ['startDate', { startDate: undefined }, period.timesRequired],
    ['endDate', { endDate: null }, period.timesRequired],
    ['endDate', { endDate: november(11, '10:00') }, period.endBeforeStart],
    [
      'customer.fullName',
      { customer: { fullName: '  ', phone: '+79162451807' } },
      booking.customerRequired,
    ],
    [
      'customer.phone',
      { customer: { fullName: 'Иванов', phone: '916 245' } },
      booking.phoneInvalid,
    ],
    ['totalPrice', { totalPrice: -1 }, booking.totalPriceInvalid],
    ['totalPrice', { totalPrice: undefined }, booking.totalPriceInvalid],
    ['depositAmount', { depositAmount: -0.01 }, booking.depositInvalid],
  ])('a wrong %s: %j', async (field, more, message) => {
    const { status, body } = await create(more);
    expect({ status, body }).toEqual({
      status: 422,
      body: { code: 'VALIDATION_FAILED', message, fields: { [field]: message } },
    });
    const { errors } = await staff().gql(CREATE, { input: bookingBody(carId, more) });
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'VALIDATION_FAILED', fields: { [field]: message } },
    });
    expect(await bookings()).toHaveLength(0);
  });

  test.each([
    ['customer', { customer: undefined }, booking.customerRequired],
    ['customer', { customer: 'Иванов' }, booking.customerRequired],
    ['startDate', { startDate: '' }, period.timesRequired],
    ['startDate', { startDate: 'завтра' }, period.invalid],
    ['endDate', { endDate: 1_762_934_400 }, period.invalid],
    ['carId', { carId: '1' }, booking.carRequired],
    ['totalPrice', { totalPrice: '6000' }, booking.totalPriceInvalid],
    ['totalPrice', { totalPrice: '1 000,50' }, booking.totalPriceInvalid],
    ['depositAmount', { depositAmount: 'NaN' }, booking.depositInvalid],
    ['depositAmount', { depositAmount: true }, booking.depositInvalid],
    ['sourceId', { sourceId: {} }, booking.sourceInvalid],
    ['notes', { notes: [] }, MESSAGES.generic.wrongTextType],
  ])('a %s of the wrong type: %j', async (field, more, message) => {
    const { status, body } = await create(more);
    const fields = { [field]: message };
    expect([status, body]).toEqual([422, { code: 'VALIDATION_FAILED', message, fields }]);
    const { errors } = await staff().gql(CREATE, { input: bookingBody(carId, more) });
    expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION_FAILED', fields } }]);
    expect(await bookings()).toHaveLength(0);
  });

  test('an unknown car or source, without creating a customer', async () => {
    const before = await customers();
    const stranger = { fullName: 'Никто Никита', phone: '+79990000001', email: null };
    const noCar = await create({ carId: 999_999, customer: stranger });
    expect(noCar.status).toBe(404);
    expect(noCar.body).toEqual({ code: 'NOT_FOUND', message: MESSAGES.cars.notFound });
    const noSource = await create({ sourceId: 999_999, customer: stranger });
    expect(noSource.status).toBe(422);
    expect(noSource.body.fields).toEqual({ sourceId: booking.sourceInvalid });
    expect(await customers()).toHaveLength(before.length);
  });
});

describe('a new booking', () => {
  test('returns sent and derived values, the same over REST and GraphQL', async () => {
    const sourceId = await addSource(app.store, `Сайт ${carId}`);
    const more = { sourceId, notes: '  Детское кресло ', depositComment: '  ' };
    const rest = await create(more);
    const other = await addCar(app.store);
    const gql = await staff().gql<{ createBookingWithCustomer: object }>(CREATE, {
      input: bookingBody(other, more),
    });
    expect(rest.status).toBe(201);
    expect(rest.body).toEqual({
      id: expect.any(Number),
      carId,
      status: 'planned',
      startDate: november(12, '10:00'),
      endDate: november(14, '10:00'),
      handedOverAt: null,
      returnedAt: null,
      cancelledAt: null,
      cancelReason: null,
      customer: 'Иванов Иван Петрович',
      customerPhone: '+79162451807',
      sourceId,
      sourceName: `Сайт ${carId}`,
      notes: 'Детское кресло',
      totalPrice: 6000,
      priceEdited: false,
      depositAmount: 5000,
      depositComment: null,
      createdAt: app.clock.now().toISOString(),
      isExtension: false,
      isExtended: false,
      isHandedOver: false,
      expectsHandoverMark: false,
      whereabouts: 'waiting',
      conflict: false,
      version: 1,
    });
    expect(gql.data?.createBookingWithCustomer).toEqual({
      ...rest.body,
      id: expect.any(Number),
      carId: other,
    });
  });

  test('keeps the breakdown of an estimated price, none of an edited one', async () => {
    await create();
    const [estimated] = await bookings();
    expect(estimated).toMatchObject({ priceEdited: false, totalPriceKopecks: 600_000 });
    expect(estimated?.breakdown).toEqual([
      {
        groupId: expect.any(Number),
        groupName: 'Круглый год',
        days: 2,
        pricePerDay: 300_000,
        subtotal: 600_000,
      },
    ]);
    await create({
      startDate: november(20, '10:00'),
      endDate: november(21, '10:00'),
      totalPrice: 2999.99,
    });
    const [, edited] = await bookings();
    expect(edited).toMatchObject({
      priceEdited: true,
      breakdown: null,
      totalPriceKopecks: 299_999,
    });
  });

  test('accepts a manual price without a tariff', async () => {
    carId = await addCar(app.store, { pricePerDay: null });
    expect((await create({ totalPrice: 100 })).body).toMatchObject({
      totalPrice: 100,
      priceEdited: true,
    });
  });

  test('defaults an empty deposit to 0; a booking in the past is completed', async () => {
    const past = { startDate: november(1, '10:00'), endDate: november(2, '10:00') };
    const { status, body } = await create({ ...past, depositAmount: undefined });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'completed', depositAmount: 0 });
  });

  test('finds its customer by phone in any format and updates the name', async () => {
    const phone = '89161112233';
    await create({ customer: { fullName: 'Петрова Анна', phone, email: 'anna@example.ru' } });
    const later = { startDate: november(16, '10:00'), endDate: november(17, '10:00') };
    const { body } = await create({
      ...later,
      customer: { fullName: 'Сидорова Анна', phone: '+7 (916) 111-22-33', email: null },
    });
    expect(body).toMatchObject({ customer: 'Сидорова Анна', customerPhone: '+79161112233' });
    const found = await app.store.fork().find(Customer, { phone: '79161112233' });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ fullName: 'Сидорова Анна', email: 'anna@example.ru' });
    expect(found[0]?.searchText).toContain('сидорова');
    const changes = await app.store
      .fork()
      .find(ChangeLog, { entity: 'Customer', entityId: found[0]?.id }, { orderBy: { id: 1 } });
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [null, { fullName: 'Петрова Анна', phone: '79161112233', email: 'anna@example.ru' }],
      [
        { fullName: 'Петрова Анна', phone: '79161112233', email: 'anna@example.ru' },
        { fullName: 'Сидорова Анна', phone: '79161112233', email: 'anna@example.ru' },
      ],
    ]);
  });

  test('is recorded in the history with its author', async () => {
    const { body } = await create();
    const [change] = await app.store
      .fork()
      .find(ChangeLog, { entity: 'Booking', entityId: Number(body.id) });
    expect(change).toMatchObject({
      operation: 'createBookingWithCustomer',
      userLogin: 'user-edit_bookings',
      before: null,
    });
    expect(change?.after).toMatchObject({ carId, customer: 'Иванов Иван Петрович' });
    const [kept] = await bookings();
    expect(kept?.createdBy?.id).toBe(change?.userId);
  });

  test('may touch another; for the same customer it is an extension', async () => {
    await create();
    const next = {
      startDate: november(14, '10:00'),
      endDate: november(15, '10:00'),
      totalPrice: 3000,
    };
    const extension = await create(next);
    expect(extension.status).toBe(201);
    expect(extension.body.isExtension).toBe(true);
    const other = { fullName: 'Другой Денис', phone: '+79990000002', email: null };
    const after = {
      startDate: november(15, '10:00'),
      endDate: november(16, '10:00'),
      customer: other,
    };
    expect((await create(after)).body.isExtension).toBe(false);
  });

  test('may be read only by users who see bookings', async () => {
    const { body } = await create();
    const READ = 'query ($id: Int!) { booking(id: $id) { id customer status } }';
    const variables = { id: body.id };
    for (const permission of ['view_board', 'view_booking_list', 'edit_bookings'] as const) {
      const { data } = await app.as([permission]).gql(READ, variables);
      expect(data?.booking).toEqual({
        id: body.id,
        customer: 'Иванов Иван Петрович',
        status: 'planned',
      });
    }
    expect((await app.as(['view_cars']).gql(READ, variables)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    const unknown = await staff().gql(READ, { id: 999_999 });
    expect(unknown.errors?.[0]).toMatchObject({
      message: MESSAGES.booking.notFound,
      extensions: { code: 'NOT_FOUND' },
    });
  });
});
