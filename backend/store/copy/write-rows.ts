import { type Em, type Engine, engineOf } from '../em';
import type { RawValue } from '../sql/raw';
import type { CopiedRow, CopiedValue } from './read-rows';
import type { ColumnKind, TableShape } from './table-shapes';

/** Values per statement: under the limits of 32,766 on SQLite and 65,535 on PostgreSQL. */
const MAX_VALUES = 20_000;

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

/** Inserts rows with their own numbers. Call inside a transaction. */
export async function writeRows(
  em: Em,
  table: TableShape,
  rows: readonly CopiedRow[],
): Promise<void> {
  const engine = engineOf(em);
  const { columns } = table;
  const marks = columns.map(({ kind }) => MARKS[engine][kind] ?? '?').join(', ');
  const names = columns.map(({ name }) => name).join(', ');
  const atOnce = Math.floor(MAX_VALUES / columns.length);
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce);
    const params = part.flatMap((row) =>
      columns.map(({ kind }, at) => toDatabase(row[at] ?? null, kind, engine)),
    );
    await em.execute(
      `insert into ${table.name} (${names}) values ${part.map(() => `(${marks})`).join(', ')}`,
      params,
    );
  }
}

/** Sets the last number the database gave, so that numbers of deleted rows are not given again. */
export async function setLastNumber(em: Em, table: TableShape, last: number): Promise<void> {
  if (last === 0) return;
  if (engineOf(em) === 'postgres') {
    await em.execute(`select setval(pg_get_serial_sequence(?, 'id'), ?)`, [table.name, last]);
    return;
  }
  await em.execute('delete from sqlite_sequence where name = ?', [table.name]);
  await em.execute('insert into sqlite_sequence (name, seq) values (?, ?)', [table.name, last]);
}
