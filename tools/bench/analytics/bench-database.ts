import { createRequire } from 'node:module';
import { openDatabase } from '../api/database.ts';

export type Row = Record<string, unknown>;

/** Either engine, queried through the product's driver. */
export interface BenchDatabase {
  readonly engine: 'sqlite' | 'postgres';
  /** A period is bound to `@from` and `@to` on SQLite, to `$1` and `$2` on PostgreSQL. */
  query(sql: string, period?: Span): Promise<Row[]>;
  close(): Promise<void>;
}

/** From one instant to another. Epoch milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Pool {
  query(sql: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  end(): Promise<void>;
}
type OpenPool = new (options: { connectionString: string }) => Pool;

/** A file is SQLite's, an address PostgreSQL's. */
export function openBenchDatabase(where: string): BenchDatabase {
  if (!where.startsWith('postgres')) {
    const database = openDatabase(where);
    const prepared = new Map<string, ReturnType<typeof database.prepare>>();
    return {
      engine: 'sqlite',
      async query(sql, period) {
        const statement = prepared.get(sql) ?? database.prepare(sql);
        prepared.set(sql, statement);
        if (/^\s*(select|with)/i.test(sql)) return period ? statement.all(period) : statement.all();
        statement.run();
        return [];
      },
      close: async () => database.close(),
    };
  }
  const { Pool } = createRequire(import.meta.url)('pg') as { Pool: OpenPool };
  const pool = new Pool({ connectionString: where });
  return {
    engine: 'postgres',
    async query(sql, period) {
      const bound = period ? [new Date(period.from), new Date(period.to)] : [];
      return (await pool.query(sql, bound)).rows;
    },
    close: () => pool.end(),
  };
}
