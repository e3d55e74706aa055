import { type Em, engineOf } from '../em';
import { DOUBLE_BOOKING_PARTS } from '../migrations/double-booking-constraint';
import { tableNames } from '../migrations/last-migration';
import { MIGRATIONS } from '../migrations/list';
import { instantSql, raw, toInstantOrNull } from '../sql/raw';
import { inCodeOrder } from '../sql/sql-part';

/** `PostgreSQL 17.2`, `SQLite 3.50.1`. */
export async function databaseVersion(em: Em): Promise<string> {
  const isPostgres = engineOf(em) === 'postgres';
  const sql = isPostgres
    ? `select current_setting('server_version') as version`
    : 'select sqlite_version() as version';
  const [found] = await raw<{ version: string }>(em, sql);
  return `${isPostgres ? 'PostgreSQL' : 'SQLite'} ${found?.version}`;
}

interface SchemaState {
  /** Pending migrations of this program. */
  readonly pending: readonly string[];
  /** Migrations unknown to this program: a later release has run. */
  readonly unknown: readonly string[];
}

/** Comparison of the database's schema with this program's. */
export async function schemaState(em: Em): Promise<SchemaState> {
  const isEmpty = !(await tableNames(em)).includes('schema_migrations');
  const rows = isEmpty
    ? []
    : await raw<{ name: string }>(
        em,
        `select name from schema_migrations order by ${inCodeOrder(em, 'name')}`,
      );
  const run = new Set(rows.map(({ name }) => name));
  const known = new Set<string>(MIGRATIONS.map(({ name }) => name));
  return {
    pending: [...known].filter((name) => !run.has(name)),
    unknown: [...run].filter((name) => !known.has(name)),
  };
}

/** The first damage found by SQLite in its file; null: none, or another engine. */
export async function damage(em: Em): Promise<string | null> {
  if (engineOf(em) === 'postgres') return null;
  const [found] = await raw<{ quick_check: string }>(em, 'pragma quick_check(1)');
  return found?.quick_check === 'ok' ? null : (found?.quick_check ?? 'no answer');
}

const NET_PARTS = {
  sqlite: `select name from sqlite_master where type = 'trigger'`,
  postgres: `select conname as name from pg_constraint where convalidated
    union select tgname from pg_trigger where tgenabled <> 'D'`,
};

/** Missing or disabled parts of the constraint against double bookings. */
export async function missingBookingNet(em: Em): Promise<string[]> {
  const engine = engineOf(em);
  const found = await raw<{ name: string }>(em, NET_PARTS[engine]);
  const names = new Set(found.map(({ name }) => name));
  return DOUBLE_BOOKING_PARTS[engine].filter((name) => !names.has(name));
}

interface ChangedTextOrder {
  readonly database: string;
  readonly from: string;
  readonly to: string;
}

/** The collation version of text indexes when it is outdated; PostgreSQL 15. */
export async function changedTextOrder(em: Em): Promise<ChangedTextOrder | null> {
  if (engineOf(em) === 'sqlite') return null;
  const [server] = await raw<{ version: number }>(
    em,
    `select current_setting('server_version_num')::int as version`,
  );
  if (!server || server.version < 150_000) return null;
  const [changed] = await raw<ChangedTextOrder>(
    em,
    `select datname as database, datcollversion as "from", actual as "to"
     from pg_database, pg_database_collation_actual_version(oid) as actual
     where datname = current_database() and datcollversion <> actual`,
  );
  return changed ?? null;
}

/** The clock of the database server; null on SQLite. */
export async function databaseClock(em: Em): Promise<Date | null> {
  if (engineOf(em) === 'sqlite') return null;
  const moment = instantSql('postgres', 'clock_timestamp()');
  const [found] = await raw<{ at: number }>(em, `select ${moment} as at`);
  return toInstantOrNull(found?.at ?? null);
}

/** Time of the last change; null: none. */
export async function lastChange(em: Em): Promise<Date | null> {
  const moment = instantSql(engineOf(em), 'max(at)');
  const [found] = await raw<{ at: number | null }>(em, `select ${moment} as at from change_log`);
  return toInstantOrNull(found?.at ?? null);
}

/** Keys of the latest files in use, at most `limit`. */
export async function usedFiles(em: Em, limit: number): Promise<string[]> {
  const found = await raw<{ key: string }>(
    em,
    'select key from stored_files where unused_since is null order by id desc limit ?',
    [limit],
  );
  return found.map(({ key }) => key);
}
