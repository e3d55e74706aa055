import type { Client } from '@backend/testing/client';
import { addCar, addSource, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { BOOKING_MONEY_COLUMNS, withRentalMoney } from '@schema/export/booking-money';
import { bookingColumns, type ExportedBooking } from '@schema/export/bookings';
import { CAR_COLUMNS } from '@schema/export/cars';
import { customerColumns, type ExportedCustomer } from '@schema/export/customers';
import { type CellValue, type ExportColumn, toCsv } from '@schema/export/table';
import type { Permission } from '@schema/permissions';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';

/**
 * Export, then import into an empty product: the same data (docs/import.md lists what a table does
 * not carry).
 */

const ALL: Permission[] = ['view_cars', 'view_clients', 'view_booking_list', 'edit_bookings'];
const ZONE = 'Europe/Moscow';

let full: TestApp;
let empty: TestApp;
beforeAll(async () => {
  full = await startTestApp();
  await fill();
});
beforeEach(async () => {
  empty = await startTestApp();
});
afterEach(() => empty.close());
afterAll(() => full.close());

async function fill(): Promise<void> {
  const { store } = full;
  const rio = await addCar(store, { licensePlate: 'А418КМ77', deposit: 7000.5 });
  const solaris = await addCar(store, {
    brand: 'Hyundai',
    model: 'Solaris',
    licensePlate: 'К007ТН799',
  });
  const avito = await addSource(store, 'Авито');
  const ivan = await addCustomer(store, {
    fullName: 'Иванов Иван',
    phone: '79162451807',
    email: 'i@example.ru',
  });
  const names = ['=1+1', 'О’Коннор; "Аня"', 'Ёлкин Пётр', 'Li Wei'];
  const people = await Promise.all(names.map((fullName) => addCustomer(store, { fullName })));
  await addCustomer(store, { fullName: 'Без Телефона', phone: null });
  const rental = { carId: rio, customerId: ivan, sourceId: avito };
  const at = (day: number, time = '10:00') => november(day, time);
  await addRental(store, {
    ...rental,
    startDate: at(1),
    endDate: at(4, '18:30'),
    totalPrice: 12_600.5,
    notes: 'с креслом;\nи "цепями"',
    createdAt: '2026-10-28T12:34:00Z',
  });
  // Returned early: the next booking starts before its end.
  await addRental(store, {
    ...rental,
    startDate: at(5),
    endDate: at(9),
    returnedAt: at(6, '12:00'),
  });
  await addRental(store, {
    ...rental,
    customerId: people[0] ?? ivan,
    startDate: at(7),
    endDate: at(8),
  });
  // Cancelled ones may overlap others and be equal.
  const cancelled = { ...rental, startDate: at(12), endDate: at(15), cancelledAt: at(10) };
  await addRental(store, cancelled);
  await addRental(store, cancelled);
  await addRental(store, { ...rental, startDate: at(12), endDate: at(15) });
  // Adjacent bookings.
  await addRental(store, { ...rental, carId: rio, startDate: at(15), endDate: at(16) });
  for (const [place, customerId] of people.entries()) {
    const startDate = at(2 + place * 3, '00:00');
    await addRental(store, {
      carId: solaris,
      customerId,
      startDate,
      endDate: at(4 + place * 3, '00:00'),
    });
  }
  await addRental(store, {
    carId: solaris,
    customerId: ivan,
    startDate: at(25),
    endDate: at(25),
    totalPrice: 0,
  });
}

const lists = async (client: Client) => {
  const get = async <Item>(path: string) =>
    (await client.rest<{ items: Item[] }>('GET', path)).body.items;
  return {
    cars: await get<Parameters<(typeof CAR_COLUMNS)[number]['value']>[0]>('/cars'),
    customers: await get<ExportedCustomer>('/customers'),
    bookings: await get<ExportedBooking>('/bookings'),
  };
};

/** As in exported workbooks: days and moments are date cells. */
function sheetCell(value: CellValue) {
  if (value === null || typeof value !== 'object') return value;
  return { value: value.wall, type: Date, format: value.format };
}

async function book<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) {
  const head = columns.map(({ title }) => ({ value: title }));
  const body = rows.map((row) => columns.map(({ value }) => sheetCell(value(row))));
  return new Uint8Array(await (await writeExcelFile([head, ...body]).toBlob()).arrayBuffer());
}
const csv = async <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) =>
  new Uint8Array(Buffer.from(toCsv(columns, rows)));

async function bring(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const form = formOf({ bytes, field: 'file', name: 'выгрузка' });
  const { status, body } = await sendForm(empty.url, empty.as(ALL), '/import', form);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

/** The exported data in a canonical order. */
function carried({ cars, customers, bookings }: Awaited<ReturnType<typeof lists>>) {
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  return {
    cars: sorted(
      cars.map(({ brand, model, licensePlate, color, year, depositAmount, description }) => ({
        brand,
        model,
        licensePlate,
        color,
        year,
        depositAmount,
        description,
      })),
    ),
    customers: sorted(
      customers.map(({ fullName, phone, email, bookingsCount, lastBookingAt }) => ({
        fullName,
        phone,
        email,
        bookingsCount,
        lastBookingAt,
      })),
    ),
    bookings: sorted(
      bookings.map((one) => ({
        plate: one.licensePlate,
        customer: one.customer,
        period: [one.startDate, one.endDate],
        status: one.status,
        totalPrice: one.totalPrice,
        depositAmount: one.depositAmount ?? 0,
        notes: one.notes,
        sourceName: one.sourceName,
        createdAt: one.createdAt,
        cancelledAt: one.cancelledAt,
        returnedAt: one.returnedAt,
      })),
    ),
  };
}

/** Paid and held amounts by booking. */
async function marksOf(app: TestApp, bookings: readonly { readonly id: number }[]) {
  const ids = bookings.map(({ id }) => id).join(',');
  const { body } = await app
    .as(['edit_bookings'])
    .rest<{ items: Parameters<typeof withRentalMoney>[1] }>(
      'GET',
      `/money/marks?bookingIds=${ids}`,
    );
  return body.items;
}

test('exported payments and deposits are opening balances of the import', async () => {
  const before = await lists(full.as(ALL));
  const [first, second] = before.bookings.filter(({ status }) => status !== 'cancelled');
  const pay = (id: number | undefined, path: string, amount: number) =>
    full
      .as(['edit_bookings'])
      .rest('POST', `/bookings/${id}/money/${path}`, { amount, method: 'cash' });
  expect((await pay(first?.id, 'payments', 1000.5)).status).toBe(201);
  expect((await pay(first?.id, 'deposits', 3000)).status).toBe(201);
  expect((await pay(second?.id, 'payments', 20)).status).toBe(201);
  const columns = [...bookingColumns(ZONE), ...BOOKING_MONEY_COLUMNS];
  await bring(await csv(CAR_COLUMNS, before.cars));
  const rows = withRentalMoney(before.bookings, await marksOf(full, before.bookings));
  await bring(await csv(columns, rows));
  const sums = async (app: TestApp) => {
    const { bookings } = await lists(app.as(ALL));
    const marks = await marksOf(app, bookings);
    return marks.map(({ paid, balance, held }) => JSON.stringify([paid, balance, held])).sort();
  };
  expect(await sums(empty)).toEqual(await sums(full));
});

test.each([
  ['CSV', csv],
  ['XLSX', book],
] as const)('exported %s import unchanged, and a repeat changes nothing', async (_kind, table) => {
  const before = await lists(full.as(ALL));
  const files = [
    await table(CAR_COLUMNS, before.cars),
    await table(customerColumns(ZONE), before.customers),
    await table(bookingColumns(ZONE), before.bookings),
  ];
  const first: Record<string, unknown>[] = [];
  for (const file of files) first.push(await bring(file));
  expect(first).toEqual([
    expect.objectContaining({ kind: 'cars', cars: 2 }),
    expect.objectContaining({ kind: 'customers', customers: 6 }),
    expect.objectContaining({
      kind: 'bookings',
      bookings: 12,
      incomplete: 0,
      customers: 0,
      cars: 0,
    }),
  ]);
  expect(carried(await lists(empty.as(ALL)))).toEqual(carried(before));
  for (const file of files) {
    expect(await bring(file)).toMatchObject({
      cars: 0,
      customers: 0,
      sources: 0,
      bookings: 0,
      incomplete: 0,
    });
  }
});
