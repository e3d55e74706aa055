import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openStore, type Store, type StoreOptions } from '@backend/store/open-store';
import { dropDatabase, giveBack, ownDatabase, takeDatabase } from './postgres-databases';

/** An empty migrated database of one test. */
export interface TestDatabase {
  readonly store: Store;
  /** Opens the same database again: `openStore(options)`. */
  readonly options: StoreOptions;
  /** Closes the store and removes the database. */
  close(): Promise<void>;
}

interface Wanted {
  /** false: without tables. */
  readonly migrated?: boolean;
  /** SQLite: true flushes every commit to disk, as in production. */
  readonly isFlushed?: boolean;
  /** PostgreSQL: language-specific text order, and other formats of dates, numbers and times. */
  readonly isOdd?: boolean;
}

/** `ODD_DATABASES=1 npm test -- --project api-postgres …` runs any test on odd databases. */
const ALWAYS_ODD = process.env.ODD_DATABASES === '1';

/** On the engine in TEST_ENGINE: sqlite (default) or postgres, whose server is TEST_POSTGRES_URL. */
export function openTestDatabase(wanted: Wanted = {}): Promise<TestDatabase> {
  const { migrated = true, isFlushed = false, isOdd = ALWAYS_ODD } = wanted;
  if (process.env.TEST_ENGINE === 'postgres') return openOnPostgres(migrated, isOdd);
  return openOnSqlite(migrated, isFlushed);
}

let template: Promise<string> | undefined;

/** The path of a migrated database without rows. */
async function migratedFile(): Promise<string> {
  const store = await openStore({ memory: true });
  await store.migrate();
  const folder = mkdtempSync(join(tmpdir(), 'store-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = await store.copyTo(folder);
  await store.close();
  return file;
}

/**
 * A query without an order may return any order, and on PostgreSQL it does; SQLite reverses it, so
 * that neither the product nor a test relies on insertion order.
 */
async function reverseUnordered(store: Store): Promise<void> {
  for (const connection of ['read', 'write'] as const) {
    await store.orm.driver
      .getConnection(connection)
      .execute('pragma reverse_unordered_selects = on');
  }
}

async function openOnSqlite(migrated: boolean, isFlushed: boolean): Promise<TestDatabase> {
  const options = { dataDir: mkdtempSync(join(tmpdir(), 'store-test-')) };
  if (migrated) {
    template ??= migratedFile();
    const file = await template;
    copyFileSync(file, join(options.dataDir, basename(file)));
  }
  const store = await openStore(options);
  await reverseUnordered(store);
  if (!isFlushed) await store.orm.driver.getConnection().execute('pragma synchronous = off');
  return {
    store,
    options,
    async close() {
      await store.close();
      rmSync(options.dataDir, { recursive: true, force: true });
    },
  };
}

async function openOnPostgres(isMigrated: boolean, isOdd: boolean): Promise<TestDatabase> {
  const isKept = isMigrated && !isOdd;
  const taken = isKept ? await takeDatabase() : { url: await ownDatabase({ isMigrated, isOdd }) };
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
