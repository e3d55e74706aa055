import { createRequire } from 'node:module';

/** The part of better-sqlite3, the product's driver, that is used here. */
export interface Statement {
  all(...params: unknown[]): Record<string, unknown>[];
  get(...params: unknown[]): Record<string, unknown> | undefined;
  run(...params: unknown[]): { lastInsertRowid: number | bigint };
}

export interface Database {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

type Open = new (file: string) => Database;

/** Opens with the product's own settings: a write is flushed to disk before the response. */
export function openDatabase(file: string): Database {
  const Sqlite = createRequire(import.meta.url)('better-sqlite3') as Open;
  const database = new Sqlite(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
  database.exec('pragma foreign_keys = on; pragma cache_size = -32768');
  return database;
}
