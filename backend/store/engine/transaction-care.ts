import type { SqliteConnection } from '@mikro-orm/sqlite';

/** Types of the ORM's query layer (Kysely), derived from the ORM's own dependency. */
export type Dialect = ReturnType<SqliteConnection['createKyselyDialect']>;
export type Driver = ReturnType<Dialect['createDriver']>;
export type DatabaseConnection = Awaited<ReturnType<Driver['acquireConnection']>>;
type Settings = Parameters<Driver['beginTransaction']>[1];
export type Acquiring = Parameters<Driver['acquireConnection']>;
export type Releasing = Parameters<Driver['releaseConnection']>;

/** Number of connections in use, and of callers waiting for one. */
export interface ConnectionUse {
  inUse: number;
  waiting: number;
}

/**
 * A driver that never leaks a connection. The query layer releases a connection only after a
 * successful commit or rollback: a BEGIN that fails, or a ROLLBACK on a dead connection, keeps it
 * forever, so ten errors would empty a pool of ten, and one would block SQLite's only writer. Here
 * a failed BEGIN releases the connection immediately, and a failed ROLLBACK counts as done: the
 * database has already rolled back a connection it lost.
 */
export class CarefulDriver implements Driver {
  constructor(
    protected readonly inner: Driver,
    private readonly use: ConnectionUse,
  ) {}

  init(...args: Parameters<Driver['init']>): Promise<void> {
    return this.inner.init(...args);
  }

  async acquireConnection(...args: Acquiring): Promise<DatabaseConnection> {
    this.use.waiting += 1;
    try {
      const connection = await this.acquire(...args);
      this.use.inUse += 1;
      return connection;
    } finally {
      this.use.waiting -= 1;
    }
  }

  async releaseConnection(...args: Releasing): Promise<void> {
    this.use.inUse -= 1;
    await this.release(...args);
  }

  protected acquire(...args: Acquiring): Promise<DatabaseConnection> {
    return this.inner.acquireConnection(...args);
  }

  protected release(...args: Releasing): Promise<void> {
    return this.inner.releaseConnection(...args);
  }

  async beginTransaction(connection: DatabaseConnection, settings: Settings): Promise<void> {
    try {
      await this.begin(connection, settings);
    } catch (error) {
      await this.releaseConnection(connection);
      throw error;
    }
  }

  protected begin(connection: DatabaseConnection, settings: Settings): Promise<void> {
    return this.inner.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.inner.commitTransaction(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.inner.rollbackTransaction(connection).catch(() => undefined);
  }

  async savepoint(...args: Parameters<NonNullable<Driver['savepoint']>>): Promise<void> {
    await this.inner.savepoint?.(...args);
  }

  async rollbackToSavepoint(
    ...args: Parameters<NonNullable<Driver['rollbackToSavepoint']>>
  ): Promise<void> {
    await this.inner.rollbackToSavepoint?.(...args);
  }

  async releaseSavepoint(
    ...args: Parameters<NonNullable<Driver['releaseSavepoint']>>
  ): Promise<void> {
    await this.inner.releaseSavepoint?.(...args);
  }

  destroy(...args: Parameters<Driver['destroy']>): Promise<void> {
    return this.inner.destroy(...args);
  }
}

/** The same dialect with another driver; `ownQueue` when that driver queues its callers. */
export function withDriver(
  dialect: Dialect,
  driver: (inner: Driver) => Driver,
  ownQueue = false,
): Dialect {
  return {
    createDriver: () => driver(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter: () => {
      const adapter = dialect.createAdapter();
      return ownQueue
        ? Object.defineProperty(adapter, 'supportsMultipleConnections', { value: true })
        : adapter;
    },
  };
}
