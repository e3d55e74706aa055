import { toRoubles } from '@schema/values/money/money';
import { formatDay } from '@schema/values/time/calendar';
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from './cells';
import { dateOrderOf } from './date-order';
import { type DateOrder, readDay } from './read-day';
import { readLength } from './read-length';
import { decimalMarkOf, readMoney } from './read-money';
import { readPeriod } from './read-period';
import { readPhone } from './read-phone';
import { plateIn, readPlate } from './read-plate';
import { readTime } from './read-time';
import { cellText } from './read-words';

const RULES = { zone: 'Europe/Moscow', near: '2026-11-21' };
const wall = (iso: string) => new Date(`${iso}Z`);

describe('a day in a cell', () => {
  test.each<[Cell, string, string | null]>([
    ['15.11.2026', '2026-11-15', null],
    ['15.11.26', '2026-11-15', null],
    ['5.1.26', '2026-01-05', null],
    ['15/11/2026', '2026-11-15', null],
    ['15-11-2026 9:05', '2026-11-15', '09:05'],
    ['15.11.2026 10:00', '2026-11-15', '10:00'],
    ['15.11.2026 10:00:00', '2026-11-15', '10:00'],
    ['15.11.2026, 10.30', '2026-11-15', '10:30'],
    ['15.11.2026 в 18 ч', '2026-11-15', '18:00'],
    ['10:00 15.11.2026', '2026-11-15', '10:00'],
    ['2026-11-15 10:00', '2026-11-15', '10:00'],
    ['2026-11-15T10:00:00', '2026-11-15', '10:00'],
    ['2026-11-15T21:30:00Z', '2026-11-16', '00:30'],
    ['15 ноября 2026 г.', '2026-11-15', null],
    ['15 ноября 2026 года 18:00', '2026-11-15', '18:00'],
    ['15 ноя 26', '2026-11-15', null],
    ['вс, 15.11.2026', '2026-11-15', null],
    ['11/15/2026', '2026-11-15', null],
    ['15112026', '2026-11-15', null],
    [46_341, '2026-11-15', null],
    [46_341.4375, '2026-11-15', '10:30'],
    ['46341', '2026-11-15', null],
    ['46341,75', '2026-11-15', '18:00'],
    [wall('2026-11-15T00:00:00'), '2026-11-15', null],
    [wall('2026-11-15T10:30:00'), '2026-11-15', '10:30'],
    // Rounding errors of a day fraction.
    [wall('2026-11-15T09:59:59.999'), '2026-11-15', '10:00'],
    [wall('2026-11-14T23:59:59.999'), '2026-11-15', null],
  ])('%s is %s %s', (cell, day, time) => {
    expect(readDay(cell, RULES)).toEqual({ day, time, isYearGuessed: false });
  });

  test.each<[string, string]>([
    ['15.11', '2026-11-15'],
    ['15 ноября', '2026-11-15'],
    ['10.01', '2027-01-10'],
    ['20 июня', '2026-06-20'],
  ])('%s without a year is the nearest such day: %s', (cell, day) => {
    expect(readDay(cell, RULES)).toEqual({ day, time: null, isYearGuessed: true });
  });

  test.each<[Cell]>([
    ['31.02.2026'],
    ['когда-нибудь'],
    ['завтра'],
    [''],
    ['13.13.2026'],
    [12_600],
    [15.11],
    [true],
    [null],
    ['8 916 245-18-07'],
    [79_162_451_807],
    ['15.11.3999'],
    [new Date(Number.NaN)],
    ['32.12.2026'],
  ])('%s is not a day', (cell) => {
    expect(readDay(cell, RULES)).toBeNull();
  });

  test('is read as written, whatever the year and the company’s zone', () => {
    const day = fc.date({
      min: wall('1955-01-01T00:00'),
      max: wall('2110-12-31T00:00'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(
      'Europe/Moscow',
      'Pacific/Auckland',
      'America/Los_Angeles',
      'Asia/Kathmandu',
    );
    fc.assert(
      fc.property(day, zones, (date, zone) => {
        const iso = date.toISOString().slice(0, 10);
        const serial = Math.floor(date.getTime() / millisecondsInDay) + 25_569;
        for (const cell of [iso, formatDay(iso), serial, wall(`${iso}T00:00`)]) {
          expect(readDay(cell, { zone, near: '2026-11-21' })?.day).toBe(iso);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of any value is a day or null, never an error', () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.date());
    fc.assert(fc.property(cell, (any) => void readDay(any, RULES)));
  });
});

test.each<[Cell, string | null]>([
  ['10:00', '10:00'],
  ['9.30', '09:30'],
  ['9-30', '09:30'],
  ['10', '10:00'],
  ['10 ч', '10:00'],
  ['в 10:15', '10:15'],
  ['18:00:00', '18:00'],
  [0.4375, '10:30'],
  [0, '00:00'],
  [10, '10:00'],
  [wall('1899-12-30T10:30:00'), '10:30'],
  ['24:00', '24:00'],
  [wall('1899-12-31T00:00:00'), '24:00'],
  ['9:30 PM', '21:30'],
  ['12:00 AM', '00:00'],
  ['6:15pm', '18:15'],
  ['1830', '18:30'],
  [930, '09:30'],
  ['10-15', null],
  ['10:00-11:00', null],
  ['18:00 мск', null],
  ['25:00', null],
  ['утром', null],
  ['', null],
  [24, null],
  [-1, null],
  ['10:75', null],
])('the time %s is %s', (cell, time) => {
  expect(readTime(cell)).toBe(time);
});

test.each<[string, [string, string] | null]>([
  ['12.11.2026 10:00 – 15.11.2026 18:00', ['2026-11-12', '2026-11-15']],
  ['12.11-15.11.2026', ['2026-11-12', '2026-11-15']],
  ['с 12.11.2026 по 15.11.2026', ['2026-11-12', '2026-11-15']],
  ['12–15 ноября', ['2026-11-12', '2026-11-15']],
  ['12.11.26-15.11.26', ['2026-11-12', '2026-11-15']],
  ['28.12 - 05.01.2027', ['2026-12-28', '2027-01-05']],
  ['2026-11-12 – 2026-11-15', ['2026-11-12', '2026-11-15']],
  ['15.11.2026', null],
  ['15.11.2026 – 12.11.2026', null],
  ['неделя', null],
])('the period %s is %j', (text, days) => {
  const read = readPeriod(text, RULES);
  expect(read && [read.start.day, read.end.day]).toEqual(days);
});

test('Moscow time is read in a company of its zone alone', () => {
  expect(readTime('18:00 мск', 'Europe/Moscow')).toBe('18:00');
  expect(readTime('18:00 мск', 'Asia/Vladivostok')).toBeNull();
});

test.each<[string, DateOrder, string | null]>([
  ['05/12/2026', 'dmy', '2026-12-05'],
  ['05/12/2026', 'mdy', '2026-05-12'],
  ['05/12/2026', 'mixed', null],
  ['11/28/2026', 'dmy', null],
  ['28/11/2026', 'mdy', null],
  ['28/11/2026', 'mixed', '2026-11-28'],
  ['2026-12-05', 'mdy', '2026-12-05'],
  ['29.02', 'dmy', '2028-02-29'],
  ['5 Dec 2026', 'dmy', '2026-12-05'],
  ['Sept 7, 2026 9:30 PM', 'dmy', '2026-09-07'],
  ['05.12.2026 24:00', 'dmy', '2026-12-06'],
])('%s in a column of the order %s is %s', (text, order, day) => {
  expect(readDay(text, { ...RULES, order })?.day ?? null).toBe(day);
});

test.each<[Cell[], string | null, boolean]>([
  [['05.12.2026', '06.12.2026'], 'dmy', false],
  [['05/12/2026', '06/12/2026'], 'dmy', true],
  [['05/12/2026', '28/12/2026'], 'dmy', false],
  [['05/12/2026', '12/28/2026'], 'mdy', false],
  [['28/12/2026', '12/28/2026'], 'mixed', false],
  [[...Array.from({ length: 20 }, () => '28.12.2026'), '12.28.2026'], 'dmy', false],
  [['12/28/2026 10:30', 'потом', null], 'mdy', false],
  [['2026-12-05', 46_361], null, false],
])('the order of the dates %j is %s', (cells, order, isOpen) => {
  expect(dateOrderOf(cells)).toEqual({ order, isOpen });
});

test.each<[Cell, { months: number; hours: number } | null]>([
  [3, { months: 0, hours: 72 }],
  [2.9999999999, { months: 0, hours: 72 }],
  ['3 дня', { months: 0, hours: 72 }],
  ['на 4 дня', { months: 0, hours: 96 }],
  ['3 (три)', { months: 0, hours: 72 }],
  ['2 недели', { months: 0, hours: 336 }],
  ['1,5 суток', { months: 0, hours: 36 }],
  ['36 ч', { months: 0, hours: 36 }],
  ['2 мес.', { months: 2, hours: 0 }],
  [wall('1900-01-02T00:00'), { months: 0, hours: 72 }],
  [wall('2026-12-05T00:00'), null],
  ['1,5 месяца', null],
  ['3-4 дня', null],
  ['полдня', null],
  ['-3', null],
  [-3, null],
  [0, null],
  [5000, null],
  ['', null],
])('the length %s is %j', (cell, length) => {
  expect(readLength(cell)).toEqual(length);
});

describe('a phone in a cell', () => {
  test.each<[Cell, string | null]>([
    ['8 (916) 245-18-07', '79162451807'],
    ['+7 916 245 18 07', '79162451807'],
    ['+7(916)2451807', '79162451807'],
    ['916 245 18 07', '79162451807'],
    ['т. 8-916-245-18-07', '79162451807'],
    [79_162_451_807, '79162451807'],
    [9_162_451_807, '79162451807'],
    ['7.9162451807E10', '79162451807'],
    ['7,9162451807E+10', '79162451807'],
    ['79162451807.0', '79162451807'],
    ['8 916 245-18-07, 8 926 000-00-00', '79162451807'],
    ['89162451807 Мария', '79162451807'],
    // Digits are lost: it would be a different phone.
    ['7,9162E+10', null],
    ['12-34', null],
    ['', null],
    [null, null],
    ['+375 29 123-45-67', null],
    ['+49 170 1234567', null],
    ['+1 415 555 2671', null],
    ['1 415 555 2671', null],
    ['49 170 1234567', null],
    ['+84 912 345 678', null],
    ['84 912 345 678', null],
    ['+44 9162 451807', null],
    ['0049 916 245-18-07', null],
    ['+49 (916) 245-18-07', null],
    ['170 123 45 67', null],
    [1_701_234_567, null],
    ['8 91624 51807', '79162451807'],
    ['+7 (701) 245-18-07', '77012451807'],
    ['8 (495) 123-45-67 доб. 12', '74951234567'],
    [7.916e21, null],
    [916.5, null],
  ])('%s is %s', (cell, phone) => {
    expect(readPhone(cell).phone).toBe(phone);
  });

  test('keeps the text beside it', () => {
    expect(readPhone('89162451807 Мария').rest).toBe('Мария');
    expect(readPhone('8 916 245-18-07, 8 926 000-00-00').rest).toContain('926');
  });

  test('is found in a longer text, but not in a price beside it', () => {
    expect(readPhone('Иванов 12 600 8 916 245-18-07')).toEqual({
      phone: '79162451807',
      rest: 'Иванов 12 600',
    });
    expect(readPhone('Иванов 12 600 ₽').phone).toBeNull();
  });

  test('of another country is never read as a Russian one', () => {
    const code = fc.integer({ min: 1, max: 999 }).filter((one) => !String(one).startsWith('7'));
    const digits = fc.array(fc.nat({ max: 9 }), { minLength: 7, maxLength: 11 });
    const gaps = fc.array(fc.constantFrom('', ' ', '-', ' (', ') '), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        code,
        digits,
        gaps,
        fc.constantFrom('+', '00'),
        (country, rest, [a, b, c, d], lead) => {
          const own = rest.join('');
          const text = `${lead}${country}${a}${own.slice(0, 3)}${b}${own.slice(3, 6)}${c}${own.slice(6, 8)}${d}${own.slice(8)}`;
          expect(readPhone(text).phone).toBeNull();
        },
      ),
    );
  });

  test('is read back with any separators between its digits', () => {
    const gap = fc.constantFrom('', ' ', '-', ' (', ') ', '.');
    const digits = fc.array(fc.nat({ max: 9 }), { minLength: 9, maxLength: 9 });
    const first = fc.constantFrom('+7', '8', '7');
    fc.assert(
      fc.property(
        first,
        digits,
        fc.array(gap, { minLength: 4, maxLength: 4 }),
        (lead, rest, gaps) => {
          const national = `9${rest.join('')}`;
          const [a, b, c, d] = gaps;
          const text = `${lead}${a}${national.slice(0, 3)}${b}${national.slice(3, 6)}${c}${national.slice(6, 8)}${d}${national.slice(8)}`;
          expect(readPhone(text).phone).toBe(`7${national}`);
        },
      ),
    );
  });
});

describe('an amount in a cell', () => {
  test.each<[Cell, number | null]>([
    ['12 600 ₽', 12_600],
    ['12 600,50 руб.', 12_600.5],
    ['12600,50', 12_600.5],
    ['12600.50', 12_600.5],
    ['12.600', 12_600],
    ['12,600', 12_600],
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['0,5', 0.5],
    ['12,6 тыс', 12_600],
    ['12к', 12_000],
    ["12'600", 12_600],
    ['5000р', 5000],
    ['9000 ?', 9000],
    ['0', 0],
    [12_600, 12_600],
    [12_600.5, 12_600.5],
    ['договорная', null],
    ['-500', null],
    ['', null],
    [-1, null],
    [Number.NaN, null],
    ['12 600 / 3', null],
    ['12 600,500', 12_600.5],
    ['9000,000', 9000],
    ['1.250.000,50', 1_250_000.5],
    ['1,234,567', 1_234_567],
    ['12 600 руб. 00 коп.', 12_600],
    ['12 600 р 5 коп', 12_600.05],
    ['12600-00', 12_600],
    ['₽ 9000', 9000],
    ['1,500 тыс', 1500],
    ['нал 9000', null],
    ['500 €', null],
    ['$500', null],
    ['#REF!', null],
    ['9 000 5 000', null],
    ['12 60', null],
    [1e12, null],
  ])('%s is %s roubles', (cell, roubles) => {
    const read = readMoney(cell);
    expect(read && toRoubles(read.amount)).toBe(roubles);
  });

  test.each<[Cell[], string, number, boolean]>([
    [['12.600'], '12.600', 12_600, true],
    [['12.600', '9000.50'], '12.600', 12.6, false],
    [['12.600', '1.250,00'], '12.600', 12_600, false],
    [['500,000', '12600,000'], '500,000', 500, false],
  ])('of the column %j: %s is %s', (column, text, roubles, isGuessed) => {
    const read = readMoney(text, decimalMarkOf(column));
    expect(read && [toRoubles(read.amount), read.isGuessed]).toEqual([roubles, isGuessed]);
  });

  test('is read back in Russian formats', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 99 }), (roubles, kopecks) => {
        const text = `${roubles.toLocaleString('ru-RU')},${String(kopecks).padStart(2, '0')} ₽`;
        expect(readMoney(text)?.amount).toBe(roubles * 100 + kopecks);
      }),
    );
  });
});

describe('a plate', () => {
  test.each([
    ['А418КМ77', 'А418КМ77'],
    ['A418KM77', 'А418КМ77'],
    ['a 418 km 77', 'А418КМ77'],
    ['а418км 177 RUS', 'А418КМ177'],
    ['А 418 КМ (77)', 'А418КМ77'],
    ['А418КМ/77', 'А418КМ77'],
    ['А418КМ.77', 'А418КМ77'],
    ['А418КМ, 77', 'А418КМ77'],
    ['А418КМ|77', 'А418КМ77'],
    ['А418КМ · 77', 'А418КМ77'],
    ['А418КМ — 77', 'А418КМ77'],
    ['А418КМ [77]', 'А418КМ77'],
    ['АА 123 77', 'АА12377'],
    ['4187 АА 77', '4187АА77'],
    // A foreign plate: as typed.
    ['B-MW 1234', 'B-MW1234'],
  ])('%s is stored as %s', (text, plate) => {
    expect(readPlate(text)).toBe(plate);
  });

  test.each([
    ['Kia Rio А418КМ77', 'А418КМ77', 'Kia Rio'],
    ['Kia Rio (А 418 КМ 77), белый', 'А418КМ77', 'Kia Rio белый'],
    ['а418км77 Kia Rio', 'А418КМ77', 'Kia Rio'],
    ['Kia Rio А418КМ/199', 'А418КМ199', 'Kia Rio'],
    ['Kia Rio А418КМ (199) белый', 'А418КМ199', 'Kia Rio белый'],
  ])('in %s is found', (text, plate, rest) => {
    expect(plateIn(text)).toMatchObject({ plate, rest });
  });

  test.each(['Kia Rio', 'Kia Rio 2022', 'BMW 320', ''])('is not found in «%s»', (text) => {
    expect(plateIn(text)).toBeNull();
  });
});

test.each<[Cell, string]>([
  ['  два\u00a0 слова\n', 'два слова'],
  [null, ''],
  [12.5, '12.5'],
  [true, 'true'],
  [wall('2026-11-15T00:00:00'), '15.11.2026'],
  [wall('2026-11-15T10:30:00'), '15.11.2026 10:30'],
])('%j shows as «%s»', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});
