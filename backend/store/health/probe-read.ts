import type { Store } from '../open-store';
import { raw } from '../sql/raw';

const statements = new WeakMap<Store, string>();

/** Reads the first page of every table; SQLite would read a page of an index instead. */
function readAll(store: Store): string {
  const tables = [...store.orm.getMetadata().getAll().values()].map(({ tableName }) => tableName);
  const how = store.engine === 'sqlite' ? 'not indexed' : '';
  const parts = tables.map((table, at) => `exists (select 1 from ${table} ${how}) as t${at}`);
  return `select ${parts.join(', ')}`;
}

/** Throws the database's error when its tables cannot be read, such as in a damaged file. */
export async function probeRead(store: Store): Promise<void> {
  const statement = statements.get(store) ?? readAll(store);
  statements.set(store, statement);
  await raw(store.fork(), statement);
}
