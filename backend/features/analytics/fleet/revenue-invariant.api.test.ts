import { PartnerShare } from '@backend/store/entities/fleet/partner-share.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { addCar, addSource } from '@backend/testing/data/fleet';
import { OFFICE_TILL } from '@backend/testing/data/office-till';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { fromRoubles, kopecks } from '@schema/values/money/money';
import { addDays, type Day, daysBetween, endOfDay, startOfDay } from '@schema/values/time/calendar';
import { millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * The invariant of docs/domain.md, revenue, over random fleets around a DST change: the revenue of
 * days, fleet, cars and partners adds up to the same sum.
 */

const CARS = 5;

/**
 * A zone and the date of its DST change: at night, before or after midnight, by half an hour, none.
 */
const PLACES: [zone: string, day: Day, seed: number][] = [
  ['Europe/Berlin', '2026-10-25', 1],
  ['America/Santiago', '2026-09-06', 2],
  ['Africa/Cairo', '2026-10-30', 3],
  ['Australia/Lord_Howe', '2026-10-04', 4],
  ['Europe/Moscow', '2026-11-01', 5],
];

interface Fleet {
  summary: {
    totalRevenue: number;
    manualAdjustmentsTotal: number;
    totalMaintenanceCost: number;
    totalRentalDays: number;
    totalBookings: number;
  };
  cars: { carId: number; totalRevenue: number; rentalDays: number; bookingsCount: number }[];
  partnerRevenue: {
    totalCarRevenue: number;
    partners: { partnerId: number; revenueAmount: number }[];
  };
}
interface Car {
  summary: { totalRevenue: number; totalMaintenanceCost: number; rentalDays: number };
  bookings: { revenuePortion: number; rentalDays: number }[];
  maintenances: { cost: number }[];
}
interface Dashboard {
  cashboxTotal: number;
  cashboxManualTotal: number;
  cashboxDetails: { carId: number; totalRevenue: number }[];
  newBookings: { count: number };
  fleetLoadPercent: number;
  service: { maintenances: { carId: number }[] };
}
interface Daily {
  days: {
    day: Day;
    totalRevenue: number;
    manualAdjustmentsTotal: number;
    rentalDays: number;
    loadPercent: number;
    carsInService: number;
    totalMaintenanceCost: number;
  }[];
}
interface Sources {
  totalBookingsInPeriod: number;
  items: { periodBookings: number; totalRevenue: number }[];
}

/** One rental in the sequence of a car: gap before it, duration, price. */
const rental = fc.record({
  gapMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 * 1440 })),
  minutes: fc.oneof(
    fc.constantFrom(0, 1440, 2880, 1439, 1441),
    fc.integer({ min: 1, max: 12 * 1440 }),
  ),
  priceKopecks: fc.oneof(
    fc.constantFrom(null, 0, 1, 10_000),
    fc.integer({ min: 2, max: 20_000_000 }),
  ),
  isCancelled: fc.boolean(),
  /** Part of the duration after which the car is returned; over 1: no return mark. */
  returnedAfter: fc.double({ min: 0.05, max: 4, noNaN: true }),
  recordedDaysBefore: fc.nat(20),
});
const chain = fc.array(rental, { minLength: 3, maxLength: 9 });
const work = fc.record({
  car: fc.nat(CARS - 1),
  startMinute: fc.nat(40 * 1440),
  cost: fc.nat(9_000_000),
});
const entry = fc.record({
  minute: fc.nat(40 * 1440),
  kopecks: fc.integer({ min: 1, max: 9_999_99 }),
});
const period = fc.record({ from: fc.nat(25), days: fc.integer({ min: 1, max: 15 }) });

const kopecksOf = (roubles: number) => fromRoubles(roubles);
const sum = (numbers: Iterable<number>) => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

describe.each(PLACES)('in %s around %s', (zone, clockDay, seed) => {
  let app: TestApp;
  const firstDay = addDays(clockDay, -20);
  const carIds: number[] = [];
  const partnerIds: number[] = [];
  const milliOf = new Map<string, number>();
  let livePrices = 0;

  beforeAll(async () => {
    const clock = startOfDay(addDays(clockDay, 5), zone).toISOString();
    app = await startTestApp({ clock, config: { companyTimeZone: zone } });
    const sources = [await addSource(app.store, 'Авито'), null];
    const customerId = await addCustomer(app.store);
    const chains = fc.sample(chain, { seed, numRuns: CARS });
    for (const [at, rentals] of chains.entries()) {
      const carId = await addCar(app.store);
      carIds.push(carId);
      await fillCar(carId, customerId, rentals, sources[at % 2] ?? null);
    }
    await fillHouse();
  });
  afterAll(() => app.close());

  /**
   * Rentals follow each other; after an early return the next one may start before the contract
   * ends.
   */
  async function fillCar(
    carId: number,
    customerId: number,
    rentals: (typeof rental extends fc.Arbitrary<infer R> ? R : never)[],
    sourceId: number | null,
  ) {
    let freeAt = startOfDay(firstDay, zone).getTime();
    for (const one of rentals) {
      const start = freeAt + one.gapMinutes * millisecondsInMinute;
      const end = start + one.minutes * millisecondsInMinute;
      const returned = Math.round(start + one.returnedAfter * (end - start));
      const isEarly =
        one.returnedAfter < 1 && !one.isCancelled && returned > start + millisecondsInMinute;
      await addRental(app.store, {
        carId,
        customerId,
        sourceId,
        startDate: new Date(start).toISOString(),
        endDate: new Date(end).toISOString(),
        totalPrice: one.priceKopecks === null ? null : one.priceKopecks / 100,
        createdAt: new Date(
          start - one.recordedDaysBefore * 1440 * millisecondsInMinute,
        ).toISOString(),
        cancelledAt: one.isCancelled ? new Date(start).toISOString() : null,
        returnedAt: isEarly ? new Date(returned).toISOString() : null,
      });
      if (one.isCancelled) continue;
      livePrices += one.priceKopecks ?? 0;
      freeAt = Math.max(start + millisecondsInMinute, isEarly ? returned : end);
    }
  }

  async function fillHouse() {
    const origin = startOfDay(firstDay, zone).getTime();
    const works = fc.sample(work, { seed, numRuns: 12 });
    const entries = fc.sample(entry, { seed, numRuns: 12 });
    const analyst = app.as(['view_analytics', 'edit_bookings']);
    for (const name of ['Альфа', 'Бета', 'Гамма']) {
      partnerIds.push((await analyst.rest<{ id: number }>('POST', '/partners', { name })).body.id);
    }
    const split = fc.sample(fc.nat(33_333), { seed, numRuns: CARS * partnerIds.length });
    await app.store.write(app.store.fork(), async (em) => {
      for (const { car, startMinute, cost } of works) {
        em.create(Maintenance, {
          car: carIds[car] ?? 0,
          description: 'Ремонт',
          status: 'done',
          startDate: new Date(origin + startMinute * millisecondsInMinute),
          endDate: new Date(origin + (startMinute + 90) * millisecondsInMinute),
          costKopecks: kopecks(cost),
          createdAt: new Date(origin),
        });
      }
      for (const { minute, kopecks: amount } of entries) {
        const createdAt = new Date(origin + minute * millisecondsInMinute);
        em.create(CashEntry, { amountKopecks: kopecks(amount), createdAt, tillId: OFFICE_TILL });
      }
      for (const [c, car] of carIds.entries()) {
        for (const [p, partner] of partnerIds.entries()) {
          const shareMilliPercent = split[c * partnerIds.length + p] ?? 0;
          if (shareMilliPercent === 0) continue;
          milliOf.set(`${partner} ${car}`, shareMilliPercent);
          em.create(PartnerShare, { partner, car, shareMilliPercent });
        }
      }
    });
  }

  const reader = () => app.as(['view_analytics', 'view_sources', 'view_booking_list']);
  const queryOf = (from: Day, to: Day) =>
    new URLSearchParams({
      start: startOfDay(from, zone).toISOString(),
      end: new Date(endOfDay(to, zone).getTime() - 1).toISOString(),
    });
  const get = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await reader().rest<Body>('GET', path);
    expect(status).toBe(200);
    return body;
  };
  /** Number of bookings in the list with revenue in the period. */
  const behind = async (from: Day, to: Day, carId: number) => {
    const { data } = await reader().gql<{ bookingsPage: { total: number } }>(
      `query ($start: DateTime, $end: DateTime, $carId: Int) {
        bookingsPage(start: $start, end: $end, carId: $carId, pageSize: 1) { total }
      }`,
      { ...Object.fromEntries(queryOf(from, to)), carId },
    );
    return data?.bookingsPage.total;
  };
  const fleetOver = (from: Day, to: Day) => get<Fleet>(`/analytics/fleet?${queryOf(from, to)}`);
  const dashboards = (from: Day, to: Day) =>
    Promise.all(
      Array.from({ length: daysBetween(from, to) + 1 }, (_, at) =>
        get<Dashboard>(`/analytics/dashboard?date=${addDays(from, at)}`),
      ),
    );

  const periods = fc
    .sample(period, { seed, numRuns: 4 })
    .map(({ from, days }): [Day, Day] => [
      addDays(firstDay, from + 5),
      addDays(firstDay, from + 4 + days),
    ]);

  test.each(periods)(
    '%s – %s: days, fleet, cars and partners have the same revenue',
    async (from, to) => {
      const fleet = await fleetOver(from, to);
      const days = await dashboards(from, to);
      for (const line of fleet.cars) {
        const { carId } = line;
        const car = await get<Car>(`/analytics/fleet/${carId}?${queryOf(from, to)}`);
        const revenue = kopecksOf(line.totalRevenue);
        const byDays = days.map(({ cashboxDetails }) =>
          kopecksOf(cashboxDetails.find((detail) => detail.carId === carId)?.totalRevenue ?? 0),
        );
        const portions = car.bookings.map(({ revenuePortion }) => kopecksOf(revenuePortion));
        expect([sum(byDays), sum(portions), kopecksOf(car.summary.totalRevenue)]).toEqual([
          revenue,
          revenue,
          revenue,
        ]);
        expect(car.bookings).toHaveLength(line.bookingsCount);
        expect(await behind(from, to, carId)).toBe(line.bookingsCount);
        expect([car.summary.rentalDays, sum(car.bookings.map((one) => one.rentalDays))]).toEqual([
          line.rentalDays,
          line.rentalDays,
        ]);
        expect(sum(car.maintenances.map(({ cost }) => kopecksOf(cost)))).toBe(
          kopecksOf(car.summary.totalMaintenanceCost),
        );
      }
      const { summary, cars, partnerRevenue } = fleet;
      expect(sum(days.map(({ cashboxTotal }) => kopecksOf(cashboxTotal)))).toBe(
        kopecksOf(summary.totalRevenue),
      );
      expect(sum(days.map(({ cashboxManualTotal }) => kopecksOf(cashboxManualTotal)))).toBe(
        kopecksOf(summary.manualAdjustmentsTotal),
      );
      expect(summary.totalRentalDays).toBe(sum(cars.map(({ rentalDays }) => rentalDays)));
      expect(summary.totalBookings).toBe(sum(cars.map(({ bookingsCount }) => bookingsCount)));
      for (const { partnerId, revenueAmount } of partnerRevenue.partners) {
        const exact = cars.map(
          ({ carId, totalRevenue }) =>
            BigInt(kopecksOf(totalRevenue)) * BigInt(milliOf.get(`${partnerId} ${carId}`) ?? 0),
        );
        const rounded = exact.reduce((total, part) => total + part, 0n) / 100_000n;
        expect(kopecksOf(revenueAmount)).toBe(Number(rounded));
      }
      const sources = await get<Sources>(`/sources?${queryOf(from, to)}`);
      expect(sources.totalBookingsInPeriod).toBe(sum(days.map((day) => day.newBookings.count)));
    },
  );

  test.each(periods)('%s – %s: the series adds up to the tiles, by date', async (from, to) => {
    const query = queryOf(from, to);
    const { summary, cars } = await fleetOver(from, to);
    const { days } = await get<Daily>(`/analytics/daily?${query}`);
    const dashes = await dashboards(from, to);
    for (const [at, day] of days.entries()) {
      const dash = dashes[at];
      const inService = new Set(dash?.service.maintenances.map(({ carId }) => carId));
      expect(day).toMatchObject({
        day: addDays(from, at),
        manualAdjustmentsTotal: dash?.cashboxManualTotal,
        loadPercent: dash?.fleetLoadPercent,
        carsInService: inService.size,
      });
      const details = dash?.cashboxDetails.map(({ totalRevenue }) => kopecksOf(totalRevenue)) ?? [];
      expect(kopecksOf(day.totalRevenue)).toBe(sum(details));
    }
    const total = (of: (day: Daily['days'][number]) => number) => sum(days.map(of));
    expect(total((day) => kopecksOf(day.totalRevenue + day.manualAdjustmentsTotal))).toBe(
      kopecksOf(summary.totalRevenue),
    );
    expect(total((day) => kopecksOf(day.totalMaintenanceCost))).toBe(
      kopecksOf(summary.totalMaintenanceCost),
    );
    expect(total((day) => day.rentalDays)).toBe(summary.totalRentalDays);
    for (const { carId, totalRevenue, rentalDays } of cars) {
      const own = await get<Daily>(`/analytics/daily?${query}&carId=${carId}`);
      const earned = sum(own.days.map((day) => kopecksOf(day.totalRevenue)));
      expect([earned, sum(own.days.map((day) => day.rentalDays))]).toEqual([
        kopecksOf(totalRevenue),
        rentalDays,
      ]);
    }
  });

  test.each(periods)(
    '%s – %s: the parts of a split period add up to the whole',
    async (from, to) => {
      const cut = addDays(from, Math.floor(daysBetween(from, to) / 2));
      if (cut === to) return;
      const whole = await fleetOver(from, to);
      const parts = [await fleetOver(from, cut), await fleetOver(addDays(cut, 1), to)];
      const total = (of: (fleet: Fleet) => number) => [sum(parts.map(of)), of(whole)];
      for (const of of [
        ({ summary }: Fleet) => kopecksOf(summary.totalRevenue),
        ({ summary }: Fleet) => kopecksOf(summary.totalMaintenanceCost),
        ({ summary }: Fleet) => summary.totalRentalDays,
        ({ partnerRevenue }: Fleet) => kopecksOf(partnerRevenue.totalCarRevenue),
      ]) {
        const [sumOfParts, ofWhole] = total(of);
        expect(sumOfParts).toBe(ofWhole);
      }
    },
  );

  test('all time includes every live contract in full', async () => {
    const all = await fleetOver(addDays(clockDay, -400), addDays(clockDay, 400));
    expect(kopecksOf(all.partnerRevenue.totalCarRevenue)).toBe(livePrices);
  });
});
