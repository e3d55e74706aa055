import { addCar } from '@backend/testing/data/fleet';
import { moneyCalls } from '@backend/testing/data/money';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { ImportRow } from '@schema/import';
import { IMPORT_NOTES } from '@schema/texts/files/import-notes';
import { OPENING_COMMENT, OPENING_NOTES } from '@schema/texts/files/opening-balance';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await addCar(app.store, { licensePlate: 'А418КМ77' });
});
afterAll(() => app.close());

const HEADS =
  'Госномер;Клиент;Телефон;Выдача;Возврат;Сумма;Залог;Оплачено;Залог внесён;Способ оплаты';
const FIRST = 'А418КМ77;Иванов Иван;89990000001;09.11.2026 10:00;14.11.2026 10:00;9000;5000';
const SECOND = 'А418КМ77;Петров Пётр;89990000002;15.11.2026 10:00;16.11.2026 10:00;2000;5000';

interface Body {
  rows: ImportRow[];
  bookings: number;
  newOpenings: number;
}

const send = (path: string, rows: readonly string[], client = app.as(['edit_bookings'])) => {
  const bytes = Buffer.from([HEADS, ...rows].join('\n'));
  const form = formOf({ bytes, field: 'file', name: 'брони.csv', type: 'text/csv' });
  return sendForm<Body>(app.url, client, path, form);
};

const idOf = async (customer: string) => {
  const { body } = await app
    .as(['view_booking_list'])
    .rest<{ items: { id: number; customer: { fullName: string } }[] }>('GET', '/bookings');
  return body.items.find((one) => one.customer.fullName === customer)?.id ?? 0;
};

test('payments and held deposits become entries, and a repeat changes nothing', async () => {
  const rows = [`${FIRST};4000;5000;наличные`, `${SECOND};;;`];
  expect((await send('/import/preview', rows)).body.rows).toMatchObject([
    { row: 2, fate: 'new' },
    { row: 3, fate: 'new' },
  ]);
  expect((await send('/import', rows)).body).toMatchObject({ bookings: 2 });
  const { read } = moneyCalls(app);
  const id = await idOf('Иванов Иван');
  const money = await read(id);
  expect(money).toMatchObject({ owed: 9000, paid: 4000, balance: 5000, deposit: { held: 5000 } });
  expect(money.entries).toMatchObject([
    { kind: 'deposit', direction: 'in', amount: 5000, method: 'cash', comment: OPENING_COMMENT },
    { kind: 'rent', direction: 'in', amount: 4000, method: 'cash', comment: OPENING_COMMENT },
  ]);
  const again = await send('/import/preview', rows);
  expect(again.body.rows).toMatchObject([
    { row: 2, fate: 'same', notes: [IMPORT_NOTES.bookingExists, OPENING_NOTES.hasMoney] },
    { row: 3, fate: 'same', notes: [IMPORT_NOTES.bookingExists] },
  ]);
  expect((await send('/import', rows)).body).toMatchObject({ bookings: 0 });
  expect(await read(id)).toEqual(money);
  const { body: history } = await app
    .as(['view_booking_list', 'edit_bookings'])
    .rest<{ items: { operation: string; after: object | null }[] }>(
      'GET',
      `/bookings/${id}/history`,
    );
  expect(history.items.filter(({ operation }) => operation === 'importSheet')).toHaveLength(3);
});

test('an existing booking gets its balance once', async () => {
  const rows = [`${SECOND};500;;карта`];
  const { body } = await send('/import/preview', rows);
  expect(body.newOpenings).toBe(1);
  expect(body.rows).toMatchObject([
    { row: 2, fate: 'repaired', notes: [IMPORT_NOTES.bookingExists, OPENING_NOTES.recorded] },
  ]);
  for (const openings of [1, 0]) {
    const before = app.changes.cursor();
    expect((await send('/import', rows)).body).toMatchObject({ bookings: 0, openings });
    const money = await moneyCalls(app).read(await idOf('Петров Пётр'));
    expect(money).toMatchObject({ paid: 500, balance: 1500, entries: [{ method: 'card' }] });
    // Other users are notified of recorded money, not of nothing.
    expect(app.changes.cursor() !== before).toBe(openings > 0);
  }
});
