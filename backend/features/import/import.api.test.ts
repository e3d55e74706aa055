import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Source } from '@backend/store/entities/source.entity';
import type { Client } from '@backend/testing/client';
import { addCar, bookingBody } from '@backend/testing/data/fleet';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { ImportRow } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Preview {
  kind: string;
  headerRow: number;
  columns: { title: string; field: string | null; samples: string[] }[];
  rows: ImportRow[];
  counts: Record<string, number>;
  newCars: number;
  problem: string | null;
  message?: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const em = app.store.fork();
  await em.nativeDelete(Booking, {});
  await em.nativeDelete(Customer, {});
  await em.nativeDelete(Car, {});
  await em.nativeDelete(Source, {});
  await em.nativeDelete(ChangeLog, {});
});

const BOTH: Permission[] = ['view_cars', 'edit_bookings'];
const staff = () => app.as(BOTH);

function send<Body = Preview>(
  client: Client,
  path: string,
  content: string | Uint8Array,
  {
    words = {},
    headers = {},
  }: { words?: Record<string, string>; headers?: Record<string, string> } = {},
) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const form = formOf({ bytes, field: 'file', name: 'таблица.csv', type: 'text/csv' });
  for (const [name, word] of Object.entries(words)) form.append(name, word);
  return sendForm<Body>(app.url, client, path, form, headers);
}
const preview = (content: string | Uint8Array, words: Record<string, string> = {}) =>
  send(staff(), '/import/preview', content, { words });
const bring = (content: string | Uint8Array, words: Record<string, string> = {}) =>
  send<Record<string, unknown>>(staff(), '/import', content, { words });

const CARS = `Марка;Модель;Госномер;Цвет;Год;Залог;Цена за сутки
Kia;Rio;А418КМ77;белый;2022;5000;3 000 ₽
Hyundai;Solaris;A 419 KM 77;;2021 г.;10 000,50;
Kia;Rio;а418км77;;;;
Лада;;;;;;
Итого;;3;;;15000;`;

describe('cars', () => {
  test('a dry run returns every row and writes nothing', async () => {
    const { status, body } = await preview(CARS);
    expect([status, body.kind, body.headerRow]).toEqual([200, 'cars', 1]);
    expect(body.columns.map(({ field }) => field)).toEqual([
      'brand',
      'model',
      'licensePlate',
      'color',
      'year',
      'deposit',
      'pricePerDay',
    ]);
    expect(body.rows.map(({ row, fate }) => [row, fate])).toEqual([
      [5, 'refused'],
      [3, 'repaired'],
      [2, 'new'],
      [4, 'same'],
      [6, 'skipped'],
    ]);
    expect(body.rows.find(({ row }) => row === 3)?.notes).toContain('Номер A419KM77 → А419КМ77');
    expect(body.rows.find(({ row }) => row === 4)?.notes).toEqual(['Повтор строки 2']);
    expect(await app.store.fork().count(Car)).toBe(0);
    expect(await app.store.fork().count(ChangeLog)).toBe(0);
  });

  test('are added once, with a tariff where a price is given, and recorded in the history', async () => {
    const first = await bring(CARS);
    expect([first.status, first.body]).toEqual([
      201,
      expect.objectContaining({ kind: 'cars', cars: 2, bookings: 0 }),
    ]);
    const { body } = await staff().rest<{ items: Record<string, unknown>[] }>('GET', '/cars');
    expect(body.items).toEqual([
      expect.objectContaining({
        licensePlate: 'А418КМ77',
        year: 2022,
        depositAmount: 5000,
        color: 'белый',
      }),
      expect.objectContaining({
        licensePlate: 'А419КМ77',
        year: 2021,
        depositAmount: 10_000.5,
        tariffGroups: [],
      }),
    ]);
    expect(body.items[0]?.tariffGroups).toEqual([
      expect.objectContaining({
        name: 'Группа 1',
        tariffs: [expect.objectContaining({ pricePerDay: 3000 })],
      }),
    ]);
    const history = await app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });
    expect(history.map(({ operation }) => operation)).toEqual(['importSheet', 'importSheet']);
    // Named as in the snapshot of a car added by its form.
    expect(history[0]?.after).toMatchObject({ color: 'белый', depositAmount: 500_000 });
    expect((await bring(CARS)).body).toMatchObject({ cars: 0, counts: { same: 3, new: 0 } });
    expect(await app.store.fork().count(Car)).toBe(2);
  });
});

describe('customers', () => {
  const CUSTOMERS = `"ФИО","Контактный телефон","E-mail"
"Иванов Иван","8 (916) 245-18-07","ivanov@example.ru"
"Петров Пётр",9162451808,
"Без Телефона",,
"С Ошибкой","12-34",
"Иванов И.","+79162451807",`;

  test('are matched by phone or added; every row is reported', async () => {
    const { body } = await preview(CUSTOMERS);
    expect(body.kind).toBe('customers');
    expect(body.rows.map(({ row, fate, notes }) => [row, fate, ...notes])).toEqual([
      [5, 'refused', 'Телефон не прочитан: «12-34»'],
      [4, 'incomplete', 'Нет телефона'],
      [2, 'new'],
      [3, 'new'],
      [6, 'same', 'Повтор строки 2', 'Имя не меняется: Иванов Иван'],
    ]);
    expect((await bring(CUSTOMERS)).body).toMatchObject({ customers: 3 });
    expect((await bring(CUSTOMERS)).body).toMatchObject({ customers: 0 });
    const phones = (await app.store.fork().findAll(Customer)).map(({ phone }) => phone);
    expect(phones.sort()).toEqual(['79162451807', '79162451808', null]);
  });
});

const BOOKINGS = `Брони компании;;;;;;;
;;;;;;;
Авто;Клиент;Телефон;Начало;Конец;Сумма;Источник;Комментарий
Kia Rio А418КМ77;Иванов Иван;8 916 245-18-07;15.11.2026 10:00;18.11.2026 10:00;12 600 ₽;Авито;с детским креслом
А418КМ77;Петров Пётр;+7 916 245 18 08;18.11.26;20.11.26;;авито;
А418КМ77;Сидоров;89162451809;17.11.2026;19.11.2026;5000;;
Х000ХХ77;Сидоров;89162451809;17.11.2026;19.11.2026;5000;;
А418КМ77;;;когда-нибудь;31.02.2026;договорная;;
А418КМ77;Иванов Иван;8 916 245-18-07;15.11.2026 10:00;18.11.2026 10:00;12 600 ₽;Авито;
Итого;;;;;;;`;

describe('bookings', () => {
  beforeEach(() => addCar(app.store, { licensePlate: 'А418КМ77' }));

  test('occupy their cars; conflicting rows become incomplete bookings with the reason', async () => {
    const { body } = await preview(BOOKINGS);
    expect([body.kind, body.headerRow]).toEqual(['bookings', 3]);
    const fates = Object.fromEntries(
      body.rows.map(({ row, fate, notes }) => [row, [fate, ...notes]]),
    );
    expect(fates).toEqual({
      4: ['new'],
      5: ['repaired', 'Сумма не указана: посчитана по тарифу'],
      6: [
        'incomplete',
        'Автомобиль занят: Иванов И., 15.11.2026 10:00 – 18.11.2026 10:00 (строка 4)',
      ],
      7: ['incomplete', 'Автомобиль не найден: «Х000ХХ77»'],
      8: [
        'incomplete',
        'Дата выдачи не прочитана: «когда-нибудь»',
        'Дата возврата не прочитана: «31.02.2026»',
        'Нет имени клиента',
        'Нет телефона',
        'Сумма не прочитана: «договорная», она в комментарии',
      ],
      9: ['same', 'Повтор строки 4'],
      10: ['skipped', 'Итоговая строка'],
    });
    expect(await app.store.fork().count(Booking)).toBe(0);
  });

  test('are imported with customers and one source for two spellings; a repeat adds nothing', async () => {
    expect((await bring(BOOKINGS)).body).toMatchObject({
      customers: 2,
      sources: 1,
      bookings: 2,
      incomplete: 3,
      cars: 0,
    });
    const { body } = await app
      .as(['view_booking_list'])
      .rest<{ items: Record<string, unknown>[] }>('GET', '/bookings');
    const items = [...body.items].sort((a, b) =>
      String(a.startDate).localeCompare(String(b.startDate)),
    );
    expect(items).toEqual([
      expect.objectContaining({
        startDate: '2026-11-15T07:00:00.000Z',
        endDate: '2026-11-18T07:00:00.000Z',
        totalPrice: 12_600,
        sourceName: 'Авито',
        notes: 'с детским креслом',
        customerPhone: '+79162451807',
      }),
      expect.objectContaining({ startDate: '2026-11-18T07:00:00.000Z', totalPrice: 9000 }),
    ]);
    const incomplete = await staff().rest<{ items: Record<string, unknown>[] }>(
      'GET',
      '/bookings/incomplete',
    );
    expect(incomplete.body.items.map(({ notes }) => notes)).toEqual(
      expect.arrayContaining([
        'Импорт: Автомобиль занят: Иванов И., 15.11.2026 10:00 – 18.11.2026 10:00 (строка 4)',
        'Автомобиль в файле: Х000ХХ77\nИмпорт: Автомобиль не найден: «Х000ХХ77»',
      ]),
    );
    expect((await bring(BOOKINGS)).body).toMatchObject({
      customers: 0,
      sources: 0,
      bookings: 0,
      incomplete: 0,
      counts: { same: 6 },
    });
  });

  test('yield to existing events, by shifting the time or as incomplete bookings', async () => {
    const [car] = await app.store.fork().findAll(Car);
    await staff().rest('POST', '/bookings/with-customer', bookingBody(car?.id ?? 0));
    const rows = `Госномер;Клиент;Телефон;Выдача;Возврат;Сумма
А418КМ77;До Занятого;89990000001;10.11.2026;12.11.2026;1000
А418КМ77;После Занятого;89990000002;14.11.2026 10:00;15.11.2026;1000
А418КМ77;На Занятое;89990000003;13.11.2026;16.11.2026;1000`;
    const { body } = await preview(rows);
    expect(body.rows.map(({ row, fate, notes }) => [row, fate, ...notes])).toEqual([
      [4, 'incomplete', 'Автомобиль занят: Иванов И., 12.11.2026 10:00 – 14.11.2026 10:00'],
      [2, 'repaired', 'Возврат сдвинут к выдаче следующей аренды'],
      [3, 'new'],
    ]);
  });
});

describe('permissions', () => {
  const one = (permissions: Permission[], content: string) =>
    send(app.as(permissions), '/import/preview', content);

  test('cars need the fleet, customers and bookings need the bookings', async () => {
    expect((await send(app.as(null), '/import/preview', CARS)).status).toBe(401);
    expect((await one(['view_board'], CARS)).status).toBe(403);
    const cars = await one(['edit_bookings'], CARS);
    expect([cars.status, cars.body.message]).toEqual([403, MESSAGES.importing.carsForbidden]);
    const bookings = await one(['view_cars'], BOOKINGS);
    expect([bookings.status, bookings.body.message]).toEqual([
      403,
      MESSAGES.importing.bookingsForbidden,
    ]);
    expect((await one(['view_cars'], CARS)).status).toBe(200);
    expect((await one(['edit_bookings'], BOOKINGS)).status).toBe(200);
  });

  test('missing cars of bookings are added on request, with the permission', async () => {
    const rows = `Марка;Модель;Госномер;Клиент;Телефон;Выдача;Возврат;Сумма
Kia;Rio;А777АА77;Иванов;89990000001;10.11.2026;12.11.2026;1000`;
    expect((await preview(rows)).body.counts).toMatchObject({ incomplete: 1 });
    const asked = await preview(rows, { createCars: 'true' });
    expect([asked.body.newCars, asked.body.counts.new]).toEqual([1, 1]);
    const clerk = await send(app.as(['edit_bookings']), '/import/preview', rows, {
      words: { createCars: 'true' },
    });
    expect(clerk.body.counts).toMatchObject({ incomplete: 1 });
    expect((await bring(rows, { createCars: 'true' })).body).toMatchObject({
      cars: 1,
      bookings: 1,
    });
  });
});

test('a retry with the same key returns the first response, another file with it is rejected', async () => {
  const headers = { 'Idempotency-Key': 'import-1' };
  const first = await send(staff(), '/import', CARS, { headers });
  const again = await send(staff(), '/import', CARS, { headers });
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  const other = await send(staff(), '/import', BOOKINGS, { headers });
  expect([other.status, other.body.message]).toEqual([409, MESSAGES.generic.idempotencyReused]);
});

describe('explicit settings', () => {
  test('override the detected kind and columns', async () => {
    const rows = 'один;два;три\nИванов;А418КМ77;89162451807';
    const guessed = await preview(rows);
    expect(guessed.body.columns.map(({ field }) => field)).toEqual([null, 'licensePlate', 'phone']);
    const { body } = await preview(rows, {
      kind: 'customers',
      columns: 'customer,,phone',
      headerRow: '1',
    });
    expect(body.rows).toEqual([
      {
        row: 2,
        fate: 'new',
        title: 'Иванов · +7 (916) 245-18-07',
        notes: [],
        doubts: [],
        values: [
          { name: 'customer', text: 'Иванов' },
          { name: 'phone', text: '+7 (916) 245-18-07' },
        ],
      },
    ]);
  });

  test('that are incomplete return the columns and import nothing', async () => {
    const { status, body } = await preview(CARS, { kind: 'cars', columns: ',,color' });
    expect([status, body.problem, body.rows]).toEqual([200, MESSAGES.importing.noColumns, []]);
    expect(body.columns.map(({ title }) => title)).toContain('Госномер');
    expect((await bring(CARS, { kind: 'cars', columns: ',,color' })).status).toBe(422);
  });

  test.each([
    [{ kind: 'boats' }, MESSAGES.importing.kindInvalid],
    [{ kind: 'board' }, MESSAGES.importing.noDays],
    [{ kind: 'cars', columns: 'brand,wheel' }, MESSAGES.importing.columnsInvalid],
    [{ kind: 'cars', columns: 'brand,brand' }, MESSAGES.importing.columnTwice],
    [{ sheet: 'Нет такого' }, MESSAGES.importing.sheetNotFound],
    [{ headerRow: '99' }, MESSAGES.importing.headerInvalid],
  ])('%j is rejected with a message', async (words, message) => {
    const { status, body } = await preview(CARS, words);
    expect([status, body.message]).toEqual([422, message]);
  });
});
