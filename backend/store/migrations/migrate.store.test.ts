import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterEach, describe, expect, test } from 'vitest';
import { Car } from '../entities/fleet/car.entity';
import { openStore, type Store } from '../open-store';
import { addCar } from '../testing/sample';
import { StoreMigration } from './dialect';
import { MIGRATIONS } from './list';

let database: TestDatabase | undefined;
afterEach(() => database?.close());

const NAMES = MIGRATIONS.map(({ name }) => name);

/** A next release whose last migration fails halfway. */
class Broken extends StoreMigration {
  override up(): void {
    this.run(['alter table cars add column half_done text null', 'select * from no_such_table']);
  }
}

function withNextRelease(store: Store): void {
  store.orm.config.get('migrations').migrationsList = [
    ...MIGRATIONS,
    { name: '999-broken', class: Broken },
  ];
}

describe('migrations', () => {
  test('run once each, in order', async () => {
    database = await openTestDatabase({ migrated: false });
    expect(await database.store.migrate()).toEqual(NAMES);
    expect(await database.store.migrate()).toEqual([]);
    const reopened = await openStore(database.options);
    expect(await reopened.migrate()).toEqual([]);
    await reopened.close();
  });

  test('run once across processes that start together', async () => {
    database = await openTestDatabase({ migrated: false });
    const { options } = database;
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(options)));
    const taken = await Promise.all(stores.map((store) => store.migrate()));
    expect(taken.flat()).toEqual(NAMES);
    await Promise.all(stores.map((store) => addCar(store)));
    expect(await database.store.fork().count(Car)).toBe(4);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('of a later release are refused by an earlier one', async () => {
    database = await openTestDatabase();
    const { store } = database;
    await store.fork().execute(`insert into schema_migrations (name) values ('999-later')`);
    await expect(store.migrate()).rejects.toThrow(
      'База данных обновлена более новой версией программы (999-later)',
    );
  });

  test('leave the old schema and its data usable when one fails', async () => {
    database = await openTestDatabase();
    const { store } = database;
    const car = await addCar(store);
    withNextRelease(store);
    await expect(store.migrate()).rejects.toThrow(/no_such_table/);
    await addCar(store);
    expect(await store.fork().findOneOrFail(Car, car)).toMatchObject({ model: 'Rio' });
    await expect(store.fork().execute('select half_done from cars')).rejects.toThrow(/half_done/);
    const previousRelease = await openStore(database.options);
    expect(await previousRelease.migrate()).toEqual([]);
    await previousRelease.close();
  });
});
