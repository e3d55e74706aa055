import { type Em, type Engine, engineOf } from './em';

export type RawValue = string | number | boolean | Date | null;

/**
 * Runs one statement of SQL and gives its rows as the engine names them. Placeholders are `?` on both
 * engines; a Date is bound as the engine keeps instants. Inside a transaction it is part of it (and does
 * not see what the manager has not flushed yet); outside, it may only read.
 */
export function raw<Row extends object>(
  em: Em,
  sql: string,
  params: readonly RawValue[] = [],
): Promise<Row[]> {
  return em.execute(sql, [...params], { method: 'all', connectionType: 'read' }) as Promise<Row[]>;
}

/** SQL that reads an instant as epoch milliseconds on either engine; `toInstant` makes it a Date. */
export function instantSql(engine: Engine, column: string): string {
  return engine === 'sqlite' ? column : `round(date_part('epoch', ${column}) * 1000)`;
}

/** The same for several columns of an aliased table: `b.start_date as "startDate"`. */
export function instantColumns(em: Em, table: string, columns: Record<string, string>): string {
  const engine = engineOf(em);
  return Object.entries(columns)
    .map(([name, column]) => `${instantSql(engine, `${table}.${column}`)} as "${name}"`)
    .join(', ');
}

export const toInstant = (epochMs: number): Date => new Date(epochMs);

export const toInstantOrNull = (epochMs: number | null): Date | null =>
  epochMs === null ? null : new Date(epochMs);
