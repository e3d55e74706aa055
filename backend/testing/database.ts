import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreOptions } from '@backend/store/open-store';
import { bareDatabase, dropDatabase, giveBack, takeDatabase } from './postgres-databases';

/** An empty migrated database of one test. */
export interface TestDatabase {
  readonly store: Store;
  /** Opens the same database again: `openStore(options)`. */
  readonly options: StoreOptions;
  /** Closes the store and removes the database. */
  close(): Promise<void>;
}

/**
 * On the engine in TEST_ENGINE: sqlite (default) or postgres, whose server is TEST_POSTGRES_URL.
 * `migrated: false` returns a database without tables.
 */
export function openTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  return process.env.TEST_ENGINE === 'postgres' ? openOnPostgres(migrated) : openOnSqlite(migrated);
}

let template: Promise<Store> | undefined;

async function migratedInMemory(): Promise<Store> {
  const store = await openStore({ memory: true });
  await store.migrate();
  return store;
}

/**
 * A query without an order may answer in any, and on PostgreSQL does; SQLite reverses it, so that
 * neither the product nor a test relies on the order of insertion.
 */
async function reverseUnordered(store: Store): Promise<void> {
  for (const connection of ['read', 'write'] as const) {
    await store.orm.driver
      .getConnection(connection)
      .execute('pragma reverse_unordered_selects = on');
  }
}

async function openOnSqlite(migrated: boolean): Promise<TestDatabase> {
  const options = { dataDir: mkdtempSync(join(tmpdir(), 'store-test-')) };
  if (migrated) {
    template ??= migratedInMemory();
    await (await template).copyTo(options.dataDir);
  }
  const store = await openStore(options);
  await reverseUnordered(store);
  return {
    store,
    options,
    async close() {
      await store.close();
      rmSync(options.dataDir, { recursive: true, force: true });
    },
  };
}

async function openOnPostgres(migrated: boolean): Promise<TestDatabase> {
  const taken = migrated ? await takeDatabase() : { url: await bareDatabase() };
  const options = { databaseUrl: taken.url };
  const store = await openStore(options);
  return {
    store,
    options,
    async close() {
      await store.close();
      await ('schema' in taken ? giveBack(taken) : dropDatabase(taken.url));
    },
  };
}
