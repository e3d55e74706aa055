import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { addCar } from '@backend/testing/data/fleet';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { ImportPreview } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { IMPORT_NOTES } from '@schema/texts/files/import-notes';
import { IMPORT_REMARKS } from '@schema/texts/files/import-remarks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OTHER_FILES } from '../testing/other-files';
import { REPORTED_FILES } from '../testing/reported-files';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const licensePlate of ['А108АА77', 'А109АА77', 'А110АА77', 'А111АА77', 'А112АА77']) {
    await addCar(app.store, { licensePlate });
  }
});
afterAll(() => app.close());
beforeEach(async () => {
  const em = app.store.fork();
  await em.nativeDelete(Booking, {});
  await em.nativeDelete(Customer, {});
});

function send<Body>(path: string, name: string, words: Record<string, string> = {}) {
  const bytes = { ...REPORTED_FILES, ...OTHER_FILES }[name];
  if (!bytes) throw new Error(`No file ${name}`);
  const form = formOf({ bytes, field: 'file', name });
  for (const [field, word] of Object.entries(words)) form.append(field, word);
  return sendForm<Body>(app.url, app.as(['view_cars', 'edit_bookings']), path, form);
}
const preview = async (name: string, words?: Record<string, string>) =>
  (await send<ImportPreview>('/import/preview', name, words)).body;
const bring = (name: string) => send<Record<string, number>>('/import', name);
const stored = () => app.store.fork().find(Booking, {}, { orderBy: { id: 'asc' } });

test('an unreadable price is not replaced by the tariff price', async () => {
  await bring('unread-sum.csv');
  const bookings = await stored();
  expect(bookings.map(({ totalPriceKopecks }) => totalPriceKopecks)).toEqual([
    null,
    1_260_000,
    null,
    1_260_000,
  ]);
  expect(bookings.map(({ notes }) => notes)).toEqual([
    'Сумма в файле: нал 9000',
    null,
    'Сумма в файле: 500 €',
    null,
  ]);
});

test('a foreign phone is kept as text of an incomplete booking', async () => {
  await bring('foreign-phones.csv');
  const bookings = await stored();
  expect(
    bookings.map(({ isComplete, rawCustomerPhone }) => [isComplete, rawCustomerPhone]),
  ).toEqual(
    [
      '+49 170 1234567',
      '1 415 555 2671',
      '+84 912 345 678',
      '+375 29 123-45-67',
      '00972 50 123 4567',
    ].map((phone) => [false, phone]),
  );
  expect(await app.store.fork().count(Customer, {})).toBe(0);
});

test('the second name of a phone is kept in the notes of its booking', async () => {
  await bring('shared-phone.csv');
  expect((await stored()).map(({ notes }) => notes)).toEqual([null, 'Имя в файле: Семья Жена']);
});

test('a preview names every value, those to be checked first, and adds up to the sheet', async () => {
  const { rows, sheetRows, leftOutRows, remarks } = await preview('time-column.csv');
  expect(remarks).toEqual([]);
  expect(rows.length + leftOutRows).toBe(sheetRows);
  expect(rows[0]).toMatchObject({
    row: 3,
    doubts: ['start', 'end'],
    values: [
      { name: 'start', text: '28.11.2026 10:00' },
      { name: 'end', text: '29.11.2026 18:00' },
      { name: 'car' },
      { name: 'customer', text: 'Иванов' },
      { name: 'phone', text: '+7 (916) 111-00-01' },
      { name: 'price', text: '9\u00a0000\u00a0₽' },
      { name: 'status', text: 'Действует' },
      { name: 'notes', text: 'Время в файле: утром\nВремя в файле: после обеда' },
    ],
  });
});

test('ambiguous dates need a date order and are read by it', async () => {
  const asked = await preview('open-order.csv');
  expect([asked.asksDateOrder, asked.remarks]).toEqual([true, [IMPORT_REMARKS.datesAsked]]);
  expect(asked.rows.every(({ notes }) => notes.includes(IMPORT_NOTES.orderOpen))).toBe(true);
  const answered = await preview('open-order.csv', { dateOrder: 'mdy' });
  expect([answered.asksDateOrder, answered.remarks]).toEqual([false, []]);
  const starts = answered.rows.map(
    ({ values }) => values.find(({ name }) => name === 'start')?.text,
  );
  expect(starts).toEqual(['12.05.2026 10:00', '12.07.2026 10:00']);
});

test('another order of dates is refused with its text', async () => {
  const { status, body } = await send<unknown>('/import/preview', 'open-order.csv', {
    dateOrder: 'ymd',
  });
  const message = MESSAGES.importing.dateOrderInvalid;
  expect([status, body]).toMatchObject([422, { message, fields: { dateOrder: message } }]);
});
