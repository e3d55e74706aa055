import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../api/database.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** The tables of a stopped product. */
export interface Store {
  read(sql: string): Promise<readonly Row[]>;
  /** Columns in `instants` are epoch milliseconds in the rows. */
  insert(table: string, rows: readonly Row[], instants: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Rows of one statement. */
const BATCH = 5000;

function* batches(rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}

export function sqliteStore(dataDir: string): Store {
  const database = openDatabase(join(dataDir, 'avtoprokat.sqlite'));
  return {
    read: async (sql) => database.prepare(sql).all() as Row[],
    async insert(table, rows) {
      const names = Object.keys(rows[0] ?? {});
      const values = names.map((name) => `json_extract(value, '$.${name}')`);
      const statement = database.prepare(
        `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from json_each(?)`,
      );
      for (const batch of batches(rows)) statement.run(JSON.stringify(batch));
    },
    async close() {
      database.exec('pragma optimize');
      database.close();
    },
  };
}

export async function postgresStore(url: string): Promise<Store> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    read: async (sql) => (await client.query<Row>(sql)).rows,
    async insert(table, rows, instants) {
      const names = Object.keys(rows[0] ?? {}).join(', ');
      const stored = rows.map((row) => ({
        ...row,
        ...Object.fromEntries(
          instants.map((name) => [name, new Date(Number(row[name])).toISOString()]),
        ),
      }));
      for (const batch of batches(stored)) {
        await client.query(
          `insert into ${table} (${names})
           select ${names} from json_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(batch)],
        );
      }
    },
    async close() {
      await client.query('analyze');
      await client.end();
    },
  };
}
