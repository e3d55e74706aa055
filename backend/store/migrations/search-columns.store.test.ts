import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { kopecks } from '@schema/values/money/money';
import { afterEach, describe, expect, test } from 'vitest';
import { Customer } from '../entities/customer.entity';
import { Car } from '../entities/fleet/car.entity';
import { raw } from '../sql/raw';
import { NOW } from '../testing/sample';
import { MIGRATIONS } from './list';

let database: TestDatabase | undefined;
afterEach(() => database?.close());

const CARS = [
  { brand: 'LADA', model: 'Веста Ёлка', licensePlate: 'А418КМ777', color: 'Белый', year: 2022 },
  { brand: 'Щука', model: 'ЪЬЭЮЯ', licensePlate: 'ХХ99', color: null, year: null },
];
const CUSTOMERS = [
  { fullName: 'Анд\u200bреи\u0306  Ме\u0308д\u00a0О.', email: null, phone: null },
  { fullName: 'Фёдоров Пётр-ЁЖ', email: 'Fedorov@Mail.RU', phone: '79162451807' },
  { fullName: 'Шевцова', email: null, phone: null },
];
const carRow = { depositKopecks: kopecks(0), sortOrder: 1, createdAt: NOW };

const CAR_COLUMNS = 'select search_text as "text", plate_digits as "digits" from cars order by id';
const CUSTOMER_COLUMNS = `select search_text as "text", name_key as "name", email_key as "email"
  from customers order by id`;

async function keptBy(store: TestDatabase['store']) {
  const em = store.fork();
  return { cars: await raw(em, CAR_COLUMNS), customers: await raw(em, CUSTOMER_COLUMNS) };
}

const EXPECTED = {
  cars: [
    { text: 'lada веста елка\nа418км777 · белый · 2022 г.', digits: '418777' },
    { text: 'щука ъьэюя\nхх99', digits: '99' },
  ],
  customers: [
    { text: 'андрей мед о.', name: 'андрей мед о', email: '' },
    {
      text: 'федоров петр-еж\nfedorov@mail.ru',
      name: 'еж петр федоров',
      email: 'fedorov@mail.ru',
    },
    { text: 'шевцова', name: 'шевцова', email: '' },
  ],
};

describe('search and duplicate keys', () => {
  test('are computed whenever a car or a customer is written', async () => {
    database = await openTestDatabase();
    const { store } = database;
    await store.write(store.fork(), async (em) => {
      for (const car of CARS) em.create(Car, { ...car, ...carRow, licensePlate: `${car.year}` });
      for (const one of CUSTOMERS) em.create(Customer, { ...one, fullName: 'x', createdAt: NOW });
    });
    await store.write(store.fork(), async (em) => {
      const cars = await em.findAll(Car, { orderBy: { id: 'asc' } });
      for (const [at, car] of cars.entries()) em.assign(car, CARS[at] ?? {});
      const customers = await em.findAll(Customer, { orderBy: { id: 'asc' } });
      for (const [at, one] of customers.entries()) em.assign(one, CUSTOMERS[at] ?? {});
    });
    expect(await keptBy(store)).toEqual(EXPECTED);
  });

  test('are backfilled with the same values for existing rows', async () => {
    database = await openTestDatabase({ migrated: false });
    const { store } = database;
    const migrations = store.orm.config.get('migrations');
    migrations.migrationsList = MIGRATIONS.slice(0, 1);
    await store.migrate();
    await store.write(store.fork(), async (em) => {
      for (const { brand, model, licensePlate, color, year } of CARS) {
        await em.execute(
          `insert into cars (brand, model, license_plate, color, year, deposit_kopecks, sort_order, created_at)
           values (?, ?, ?, ?, ?, 0, 1, ?)`,
          [brand, model, licensePlate, color, year, NOW],
        );
      }
      for (const { fullName, email, phone } of CUSTOMERS) {
        await em.execute(
          `insert into customers (full_name, email, phone, search_text, created_at) values (?, ?, ?, 'x', ?)`,
          [fullName, email, phone, NOW],
        );
      }
    });
    migrations.migrationsList = MIGRATIONS;
    await store.migrate();
    const kept = await keptBy(store);
    const { customers, cars } = EXPECTED;
    expect(kept.cars).toEqual(cars);
    // The outdated key of an untidied name is recomputed by the next change of the customer.
    expect(kept.customers.slice(1)).toEqual(customers.slice(1));
    expect(kept.customers[0]).toMatchObject({ text: customers[0]?.text });
  });

  test('of logins that look alike are distinct', async () => {
    database = await openTestDatabase({ migrated: false });
    const { store } = database;
    const migrations = store.orm.config.get('migrations');
    const at = MIGRATIONS.findIndex(({ name }) => name === '134-tidy-names');
    migrations.migrationsList = MIGRATIONS.slice(0, at);
    await store.migrate();
    const logins = ['admin', 'Admin\u200b', 'ol\u00a0ga\ufeff', 'x\u200b', 'x\u200c', 'plain'];
    await store.write(store.fork(), async (em) => {
      for (const login of logins) {
        await em.execute(
          `insert into users (login, login_key, password_hash, permissions, created_at)
           values (?, ?, 'hash', '[]', ?)`,
          [login, login.toLowerCase(), NOW],
        );
      }
    });
    migrations.migrationsList = MIGRATIONS;
    await store.migrate();
    const rows = await raw(store.fork(), 'select login, login_key as key from users order by id');
    expect(rows).toEqual([
      { login: 'admin', key: 'admin' },
      { login: 'Admin-2', key: 'admin-2' },
      { login: 'ol ga', key: 'ol ga' },
      { login: 'x', key: 'x' },
      { login: 'x-5', key: 'x-5' },
      { login: 'plain', key: 'plain' },
    ]);
  });
});
