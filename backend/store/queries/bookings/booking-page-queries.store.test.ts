import { Car } from '@backend/store/entities/fleet/car.entity';
import { EVERY } from '@backend/store/sql/sql-part';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import {
  BOOKING_SORT_FIELDS,
  DEFAULT_BOOKING_SORT,
  SORT_DIRECTIONS,
} from '@schema/constants/booking-list';
import { BOOKING_STATUS_ORDER, BOOKING_STATUSES } from '@schema/statuses';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import { subtitle } from '@schema/values/fleet/car-title';
import { kopecks } from '@schema/values/money/money';
import { rentalDays } from '@schema/values/time/rental-days';
import { foldForSearch, matchesSearch } from '@schema/values/words/search';
import { addHours } from 'date-fns/addHours';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBookingPage } from './booking-page-queries';
import { type ListedBookingRecord, loadListedBookings } from './listed-booking-queries';

const NOW = new Date('2026-11-10T09:00:00Z');
const hour = (number: number) => addHours(NOW, number).toISOString();

const NAMES = ['Фёдоров Пётр', 'федотова Анна', 'Ёлкин Олег', 'Енина Ия', 'Smith Йон', 'Яр 100%_'];
const CARS = [
  { brand: 'Kia', model: 'Rio', color: 'Белый', year: 2022 },
  { brand: 'ВАЗ', model: 'Нива', color: null, year: null },
  { brand: 'BMW', model: 'X5', color: 'чёрный', year: 2020 },
];

let database: TestDatabase;
let all: ListedBookingRecord[];
beforeAll(async () => {
  database = await openTestDatabase();
  const { store } = database;
  const customers: number[] = [];
  for (const [at, fullName] of NAMES.entries()) {
    const email = at % 2 ? `User${at}@Mail.ru` : null;
    customers.push(await addCustomer(store, { fullName, email, phone: `7916245${1800 + at}` }));
  }
  const rows = fc.sample(
    fc.record({
      from: fc.integer({ min: -30, max: 10 }),
      length: fc.constantFrom(0, 1, 10, 24, 30),
      created: fc.integer({ min: -40, max: 0 }),
      isCancelled: fc.integer({ min: 0, max: 3 }),
      returnedAfter: fc.constantFrom(null, null, 1, 100),
    }),
    { seed: 7, numRuns: 60 },
  );
  // One car each, so that any two may overlap.
  for (const [at, row] of rows.entries()) {
    const carId = await store.write(store.fork(), async (em) => {
      const car = em.create(Car, {
        brand: 'Kia',
        model: 'Rio',
        ...CARS[at % CARS.length],
        licensePlate: `А${100 + at}МР77`,
        depositKopecks: kopecks(0),
        sortOrder: at,
        createdAt: NOW,
      });
      await em.flush();
      return car.id;
    });
    await addRental(store, {
      carId,
      customerId: customers[at % customers.length] ?? 0,
      startDate: hour(row.from),
      endDate: hour(row.from + row.length),
      createdAt: hour(row.created),
      cancelledAt: row.isCancelled === 0 ? hour(-1) : null,
      returnedAt: row.returnedAfter === null ? null : hour(row.from + row.returnedAfter),
    });
  }
  await addRental(store, {
    carId: null,
    customerId: customers[0] ?? 0,
    startDate: null,
    endDate: null,
    isComplete: false,
  });
  all = await read();
});
afterAll(() => database.close());

const occasion = (requireReturnMark: boolean) => ({ now: NOW, requireReturnMark });
const read = () => loadListedBookings(database.store.fork(), { where: EVERY }, occasion(false));
const page = (question: Partial<Parameters<typeof loadBookingPage>[1]>, mark = false) =>
  loadBookingPage(
    database.store.fork(),
    {
      search: '',
      earning: null,
      carIds: null,
      from: null,
      until: null,
      sourceId: null,
      money: null,
      status: null,
      sort: DEFAULT_BOOKING_SORT,
      window: { limit: 100, offset: 0 },
      ...question,
    },
    occasion(mark),
  );
const ids = (bookings: readonly { id: number }[]) => bookings.map(({ id }) => id);
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** The search rule (requirements.md, L11) over the visible values of a row. */
const answers = (booking: ListedBookingRecord, query: string) =>
  matchesSearch(
    query,
    [booking.carTitle, subtitle(booking.car), booking.customerName, booking.customer.email],
    [booking.customerPhone, booking.licensePlate],
  );

describe('the booking list', () => {
  test('contains every complete booking once, newest record first', async () => {
    expect(all).toHaveLength(60);
    const byAge = [...all].sort((a, b) => +b.createdAt - +a.createdAt || b.id - a.id);
    expect(ids((await page({})).items)).toEqual(ids(byAge));
    for (const booking of all) expect(booking.durationDays).toBe(rentalDays(booking));
  });

  test.each([false, true])(
    'filters and counts statuses as the domain rule does (return mark required: %s)',
    async (mark) => {
      const rule = (booking: ListedBookingRecord) => bookingStatus(booking, NOW, occasion(mark));
      const { counters } = await page({}, mark);
      expect(counters.total).toBe(60);
      for (const status of BOOKING_STATUSES) {
        const expected = all.filter((booking) => rule(booking) === status);
        expect(expected.length).toBeGreaterThan(0);
        const { items, total } = await page({ status }, mark);
        expect(sorted(ids(items))).toEqual(sorted(ids(expected)));
        expect(items.every((booking) => booking.status === status)).toBe(true);
        expect(total).toBe(expected.length);
        expect(counters[status]).toBe(expected.length);
      }
    },
  );

  test.each(BOOKING_SORT_FIELDS)(
    'sorts by %s in both directions, without overlapping pages',
    async (field) => {
      const keyOf = (booking: ListedBookingRecord): string | number =>
        ({
          createdAt: +booking.createdAt,
          startDate: +booking.startDate,
          endDate: +booking.endDate,
          customer: foldForSearch(booking.customerName),
          car: foldForSearch(`${booking.carTitle}\n${subtitle(booking.car)}`),
          status: BOOKING_STATUS_ORDER[booking.status],
        })[field];
      for (const direction of SORT_DIRECTIONS) {
        const seen: ListedBookingRecord[] = [];
        for (const offset of [0, 25, 50]) {
          const { items } = await page({
            sort: { field, direction },
            window: { limit: 25, offset },
          });
          seen.push(...items);
        }
        expect(sorted(ids(seen))).toEqual(sorted(ids(all)));
        const keys = seen.map(keyOf);
        const inOrder = [...keys].sort((a, b) => (a < b ? -1 : Number(a > b)));
        expect(keys).toEqual(direction === 'asc' ? inOrder : inOrder.reverse());
      }
    },
  );

  test('sorts names by the Russian alphabet, ё as е, on either engine', async () => {
    const { items } = await page({ sort: { field: 'customer', direction: 'asc' } });
    expect([...new Set(items.map(({ customerName }) => customerName))]).toEqual([
      'Smith Йон',
      'Ёлкин Олег',
      'Енина Ия',
      'Фёдоров Пётр',
      'федотова Анна',
      'Яр 100%_',
    ]);
  });

  test.each([
    'ФЁДОРОВ',
    'федо',
    'ёлкин',
    'user1@mail',
    'rio',
    'kia rio',
    'ВАЗ НИВА',
    'белый',
    'ЧЁРНЫЙ · 2020',
    'а107',
    '107мр',
    '10777',
    '+7 (916) 245-18',
    '8916245',
    '24518-03',
    '100%_',
    '%',
    '_',
    "'",
    '\\',
    'нет такого',
    '8',
    'смит\nпётр',
  ])('finds %j as the domain rule does', async (search) => {
    const expected = all.filter((booking) => answers(booking, search));
    const { items, total, counters } = await page({ search });
    expect(sorted(ids(items))).toEqual(sorted(ids(expected)));
    expect([total, counters.total]).toEqual([expected.length, expected.length]);
  });

  test('finds random parts of the visible values as the domain rule does', async () => {
    const texts = all.flatMap((booking) => [
      booking.customerName,
      booking.customerPhone ?? '',
      booking.licensePlate,
      subtitle(booking.car),
    ]);
    const piece = fc
      .record({
        text: fc.constantFrom(...texts),
        from: fc.nat(12),
        length: fc.integer({ min: 1, max: 6 }),
      })
      .map(({ text, from, length }) => text.slice(from, from + length));
    await fc.assert(
      fc.asyncProperty(piece, async (search) => {
        const expected = all.filter((booking) => answers(booking, search));
        expect(sorted(ids((await page({ search })).items))).toEqual(sorted(ids(expected)));
      }),
      { numRuns: 60 },
    );
  });

  test('counts all search results, whatever status is filtered', async () => {
    const { total, counters } = await page({ search: 'нива', status: 'cancelled' });
    const found = all.filter((booking) => answers(booking, 'нива'));
    expect(counters.total).toBe(found.length);
    expect(total).toBe(counters.cancelled);
    expect(counters.cancelled).toBe(found.filter(({ cancelledAt }) => cancelledAt).length);
  });
});
