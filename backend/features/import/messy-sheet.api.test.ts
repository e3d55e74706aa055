import { addCar } from '@backend/testing/data/fleet';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { ImportRow } from '@schema/import';
import type { Permission } from '@schema/permissions';
import { addDays, formatDay } from '@schema/values/time/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';

/**
 * Two thousand rows of a realistic company sheet with every kind of defect; expected counts are
 * collected during generation.
 */

const ALL: Permission[] = ['view_cars', 'view_booking_list', 'view_clients', 'edit_bookings'];
const ROWS = 2000;
const CARS = 40;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (let car = 0; car < CARS; car += 1) await addCar(app.store, { licensePlate: plateOf(car) });
});
afterAll(() => app.close());

const plateOf = (car: number) => `А${100 + car}ВС77`;
const LATIN: Readonly<Record<string, string>> = { А: 'A', В: 'B', С: 'C' };
const phoneOf = (customer: number) =>
  `8 (916) ${String(1_000_000 + customer).replace(/^(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3')}`;

type Defect = (line: Line) => void;
interface Line {
  car: string;
  customer: string;
  phone: string | number;
  start: Cell | string;
  end: Cell | string;
  total: string | number;
  source: string;
  notes: string;
}

/** A defect of a row and its expected outcome. */
const DEFECTS: readonly (readonly [fate: ImportRow['fate'], Defect])[] = [
  ['new', () => undefined],
  [
    'new',
    (line) => {
      line.phone = line.phone.toString().replaceAll(/[ ()-]/g, '');
    },
  ],
  [
    'new',
    (line) => {
      line.phone = Number(line.phone.toString().replaceAll(/\D/g, ''));
    },
  ],
  [
    'new',
    (line) => {
      line.total = `${line.total},50 руб.`;
    },
  ],
  [
    'new',
    (line) => {
      line.start = `${line.start} 12:30`;
    },
  ],
  [
    'repaired',
    (line) => {
      line.car = line.car.replace(/[А-Я]/g, (letter) => LATIN[letter] ?? letter);
    },
  ],
  [
    'repaired',
    (line) => {
      line.car = line.car.slice(0, 6);
    },
  ],
  [
    'repaired',
    (line) => {
      line.phone = `${line.phone} (жена)`;
    },
  ],
  [
    'repaired',
    (line) => {
      line.total = '';
    },
  ],
  [
    'repaired',
    (line) => {
      line.total = 'по договору';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.car = 'Х999ХХ199';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.car = '';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.customer = '';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.phone = '';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.phone = '12-34';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.phone = '7,9161E+10';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.start = 'после праздников';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.end = '31.02.2026';
    },
  ],
  [
    'incomplete',
    (line) => {
      line.end = '';
    },
  ],
  [
    'incomplete',
    (line) => {
      [line.start, line.end] = [line.end, line.start];
    },
  ],
];

function messySheet() {
  const counts: Record<string, number> = {
    refused: 0,
    incomplete: 0,
    repaired: 0,
    new: 0,
    same: 0,
    skipped: 0,
  };
  const heads = [
    '№',
    'Авто',
    'ФИО клиента',
    'Телефон',
    'Начало аренды',
    'Окончание',
    'Стоимость',
    'Откуда',
    'Примечание',
  ];
  const rows: (string | number)[][] = [['Учёт аренды'], [], heads];
  const day = new Map<number, string>();
  for (let number = 0; number < ROWS; number += 1) {
    const car = number % CARS;
    const [fate, spoil] = DEFECTS[Math.floor(number / CARS) % DEFECTS.length] ?? [
      'new',
      () => undefined,
    ];
    const start = day.get(car) ?? '2026-12-01';
    const end = addDays(start, 2);
    day.set(car, addDays(end, 1));
    const line: Line = {
      car: plateOf(car),
      customer: `Клиент ${number % 700}`,
      phone: phoneOf(number % 700),
      start: formatDay(start),
      end: formatDay(end),
      total: 6000 + number,
      source: number % 2 ? 'Авито' : 'АВИТО',
      notes: number % 5 ? '' : 'звонить вечером',
    };
    spoil(line);
    counts[fate] = (counts[fate] ?? 0) + 1;
    rows.push([
      number + 1,
      line.car,
      line.customer,
      line.phone,
      String(line.start),
      String(line.end),
      line.total,
      line.source,
      line.notes,
    ]);
    if (number % 400 === 399) {
      // Then a duplicate row, one for an occupied car, the headings, a sum and an empty row.
      rows.push(rows[3] ?? [], [
        '',
        plateOf(1),
        'Поверх Другого',
        phoneOf(900_000 + number),
        '01.12.2026',
        '02.12.2026',
        100,
        '',
        '',
      ]);
      rows.push(heads, ['Итого', '', '', '', '', '', 12_345], []);
      for (const [name, more] of [
        ['same', 1],
        ['incomplete', 1],
        ['skipped', 2],
      ] as const) {
        counts[name] = (counts[name] ?? 0) + more;
      }
      // The row for an occupied car counts as unchanged from its second import on, but for its
      // phone.
    }
  }
  return { rows, counts };
}

async function send<Body>(path: string, bytes: Uint8Array) {
  const form = formOf({ bytes, field: 'file', name: 'учёт.xlsx' });
  return sendForm<Body>(app.url, app.as(ALL), path, form);
}

test('each of 2,000 messy rows has its outcome, all are stored, and a repeat changes nothing', async () => {
  const { rows, counts } = messySheet();
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value })));
  const book = new Uint8Array(
    await (await writeExcelFile(cells as Cell[][]).toBlob()).arrayBuffer(),
  );
  const { body } = await send<{
    kind: string;
    headerRow: number;
    rows: ImportRow[];
    counts: typeof counts;
  }>('/import/preview', book);
  expect([body.kind, body.headerRow]).toEqual(['bookings', 3]);
  expect(body.counts).toEqual(counts);
  // Every non-empty row is reported once.
  const filled = rows.slice(3).filter((row) => row.length > 0).length;
  expect(new Set(body.rows.map(({ row }) => row)).size).toBe(filled);
  expect(body.rows.filter(({ fate, notes }) => fate !== 'new' && notes.length === 0)).toEqual([]);

  const done = await send<Record<string, number>>('/import', book);
  const { incomplete = 0, repaired = 0, new: fresh = 0 } = counts;
  expect(done.body).toMatchObject({ incomplete, bookings: repaired + fresh, sources: 1 });
  const clerk = app.as(ALL);
  const kept = await clerk.rest<{ items: unknown[] }>('GET', '/bookings');
  expect(kept.body.items).toHaveLength(repaired + fresh);
  const list = await clerk.rest<{ items: { notes: string | null }[] }>(
    'GET',
    '/bookings/incomplete',
  );
  expect(list.body.items).toHaveLength(incomplete);
  expect(list.body.items.filter(({ notes }) => !notes?.includes('Импорт: '))).toEqual([]);

  const again = await send<Record<string, number>>('/import', book);
  expect(again.body).toMatchObject({ bookings: 0, incomplete: 0, customers: 0, sources: 0 });
  const all: Record<string, number> = { ...counts, new: 0, repaired: 0, incomplete: 0 };
  all.same = (counts.same ?? 0) + fresh + repaired + incomplete;
  expect((again.body as unknown as { counts: typeof counts }).counts).toEqual(all);
});
