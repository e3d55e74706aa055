import type { Configuration, MikroORM } from '@mikro-orm/core';
import { AbstractSqlDriver, PostgreSqlConnection, PostgreSqlPlatform } from '@mikro-orm/postgresql';
import type { QueryConfig } from 'pg';
import { CarefulDriver, type ConnectionUse, withDriver } from './transaction-care';

type PoolOverrides = Parameters<PostgreSqlConnection['createKyselyDialect']>[0];

class StorePostgresConnection extends PostgreSqlConnection {
  readonly use: ConnectionUse = { inUse: 0, waiting: 0 };

  override createKyselyDialect(overrides: PoolOverrides) {
    return withDriver(
      super.createKyselyDialect(overrides),
      (inner) => new CarefulDriver(inner, this.use),
    ) as ReturnType<PostgreSqlConnection['createKyselyDialect']>;
  }
}

/** The pool of an open PostgreSQL store, for a library that writes its own statements. */
export const postgresClient = ({ em }: MikroORM) => ({
  async query(statement: QueryConfig) {
    const driver = em.getDriver() as StorePostgresDriver;
    const pool = await driver.getConnection('write').getNativeClient();
    return pool.query(statement);
  },
});

/**
 * Cancels the running statements of all connections with this name, which belong to the same
 * account.
 */
export async function cancelStatements(orm: MikroORM, name: string): Promise<void> {
  const text = `select pg_cancel_backend(pid) from pg_stat_activity
    where application_name = $1 and datname = current_database() and state = 'active'`;
  await postgresClient(orm).query({ text, values: [name] });
}

class StorePostgresPlatform extends PostgreSqlPlatform {
  /** The library escapes character by character: 4 s for a text of 9 MB, inside a transaction. */
  override escape(value: unknown): string {
    if (typeof value !== 'string') return super.escape(value);
    const quoted = `'${value.replaceAll("'", "''")}'`;
    return value.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
  }
}

/** PostgreSQL driver whose pool loses no connection after an error. */
export class StorePostgresDriver extends AbstractSqlDriver<StorePostgresConnection> {
  constructor(config: Configuration) {
    super(config, new StorePostgresPlatform(), StorePostgresConnection, ['kysely', 'pg']);
  }
}

/**
 * Session settings that the product's statements and parsers require, regardless of the database,
 * role or server. Sent at connection, so that a RESET keeps them.
 */
export const SESSION_SETTINGS = {
  // The only instant format that the driver parses.
  datestyle: 'ISO,MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  // Shortest exact form: an instant is read as a fraction of seconds.
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
  default_transaction_isolation: 'read committed',
  // JIT compilation of a ten-millisecond query takes longer than running it.
  jit: 'off',
} as const;

/** Format of connection options: a space inside a value is escaped. */
export const SESSION_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
  .join(' ');

/**
 * Timeouts of one process. Milliseconds. The waits for a connection and a row lock are under the
 * client's 8 s (requirements.md, P2), so that it gets an error before its own timeout; the others
 * end a hanging writer.
 */
export const POSTGRES_POOL = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  options: SESSION_OPTIONS,
};
