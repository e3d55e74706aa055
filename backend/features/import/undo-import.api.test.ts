import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { moneyCalls } from '@backend/testing/data/money';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS, type Permission } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
const staff = (permissions: readonly Permission[] = PERMISSIONS) => app.as([...permissions]);

interface Imported {
  readonly operationId: number | null;
  readonly bookings: number;
}

const bring = async (rows: readonly string[]) => {
  const bytes = Buffer.from(rows.join('\n'));
  const form = formOf({ bytes, field: 'file', name: 'таблица.csv', type: 'text/csv' });
  form.append('createCars', 'true');
  const { status, body } = await sendForm<Imported>(app.url, staff(), '/import', form);
  expect(status).toBe(201);
  return body;
};
const undo = (id: number | null, client = staff()) =>
  client.rest<Record<string, unknown>>('POST', `/import/${id}/undo`);

const TABLES = ['bookings', 'customers', 'cars', 'sources', 'tariff_groups', 'tariffs'];
const rowsOf = async (table: string) =>
  app.store.fork().execute<{ id: number }[]>(`select * from ${table} order by id`);
const allRows = async () => Promise.all(TABLES.map(rowsOf));
const idsOf = async (table: string) => (await rowsOf(table)).map(({ id }) => id);

const HEADS = 'Госномер;Марка;Модель;Цена за сутки;Клиент;Телефон;Выдача;Возврат;Сумма;Источник';
const booking = (plate: string, phone: string, from: number, source = '') =>
  [
    plate,
    'Kia',
    'Rio',
    '',
    `Клиент ${phone}`,
    `8999000${phone}`,
    `${from}.11.2026 10:00`,
    `${from + 2}.11.2026 10:00`,
    '6000',
    source,
  ].join(';');
const car = (plate: string) => ['Kia', 'Ceed', plate, '3000'].join(';');
const CAR_HEADS = 'Марка;Модель;Госномер;Цена за сутки';

test('all added records are deleted, and the history and the job show it', async () => {
  await addCar(app.store, { licensePlate: 'А001АА77' });
  const before = await allRows();
  const { operationId } = await bring([
    HEADS,
    booking('А001АА77', '1001', 12, 'Ярмарка'),
    booking('А002АА77', '1002', 13),
    'без номера;;;;Кто-то;;;;;',
  ]);
  const added = (await idsOf('bookings')).at(-1) ?? 0;
  const { status, body } = await undo(operationId);
  expect([status, body]).toEqual([
    200,
    { operationId, cars: 1, customers: 2, sources: 1, bookings: 3, entries: 0, expenses: 0 },
  ]);
  expect(await allRows()).toEqual(before);
  const lines = await app.store
    .fork()
    .execute<{ operation: string }[]>(
      `select operation from change_log where entity = 'Booking' and entity_id = ? order by id`,
      [added],
    );
  expect(lines.map(({ operation }) => operation)).toEqual(['importSheet', 'undoImport']);
});

test('a fleet with tariffs is deleted, with the permission of its import', async () => {
  const before = await allRows();
  const { operationId } = await bring([CAR_HEADS, car('А011АА77'), car('А012АА77')]);
  const other = await undo(operationId, staff(['edit_bookings']));
  expect([other.status, other.body.message]).toEqual([403, MESSAGES.importing.carsForbidden]);
  expect((await undo(operationId, staff(['view_cars']))).status).toBe(200);
  expect(await allRows()).toEqual(before);
});

test('a file that adds nothing has nothing to undo', async () => {
  await bring([CAR_HEADS, car('А021АА77')]);
  expect((await bring([CAR_HEADS, car('А021АА77')])).operationId).toBeNull();
});

test('an import with a record changed since is kept, and the refusal names the change', async () => {
  const { operationId } = await bring([
    HEADS,
    booking('А031АА77', '3001', 12),
    booking('А031АА77', '3002', 15),
  ]);
  const [carId, first] = [(await idsOf('cars')).at(-1) ?? 0, (await idsOf('bookings')).at(-2)];
  await staff().rest('PUT', `/bookings/${first}`, {
    startDate: november(12, '10:00'),
    endDate: november(14, '10:00'),
    totalPrice: 1,
  });
  await staff().rest('POST', '/bookings/with-customer', {
    ...bookingBody(carId, { startDate: november(20, '10:00'), endDate: november(22, '10:00') }),
    customer: { fullName: 'Новый Гость', phone: '+79990009999', email: null },
  });
  const before = await allRows();
  const { status, body } = await undo(operationId);
  expect([status, body.code, body.message]).toEqual([
    409,
    'CONFLICT',
    'Отменить нельзя: с тех пор изменена бронь «Клиент 3.», добавлена бронь «Новый Г.».',
  ]);
  expect(await allRows()).toEqual(before);
});

test('opening balances are reversed by offsetting entries', async () => {
  await addCar(app.store, { licensePlate: 'А041АА77' });
  const old = await staff().rest<{ id: number }>('POST', '/bookings/with-customer', {
    ...bookingBody((await idsOf('cars')).at(-1) ?? 0, {
      startDate: november(12, '10:00'),
      endDate: november(14, '10:00'),
    }),
    customer: { fullName: 'Старый Клиент', phone: '+79990004000', email: null },
  });
  const { id } = old.body;
  const heads = 'Госномер;Клиент;Телефон;Выдача;Возврат;Сумма;Оплачено;Залог внесён;Способ оплаты';
  const { operationId } = await bring([
    heads,
    'А041АА77;Старый Клиент;89990004000;12.11.2026 10:00;14.11.2026 10:00;;4000;5000;наличные',
    'А041АА77;Другой Клиент;89990004001;15.11.2026 10:00;17.11.2026 10:00;6000;1000;;карта',
  ]);
  const { read } = moneyCalls(app);
  expect(await read(id)).toMatchObject({ paid: 4000, deposit: { held: 5000 } });
  const { status, body } = await undo(operationId);
  expect([status, body]).toMatchObject([200, { bookings: 1, entries: 3 }]);
  const money = await read(id);
  expect(money).toMatchObject({ paid: 0, deposit: { held: 0 } });
  expect(money.entries.map(({ direction }) => direction)).toEqual(['out', 'out', 'in', 'in']);
  const sums = await app.store.fork().execute<{ sum: number | string }[]>(
    `select sum(case direction when 'in' then amount_kopecks else -amount_kopecks end) as "sum"
       from money_entries group by rental_id`,
  );
  expect(sums.map(({ sum }) => Number(sum)).filter(Boolean)).toEqual([]);
});
