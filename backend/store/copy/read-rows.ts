import { createHash } from 'node:crypto';
import { type Em, type Engine, engineOf } from '../em';
import { canonicalJson } from '../sql/packed-json';
import { instantSql, type RawValue, raw } from '../sql/raw';
import { inCodeOrder } from '../sql/sql-part';
import type { ColumnKind, TableShape } from './table-shapes';

/** An engine-independent value; an instant is epoch milliseconds. */
export type CopiedValue = number | string | boolean | null | object;
export type CopiedRow = readonly CopiedValue[];

/** Rows per statement: initial and maximum. */
const CHUNK = { first: 100, most: 1000 } as const;
/** Target size of a chunk: long rows are read in smaller chunks. Characters. */
const CHUNK_CHARACTERS = 8_000_000;

const SQL_OF_KIND: Readonly<Record<ColumnKind, (engine: Engine, column: string) => string>> = {
  number: (_engine, column) => column,
  text: (_engine, column) => column,
  flag: (_engine, column) => column,
  instant: instantSql,
  json: (engine, column) => (engine === 'postgres' ? `${column}::text` : column),
};

const READ_KIND: Readonly<Record<ColumnKind, (value: RawValue) => CopiedValue>> = {
  // PostgreSQL's driver returns int8 as text.
  number: Number,
  text: String,
  flag: Boolean,
  instant: Number,
  json: (value) => JSON.parse(String(value)),
};

const lengthOf = (value: RawValue): number => (typeof value === 'string' ? value.length : 0);

/** Characters of rows as returned by the driver. */
const charactersOf = (rows: readonly Record<string, RawValue>[]): number =>
  rows.reduce(
    (sum, row) => Object.values(row).reduce((part: number, value) => part + lengthOf(value), sum),
    0,
  );

/** The key of a table, with the same order on both engines and under any collation. */
function keyOf(em: Em, { key, columns }: TableShape): string {
  const isText = (name: string) => columns.find((one) => one.name === name)?.kind === 'text';
  return key.map((name) => (isText(name) ? inCodeOrder(em, `t.${name}`) : `t.${name}`)).join(', ');
}

/** All rows of a table in the order of its key, in chunks. Call inside one snapshot. */
export async function* readRows(em: Em, table: TableShape): AsyncGenerator<CopiedRow[]> {
  const engine = engineOf(em);
  const columns = table.columns
    .map(({ name, kind }, at) => `${SQL_OF_KIND[kind](engine, `t.${name}`)} as c${at}`)
    .join(', ');
  const key = keyOf(em, table);
  const places = table.key.map((name) => table.columns.findIndex((one) => one.name === name));
  const marks = table.key.map(() => '?').join(', ');
  let last: CopiedRow | undefined;
  let limit: number = CHUNK.first;
  for (;;) {
    const after = last ? `where (${key}) > (${marks})` : '';
    const found = await raw<Record<string, RawValue>>(
      em,
      `select ${columns} from ${table.name} t ${after} order by ${key} limit ${limit}`,
      last ? places.map((place) => last?.[place] as RawValue) : [],
    );
    if (found.length === 0) return;
    const rows = found.map((row) =>
      table.columns.map(({ kind }, at) => {
        const value = row[`c${at}`] ?? null;
        return value === null ? null : READ_KIND[kind](value);
      }),
    );
    yield rows;
    last = rows.at(-1);
    if (rows.length < limit) return;
    const fitting = Math.floor((CHUNK_CHARACTERS * found.length) / (charactersOf(found) + 1));
    limit = Math.max(1, Math.min(CHUNK.most, fitting));
  }
}

/** A row as a line of text, the same on both engines. */
export const rowLine = (row: CopiedRow): string => `${canonicalJson(row)}\n`;

export interface TableDigest {
  readonly rows: number;
  /** SHA-256 of all lines, hexadecimal. */
  readonly sha256: string;
}

export async function digestOf(em: Em, table: TableShape): Promise<TableDigest> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of readRows(em, table)) {
    hash.update(rows.map(rowLine).join(''));
    count += rows.length;
  }
  return { rows: count, sha256: hash.digest('hex') };
}

/** The last id assigned by the database; ids of deleted rows are not reused. */
export async function lastNumber(em: Em, table: TableShape): Promise<number> {
  const [found] =
    engineOf(em) === 'postgres'
      ? await raw<{ last: number | string | null }>(
          em,
          `select pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass) as "last"`,
          [table.name],
        )
      : await raw<{ last: number }>(
          em,
          'select seq as "last" from sqlite_sequence where name = ?',
          [table.name],
        );
  return Number(found?.last ?? 0);
}
