import type { Em } from '../em';
import { engineOf } from '../em';
import { raw } from '../sql/raw';
import { inCodeOrder } from '../sql/sql-part';

const TABLES = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgres: `select tablename as name from pg_tables where schemaname = current_schema()`,
};

/** Names of the tables of the database. */
export async function tableNames(em: Em): Promise<string[]> {
  const found = await raw<{ name: string }>(em, TABLES[engineOf(em)]);
  return found.map(({ name }) => name);
}

/** Name of the last migration of the database; null: none has run. */
export async function lastMigration(em: Em): Promise<string | null> {
  if (!(await tableNames(em)).includes('schema_migrations')) return null;
  const [last] = await raw<{ name: string }>(
    em,
    `select name from schema_migrations order by ${inCodeOrder(em, 'name')} desc limit 1`,
  );
  return last?.name ?? null;
}
