import { describe, expect, test } from 'vitest';
import type { Cell, MergedCells, SheetTable } from '../cells/cells';
import { isService, runsOf, spread } from './board-cells';
import { findBoardDays } from './board-days';
import { boardWords } from './board-words';
import { draftBoard } from './draft-board';

const RULES = { zone: 'Europe/Moscow', near: '2026-11-21' };
const table = (rows: Cell[][], merged: MergedCells[] = [], name = ''): SheetTable => ({
  name,
  rows,
  merged,
});
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);

describe('the days of a sheet laid out like the board', () => {
  const daysOf = (sheet: SheetTable) => {
    const found = findBoardDays(sheet, RULES);
    return found && [found.row, found.firstColumn, found.days[0], found.days.at(-1)];
  };

  test.each<[string, SheetTable, unknown]>([
    [
      'numbers under a month',
      table([['Ноябрь 2026'], ['Авто', ...numbers(1, 30)]]),
      [1, 1, '2026-11-01', '2026-11-30'],
    ],
    [
      'numbers under a month without a year',
      table([
        ['', 'декабрь'],
        ['Авто', 'Номер', ...numbers(1, 31)],
      ]),
      [1, 2, '2026-12-01', '2026-12-31'],
    ],
    [
      'numbers, the month in the name of the sheet',
      table([['Авто', ...numbers(1, 31)]], [], 'январь 27'),
      [0, 1, '2027-01-01', '2027-01-31'],
    ],
    [
      'numbers over the end of a month',
      table([['ноябрь'], ['Авто', 28, 29, 30, 1, 2, 3]]),
      [1, 1, '2026-11-28', '2026-12-03'],
    ],
    [
      'numbers with weekdays',
      table([['Ноябрь'], ['Авто', '1 вс', '2 пн', '3 вт', '4 ср', '5 чт']]),
      [1, 1, '2026-11-01', '2026-11-05'],
    ],
    [
      'dates',
      table([['Авто', '29.12.2026', '30.12.2026', '31.12.2026', '01.01.2027', '02.01.2027']]),
      [0, 1, '2026-12-29', '2027-01-02'],
    ],
    [
      'dates without a year over the new year',
      table([['Авто', '29.12', '30.12', '31.12', '01.01', '02.01']]),
      [0, 1, '2026-12-29', '2027-01-02'],
    ],
    [
      'cells of dates',
      table([['Авто', ...numbers(1, 7).map((day) => new Date(Date.UTC(2026, 10, day)))]]),
      [0, 1, '2026-11-01', '2026-11-07'],
    ],
    ['too few', table([['Ноябрь'], ['Авто', 1, 2, 3]]), null],
    ['numbers without a month', table([['Авто', ...numbers(1, 30)]]), null],
    [
      'a list',
      table([
        ['№', 'Авто', 'Начало'],
        [1, 'Rio', '01.11.2026'],
        [2, 'Rio', '02.11.2026'],
      ]),
      null,
    ],
    [
      'days with a gap',
      table([['Авто', '01.11', '03.11', '05.11', '07.11', '09.11', '11.11']]),
      null,
    ],
  ])('are found: %s', (_name, sheet, found) => {
    expect(daysOf(sheet)).toEqual(found);
  });
});

describe('equal cells', () => {
  const runs = (cells: Cell[], merged: MergedCells[] = []) =>
    runsOf(cells, 0, { first: 1, last: cells.length - 1 }, merged).map(({ first, last, text }) => [
      first,
      last,
      text,
    ]);

  test('are one booking, ended by a gap, a dash or another text', () => {
    expect(
      runs(['Rio', 'Иванов', 'иванов', null, 'Иванов', '-', 'Петров', 'Сидоров', 'свободно']),
    ).toEqual([
      [1, 2, 'Иванов'],
      [4, 4, 'Иванов'],
      [6, 6, 'Петров'],
      [7, 7, 'Сидоров'],
    ]);
  });

  test('that are merged are one booking, ended with the merge', () => {
    const merged = [{ top: 0, left: 1, bottom: 0, right: 3 }];
    const [row = []] = spread(table([['Rio', 'Иванов', null, null, 'Иванов']], merged), 5);
    expect(row).toEqual(['Rio', 'Иванов', 'Иванов', 'Иванов', 'Иванов']);
    expect(runs(row, merged)).toEqual([
      [1, 3, 'Иванов'],
      [4, 4, 'Иванов'],
    ]);
  });
});

test.each<[string, string, string, number | null, number | null]>([
  ['Иванов', 'Иванов', '', null, null],
  ['Иванов Иван 8 916 245-18-07', 'Иванов Иван', '79162451807', null, null],
  ['Иванов 8 916 245-18-07 12 600 ₽', 'Иванов', '79162451807', 12_600, null],
  ['Иванов, 12600р, +79162451807', 'Иванов', '79162451807', 12_600, null],
  ['Иванов (3 дня) 9000 ₽', 'Иванов (3 дня)', '', 9000, null],
  ['Иванов 12,6 тыс', 'Иванов', '', 12_600, null],
  ['Козлов залог 5000 аренда 9000', 'Козлов', '', 9000, 5000],
  ['Козлов залог 5000 р, 9000 руб.', 'Козлов', '', 9000, 5000],
  ['Козлов 3000р/сутки итого 9000', 'Козлов', '', 9000, null],
  ['Козлов предоплата 2000р 9000р', 'Козлов', '', 9000, null],
  ['Козлов доставка 1000 итого: 10 000', 'Козлов', '', 10_000, null],
  ['+7 916 245 18 07', '', '79162451807', null, null],
])('«%s» in a cell has customer, phone, price and deposit', (text, ...expected) => {
  const { customer, phone, total, deposit } = boardWords(text);
  const roubles = (amount: number | null) => amount && amount / 100;
  expect([customer, phone, roubles(total), roubles(deposit)]).toEqual(expected);
});

test.each<[string, string, boolean]>([
  ['Иванов 8 916 245-18-07 12 600', 'Иванов', true],
  ['3500', '', true],
  ['Сидоров 5000р + 3000р', 'Сидоров', true],
  ['рейс SU1402 Иванов 89161110021', 'рейс SU1402 Иванов', false],
  ['Сидоров 89161110022 кв 512', 'Сидоров', false],
  ['Сидоров 150000 км', 'Сидоров', false],
  ['Орлов 89161110024 вылет 06:30 05.12', 'Орлов вылет 06:30 05.12', false],
])('«%s» has no price; a number that may be one is unread: %s, %s', (text, customer, isUnread) => {
  const read = boardWords(text);
  expect([read.total, read.customer, read.isPriceUnread]).toEqual([null, customer, isUnread]);
});

test.each([
  ['ремонт', true],
  ['ТО', true],
  ['Ремонт КПП', true],
  ['Тоня', false],
  ['Иванов', false],
])('«%s» is work on the car: %s', (text, isWork) => {
  expect(isService(text)).toBe(isWork);
});

test('a whole sheet becomes bookings of its cars, from the first day to the last', () => {
  const sheet = table(
    [
      ['Ноябрь 2026'],
      ['№', 'Авто', ...numbers(1, 7)],
      [
        1,
        'Kia Rio А418КМ77',
        'Иванов 89162451807',
        'Иванов 89162451807',
        null,
        'ремонт',
        'ремонт',
        'Петров',
        null,
      ],
      [
        2,
        'К007ТН799 Hyundai Solaris',
        null,
        'Сидорова 8 926 000-00-01 7000',
        null,
        null,
        null,
        null,
        null,
      ],
    ],
    [{ top: 3, left: 3, bottom: 3, right: 5 }],
  );
  const header = findBoardDays(sheet, RULES);
  if (!header) throw new Error('The days were not found');
  const { drafts, others } = draftBoard(sheet, header);
  expect(
    drafts.map((one) => [
      one.row,
      one.car.plate,
      one.carNames,
      one.customer.fullName,
      one.customer.phone,
      one.start.at?.day,
      one.end.at?.day,
    ]),
  ).toEqual([
    [
      3,
      'А418КМ77',
      { brand: 'Kia', model: 'Rio' },
      'Иванов',
      '79162451807',
      '2026-11-01',
      '2026-11-02',
    ],
    [3, 'А418КМ77', { brand: 'Kia', model: 'Rio' }, 'Петров', null, '2026-11-06', '2026-11-06'],
    [
      4,
      'К007ТН799',
      { brand: 'Hyundai', model: 'Solaris' },
      'Сидорова',
      '79260000001',
      '2026-11-02',
      '2026-11-04',
    ],
  ]);
  expect(others.map(({ row, fate, title }) => [row, fate, title])).toEqual([
    [3, 'refused', 'ремонт · Kia Rio · А418КМ77'],
  ]);
});
