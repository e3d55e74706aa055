import { fillDemo } from '@backend/demo/fill-demo';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { dayOf, endOfDay, startOfDay } from '@schema/values/time/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * A number that bears the same words on two screens is the same number (docs/domain.md, equal figures), over
 * the demo data.
 */

const CARS = 12;

let app: TestApp;
let zone: string;
let today: string;
let day: { start: string; end: string };
let period: { start: string; end: string };
beforeAll(async () => {
  app = await startTestApp();
  const { store, clock, config } = app;
  zone = config.companyTimeZone;
  await fillDemo(store, { cars: CARS, now: clock.now(), zone });
  today = dayOf(clock.now(), zone);
  day = spanOf(today, today);
  period = spanOf('2026-11-01', '2026-11-30');
});
afterAll(() => app.close());

function spanOf(from: string, to: string) {
  const [start, end] = [startOfDay(from, zone), endOfDay(to, zone)];
  return { start: start.toISOString(), end: end.toISOString() };
}

async function ask<Answer>(query: string, variables: object = {}): Promise<Answer> {
  const { data, errors } = await app.as([...PERMISSIONS]).gql<Answer>(query, { ...variables });
  expect(errors).toBeUndefined();
  return data as Answer;
}
const sum = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((total, one) => total + one, 0) * 100) / 100;
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);

interface Listed {
  id: number;
  isExtension: boolean;
  isExtended: boolean;
  whereabouts: string;
}

describe('the day', () => {
  interface Day {
    dailyDashboard: {
      cashboxTotal: number;
      cashboxManualTotal: number;
      cashboxDetails: { totalRevenue: number }[];
      cashboxManualEntries: { amount: number }[];
      fleetLoadPercent: number;
      totalCars: number;
      availableCars: number;
      available: { count: number; cars: { carId: number }[] };
      handovers: { count: number; bookings: Listed[] };
      returns: { count: number; bookings: Listed[] };
      newBookings: { count: number; bookings: { id: number }[] };
      service: { count: number; maintenances: { carId: number }[] };
    };
  }
  const DASHBOARD = `query ($date: Day!) { dailyDashboard(date: $date) {
    cashboxTotal cashboxManualTotal cashboxDetails { totalRevenue } cashboxManualEntries { amount }
    fleetLoadPercent totalCars availableCars available { count cars { carId } }
    handovers { count bookings { id isExtension isExtended whereabouts } }
    returns { count bookings { id isExtension isExtended whereabouts } }
    newBookings { count bookings { id } } service { count maintenances { carId } }
  } }`;
  const read = async () => (await ask<Day>(DASHBOARD, { date: today })).dailyDashboard;

  test('a tile shows the length of its list', async () => {
    const { available, availableCars, handovers, returns, newBookings, service } = await read();
    expect(availableCars).toBe(available.cars.length);
    expect(available.count).toBe(available.cars.length);
    for (const { count, bookings } of [handovers, returns, newBookings]) {
      expect(count).toBe(bookings.length);
    }
    expect(service.count).toBe(service.maintenances.length);
    expect(handovers.count + returns.count + availableCars).toBeGreaterThan(0);
  });

  test('«Касса» and «Загрузка» are those of the day’s analytics, and the sum of their lines', async () => {
    const { cashboxTotal, cashboxManualTotal, fleetLoadPercent, ...lines } = await read();
    const { fleetAnalytics, dailyAnalytics } = await ask<{
      fleetAnalytics: { summary: { totalRevenue: number; manualAdjustmentsTotal: number } };
      dailyAnalytics: { days: { totalRevenue: number; loadPercent: number }[] };
    }>(
      `query ($start: DateTime!, $end: DateTime!) {
        fleetAnalytics(start: $start, end: $end) { summary { totalRevenue manualAdjustmentsTotal } }
        dailyAnalytics(start: $start, end: $end) { days { totalRevenue loadPercent } }
      }`,
      day,
    );
    expect(cashboxManualTotal).toBe(sum(lines.cashboxManualEntries.map(({ amount }) => amount)));
    const cars = sum(lines.cashboxDetails.map(({ totalRevenue }) => totalRevenue));
    expect(cashboxTotal).toBe(sum([cars, cashboxManualTotal]));
    expect(fleetAnalytics.summary.totalRevenue).toBe(cashboxTotal);
    expect(fleetAnalytics.summary.manualAdjustmentsTotal).toBe(cashboxManualTotal);
    expect(dailyAnalytics.days).toEqual([
      { totalRevenue: cashboxTotal, loadPercent: fleetLoadPercent },
    ]);
  });

  test('«Свободно» are the cars that can be booked for the last minute of the day', async () => {
    const { available } = await read();
    const end = new Date(endOfDay(today, zone).getTime() + 1);
    const start = new Date(end.getTime() - 60_000);
    const { availableCars } = await ask<{ availableCars: { items: { car: { id: number } }[] } }>(
      `query ($start: DateTime!, $end: DateTime!) {
        availableCars(start: $start, end: $end) { items { car { id } } }
      }`,
      { start, end },
    );
    const bookable = idsOf(availableCars.items.map(({ car }) => car));
    expect(bookable).toEqual(idsOf(available.cars.map(({ carId }) => ({ id: carId }))));
  });

  test('the cars of board, fleet, «Свободно … из» and analytics are as many', async () => {
    const { totalCars } = await read();
    const { board, cars, fleetAnalytics } = await ask<{
      board: { rows: unknown[] };
      cars: { items: unknown[] };
      fleetAnalytics: { summary: { totalCars: number }; cars: unknown[] };
    }>(
      `query ($date: Day!, $start: DateTime!, $end: DateTime!) {
        board(start: $date, days: 7) { rows { car { id } } }
        cars { items { id } }
        fleetAnalytics(start: $start, end: $end) { summary { totalCars } cars { carId } }
      }`,
      { date: today, ...day },
    );
    const { summary } = fleetAnalytics;
    expect([board.rows.length, cars.items.length, summary.totalCars]).toEqual([CARS, CARS, CARS]);
    expect(totalCars).toBe(CARS);
    expect(fleetAnalytics.cars).toHaveLength(CARS);
  });

  test('handovers and returns equal those on the board on that day', async () => {
    const { handovers, returns } = await read();
    const { board } = await ask<{
      board: { rows: { bookings: { id: number; startDate: string; endDate: string }[] }[] };
    }>(
      `query ($date: Day!) { board(start: $date, days: 1) {
        rows { bookings { id startDate endDate } }
      } }`,
      { date: today },
    );
    const drawn = board.rows.flatMap(({ bookings }) => bookings);
    const starts = drawn.filter(({ startDate }) => dayOf(new Date(startDate), zone) === today);
    // An end at 00:00 belongs to the day before.
    const lastDay = (endDate: string) => dayOf(new Date(new Date(endDate).getTime() - 1), zone);
    const ends = drawn.filter(({ endDate }) => lastDay(endDate) === today);
    expect(idsOf(starts)).toEqual(idsOf(handovers.bookings));
    expect(idsOf(ends)).toEqual(idsOf(returns.bookings));
  });

  test('«Сейчас» names no handover or return of today that the day does not', async () => {
    const { handovers, returns } = await read();
    const { actionList } = await ask<{
      actionList: {
        total: number;
        incompleteCount: number;
        conflicts: unknown[];
        overdue: unknown[];
        today: { kind: string; isLate: boolean; at: string; booking: Listed }[];
      };
    }>(`{ actionList { total incompleteCount conflicts { maintenance { id } } overdue { at }
      today { kind isLate at booking { id isExtension isExtended whereabouts } } } }`);
    const ofToday = actionList.today.filter(({ at }) => dayOf(new Date(at), zone) === today);
    const listed = (kind: string) =>
      idsOf(ofToday.filter((task) => task.kind === kind).map(({ booking }) => booking));
    expect(idsOf(handovers.bookings)).toEqual(expect.arrayContaining(listed('handover')));
    expect(idsOf(returns.bookings)).toEqual(expect.arrayContaining(listed('return')));
    const { conflicts, overdue, incompleteCount, total } = actionList;
    const things = conflicts.length + overdue.length + actionList.today.length;
    expect(total).toBe(things + (incompleteCount > 0 ? 1 : 0));
    const { incompleteBookings } = await ask<{ incompleteBookings: { items: unknown[] } }>(
      '{ incompleteBookings { items { id } } }',
    );
    expect(incompleteCount).toBe(incompleteBookings.items.length);
  });
});

describe('a period', () => {
  interface Fleet {
    fleetAnalytics: {
      summary: Record<
        | 'totalRevenue'
        | 'manualAdjustmentsTotal'
        | 'totalRentalDays'
        | 'totalBookings'
        | 'totalMaintenanceCost',
        number
      >;
      cars: (Record<
        'totalRevenue' | 'rentalDays' | 'bookingsCount' | 'totalMaintenanceCost' | 'loadPercent',
        number
      > & { carId: number })[];
    };
  }
  const FLEET = `query ($start: DateTime!, $end: DateTime!) {
    fleetAnalytics(start: $start, end: $end) {
      summary { totalRevenue manualAdjustmentsTotal totalRentalDays totalBookings totalMaintenanceCost }
      cars { carId totalRevenue rentalDays bookingsCount totalMaintenanceCost loadPercent }
    }
  }`;

  test('«Выручка», «Суток аренды», «Броней» of the fleet are the sum of the cars’', async () => {
    const { summary, cars } = (await ask<Fleet>(FLEET, period)).fleetAnalytics;
    const total = (
      name: 'totalRevenue' | 'rentalDays' | 'bookingsCount' | 'totalMaintenanceCost',
    ) => sum(cars.map((car) => car[name]));
    expect(sum([total('totalRevenue'), summary.manualAdjustmentsTotal])).toBe(summary.totalRevenue);
    expect(total('rentalDays')).toBe(summary.totalRentalDays);
    expect(total('bookingsCount')).toBe(summary.totalBookings);
    expect(total('totalMaintenanceCost')).toBe(summary.totalMaintenanceCost);
    expect(summary.totalBookings).toBeGreaterThan(0);
  });

  test('a car has the same figures in the fleet’s table, on its page and in the booking list', async () => {
    const [row] = (await ask<Fleet>(FLEET, period)).fleetAnalytics.cars.filter(
      ({ bookingsCount }) => bookingsCount > 1,
    );
    const { carAnalytics, bookingsPage } = await ask<{
      carAnalytics: {
        summary: Record<string, number>;
        bookings: { id: number; rentalDays: number }[];
      };
      bookingsPage: { total: number };
    }>(
      `query ($carId: Int!, $start: DateTime!, $end: DateTime!) {
        carAnalytics(carId: $carId, start: $start, end: $end) {
          summary { totalRevenue rentalDays bookingsCount totalMaintenanceCost loadPercent }
          bookings { id rentalDays }
        }
        bookingsPage(carId: $carId, start: $start, end: $end) { total }
      }`,
      { carId: row?.carId, ...period },
    );
    const { carId, ...figures } = row ?? { carId: 0 };
    expect(carId).toBeGreaterThan(0);
    expect(carAnalytics.summary).toEqual(figures);
    const { bookings, summary } = carAnalytics;
    expect(bookings).toHaveLength(summary.bookingsCount ?? 0);
    expect(sum(bookings.map(({ rentalDays }) => rentalDays))).toBe(summary.rentalDays);
    expect(bookingsPage.total).toBe(summary.bookingsCount);
  });

  test('«Оформлено броней за период» of the sources is the sum of the days’ new bookings', async () => {
    const { sources } = await ask<{
      sources: { totalBookingsInPeriod: number; items: { periodBookings: number }[] };
    }>(
      `query ($start: DateTime!, $end: DateTime!) {
        sources(start: $start, end: $end) { totalBookingsInPeriod items { periodBookings } }
      }`,
      day,
    );
    const { dailyDashboard } = await ask<{ dailyDashboard: { newBookings: { count: number } } }>(
      'query ($date: Day!) { dailyDashboard(date: $date) { newBookings { count } } }',
      { date: today },
    );
    expect(sources.totalBookingsInPeriod).toBe(dailyDashboard.newBookings.count);
    expect(sum(sources.items.map(({ periodBookings }) => periodBookings))).toBeLessThanOrEqual(
      sources.totalBookingsInPeriod,
    );
  });
});

describe('lists', () => {
  test('the counters of the booking list add up, and «Отменено» counts the archive', async () => {
    const { bookingsPage, cancelledBookings, cancellationSummary } = await ask<{
      bookingsPage: { total: number; counters: Record<string, number> };
      cancelledBookings: { total: number };
      cancellationSummary: { totalCount: number };
    }>(`{
      bookingsPage { total counters { total active planned completed cancelled } }
      cancelledBookings { total }
      cancellationSummary { totalCount }
    }`);
    const { counters } = bookingsPage;
    const { total, ...statuses } = counters;
    expect(sum(Object.values(statuses))).toBe(total);
    expect(bookingsPage.total).toBe(total);
    expect(cancelledBookings.total).toBe(counters.cancelled);
    expect(cancellationSummary.totalCount).toBe(counters.cancelled);
    for (const status of Object.keys(statuses)) {
      const page = await ask<{ bookingsPage: { total: number } }>(
        `{ bookingsPage(status: ${status}) { total } }`,
      );
      expect([status, page.bookingsPage.total]).toEqual([status, counters[status]]);
    }
  });

  test('a customer has as many bookings in the list, in the search and on the card', async () => {
    const { customersPage } = await ask<{
      customersPage: {
        items: { id: number; fullName: string; phone: string; bookingsCount: number }[];
      };
    }>('{ customersPage(pageSize: 10) { items { id fullName phone bookingsCount } } }');
    for (const { id, phone, bookingsCount } of customersPage.items) {
      const { clientAnalytics: card, findCustomers } = await ask<{
        clientAnalytics: Record<'totalBookings' | 'activeBookings' | 'plannedBookings', number> &
          Record<'completedBookings' | 'cancelledBookings', number> & { bookings: unknown[] };
        findCustomers: { id: number; bookingsCount: number }[];
      }>(
        `query ($id: Int!, $phone: String!) {
          clientAnalytics(id: $id) { totalBookings activeBookings plannedBookings completedBookings
            cancelledBookings bookings { id } }
          findCustomers(query: $phone) { id bookingsCount }
        }`,
        { id, phone },
      );
      const live = card.activeBookings + card.plannedBookings + card.completedBookings;
      expect(card.totalBookings).toBe(live + card.cancelledBookings);
      expect(card.bookings).toHaveLength(card.totalBookings);
      expect(findCustomers.find((found) => found.id === id)?.bookingsCount).toBe(bookingsCount);
      expect(bookingsCount).toBe(live);
    }
  });
});
