import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { addCar } from '@backend/testing/data/fleet';
import { OFFICE_TILL } from '@backend/testing/data/office-till';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { fromRoubles } from '@schema/values/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * Hand-computed figures of a fleet in Berlin, where 25.10.2026 has 25 hours. The period is October;
 * bookings cross both its edges.
 */
const OCTOBER = { start: '2026-10-01T00:00:00+02:00', end: '2026-10-31T23:59:59.999+01:00' };

const FLEET = `query ($start: DateTime, $end: DateTime) {
  fleetAnalytics(start: $start, end: $end) {
    summary {
      periodStart periodEnd totalRevenue manualAdjustmentsTotal fleetLoadPercent totalCars
      averageDailyRate totalMaintenanceCost totalBookings totalRentalDays averageBookingLength
    }
    cars {
      carId carTitle licensePlate color year totalRevenue totalMaintenanceCost loadPercent rentalDays
      averageDailyRate bookingsCount
    }
    partnerRevenue {
      totalCarRevenue partners { partnerId partnerName sharePercent revenueAmount }
    }
  }
}`;

interface Fleet {
  summary: Record<string, number | string>;
  cars: { carId: number; totalRevenue: number; rentalDays: number }[];
  partnerRevenue: {
    totalCarRevenue: number;
    partners: { partnerName: string; sharePercent: number; revenueAmount: number }[];
  };
  message?: string;
  fields?: object;
}

interface Car {
  summary: Record<string, number>;
  bookings: { id: number; revenuePortion: number; durationDays: number; rentalDays: number }[];
  maintenances: Record<string, unknown>[];
}

let app: TestApp;
let rio: number;
let vesta: number;
let idle: number;
const booked: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp({
    clock: '2026-11-05T09:00:00Z',
    config: { companyTimeZone: 'Europe/Berlin' },
  });
  const { store } = app;
  rio = await addCar(store, { licensePlate: 'А001АА77', color: 'белый', year: 2022 });
  vesta = await addCar(store, { brand: 'Lada', model: 'Vesta', licensePlate: 'В002ВВ77' });
  idle = await addCar(store, { brand: '', model: '', licensePlate: 'С003СС77' });
  const customerId = await addCustomer(store, { fullName: 'Иванов Иван' });
  const book = async (
    name: string,
    carId: number,
    startDate: string,
    endDate: string,
    totalPrice: number | null,
    more: { cancelledAt?: string; returnedAt?: string; isComplete?: boolean } = {},
  ) => {
    booked[name] = await addRental(store, {
      carId,
      customerId,
      startDate,
      endDate,
      totalPrice,
      ...more,
    });
  };
  // 4 days of 25.00 from 29.09; 01.10 and 02.10 are in October: 50.00.
  await book('overStart', rio, '2026-09-29T10:00:00+02:00', '2026-10-03T10:00:00+02:00', 100);
  // 3 days of 33.33, 33.33, 33.34.
  await book('thirds', rio, '2026-10-05T12:00:00+02:00', '2026-10-08T12:00:00+02:00', 100);
  // 5 days of 24 hours from 24.10 00:00: 24th, 25th twice (25 hours), 26th and 27th.
  await book('clocks', rio, '2026-10-24T00:00:00+02:00', '2026-10-28T23:00:00+01:00', 500);
  // 3 days of 33.33, the last with the remainder in November: 66.66.
  await book('overEnd', rio, '2026-10-30T09:00:00+01:00', '2026-11-02T09:00:00+01:00', 100);
  // 60 days of 10.00, all October: 310.00; an early return does not change the contract.
  await book('long', vesta, '2026-09-15T18:00:00+02:00', '2026-11-14T17:00:00+01:00', 600, {
    returnedAt: '2026-11-01T10:00:00+01:00',
  });
  // Outside October: the rental day of 30.09 ends in October; the other starts at November's
  // midnight.
  await book('before', idle, '2026-09-30T20:00:00+02:00', '2026-10-01T08:00:00+02:00', 70);
  await book('after', idle, '2026-11-01T00:00:00+01:00', '2026-11-02T00:00:00+01:00', 70);
  await book('cancelled', idle, '2026-10-10T00:00:00+02:00', '2026-10-20T00:00:00+02:00', 900, {
    cancelledAt: '2026-10-09T00:00:00+02:00',
  });
  await addRental(store, {
    carId: idle,
    customerId: null,
    startDate: '2026-10-10T00:00:00+02:00',
    endDate: '2026-10-12T00:00:00+02:00',
    totalPrice: 900,
    isComplete: false,
  });
  // Without a price: a rental day, no revenue. Ends at the end of October.
  await book('gift', idle, '2026-10-31T00:00:00+01:00', '2026-11-01T00:00:00+01:00', null);
  await store.write(store.fork(), async (em) => {
    const work = (car: number, start: string, end: string, cost: number) =>
      em.create(Maintenance, {
        car,
        description: 'Замена масла',
        status: 'done',
        startDate: new Date(start),
        endDate: new Date(end),
        costKopecks: fromRoubles(cost),
        createdAt: new Date(start),
      });
    work(vesta, '2026-09-30T23:59:00+02:00', '2026-10-02T00:00:00+02:00', 1000);
    work(idle, '2026-10-01T00:00:00+02:00', '2026-10-02T00:00:00+02:00', 12.34);
    work(idle, '2026-10-31T23:00:00+01:00', '2026-11-20T00:00:00+01:00', 100);
    const takeByHand = (moment: string, roubles: number) =>
      em.create(CashEntry, {
        amountKopecks: fromRoubles(roubles),
        createdAt: new Date(moment),
        tillId: OFFICE_TILL,
      });
    takeByHand('2026-09-30T21:59:59Z', 1);
    takeByHand('2026-09-30T22:00:00Z', 20);
    takeByHand('2026-10-31T22:59:59Z', 300.5);
    takeByHand('2026-10-31T23:00:00Z', 4000);
  });
  const analyst = app.as(['view_analytics', 'edit_bookings']);
  const partner = async (name: string) =>
    (await analyst.rest<{ id: number }>('POST', '/partners', { name })).body.id;
  const alpha = await partner('Альфа');
  const beta = await partner('Бета');
  await partner('Ёлка');
  const share = (carId: number, shares: object[]) =>
    analyst.rest('PUT', `/partners/revenue/cars/${carId}`, { shares });
  await share(rio, [
    { partnerId: alpha, sharePercent: 33.333 },
    { partnerId: beta, sharePercent: 10 },
  ]);
  await share(vesta, [{ partnerId: alpha, sharePercent: 50 }]);
  await share(idle, [{ partnerId: beta, sharePercent: 100 }]);
});
afterAll(() => app.close());

const analyst = () => app.as(['view_analytics']);
const query = ({ start, end }: { start?: string; end?: string }) =>
  new URLSearchParams({ ...(start && { start }), ...(end && { end }) });
const fleet = (period: { start?: string; end?: string }) =>
  analyst().rest<Fleet>('GET', `/analytics/fleet?${query(period)}`);
const car = (carId: number | string, period: { start?: string; end?: string } = OCTOBER) =>
  analyst().rest<Car & { message?: string }>('GET', `/analytics/fleet/${carId}?${query(period)}`);

describe('the fleet over a month', () => {
  test.each([
    {},
    { start: OCTOBER.start },
    { end: OCTOBER.end },
    { start: OCTOBER.end, end: OCTOBER.start },
  ])('rejects an invalid period: %j', async (period) => {
    const { status, body } = await fleet(period);
    expect([status, body.message]).toEqual([422, MESSAGES.generic.invalidPeriod]);
  });

  test('rejects an instant as a day and a period over ten years', async () => {
    const days = await fleet({ start: '2026-10-01', end: '2026-10-31' });
    expect([days.status, days.body.message]).toEqual([422, MESSAGES.generic.invalidPeriod]);
    const long = await fleet({ start: '2010-10-01T00:00:00Z', end: OCTOBER.end });
    expect([long.status, long.body.message]).toEqual([422, MESSAGES.period.tooLong]);
  });

  test('equals the hand-computed figures', async () => {
    const { status, body } = await fleet(OCTOBER);
    expect(status).toBe(200);
    expect(body.cars).toEqual([
      {
        carId: rio,
        carTitle: 'Kia Rio',
        licensePlate: 'А001АА77',
        color: 'белый',
        year: 2022,
        // 50.00 + 100.00 + 500.00 + 66.66
        totalRevenue: 716.66,
        totalMaintenanceCost: 0,
        loadPercent: (12 / 31) * 100,
        rentalDays: 12,
        averageDailyRate: 59.72,
        bookingsCount: 4,
      },
      {
        carId: vesta,
        carTitle: 'Lada Vesta',
        licensePlate: 'В002ВВ77',
        color: null,
        year: null,
        // 31 dates, one of 25 hours, whose 24th hour is still the 25th at 18:00: 31 days.
        totalRevenue: 310,
        totalMaintenanceCost: 0,
        loadPercent: 100,
        rentalDays: 31,
        averageDailyRate: 10,
        bookingsCount: 1,
      },
      {
        carId: idle,
        carTitle: 'С003СС77',
        licensePlate: 'С003СС77',
        color: null,
        year: null,
        totalRevenue: 0,
        totalMaintenanceCost: 112.34,
        loadPercent: (1 / 31) * 100,
        rentalDays: 1,
        averageDailyRate: 0,
        bookingsCount: 1,
      },
    ]);
    expect(body.summary).toEqual({
      periodStart: new Date(OCTOBER.start).toISOString(),
      periodEnd: new Date(OCTOBER.end).toISOString(),
      // 716.66 + 310.00 of the cars, 320.50 of cash entries
      totalRevenue: 1347.16,
      manualAdjustmentsTotal: 320.5,
      fleetLoadPercent: (44 / 93) * 100,
      totalCars: 3,
      // 1026.66 / 44
      averageDailyRate: 23.33,
      totalMaintenanceCost: 112.34,
      totalBookings: 6,
      totalRentalDays: 44,
      // 4, 3, 5, 3, 60 and 1
      averageBookingLength: 76 / 6,
    });
    // 716.66 × 33.333 % + 310 × 50 % = 238.8842… + 155, rounded down to the kopeck.
    expect(body.partnerRevenue).toEqual({
      totalCarRevenue: 1026.66,
      partners: [
        {
          partnerId: expect.any(Number),
          partnerName: 'Альфа',
          sharePercent: 38.366,
          revenueAmount: 393.88,
        },
        {
          partnerId: expect.any(Number),
          partnerName: 'Бета',
          sharePercent: 6.98,
          revenueAmount: 71.66,
        },
        { partnerId: expect.any(Number), partnerName: 'Ёлка', sharePercent: 0, revenueAmount: 0 },
      ],
    });
  });

  test('a period up to midnight of the next month equals the month', async () => {
    const { body } = await fleet({ ...OCTOBER, end: '2026-11-01T00:00:00+01:00' });
    const { summary, ...rest } = (await fleet(OCTOBER)).body;
    expect(body).toEqual({
      ...rest,
      summary: { ...summary, periodEnd: '2026-10-31T23:00:00.000Z' },
    });
  });

  test('a period without bookings is zeros, not NaN', async () => {
    const { body } = await fleet({
      start: '2025-01-01T00:00:00+01:00',
      end: '2025-01-01T00:00:00+01:00',
    });
    expect(body.summary).toMatchObject({
      totalRevenue: 0,
      fleetLoadPercent: 0,
      averageDailyRate: 0,
      averageBookingLength: 0,
    });
    expect(body.partnerRevenue.partners.map(({ sharePercent }) => sharePercent)).toEqual([0, 0, 0]);
  });

  test('is the same over REST and GraphQL', async () => {
    const { data } = await analyst().gql(FLEET, OCTOBER);
    expect(data?.fleetAnalytics).toEqual((await fleet(OCTOBER)).body);
  });

  test('runs as many statements for a fleet ten times larger', async () => {
    const said = await statementsOf(app.store, () => fleet(OCTOBER));
    expect(
      said.filter((sql) => /from (cars|bookings|maintenances|cash|partner)/.test(sql)),
    ).toHaveLength(6);
  });
});

describe('one car over a month', () => {
  test('is refused to users without the analytics; an unknown car is NOT_FOUND', async () => {
    expect((await app.as(['view_cars']).rest('GET', `/analytics/fleet/${rio}`)).status).toBe(403);
    const unknown = await car(2_000_000_000);
    expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.cars.notFound]);
    const impossible = await car('abc');
    expect([impossible.status, impossible.body.message]).toEqual([400, MESSAGES.generic.invalidId]);
    const periodless = await car(rio, {});
    expect([periodless.status, periodless.body.message]).toEqual([
      422,
      MESSAGES.generic.invalidPeriod,
    ]);
  });

  test('returns its figures and the bookings behind them', async () => {
    const { status, body } = await car(rio);
    expect(status).toBe(200);
    expect(body).toEqual({
      carId: rio,
      carTitle: 'Kia Rio',
      licensePlate: 'А001АА77',
      color: 'белый',
      year: 2022,
      summary: {
        totalRevenue: 716.66,
        totalMaintenanceCost: 0,
        loadPercent: (12 / 31) * 100,
        rentalDays: 12,
        averageDailyRate: 59.72,
        bookingsCount: 4,
        maintenancesCount: 0,
        averageBookingLength: 15 / 4,
      },
      bookings: [
        ['overStart', 4, 2, 100, 50, 'completed'],
        ['thirds', 3, 3, 100, 100, 'completed'],
        ['clocks', 5, 5, 500, 500, 'completed'],
        ['overEnd', 3, 2, 100, 66.66, 'completed'],
      ].map(([name, durationDays, rentalDays, totalPrice, revenuePortion, status]) =>
        expect.objectContaining({
          id: booked[String(name)],
          customerName: 'Иванов Иван',
          durationDays,
          rentalDays,
          totalPrice,
          revenuePortion,
          status,
        }),
      ),
      maintenances: [],
      expenses: [],
      expensesTotal: 0,
    });
  });

  test('counts maintenance in full on its first day', async () => {
    const { body } = await car(idle);
    expect(body.summary).toMatchObject({ totalMaintenanceCost: 112.34, maintenancesCount: 2 });
    expect(body.maintenances[0]).toEqual({
      id: expect.any(Number),
      startDate: '2026-09-30T22:00:00.000Z',
      endDate: '2026-10-01T22:00:00.000Z',
      description: 'Замена масла',
      status: 'done',
      cost: 12.34,
    });
    expect(body.bookings.map(({ id }) => id)).toEqual([booked.gift]);
    expect((await car(vesta)).body.summary.totalMaintenanceCost).toBe(0);
  });

  test('is the same over REST and GraphQL', async () => {
    const { data } = await analyst().gql(
      `query ($carId: Int!, $start: DateTime, $end: DateTime) {
        carAnalytics(carId: $carId, start: $start, end: $end) {
          carId carTitle licensePlate color year
          summary {
            totalRevenue totalMaintenanceCost loadPercent rentalDays averageDailyRate bookingsCount
            maintenancesCount averageBookingLength
          }
          bookings {
            id startDate endDate status customerName durationDays rentalDays totalPrice
            revenuePortion
          }
          maintenances { id startDate endDate description status cost }
          expenses { id } expensesTotal
        }
      }`,
      { carId: rio, ...OCTOBER },
    );
    expect(data?.carAnalytics).toEqual((await car(rio)).body);
  });
});
