import { existsSync, mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM, type Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { Em, Engine } from './em';
import { cancelStatements, POSTGRES_POOL, StorePostgresDriver } from './engine/postgres';
import { makePrivate, narrow, PRIVATE_FILE, PRIVATE_FOLDER } from './engine/private-path';
import { demandServable } from './engine/servable';
import { copySqlite, StoreSqliteDriver } from './engine/sqlite';
import type { ConnectionUse } from './engine/transaction-care';
import { ENTITIES } from './entities/entities';
import { MIGRATIONS } from './migrations/list';
import { migrate, migrateAround, pendingUpgrade } from './migrations/migrate-store';
import { type WriteOptions, write } from './write';

export type { Em, Engine } from './em';

export interface StoreOptions {
  /** postgresql://…; unset: SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the SQLite file; created when absent. */
  readonly dataDir?: string;
  /** Maximum connections to PostgreSQL. */
  readonly connections?: number;
  /** Name of the connections to PostgreSQL, in its list of activity. */
  readonly name?: string;
  readonly memory?: boolean;
}

/** The opened database of this installation. */
export interface Store {
  readonly orm: MikroORM;
  readonly engine: Engine;
  /** A new entity manager: one per request, never shared. */
  fork(): Em;
  /** Runs pending migrations; returns their names. Safe to call from several processes. */
  migrate(): Promise<string[]>;
  /** Pending migrations when the database has tables; see `migrate`. */
  pendingUpgrade(): Promise<string[]>;
  /**
   * For an empty database: runs the job after the named migration and then, optionally, the later
   * ones.
   */
  migrateAround(
    goal: { readonly to: string; readonly isUpgraded: boolean },
    job: (em: Em) => Promise<void>,
  ): Promise<void>;
  /** One write transaction; see `write`. */
  write<T>(em: Em, job: (em: Em) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** SQLite only: copies the database file, as of this moment, into the folder; returns its path. */
  copyTo(folder: string): Promise<string>;
  /** Connections for writing (SQLite) or all connections (PostgreSQL). */
  connections(): Readonly<ConnectionUse>;
  /** PostgreSQL only: cancels the statements of all connections with this name. */
  cancelStatements(name: string): Promise<void>;
  /** Size of SQLite's write-ahead log; null on PostgreSQL. */
  logBytes(): Promise<number | null>;
  close(): Promise<void>;
}

const SQLITE_FILE = 'avtoprokat.sqlite';
/** The database with its log, in `dataDir`. */
export const SQLITE_FILES = ['', '-wal', '-shm'].map((suffix) => SQLITE_FILE + suffix);

/** Whether the folder has a database; opening would create one. */
export function hasSqliteFile(dataDir: string): boolean {
  return existsSync(join(dataDir, SQLITE_FILE));
}

/** Options of both engines: entities from the list, schema by migrations alone, no discovery. */
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
  // Personal data: readable only by the product's own system account.
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const dbName = join(dataDir, SQLITE_FILE);
  makePrivate(dbName);
  for (const suffix of ['-wal', '-shm']) narrow(dbName + suffix, PRIVATE_FILE);
  // The replica is a read connection to the same file: readers never wait for a writer.
  return { ...COMMON, driver: StoreSqliteDriver, dbName, replicas: [{ dbName }] };
}

function postgresOptions({
  databaseUrl,
  connections = POSTGRES_POOL.max,
  name,
}: StoreOptions): Partial<Options> {
  return {
    ...COMMON,
    driver: StorePostgresDriver,
    clientUrl: databaseUrl,
    driverOptions: { ...POSTGRES_POOL, max: connections, ...(name && { application_name: name }) },
  };
}

/** Zero without the file. */
async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}
const noSize = async () => null;

let stores = 0;

/**
 * Opens the database; it must be migrated before use. Throws when it is unreachable or unsupported.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl } = options;
  stores += 1;
  const orm = await MikroORM.init({
    ...(databaseUrl ? postgresOptions(options) : sqliteOptions(options)),
    // Keeps two stores of one process from sharing a transaction context.
    contextName: `store-${stores}`,
  });
  const engine: Engine = databaseUrl ? 'postgres' : 'sqlite';
  // Both drivers are SQL drivers, so the manager is a SqlEntityManager; the generic type does not
  // express it.
  const fork = () => orm.em.fork({ disableContextResolution: true }) as Em;
  if (engine === 'postgres') {
    await demandServable(fork()).catch(async (error: unknown) => {
      await orm.close(true);
      throw error;
    });
  }
  return {
    orm,
    engine,
    fork,
    migrate: () => migrate(orm, engine),
    pendingUpgrade: () => pendingUpgrade(orm),
    migrateAround: (goal, job) => migrateAround(orm, engine, { ...goal, job }),
    write,
    copyTo: (folder) => copySqlite(orm, join(folder, SQLITE_FILE)),
    // Both drivers create connections that count their use.
    connections: () => (orm.em.getConnection('write') as unknown as { use: ConnectionUse }).use,
    cancelStatements: (name) =>
      engine === 'postgres' ? cancelStatements(orm, name) : Promise.resolve(),
    logBytes: () => (engine === 'sqlite' ? sizeOf(`${orm.config.get('dbName')}-wal`) : noSize()),
    close: () => orm.close(true),
  };
}
