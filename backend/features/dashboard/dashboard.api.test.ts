import { CarPhoto } from '@backend/store/entities/fleet/car-photo.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { addCar, addSource, november } from '@backend/testing/data/fleet';
import { OFFICE_TILL } from '@backend/testing/data/office-till';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import type { MaintenanceStatus } from '@schema/statuses';
import { fromRoubles } from '@schema/values/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/* The day is Thursday 12.11.2026 in Moscow; the clock is at 19:00. */
const DAY = '2026-11-12';

interface Section {
  count: number;
  totalPrice: number;
  bookings: { id: number; isExtension: boolean; isExtended: boolean; status: string }[];
}

interface Dashboard {
  date: string;
  cashboxTotal: number;
  cashboxDetails: { carId: number; totalRevenue: number }[];
  cashboxManualEntries: { amount: number; comment: string | null }[];
  cashboxManualTotal: number;
  fleetLoadPercent: number;
  totalCars: number;
  availableCars: number;
  available: { count: number; cars: object[] };
  handovers: Section;
  returns: Section;
  newBookings: Section;
  service: { count: number; maintenances: { id: number; description: string }[] };
}

type Moment = readonly [day: number, time: string];

let app: TestApp;
const cars: Record<string, number> = {};
const booked: Record<string, number> = {};

async function book(
  name: string,
  car: string,
  start: Moment,
  end: Moment,
  more: Partial<Parameters<typeof addRental>[1]> = {},
) {
  booked[name] = await addRental(app.store, {
    carId: cars[car] ?? 0,
    customerId: more.customerId ?? (await addCustomer(app.store)),
    startDate: november(...start),
    endDate: november(...end),
    createdAt: november(1, '12:00'),
    ...more,
  });
}

const serve = (
  car: string,
  description: string,
  status: MaintenanceStatus,
  from: Moment,
  to: Moment,
) =>
  app.store.write(app.store.fork(), async (em) => {
    em.create(Maintenance, {
      car: cars[car] ?? 0,
      description,
      status,
      startDate: new Date(november(...from)),
      endDate: new Date(november(...to)),
      costKopecks: fromRoubles(1500.5),
      createdAt: new Date(november(1, '12:00')),
    });
  });

beforeAll(async () => {
  app = await startTestApp({ clock: november(12, '19:00') });
  const { store } = app;
  for (const [name, brand] of [
    ['rio', 'Kia'],
    ['vesta', 'Lada'],
    ['camry', 'Toyota'],
    ['idle', 'Haval'],
    ['broken', 'Geely'],
    ['short', 'Chery'],
  ] as const) {
    cars[name] = await addCar(store, {
      brand,
      model: name,
      licensePlate: `${name.toUpperCase()}77`,
    });
  }
  const customerId = await addCustomer(store, { fullName: 'Иванов Иван', phone: '79161112233' });
  const sourceId = await addSource(store, 'Авито');
  // Three days of 33.33, 33.33 and, on the 12th, 33.34; extended without a gap.
  await book('first', 'rio', [10, '10:00'], [12, '18:00'], {
    customerId,
    totalPrice: 100,
    sourceId,
  });
  await book('second', 'rio', [12, '18:00'], [13, '18:00'], { customerId, totalPrice: 50 });
  // Ends at midnight: it belongs to the 12th and occupies the car overnight.
  await book('midnight', 'vesta', [11, '20:00'], [13, '00:00'], { totalPrice: 201 });
  // Its four days are the 8th to the 11th; only its return is on the 12th.
  await book('morning', 'camry', [8, '10:00'], [12, '09:00'], { totalPrice: 400 });
  // Without a price, start and end on one day.
  await book('gift', 'short', [12, '12:00'], [12, '20:00'], { totalPrice: null });
  // Ended at the first instant of the day: it belongs to the 11th.
  await book('eve', 'short', [11, '09:00'], [12, '00:00'], { totalPrice: 10 });
  await book('cancelled', 'idle', [12, '10:00'], [12, '18:00'], {
    cancelledAt: november(11, '10:00'),
    createdAt: november(12, '10:00'),
  });
  const recorded = { createdAt: november(12, '23:59'), totalPrice: 1000 };
  await book('december', 'idle', [30, '10:00'], [30, '20:00'], recorded);
  await book('tomorrow', 'camry', [25, '10:00'], [26, '10:00'], {
    createdAt: november(13, '00:00'),
  });
  await serve('camry', 'Шины', 'scheduled', [15, '09:00'], [15, '18:00']);
  await serve('idle', 'Мойка', 'done', [12, '08:00'], [12, '15:00']);
  await serve('broken', 'Ремонт', 'in_progress', [12, '20:00'], [14, '10:00']);
  await serve('short', 'Осмотр', 'done', [11, '10:00'], [12, '00:00']);
  await store.write(store.fork(), async (em) => {
    em.create(CarPhoto, { car: cars.idle ?? 0, url: '/uploads/idle-2.webp', sortOrder: 2 });
    em.create(CarPhoto, { car: cars.idle ?? 0, url: '/uploads/idle-1.webp', sortOrder: 1 });
    const take = (at: string, roubles: number, comment: string | null) =>
      em.create(CashEntry, {
        amountKopecks: fromRoubles(roubles),
        comment,
        createdAt: new Date(at),
        tillId: OFFICE_TILL,
      });
    take(november(11, '23:59'), 1, 'вчера');
    take('2026-11-12T20:59:59.999Z', 0.5, null);
    take(november(12, '00:00'), 700, 'Мойка');
    take(november(13, '00:00'), 1, 'завтра');
  });
});
afterAll(() => app.close());

const path = (date = DAY) => `/analytics/dashboard?date=${date}`;
const ask = async (date = DAY) =>
  (await app.as(['view_board']).rest<Dashboard>('GET', path(date))).body;
const namesOf = ({ bookings }: Section) =>
  bookings.map(({ id }) => Object.keys(booked).find((name) => booked[name] === id));

describe('the day', () => {
  test.each<[Permission, number]>([
    ['view_board', 200],
    ['view_analytics', 200],
    ['view_logistics', 200],
    ['edit_bookings', 403],
    ['view_clients', 403],
  ])('with %s alone: %d', async (permission, expected) => {
    expect((await app.as([permission]).rest('GET', path())).status).toBe(expected);
    expect((await app.as(null).rest('GET', path())).status).toBe(401);
  });

  test.each(['', '12.11.2026', '2026-02-30', '2026-11-12T00:00:00Z'])(
    'rejects the invalid date %j',
    async (date) => {
      const { status, body } = await app.as(['view_board']).rest('GET', path(date));
      expect([status, body]).toMatchObject([422, { message: MESSAGES.generic.invalidDate }]);
    },
  );

  test.each(['1900-01-01', '2999-12-31'])(
    'accepts the limits of the calendar: %s',
    async (date) => {
      const { status, body } = await app.as(['view_board']).rest<Dashboard>('GET', path(date));
      expect([status, body.cashboxTotal, body.handovers.count]).toEqual([200, 0, 0]);
    },
  );

  test('sums the rental days of the date and cash entries', async () => {
    const day = await ask();
    expect(day.date).toBe(DAY);
    expect(day.cashboxDetails).toEqual([
      {
        carId: cars.rio,
        carTitle: 'Kia rio',
        licensePlate: 'RIO77',
        color: null,
        year: null,
        totalRevenue: 83.34,
      },
      {
        carId: cars.vesta,
        carTitle: 'Lada vesta',
        licensePlate: 'VESTA77',
        color: null,
        year: null,
        totalRevenue: 100.5,
      },
    ]);
    expect(day.cashboxManualEntries).toEqual([
      expect.objectContaining({ amount: 700, comment: 'Мойка', createdAt: november(12, '00:00') }),
      expect.objectContaining({ amount: 0.5, comment: null }),
    ]);
    expect(day.cashboxManualTotal).toBe(700.5);
    expect(day.cashboxTotal).toBe(884.34);
    // rio, vesta and, without a price, short; of six.
    expect([day.fleetLoadPercent, day.totalCars]).toEqual([50, 6]);
  });

  test('lists the handovers of the day', async () => {
    const { handovers } = await ask();
    expect(namesOf(handovers)).toEqual(['gift', 'second']);
    expect([handovers.count, handovers.totalPrice]).toEqual([2, 50]);
    expect(handovers.bookings[1]).toMatchObject({ isExtension: true, status: 'active' });
  });

  test('lists the returns of the day, midnight included, with all fields', async () => {
    const { returns } = await ask();
    expect(namesOf(returns)).toEqual(['morning', 'first', 'gift', 'midnight']);
    expect([returns.count, returns.totalPrice]).toEqual([4, 701]);
    expect(returns.bookings.map(({ isExtended }) => isExtended)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(returns.bookings[1]).toEqual({
      id: booked.first,
      carId: cars.rio,
      carTitle: 'Kia rio',
      licensePlate: 'RIO77',
      carPhotoUrl: null,
      carColor: null,
      carYear: null,
      customerName: 'Иванов Иван',
      customerPhone: '+79161112233',
      customer: { fullName: 'Иванов Иван', phone: '+79161112233', email: null },
      status: 'completed',
      startDate: november(10, '10:00'),
      endDate: november(12, '18:00'),
      durationDays: 3,
      cancelReason: null,
      handedOverAt: null,
      returnedAt: null,
      createdAt: november(1, '12:00'),
      totalPrice: 100,
      depositAmount: null,
      depositComment: null,
      notes: null,
      sourceId: expect.any(Number),
      sourceName: 'Авито',
      isExtension: false,
      isExtended: true,
      whereabouts: 'ended',
      version: 1,
    });
  });

  test('lists the live bookings created on the day, whenever they start', async () => {
    const { newBookings } = await ask();
    expect(namesOf(newBookings)).toEqual(['december']);
    expect(newBookings).toMatchObject({
      count: 1,
      totalPrice: 1000,
      bookings: [{ carPhotoUrl: '/uploads/idle-1.webp', status: 'planned' }],
    });
  });

  test('lists the maintenance that overlaps the day, done or not', async () => {
    const { service } = await ask();
    expect(service.count).toBe(2);
    expect(service.maintenances).toEqual([
      {
        id: expect.any(Number),
        carId: cars.idle,
        carTitle: 'Haval idle',
        licensePlate: 'IDLE77',
        carPhotoUrl: '/uploads/idle-1.webp',
        carColor: null,
        carYear: null,
        description: 'Мойка',
        startDate: november(12, '08:00'),
        endDate: november(12, '15:00'),
        status: 'done',
        cost: 1500.5,
        version: 1,
      },
      expect.objectContaining({ description: 'Ремонт', status: 'in_progress', carPhotoUrl: null }),
    ]);
  });

  test('lists the cars free at 23:59, since when and for how long', async () => {
    const { available, availableCars } = await ask();
    const unmarked = { customer: 'Петров Пётр', whereabouts: 'unconfirmed' };
    expect([available.count, availableCars]).toEqual([3, 3]);
    expect(available.cars).toEqual([
      {
        carId: cars.camry,
        carTitle: 'Toyota camry',
        licensePlate: 'CAMRY77',
        color: null,
        year: null,
        carPhotoUrl: null,
        carColor: null,
        carYear: null,
        releaseAt: november(12, '09:00'),
        // Maintenance occupies a car as a booking does: the 13th and 14th are free.
        nextBookingStart: november(15, '09:00'),
        freeDaysUntilNext: 2,
        unreturned: { ...unmarked, id: booked.morning, endDate: november(12, '09:00') },
      },
      {
        carId: cars.idle,
        carTitle: 'Haval idle',
        licensePlate: 'IDLE77',
        color: null,
        year: null,
        carPhotoUrl: '/uploads/idle-1.webp',
        carColor: null,
        carYear: null,
        releaseAt: november(12, '15:00'),
        nextBookingStart: november(30, '10:00'),
        freeDaysUntilNext: 17,
        unreturned: null,
      },
      {
        carId: cars.short,
        carTitle: 'Chery short',
        licensePlate: 'SHORT77',
        color: null,
        year: null,
        carPhotoUrl: null,
        carColor: null,
        carYear: null,
        releaseAt: november(12, '20:00'),
        nextBookingStart: null,
        freeDaysUntilNext: null,
        unreturned: { ...unmarked, id: booked.eve, endDate: november(12, '00:00') },
      },
    ]);
  });

  test('a booking from 23:59 occupies that night; one of the next day leaves 0 free days', async () => {
    expect((await ask('2026-11-29')).available.cars).toContainEqual(
      expect.objectContaining({ carId: cars.idle, freeDaysUntilNext: 0, releaseAt: null }),
    );
    const before = (await ask('2026-11-20')).availableCars;
    const customerId = await addCustomer(app.store);
    const dates = { startDate: november(20, '23:59'), endDate: november(22, '06:00') };
    const id = await addRental(app.store, { carId: cars.short ?? 0, customerId, ...dates });
    expect((await ask('2026-11-20')).availableCars).toBe(before - 1);
    await app.as(['edit_bookings']).rest('DELETE', `/bookings/${id}`);
    expect((await ask('2026-11-20')).availableCars).toBe(before);
  });

  test('has the price of one day for users with edit_bookings, by the tariff of the date', async () => {
    const priced = await addCar(app.store, { licensePlate: 'PRICE77', pricePerDay: 4321 });
    type Priced = { available: { dayPrices: { carId: number; price: number | null }[] | null } };
    const read = (permissions: Permission[]) => app.as(permissions).rest<Priced>('GET', path(DAY));
    const { body } = await read(['view_analytics', 'edit_bookings']);
    expect(body.available.dayPrices).toContainEqual({ carId: priced, price: 4321 });
    expect((await read(['view_analytics'])).body.available.dayPrices).toBeNull();
    await app.as(['view_cars']).rest('DELETE', `/cars/${priced}`);
  });

  test('is the same over REST and GraphQL, in a bounded number of statements', async () => {
    const section = `{ count totalPrice bookings {
      id carId carTitle licensePlate carPhotoUrl carColor carYear customerName customerPhone
      customer { fullName phone email } status startDate endDate durationDays cancelReason handedOverAt
      returnedAt createdAt totalPrice depositAmount depositComment notes sourceId sourceName
      isExtension isExtended whereabouts version
    } }`;
    const { data, errors } = await app.as(['view_logistics']).gql(
      `query ($date: Day!) { dailyDashboard(date: $date) {
        date cashboxTotal cashboxDetails { carId carTitle licensePlate color year totalRevenue }
        cashboxManualEntries { id amount comment createdAt reversesId reversedAt }
        cashboxManualTotal fleetLoadPercent totalCars availableCars
        available { count cars {
          carId carTitle licensePlate color year carPhotoUrl carColor carYear releaseAt nextBookingStart freeDaysUntilNext
          unreturned { id customer endDate whereabouts }
        } dayPrices { carId price } }
        handovers ${section} returns ${section} newBookings ${section}
        service { count maintenances {
          id carId carTitle licensePlate carPhotoUrl carColor carYear description startDate endDate
          status cost version
        } }
      } }`,
      { date: DAY },
    );
    expect(errors).toBeUndefined();
    expect(data?.dailyDashboard).toEqual(await ask());
    const said = await statementsOf(app.store, () => ask());
    expect(said.filter((sql) => /from (cars|bookings|maintenances|cash)/.test(sql))).toHaveLength(
      8,
    );
  });
});

describe('with required return marks', () => {
  test('an unreturned car is not free, and its booking is still active', async () => {
    const strict = await startTestApp({
      clock: november(12, '19:00'),
      config: { requireReturnMark: true },
    });
    try {
      const carId = await addCar(strict.store);
      const customerId = await addCustomer(strict.store);
      const dates = { startDate: november(9, '10:00'), endDate: november(11, '10:00') };
      await addRental(strict.store, { carId, customerId, ...dates });
      const on = async (date: string) =>
        (await strict.as(['view_board']).rest<Dashboard>('GET', path(date))).body;
      expect((await on('2026-11-11')).availableCars).toBe(0);
      expect((await on('2026-11-11')).returns.bookings[0]?.status).toBe('active');
      // It occupies its car until now: 19:00 of the 12th.
      expect((await on('2026-11-12')).available.cars).toEqual([
        expect.objectContaining({ carId, releaseAt: november(12, '19:00') }),
      ]);
    } finally {
      await strict.close();
    }
  });
});
