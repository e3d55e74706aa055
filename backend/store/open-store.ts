import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM, type Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { Em, Engine } from './em';
import { POSTGRES_POOL, StorePostgresDriver } from './engine/postgres';
import { StoreSqliteDriver } from './engine/sqlite';
import { ENTITIES } from './entities';
import { MIGRATIONS } from './migrations/list';
import { migrate } from './migrations/migrate-store';
import { write } from './write';

export type { Em, Engine } from './em';

export interface StoreOptions {
  /** postgresql://…; unset: SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the SQLite file; made when absent. */
  readonly dataDir?: string;
  /** Largest number of connections to PostgreSQL. */
  readonly connections?: number;
  /** SQLite that lives and dies with the process. */
  readonly memory?: boolean;
}

/** The database of this copy of the product, opened. */
export interface Store {
  readonly orm: MikroORM;
  readonly engine: Engine;
  /** A fresh entity manager: one per request, never shared between two. */
  fork(): Em;
  /** Brings the schema up to date; gives the names of the steps it took. Safe from several processes at once. */
  migrate(): Promise<string[]>;
  /** One writing transaction; see `write`. */
  write<T>(em: Em, job: (em: Em) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const SQLITE_FILE = 'avtoprokat.sqlite';

/** What both engines share: tables from the list, schema by migrations alone, no guessing. */
const COMMON = {
  entities: ENTITIES,
  extensions: [Migrator],
  ensureDatabase: false,
  migrations: {
    migrationsList: MIGRATIONS,
    tableName: 'schema_migrations',
    snapshot: false,
    disableForeignKeys: false,
    silent: true,
  },
} satisfies Partial<Options>;

function sqliteOptions({ dataDir, memory }: StoreOptions): Partial<Options> {
  if (memory) return { ...COMMON, driver: StoreSqliteDriver, dbName: ':memory:' };
  if (!dataDir) throw new Error('openStore: databaseUrl, dataDir or memory is needed');
  // Names and phones of people: for the eyes of the product's own account.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const dbName = join(dataDir, SQLITE_FILE);
  // The replica is the same file through a reading connection: readers never wait for a writer.
  return { ...COMMON, driver: StoreSqliteDriver, dbName, replicas: [{ dbName }] };
}

function postgresOptions(databaseUrl: string, connections = POSTGRES_POOL.max): Partial<Options> {
  return {
    ...COMMON,
    driver: StorePostgresDriver,
    clientUrl: databaseUrl,
    driverOptions: { ...POSTGRES_POOL, max: connections },
  };
}

let stores = 0;

/** Opens the database; it must be migrated before use. Throws when it cannot be reached. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, connections } = options;
  stores += 1;
  const orm = await MikroORM.init({
    ...(databaseUrl ? postgresOptions(databaseUrl, connections) : sqliteOptions(options)),
    // Two stores of one process must not find each other's transactions.
    contextName: `store-${stores}`,
  });
  const engine: Engine = databaseUrl ? 'postgres' : 'sqlite';
  return {
    orm,
    engine,
    // Both drivers are SQL drivers, so the manager is the SQL one; the generic type cannot say so.
    fork: () => orm.em.fork({ disableContextResolution: true }) as Em,
    migrate: () => migrate(orm, engine),
    write,
    close: () => orm.close(true),
  };
}
