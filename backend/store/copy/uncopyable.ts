import { type Em, type Engine, engineOf } from '../em';
import { raw } from '../sql/raw';
import type { ColumnKind, TableShape } from './table-shapes';

/** Range of a JavaScript date in milliseconds, in both directions. */
const FARTHEST_INSTANT = 8.64e15;

const isTooLarge = (column: string) => `abs(${column}) > ${Number.MAX_SAFE_INTEGER}`;

/** Condition for a value not readable as its type. The tables refuse other types themselves. */
const UNREADABLE: Readonly<
  Record<Engine, Partial<Record<ColumnKind, (column: string) => string>>>
> = {
  sqlite: {
    number: isTooLarge,
    instant: (column) => `abs(${column}) > ${FARTHEST_INSTANT}`,
    json: (column) => `json_valid(${column}) = 0`,
  },
  postgres: {
    number: isTooLarge,
    instant: (column) => `not isfinite(${column})`,
  },
};

/** Columns with a value that cannot be copied: `bookings.start_date`. Reads every row. */
export async function uncopyableColumns(em: Em, tables: readonly TableShape[]): Promise<string[]> {
  const unreadable = UNREADABLE[engineOf(em)];
  const found: string[] = [];
  for (const { name, columns } of tables) {
    const tests = columns.map((column) => ({
      column: column.name,
      sql: unreadable[column.kind]?.(`t.${column.name}`),
    }));
    // Selected even without a condition: a missing column is an error.
    const sums = tests.map(({ column, sql }, at) =>
      sql
        ? `max(case when ${sql} then 1 else 0 end) as c${at}`
        : `count(t.${column}) * 0 as c${at}`,
    );
    const [row] = await raw<Record<string, number | string | null>>(
      em,
      `select ${sums.join(', ')} from ${name} t`,
    );
    for (const [at, { column }] of tests.entries()) {
      if (Number(row?.[`c${at}`] ?? 0) > 0) found.push(`${name}.${column}`);
    }
  }
  return found;
}
