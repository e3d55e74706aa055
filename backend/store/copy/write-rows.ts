import { type Em, type Engine, engineOf } from '../em';
import type { RawValue } from '../sql/raw';
import type { CopiedRow, CopiedValue } from './read-rows';
import type { ColumnKind, TableShape } from './table-shapes';

/** Values per statement: under the limits of 32,766 on SQLite and 65,535 on PostgreSQL. */
const MAX_VALUES = 20_000;
/** Characters per statement: well under PostgreSQL's message limit of 1 GB. */
const MAX_CHARACTERS = 8_000_000;

const MARKS: Readonly<Record<Engine, Partial<Record<ColumnKind, string>>>> = {
  sqlite: {},
  postgres: { json: '?::jsonb', instant: '?::timestamptz' },
};

function toDatabase(value: CopiedValue, kind: ColumnKind, engine: Engine): RawValue {
  if (value === null) return null;
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'flag') return engine === 'sqlite' ? Number(value) : Boolean(value);
  if (kind === 'instant') return engine === 'sqlite' ? Number(value) : new Date(Number(value));
  return value as number | string;
}

/** Inserts rows with their own ids. Call inside a transaction. */
export async function writeRows(
  em: Em,
  table: TableShape,
  rows: readonly CopiedRow[],
): Promise<void> {
  const engine = engineOf(em);
  const { columns } = table;
  const marks = `(${columns.map(({ kind }) => MARKS[engine][kind] ?? '?').join(', ')})`;
  const names = columns.map(({ name }) => name).join(', ');
  let params: RawValue[] = [];
  let characters = 0;
  const insert = async () => {
    const places = Array.from({ length: params.length / columns.length }, () => marks).join(', ');
    await em.execute(`insert into ${table.name} (${names}) values ${places}`, params);
    params = [];
    characters = 0;
  };
  for (const row of rows) {
    for (const [at, { kind }] of columns.entries()) {
      const value = toDatabase(row[at] ?? null, kind, engine);
      if (typeof value === 'string') characters += value.length;
      params.push(value);
    }
    const isFull = params.length + columns.length > MAX_VALUES || characters > MAX_CHARACTERS;
    if (isFull) await insert();
  }
  if (params.length > 0) await insert();
}

/** Sets the last id assigned by the database, so that ids of deleted rows are not reused. */
export async function setLastNumber(em: Em, table: TableShape, last: number): Promise<void> {
  if (last === 0) return;
  if (engineOf(em) === 'postgres') {
    await em.execute(`select setval(pg_get_serial_sequence(?, 'id'), ?)`, [table.name, last]);
    return;
  }
  await em.execute('delete from sqlite_sequence where name = ?', [table.name]);
  await em.execute('insert into sqlite_sequence (name, seq) values (?, ?)', [table.name, last]);
}
