import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { ARCHIVE_TOP } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SUMMARY = `totalCount totalPotentialRevenue averageDuration cancellationRate
  topCars { carId carTitle licensePlate color year count totalPrice }
  topCustomers { customerId customerName customerPhone count }
  monthlyTrend { period count }`;
const PAGE = `query ($search: String, $page: Int, $pageSize: Int) {
  cancelledBookings(search: $search, page: $page, pageSize: $pageSize) {
    items { id customerName customerPhone carTitle licensePlate startDate endDate createdAt
      durationDays totalPrice cancelledAt notes status }
    total
  }
}`;

interface Item {
  id: number;
  [name: string]: unknown;
}
interface Summary {
  totalCount: number;
  topCars: { carId: number }[];
  topCustomers: { customerId: number }[];
  monthlyTrend: { period: string; count: number }[];
}
interface Archive {
  items: Item[];
  summary: Summary;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const archivist = () => app.as(['view_archive']);
const readArchive = async () => (await archivist().rest<Archive>('GET', '/bookings/archive')).body;
const readPage = async (variables: Record<string, unknown> = {}) => {
  const { data } = await archivist().gql<{ cancelledBookings: { items: Item[]; total: number } }>(
    PAGE,
    variables,
  );
  return data?.cancelledBookings;
};

describe('the archive', () => {
  test('rejects an invalid page', async () => {
    const { errors } = await archivist().gql(PAGE, { page: -1 });
    expect(errors?.[0]?.message).toBe(MESSAGES.lists.pageInvalid);
  });

  test('is empty without cancellations and divides by nothing', async () => {
    expect(await readArchive()).toEqual({
      items: [],
      summary: {
        totalCount: 0,
        totalPotentialRevenue: 0,
        averageDuration: 0,
        cancellationRate: 0,
        topCars: [],
        topCustomers: [],
        monthlyTrend: [],
      },
    });
  });

  describe('with cancellations', () => {
    let kia: number;
    let niva: number;
    let petrov: number;
    let ivanova: number;
    const made: number[] = [];
    beforeAll(async () => {
      const { store } = app;
      kia = await addCar(store, { licensePlate: 'А418КМ77' });
      niva = await addCar(store, { brand: 'ВАЗ', model: 'Нива', licensePlate: 'В500ОР99' });
      petrov = await addCustomer(store, { fullName: 'Петров Пётр', phone: '79162451807' });
      ivanova = await addCustomer(store, { fullName: 'Иванова Ия', phone: '79031112233' });
      const add = async (
        carId: number,
        customerId: number,
        days: [number, number],
        cancelledAt: string | null,
        more = {},
      ) => {
        made.push(
          await addRental(store, {
            carId,
            customerId,
            startDate: november(days[0], '10:00'),
            endDate: november(days[1], '10:00'),
            cancelledAt,
            ...more,
          }),
        );
      };
      // 23:00–24:00 on 31 August in Moscow; then two in October, none in September.
      await add(kia, petrov, [20, 23], '2026-08-31T20:30:00Z', { totalPrice: 9000.5 });
      await add(kia, ivanova, [20, 22], '2026-10-05T09:00:00Z', { notes: 'Передумала' });
      await add(niva, petrov, [20, 20], '2026-10-31T20:59:59Z', { totalPrice: null });
      await add(kia, petrov, [1, 3], null);
      await add(niva, ivanova, [1, 3], '2026-10-01T00:00:00Z', { isComplete: false });
    });

    test('lists complete bookings, the latest cancellation first, over REST and GraphQL', async () => {
      const { items } = await readArchive();
      expect(items.map(({ id }) => id)).toEqual([made[2], made[1], made[0]]);
      expect(items[2]).toMatchObject({
        status: 'cancelled',
        customerName: 'Петров Пётр',
        customerPhone: '+79162451807',
        customer: { fullName: 'Петров Пётр', phone: '+79162451807', email: null },
        carTitle: 'Kia Rio',
        licensePlate: 'А418КМ77',
        durationDays: 3,
        totalPrice: 9000.5,
        cancelledAt: '2026-08-31T20:30:00.000Z',
      });
      const byGraphql = await archivist().gql<{ bookingArchive: Archive }>(
        `{ bookingArchive { items { id } summary { ${SUMMARY} } } }`,
      );
      expect(byGraphql.data?.bookingArchive.items.map(({ id }) => id)).toEqual(
        items.map(({ id }) => id),
      );
      expect(byGraphql.data?.bookingArchive.summary).toEqual((await readArchive()).summary);
    });

    test('sums up lost revenue, counts, authors and dates', async () => {
      const { data } = await archivist().gql<{ cancellationSummary: Summary }>(
        `{ cancellationSummary { ${SUMMARY} } }`,
      );
      const summary = data?.cancellationSummary;
      expect(summary).toEqual({
        totalCount: 3,
        totalPotentialRevenue: 12_000.5,
        averageDuration: 2,
        cancellationRate: 0.75,
        topCars: [
          {
            carId: kia,
            carTitle: 'Kia Rio',
            licensePlate: 'А418КМ77',
            color: null,
            year: null,
            count: 2,
            totalPrice: 12_000.5,
          },
          {
            carId: niva,
            carTitle: 'ВАЗ Нива',
            licensePlate: 'В500ОР99',
            color: null,
            year: null,
            count: 1,
            totalPrice: 0,
          },
        ],
        topCustomers: [
          {
            customerId: petrov,
            customerName: 'Петров Пётр',
            customerPhone: '+79162451807',
            count: 2,
          },
          {
            customerId: ivanova,
            customerName: 'Иванова Ия',
            customerPhone: '+79031112233',
            count: 1,
          },
        ],
        monthlyTrend: [
          { period: '2026-08', count: 1 },
          { period: '2026-09', count: 0 },
          { period: '2026-10', count: 2 },
        ],
      });
      expect((await readArchive()).summary).toEqual(summary);
    });

    test('is searched by customer, phone and car, with paging', async () => {
      const found = async (search: string) =>
        (await readPage({ search }))?.items.map(({ id }) => id);
      expect(await found('петров')).toEqual([made[2], made[0]]);
      expect(await found('8903')).toEqual([made[1]]);
      expect(await found('нива')).toEqual([made[2]]);
      expect(await found('41877')).toEqual([made[1], made[0]]);
      expect(await readPage({ search: 'никого' })).toEqual({ items: [], total: 0 });
      const second = await readPage({ page: 2, pageSize: 2 });
      expect(second?.items.map(({ id }) => id)).toEqual([made[0]]);
      expect(second?.total).toBe(3);
    });

    test('limits the summary to the most cancelled', async () => {
      for (let number = 0; number < ARCHIVE_TOP; number++) {
        const [carId, customerId] = [await addCar(app.store), await addCustomer(app.store)];
        for (let times = 0; times < 3; times++) {
          await addRental(app.store, {
            carId,
            customerId,
            startDate: november(20, '10:00'),
            endDate: november(21, '10:00'),
            cancelledAt: november(5, '10:00'),
          });
        }
      }
      const { topCars, topCustomers, monthlyTrend } = (await readArchive()).summary;
      expect(topCars).toHaveLength(ARCHIVE_TOP);
      expect(topCars.map(({ carId }) => carId)).not.toContain(kia);
      expect(topCustomers).toHaveLength(ARCHIVE_TOP);
      expect(topCustomers.map(({ customerId }) => customerId)).not.toContain(petrov);
      expect(monthlyTrend.at(-1)).toEqual({ period: '2026-11', count: 15 });
    });

    test('runs a fixed number of statements for any number of cancellations', async () => {
      const whole = await statementsOf(app.store, readArchive);
      // The session, the last event that began or ended (for the version of the answer), the
      // bookings and their cars, four for the summary.
      expect(whole).toHaveLength(8);
      expect(await statementsOf(app.store, () => readPage({ search: 'е' }))).toHaveLength(4);
    });
  });
});
