import type { Claim } from '@backend/domain/bookings/occupancy';
import { endFromDays, IMPORT_NOTES } from '@schema/texts/files/import-notes';
import { kopecks } from '@schema/values/money/money';
import { addDays, formatDay, instantAt } from '@schema/values/time/calendar';
import { occupiedPeriod, overlaps } from '@schema/values/time/period';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../cells/cells';
import { readTable } from '../columns/read-table';
import type { BookingWrite, ImportOccasion, ImportPlan, Known } from './import-plan';
import { planImport } from './plan-import';

const ZONE = 'Europe/Moscow';
const OCCASION: ImportOccasion = {
  now: new Date('2026-11-21T09:00:00Z'),
  today: '2026-11-21',
  zone: ZONE,
  requireReturnMark: false,
  createCars: false,
};
const CARS = [
  { id: 1, brand: 'Kia', model: 'Rio', licensePlate: 'А418КМ77' },
  { id: 2, brand: 'Kia', model: 'Rio', licensePlate: 'К007ТН799' },
  { id: 3, brand: 'Hyundai', model: 'Solaris', licensePlate: 'М111ММ77' },
];
const EMPTY: Known = {
  cars: CARS,
  customers: [],
  sources: [],
  bookings: [],
  claims: new Map(),
  spending: null,
  moneySince: null,
  tariffs: new Map(),
};
const HEADS = ['Авто', 'Клиент', 'Телефон', 'Выдача', 'Возврат', 'Сумма'];

function planOf(
  rows: Cell[][],
  known: Known = EMPTY,
  more: Partial<ImportOccasion> = {},
): ImportPlan {
  const occasion = { ...OCCASION, ...more };
  const tables = [{ name: '', rows: [HEADS, ...rows], merged: [] }];
  const read = readTable(tables, { kind: 'bookings' }, { zone: ZONE, near: occasion.today });
  return planImport(read, known, occasion);
}
const fates = (plan: ImportPlan) => plan.rows.map(({ row, fate, notes }) => [row, fate, ...notes]);
const at = (day: string, time: string) => instantAt(day, time, ZONE);

describe('days without times', () => {
  test('let rentals of one car follow each other on a day', () => {
    const plan = planOf([
      ['А418КМ77', 'Иванов', '89990000001', '12.11.2026', '14.11.2026', '1'],
      ['А418КМ77', 'Петров', '89990000002', '14.11.2026', '16.11.2026', '1'],
      ['А418КМ77', 'Сидоров', '89990000003', '16.11.2026 12:00', '17.11.2026 12:00', '1'],
    ]);
    expect(fates(plan)).toEqual([
      [2, 'repaired', IMPORT_NOTES.endMoved],
      [3, 'repaired', IMPORT_NOTES.endMoved],
      [4, 'new'],
    ]);
    expect(plan.bookings.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [at('2026-11-12', '10:00'), at('2026-11-14', '10:00')],
      [at('2026-11-14', '10:00'), at('2026-11-16', '12:00')],
      [at('2026-11-16', '12:00'), at('2026-11-17', '12:00')],
    ]);
  });

  test('in date cells are midnight where other cells of the column have times', () => {
    const cell = (iso: string) => new Date(`${iso}Z`);
    const row = (phone: string, from: string, until: string): Cell[] => [
      'А418КМ77',
      'Иванов',
      phone,
      cell(from),
      cell(until),
      '1',
    ];
    const alone = planOf([row('89990000001', '2026-11-12T00:00', '2026-11-13T00:00')]);
    expect(alone.bookings[0]?.startDate).toEqual(at('2026-11-12', '10:00'));
    const both = planOf([
      row('89990000001', '2026-11-12T00:00', '2026-11-13T00:00'),
      row('89990000002', '2026-11-14T09:30', '2026-11-15T00:00'),
    ]);
    expect(both.bookings.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [at('2026-11-12', '00:00'), at('2026-11-13', '18:00')],
      [at('2026-11-14', '09:30'), at('2026-11-15', '18:00')],
    ]);
  });

  test('use the usual hours when no other rental follows', () => {
    const [booking] = planOf([
      ['А418КМ77', 'Иванов', '89990000001', '12.11.2026', '12.11.2026', '1'],
    ]).bookings;
    expect([booking?.startDate, booking?.endDate]).toEqual([
      at('2026-11-12', '10:00'),
      at('2026-11-12', '18:00'),
    ]);
  });
});

describe('the car of a row', () => {
  test.each<[string, number | null, string[]]>([
    ['Kia Rio А418КМ77', 1, []],
    ['A418KM77', 1, ['Номер A418KM77 → А418КМ77']],
    ['418', 1, ['Номер 418: найден А418КМ77']],
    ['Hyundai Solaris', 3, ['Номер не указан: найден М111ММ77']],
    ['Kia Rio', null, ['Подходит несколько автомобилей: «Kia Rio»']],
    ['Lada', null, ['Автомобиль не найден: «Lada»']],
    ['', null, [IMPORT_NOTES.noCar]],
  ])('«%s» is car %s', (car, id, notes) => {
    const plan = planOf([[car, 'Иванов', '89990000001', '12.11.2026', '14.11.2026', '1']]);
    expect([plan.bookings[0]?.carId, plan.rows[0]?.notes]).toEqual([id, notes]);
  });

  test('that does not exist is added once when the option is set', () => {
    const row = (day: number) => [
      'Lada Vesta О001ОО199',
      'Иванов',
      '89990000001',
      `${day}.11.2026`,
      `${day + 1}.11.2026`,
      '1',
    ];
    const plan = planOf([row(12), row(20)], EMPTY, { createCars: true });
    expect(plan.cars).toEqual([
      expect.objectContaining({ brand: 'Lada', model: 'Vesta', licensePlate: 'О001ОО199' }),
    ]);
    expect(plan.bookings.map(({ carId }) => carId)).toEqual([plan.cars[0]?.ref, plan.cars[0]?.ref]);
  });
});

test('conflicts name the existing claim', () => {
  const event = {
    id: 9,
    description: 'Замена масла',
    status: 'scheduled',
    startDate: at('2026-11-13', '09:00'),
    endDate: at('2026-11-13', '18:00'),
  } as const;
  const claims = new Map<number, Claim[]>([[1, [{ kind: 'maintenance', event, period: event }]]]);
  const plan = planOf([['А418КМ77', 'Иванов', '89990000001', '12.11.2026', '14.11.2026', '1']], {
    ...EMPTY,
    claims,
  });
  expect(plan.rows[0]).toMatchObject({
    fate: 'incomplete',
    notes: ['Автомобиль занят: Замена масла, 13.11.2026 09:00 – 13.11.2026 18:00'],
  });
  expect(plan.bookings[0]).toMatchObject({
    isComplete: false,
    carId: 1,
    rawCustomerName: 'Иванов',
    rawCustomerPhone: '+79990000001',
    terms: {
      totalPrice: kopecks(100),
      notes: expect.stringContaining('Импорт: Автомобиль занят'),
    },
  });
});

describe('for any rows', () => {
  const day = fc.nat({ max: 25 }).map((after) => addDays('2026-12-01', after));
  const moment = fc
    .tuple(day, fc.constantFrom('', ' 08:00', ' 12:00', ' 20:00'))
    .map(([date, time]) => formatDay(date) + time);
  const messy = (good: fc.Arbitrary<string>) =>
    fc.oneof(
      { weight: 12, arbitrary: good },
      { weight: 1, arbitrary: fc.constantFrom('', '?', 'потом', '31.02.2026') },
    );
  const row = fc.tuple(
    messy(fc.constantFrom('А418КМ77', 'К007ТН799', 'Hyundai Solaris', 'Х000ХХ77')),
    messy(fc.constantFrom('Иванов', 'Петров', 'Сидоров')),
    messy(fc.constantFrom('89990000001', '89990000002', '89990000003')),
    messy(moment),
    messy(moment),
    messy(fc.constantFrom('1000', '12 600 ₽')),
  );
  const sheet = fc.array(row, { minLength: 1, maxLength: 16 });

  const complete = (plan: ImportPlan) =>
    plan.bookings.flatMap(({ isComplete, carId, startDate, endDate }) =>
      isComplete && carId !== null && startDate && endDate ? [{ carId, startDate, endDate }] : [],
    );

  test('each row is reported once, and no two bookings overlap on one car', () => {
    fc.assert(
      fc.property(sheet, (rows) => {
        const plan = planOf(rows);
        expect(plan.rows.map((one) => one.row).sort((a, b) => a - b)).toEqual(
          rows.flatMap((cells, place) => (cells.some(Boolean) ? [place + 2] : [])),
        );
        const written = plan.rows.filter(({ fate }) =>
          ['new', 'repaired', 'incomplete'].includes(fate),
        );
        expect(plan.bookings).toHaveLength(written.length);
        const held = complete(plan);
        for (const [place, one] of held.entries()) {
          const others = held.slice(place + 1).filter(({ carId }) => carId === one.carId);
          expect(
            others.filter((other) => overlaps(occupiedPeriod(one), occupiedPeriod(other))),
          ).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a second import changes nothing', () => {
    fc.assert(
      fc.property(sheet, (rows) => {
        const first = planOf(rows);
        const again = planOf(rows, after(first));
        expect(again.bookings).toEqual([]);
        expect(again.customers).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

/** The records after a plan is written. */
function after({ bookings, customers }: ImportPlan): Known {
  const people = customers.map(({ ref, ...customer }) => ({ ...customer, id: 100 - ref }));
  const personOf = ({ customerId }: Pick<BookingWrite, 'customerId'>) =>
    people.find(({ id }) => id === 100 - (customerId ?? 0));
  const claims = new Map<number, Claim[]>();
  for (const [id, booking] of bookings.entries()) {
    const { carId, startDate, endDate, isComplete, cancelledAt } = booking;
    if (!isComplete || cancelledAt || carId === null || !startDate || !endDate) continue;
    const event = { id, customer: personOf(booking)?.fullName ?? null, startDate, endDate };
    claims.set(carId, [
      ...(claims.get(carId) ?? []),
      { kind: 'booking', event, period: occupiedPeriod(event) },
    ]);
  }
  return {
    ...EMPTY,
    customers: people,
    claims,
    bookings: bookings.map(({ opening, ...booking }, at) => ({
      ...booking,
      rentalId: at + 1,
      hasMoney: opening !== null,
      customerName: personOf(booking)?.fullName ?? booking.rawCustomerName,
      customerPhone: personOf(booking)?.phone ?? booking.rawCustomerPhone,
    })),
  };
}

test('a length written for the return is counted from the pickup', () => {
  const plan = planOf([
    ['А418КМ77', 'Иванов', '89990000001', '12.12.2026 10:00', 'на 4 дня', '1'],
    ['К007ТН799', 'Петров', '89990000002', '12.12.2026 10:00', '3 сут.', '1'],
  ]);
  expect(fates(plan)).toEqual([
    [2, 'repaired', endFromDays(4)],
    [3, 'repaired', endFromDays(3)],
  ]);
});

test.each([
  ['21', 2021],
  ["'98", 1998],
  ['2019 г.', 2019],
  ['-', null],
])('the year of a car «%s» is %s', (written, year) => {
  const rows = [
    ['Марка', 'Модель', 'Госномер', 'Год'],
    ['Kia', 'Rio', 'Т001ТТ77', written],
  ];
  const table = { name: '', rows, merged: [] };
  const read = readTable([table], { kind: 'cars' }, { zone: ZONE, near: OCCASION.today });
  const { cars } = planImport(read, EMPTY, OCCASION);
  expect(cars.map((car) => car.year)).toEqual([year]);
});
