import { bindOwner } from '@backend/auth/owner';
import { fillHandFleet, type HandFleet, MARCH } from '@backend/testing/data/hand-fleet';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { fromRoubles, toRoubles } from '@schema/values/money/money';
import { returnOnInvestment } from '@schema/values/money/return-on-investment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/* Expected figures of the fleet of backend/testing/data/hand-fleet.ts, March 2026 in Berlin. */
const PERIOD = new URLSearchParams(MARCH);

/** Date: revenue of cars, cash entries, rented cars, cars in service, cost of work that starts. */
const DAYS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  '01': [3500, 20, 2, 1, 0],
  '02': [3500.01, 0, 2, 1, 0],
  '03': [1000, 0, 1, 0, 0],
  '04': [1000, 0, 1, 0, 0],
  '05': [0, 0, 0, 1, 1234.56],
  '06': [1500, 0, 1, 1, 0],
  '07': [1500, 0, 1, 1, 0],
  '08': [1500, 0, 1, 0, 0],
  '09': [0, 0, 0, 0, 0],
  '10': [0, 0, 1, 0, 0],
  '11': [0, 0, 0, 0, 0],
  '12': [100, 300.5, 1, 0, 0],
  '13': [2400, 0, 1, 0, 0],
  '14': [2400, 0, 1, 0, 0],
  '15': [2400, 0, 1, 0, 0],
  '16': [2400, 0, 1, 0, 0],
  '17': [2400, 0, 1, 0, 0],
  '18': [0, 0, 0, 0, 0],
  '19': [0, 0, 0, 0, 0],
  '20': [1166.66, 0, 1, 0, 0],
  '21': [1166.66, 0, 1, 0, 0],
  '22': [1166.66, 0, 1, 0, 0],
  '23': [1166.66, 0, 1, 0, 0],
  '24': [1166.66, 0, 1, 0, 0],
  '25': [1166.7, 0, 1, 1, 765.44],
  '26': [0, 0, 0, 0, 0],
  '27': [0, 0, 0, 0, 0],
  '28': [583.33, 0, 2, 0, 0],
  '29': [333.33, 0, 1, 0, 0],
  '30': [783.35, 0, 3, 0, 0],
  '31': [533.33, 4000, 2, 1, 100],
};
// Integer-like keys come first in an object.
const DATES = Object.keys(DAYS).sort();

type Section = readonly [count: number, totalPrice: number];
/** Contract totals by the date they start, end and were created on; all other dates have none. */
const HANDOVERS: Readonly<Record<string, Section>> = {
  '06': [1, 3000],
  '08': [1, 1500],
  '10': [1, 0],
  '12': [1, 100],
  '13': [1, 12_000],
  '20': [1, 7000],
  '28': [2, 1500.01],
  '30': [1, 400],
  '31': [1, 1000],
};
const RETURNS: Readonly<Record<string, Section>> = {
  '03': [1, 10_000.01],
  '05': [1, 18_000],
  '08': [1, 3000],
  '09': [1, 1500],
  // The gift ends at 00:00 of the 11th.
  '10': [1, 0],
  '12': [1, 100],
  '18': [1, 12_000],
  '25': [1, 7000],
  // skip, clocks and, ending at 00:00 of 1 April, midnight.
  '31': [3, 1900.01],
};
const RECORDED: Readonly<Record<string, Section>> = {
  '01': [1, 12_000],
  '06': [1, 3000],
  '08': [1, 1500],
  '12': [1, 100],
  '15': [1, 1000],
  '18': [1, 7000],
  '28': [2, 900.01],
  '31': [1, 1000],
};
/** Cars occupied at 23:59; of four. */
const HELD: Readonly<Record<string, number>> = {
  // over and long
  '01': 2,
  '02': 2,
  // Patriot in service on the nights of the 5th and 6th, first from the 6th, second on the 8th,
  // gift.
  '05': 1,
  '06': 2,
  '07': 1,
  '08': 1,
  '10': 1,
  // season, then week
  ...Object.fromEntries(['13', '14', '15', '16', '17'].map((date) => [date, 1])),
  ...Object.fromEntries(['20', '21', '22', '23', '24'].map((date) => [date, 1])),
  // clocks and skip; with midnight; work, april and midnight
  '28': 2,
  '29': 2,
  '30': 3,
  '31': 3,
};

let app: TestApp;
let cars: HandFleet['cars'];
let sources: HandFleet['sources'];
let booked: HandFleet['booked'];

const staff = () =>
  app.as(['view_analytics', 'view_sources', 'view_board', 'view_booking_list', 'edit_bookings']);
const get = async <Body = Record<string, unknown>>(path: string): Promise<Body> => {
  const { status, body } = await staff().rest<Body>('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};

beforeAll(async () => {
  app = await startTestApp({
    clock: '2026-03-01T00:00:00+01:00',
    config: { companyTimeZone: 'Europe/Berlin' },
  });
  ({ cars, sources, booked } = await fillHandFleet(app.store));
});
afterAll(() => app.close());

interface Estimate {
  readonly totalPrice: number;
  readonly totalDays: number;
  readonly breakdown: { groupName: string; days: number; pricePerDay: number; subtotal: number }[];
}

test('a rental across a tariff change is booked at the sum of both', async () => {
  // On 1 March: the session expires before April.
  const booker = app.as(['edit_bookings']);
  const period = { startDate: '2026-03-13T12:00:00+01:00', endDate: '2026-03-18T12:00:00+01:00' };
  const { body } = await booker.rest<Estimate>('POST', '/pricing/estimate', {
    carId: cars.rio,
    ...period,
  });
  expect([body.totalPrice, body.totalDays]).toEqual([12_000, 5]);
  expect(
    body.breakdown.map(({ groupName, days, subtotal }) => [groupName, days, subtotal]),
  ).toEqual([
    ['Зима', 3, 6000],
    ['Круглый год', 2, 6000],
  ]);
  const { status, body: made } = await booker.rest<{ id: number }>(
    'POST',
    '/bookings/with-customer',
    {
      carId: cars.rio,
      customer: { fullName: 'Петрова Анна', phone: '+79161234567' },
      ...period,
      totalPrice: body.totalPrice,
      sourceId: sources.avito,
    },
  );
  expect(status).toBe(201);
  booked.season = made.id;
  app.clock.set('2026-04-10T12:00:00+02:00');
});

interface Fleet {
  summary: Record<string, number | string>;
  cars: object[];
  partnerRevenue: object;
}

describe('Показатели and Доход', () => {
  test('tiles, table rows and partner shares', async () => {
    const analyst = staff();
    const partner = async (name: string) =>
      (await analyst.rest<{ id: number }>('POST', '/partners', { name })).body.id;
    const [alpha, beta, gamma] = [
      await partner('Альфа'),
      await partner('Бета'),
      await partner('Гамма'),
    ];
    const share = (carId: number, shares: object[]) =>
      analyst.rest('PUT', `/partners/revenue/cars/${carId}`, { shares });
    await share(cars.rio, [
      { partnerId: alpha, sharePercent: 40 },
      { partnerId: beta, sharePercent: 10.5 },
    ]);
    await share(cars.vesta, [{ partnerId: alpha, sharePercent: 12.345 }]);
    await share(cars.jolion, [{ partnerId: beta, sharePercent: 100 }]);

    const body = await get<Fleet>(`/analytics/fleet?${PERIOD}`);
    expect(body.cars).toEqual([
      {
        carId: cars.rio,
        carTitle: 'Kia Rio',
        licensePlate: 'А001АА77',
        color: null,
        year: null,
        // 5000.01 + 12 000 + 1000
        totalRevenue: 18_000.01,
        totalMaintenanceCost: 100,
        // 2 + 5 + 3 of 31
        loadPercent: (10 / 31) * 100,
        rentalDays: 10,
        averageDailyRate: 1800,
        bookingsCount: 3,
      },
      {
        carId: cars.vesta,
        carTitle: 'Lada Vesta',
        licensePlate: 'В002ВВ77',
        color: null,
        year: null,
        // 7000 + 500.01 + 333.33
        totalRevenue: 7833.34,
        totalMaintenanceCost: 0,
        loadPercent: (9 / 31) * 100,
        rentalDays: 9,
        // 7833.34 / 9 = 870.371…
        averageDailyRate: 870.37,
        bookingsCount: 3,
      },
      {
        carId: cars.jolion,
        carTitle: 'Haval Jolion',
        licensePlate: 'С003СС77',
        color: null,
        year: null,
        // 4000 + 3000 + 1500 + 0 + 100 + 400
        totalRevenue: 9000,
        totalMaintenanceCost: 765.44,
        loadPercent: (11 / 31) * 100,
        rentalDays: 11,
        // 9000 / 11 = 818.181…
        averageDailyRate: 818.18,
        bookingsCount: 6,
      },
      {
        carId: cars.patriot,
        carTitle: 'UAZ Patriot',
        licensePlate: 'Е004ЕЕ77',
        color: null,
        year: null,
        totalRevenue: 0,
        totalMaintenanceCost: 1234.56,
        loadPercent: 0,
        rentalDays: 0,
        averageDailyRate: 0,
        bookingsCount: 0,
      },
    ]);
    expect(body.summary).toEqual({
      periodStart: new Date(MARCH.start).toISOString(),
      periodEnd: new Date(MARCH.end).toISOString(),
      // 34 833.35 of the cars and 4320.50 of cash entries
      totalRevenue: 39_153.85,
      manualAdjustmentsTotal: 4320.5,
      fleetLoadPercent: (30 / 124) * 100,
      totalCars: 4,
      // 34 833.35 / 30 = 1161.1116…
      averageDailyRate: 1161.11,
      totalMaintenanceCost: 2100,
      totalBookings: 12,
      totalRentalDays: 30,
      // 4 + 5 + 3, 6 + 2 + 3, 18 + 2 + 1 + 1 + 1 + 2: 48 days of 12 bookings
      averageBookingLength: 4,
    });
    expect(body.partnerRevenue).toEqual({
      totalCarRevenue: 34_833.35,
      partners: [
        // 18 000.01 × 40 % = 7200.004, 7833.34 × 12.345 % = 967.0258…: 8167.0298…
        { partnerId: alpha, partnerName: 'Альфа', sharePercent: 23.446, revenueAmount: 8167.02 },
        // 18 000.01 × 10.5 % = 1890.00105, and all 9000
        { partnerId: beta, partnerName: 'Бета', sharePercent: 31.263, revenueAmount: 10_890 },
        { partnerId: gamma, partnerName: 'Гамма', sharePercent: 0, revenueAmount: 0 },
      ],
    });
  });
});

interface Car {
  summary: Record<string, number>;
  bookings: { id: number; durationDays: number; rentalDays: number; revenuePortion: number }[];
  maintenances: { cost: number }[];
}

type Line = readonly [booking: string, durationDays: number, rentalDays: number, portion: number];
const LINES: Readonly<Record<keyof HandFleet['cars'], readonly Line[]>> = {
  rio: [
    ['over', 4, 2, 5000.01],
    ['season', 5, 5, 12_000],
    ['clocks', 3, 3, 1000],
  ],
  vesta: [
    ['week', 6, 6, 7000],
    ['skip', 2, 2, 500.01],
    ['april', 3, 1, 333.33],
  ],
  jolion: [
    ['long', 18, 4, 4000],
    ['first', 2, 2, 3000],
    ['second', 1, 1, 1500],
    ['gift', 1, 1, 0],
    ['moment', 1, 1, 100],
    ['midnight', 2, 2, 400],
  ],
  patriot: [],
};
const COSTS = { rio: [100], vesta: [], jolion: [765.44], patriot: [1234.56] };
/** 12 days of 3 bookings, 11 of 3, 25 of 6. */
const LENGTHS = { rio: 4, vesta: 11 / 3, jolion: 25 / 6, patriot: 0 };

describe.each(Object.keys(LINES) as (keyof HandFleet['cars'])[])('the page of %s', (name) => {
  const read = () => get<Car>(`/analytics/fleet/${cars[name]}?${PERIOD}`);

  test('shows the row of the fleet in its tiles', async () => {
    const { summary } = await read();
    const fleet = await get<{ cars: Record<string, unknown>[] }>(`/analytics/fleet?${PERIOD}`);
    const row = fleet.cars.find(({ carId }) => carId === cars[name]);
    const { averageBookingLength, maintenancesCount, ...tiles } = summary;
    expect(row).toMatchObject(tiles);
    expect([averageBookingLength, maintenancesCount]).toEqual([LENGTHS[name], COSTS[name].length]);
  });

  test('lists its bookings and maintenance', async () => {
    const { bookings, maintenances } = await read();
    expect(
      bookings.map((one) => [one.id, one.durationDays, one.rentalDays, one.revenuePortion]),
    ).toEqual(LINES[name].map(([booking, ...figures]) => [booked[booking], ...figures]));
    expect(maintenances.map(({ cost }) => cost)).toEqual(COSTS[name]);
  });

  test('shows the same figures by day', async () => {
    const { summary } = await read();
    const { totalCars, days } = await get<Daily>(`/analytics/daily?${PERIOD}&carId=${cars[name]}`);
    expect(totalCars).toBe(1);
    expect(totalOf(days, 'totalRevenue')).toBe(summary.totalRevenue);
    expect(totalOf(days, 'totalMaintenanceCost')).toBe(summary.totalMaintenanceCost);
    expect(days.reduce((sum, day) => sum + day.rentalDays, 0)).toBe(summary.rentalDays);
    expect(totalOf(days, 'manualAdjustmentsTotal')).toBe(0);
    expect(days.every(({ loadPercent }) => [0, 100].includes(loadPercent))).toBe(true);
  });
});

test('the bookings behind each figure', async () => {
  const behind = async (carId: number | null) => {
    const { data } = await staff().gql<{
      bookingsPage: { total: number; items: { id: number }[] };
    }>(
      `query ($start: DateTime, $end: DateTime, $carId: Int) {
        bookingsPage(
          start: $start, end: $end, carId: $carId, sort: { field: startDate, direction: asc }
        ) { total items { id } }
      }`,
      { ...MARCH, carId },
    );
    return data?.bookingsPage.items.map(({ id }) => id);
  };
  for (const name of ['rio', 'vesta', 'jolion', 'patriot'] as const) {
    expect(await behind(cars[name])).toEqual(LINES[name].map(([booking]) => booked[booking]));
  }
  expect(await behind(null)).toHaveLength(12);
});

test('the return on a car and its profit shares', async () => {
  const permissions = ['view_analytics'] as const;
  await addUser(app.store, { login: 'admin', permissions }, app.clock.now());
  await bindOwner(app.store, app.config, app.clock.now());
  const owner = app.as('admin');
  const { body } = await owner.rest('PUT', `/analytics/fleet/${cars.rio}/profit`, {
    purchasePrice: 1_000_000,
    currentValue: 900_000,
    shares: [{ title: 'Управляющий', percent: 12.5 }],
  });
  expect(body).toMatchObject({ purchasePrice: 1_000_000, currentValue: 900_000 });
  const { summary } = await get<Car>(`/analytics/fleet/${cars.rio}?${PERIOD}`);
  const { totalRevenue = 0, totalMaintenanceCost = 0 } = summary;
  // 18 000.01 − 100
  const profit = totalRevenue - totalMaintenanceCost;
  expect(profit).toBeCloseTo(17_900.01, 6);
  // (900 000 + 17 900.01 − 1 000 000) / 1 000 000
  const roi = returnOnInvestment({ purchasePrice: 1_000_000, currentValue: 900_000, profit });
  expect(roi).toBeCloseTo(-8.209999, 6);
});

interface Day {
  day: string;
  totalRevenue: number;
  manualAdjustmentsTotal: number;
  rentalDays: number;
  rentedCars: number;
  loadPercent: number;
  carsInService: number;
  totalMaintenanceCost: number;
}
interface Daily {
  totalCars: number;
  days: Day[];
}
type Money = 'totalRevenue' | 'manualAdjustmentsTotal' | 'totalMaintenanceCost';
const totalOf = (days: readonly Day[], name: Money) =>
  days.reduce((sum, day) => sum + fromRoubles(day[name]), 0) / 100;

test('the daily series of the fleet', async () => {
  const { totalCars, days } = await get<Daily>(`/analytics/daily?${PERIOD}`);
  expect(totalCars).toBe(4);
  expect(days).toEqual(
    DATES.map((date) => {
      const [revenue, manual, rented = 0, service, cost] = DAYS[date] ?? [];
      return {
        day: `2026-03-${date}`,
        totalRevenue: revenue,
        manualAdjustmentsTotal: manual,
        // No date of this month has two rental days of one car.
        rentalDays: rented,
        rentedCars: rented,
        loadPercent: rented * 25,
        carsInService: service,
        totalMaintenanceCost: cost,
      };
    }),
  );
  expect(totalOf(days, 'totalRevenue')).toBe(34_833.35);
  expect(totalOf(days, 'manualAdjustmentsTotal')).toBe(4320.5);
  expect(totalOf(days, 'totalMaintenanceCost')).toBe(2100);
});

test('the heat map of the fleet, by car', async () => {
  const { cars: rows } = await get<{ cars: object[] }>(`/analytics/occupancy?${PERIOD}`);
  expect(rows).toEqual([
    // 1 to 10, 11 to 20, 21 to 31 of March.
    { carId: cars.rio, days: ['1100000000', '0011111000', '00000001112'].join('') },
    { carId: cars.vesta, days: ['0000000000', '0000000001', '11111001011'].join('') },
    { carId: cars.jolion, days: ['1111011101', '0100000000', '00002000011'].join('') },
    { carId: cars.patriot, days: ['2200222000', '0000000000', '00000000000'].join('') },
  ]);
});

interface SectionAnswer {
  count: number;
  totalPrice: number;
  bookings: { id: number; isExtension: boolean; isExtended: boolean }[];
}
interface Dashboard {
  cashboxTotal: number;
  cashboxManualTotal: number;
  cashboxDetails: { carId: number; totalRevenue: number }[];
  fleetLoadPercent: number;
  totalCars: number;
  availableCars: number;
  available: { count: number; cars: unknown[] };
  handovers: SectionAnswer;
  returns: SectionAnswer;
  newBookings: SectionAnswer;
  service: { count: number; maintenances: unknown[] };
}
const dashboard = (date: string) => get<Dashboard>(`/analytics/dashboard?date=2026-03-${date}`);

describe('the dashboard and the day lists', () => {
  test.each(DATES)('%s.03.2026', async (date) => {
    const [revenue = 0, manual = 0, rented = 0, service = 0] = DAYS[date] ?? [];
    const day = await dashboard(date);
    const details = day.cashboxDetails.reduce((sum, one) => sum + fromRoubles(one.totalRevenue), 0);
    expect(details).toBe(fromRoubles(revenue));
    expect(day).toMatchObject({
      cashboxTotal: toRoubles(fromRoubles(revenue + manual)),
      cashboxManualTotal: manual,
      fleetLoadPercent: rented * 25,
      totalCars: 4,
      availableCars: 4 - (HELD[date] ?? 0),
    });
    expect([day.available.count, day.available.cars.length]).toEqual([
      day.availableCars,
      day.availableCars,
    ]);
    const result = ({ count, totalPrice, bookings }: SectionAnswer) => {
      expect(bookings).toHaveLength(count);
      return [count, totalPrice];
    };
    expect(result(day.handovers)).toEqual(HANDOVERS[date] ?? [0, 0]);
    expect(result(day.returns)).toEqual(RETURNS[date] ?? [0, 0]);
    expect(result(day.newBookings)).toEqual(RECORDED[date] ?? [0, 0]);
    expect([day.service.count, day.service.maintenances.length]).toEqual([service, service]);
  });

  test('revenue across the DST change is split between cars as computed', async () => {
    const cells = await Promise.all(['28', '29', '30', '31'].map(dashboard));
    expect(
      cells.map(({ cashboxDetails }) =>
        cashboxDetails.map(({ carId, totalRevenue }) => [carId, totalRevenue]),
      ),
    ).toEqual([
      [
        [cars.rio, 333.33],
        [cars.vesta, 250],
      ],
      [[cars.rio, 333.33]],
      [
        [cars.rio, 333.34],
        [cars.vesta, 250.01],
        [cars.jolion, 200],
      ],
      [
        [cars.vesta, 333.33],
        [cars.jolion, 200],
      ],
    ]);
  });

  test('an extension is shown on both bookings', async () => {
    const { handovers, returns } = await dashboard('08');
    expect(handovers.bookings).toMatchObject([{ id: booked.second, isExtension: true }]);
    expect(returns.bookings).toMatchObject([{ id: booked.first, isExtended: true }]);
  });
});

test('sources: nine bookings created in the month, all-time contract totals', async () => {
  const body = await get<{ totalBookingsInPeriod: number; items: object[] }>(`/sources?${PERIOD}`);
  expect(body.totalBookingsInPeriod).toBe(9);
  const reviews = { reviewsSent: 0, reviewsPending: 0, reviewsCancelled: 0 };
  expect(body.items).toEqual([
    {
      source: { id: sources.avito, name: 'Авито', description: null, version: 1 },
      // season and april
      periodBookings: 2,
      periodShare: 2 / 9,
      // and over, long
      totalBookings: 4,
      // 12 000 + 1000 + 10 000.01 + 18 000
      totalRevenue: 41_000.01,
      ...reviews,
    },
    {
      source: { id: sources.site, name: 'Сайт', description: null, version: 1 },
      // clocks, skip, first, second
      periodBookings: 4,
      periodShare: 4 / 9,
      totalBookings: 4,
      // 1000 + 500.01 + 3000 + 1500
      totalRevenue: 6000.01,
      ...reviews,
    },
  ]);
});
