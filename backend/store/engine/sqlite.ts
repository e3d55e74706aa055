import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  AnyEntity,
  Configuration,
  Dictionary,
  EntityData,
  EntityProperty,
  MikroORM,
  QueryResult,
} from '@mikro-orm/core';
import { AbstractSqlDriver, SqliteConnection, SqlitePlatform } from '@mikro-orm/sqlite';
import { boundStatement } from './bound-statement';
import { Mutex, StoreBusyError } from './mutex';
import { keepPrepared } from './prepared-statements';
import { makePrivate, PRIVATE_FOLDER } from './private-path';
import {
  type Acquiring,
  CarefulDriver,
  type ConnectionUse,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Releasing,
  withDriver,
} from './transaction-care';

/** Longest wait for the write lock; the client times out at 8 s (requirements.md, P2). */
const PATIENCE_MS = 5_000;
/** Between attempts to begin while another process writes. */
const RETRY_MS = { min: 5, spread: 20 };

/** Set before anything else: another process may be switching the journal mode. */
const OPENING = ['pragma busy_timeout = 5000', 'pragma journal_mode = wal'];
/** FULL: an acknowledged commit survives a power cut (docs/safety.md, 2). */
const WRITING = [
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  // The engine is synchronous: waiting inside it blocks the whole process. The driver waits
  // instead.
  'pragma busy_timeout = 20',
];
const READING = [
  'pragma query_only = on',
  'pragma busy_timeout = 1000',
  // 32 MiB: the board of a large fleet is read from memory.
  'pragma cache_size = -32768',
];

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * One connection, one user at a time, and every transaction begins IMMEDIATE: a deferred one that
 * reads first and writes later fails immediately when another process wrote in between, and no busy
 * timeout covers that (docs/safety.md, 2).
 */
class OneWriterDriver extends CarefulDriver {
  private readonly mutex = new Mutex(PATIENCE_MS);
  /** Start of the current user's wait for the connection. */
  private waitingSince = 0;

  constructor(
    inner: Driver,
    use: ConnectionUse,
    private readonly beginImmediate: () => Promise<void>,
  ) {
    super(inner, use);
  }

  protected override async acquire(...args: Acquiring): Promise<DatabaseConnection> {
    const waitingSince = performance.now();
    await this.mutex.enter();
    this.waitingSince = waitingSince;
    return super.acquire(...args);
  }

  protected override async release(...args: Releasing): Promise<void> {
    await super.release(...args);
    this.mutex.leave();
  }

  protected override async begin(): Promise<void> {
    const deadline = this.waitingSince + PATIENCE_MS;
    for (;;) {
      try {
        return await this.beginImmediate();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() > deadline) {
          throw new StoreBusyError('another process holds the database', { cause: error });
        }
        const pause = RETRY_MS.min + Math.random() * RETRY_MS.spread;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}

type ExecuteArgs = Parameters<SqliteConnection['execute']>;
type Answer = QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[];

class StoreSqliteConnection extends SqliteConnection {
  readonly use: ConnectionUse = { inUse: 0, waiting: 0 };

  override createKyselyDialect(options: Dictionary): Dialect {
    const beginImmediate = async () => {
      (await this.getNativeClient()).exec('begin immediate');
    };
    return withDriver(
      super.createKyselyDialect(options),
      (inner) => new OneWriterDriver(inner, this.use, beginImmediate),
      true,
    );
  }

  /**
   * Binds the values instead of inlining them, so that the text can stay prepared; other statements
   * are passed to the ORM.
   */
  override async execute<T extends Answer = EntityData<AnyEntity>[]>(
    query: ExecuteArgs[0],
    params: ExecuteArgs[1] = [],
    method: ExecuteArgs[2] = 'all',
    transaction?: ExecuteArgs[3],
    context?: ExecuteArgs[4],
  ): Promise<T> {
    const statement = boundStatement(query, params);
    if (!statement) return super.execute<T>(query, params, method, transaction, context);
    await this.ensureConnection();
    const run = async () => {
      const result = await (transaction ?? this.getClient()).executeQuery(statement);
      return this.transformRawResult<T>(result, method);
    };
    const { sql, parameters } = statement;
    return this.executeQuery(sql, run, { query: sql, params: [...parameters], ...context });
  }

  override async connect(options?: { skipOnConnect?: boolean }): Promise<void> {
    await super.connect(options);
    for (const pragma of [...OPENING, ...(this.type === 'read' ? READING : WRITING)]) {
      await this.execute(pragma);
    }
    keepPrepared(await this.getNativeClient());
  }
}

/**
 * Strict tables allow only integer, real, text and blob; indexes are created where they are
 * declared.
 */
class StoreSqlitePlatform extends SqlitePlatform {
  override getDateTimeTypeDeclarationSQL(): string {
    return 'integer';
  }

  override getBigIntTypeDeclarationSQL(): string {
    return 'integer';
  }

  override getJsonDeclarationSQL(): string {
    return 'text';
  }

  /** Converts an instant to a Date; by its column type alone it would stay a number. */
  override isNumericProperty(prop: EntityProperty, ignoreCustomType?: boolean): boolean {
    return prop.runtimeType !== 'Date' && super.isNumericProperty(prop, ignoreCustomType);
  }

  override indexForeignKeys(): boolean {
    return false;
  }
}

/** SQLite with a write-ahead log: one writer, and readers on a separate connection. */
export class StoreSqliteDriver extends AbstractSqlDriver<StoreSqliteConnection> {
  constructor(config: Configuration) {
    super(config, new StoreSqlitePlatform(), StoreSqliteConnection, ['kysely', 'better-sqlite3']);
  }
}

/** Copies the whole database into a new file as of one moment, during concurrent writes. */
export async function copySqlite(orm: MikroORM, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  makePrivate(file);
  // Not allowed on read connections: for SQLite a new file is a write.
  await orm.em.getConnection('write').execute('vacuum into ?', [file]);
  return file;
}
