import type { Kopecks } from '@schema/values/money/money';
import { type Em, type Engine, engineOf } from '../em';

export type RawValue = string | number | boolean | Date | null;

/**
 * Runs one SQL statement and returns its rows under the engine's column names. Placeholders are `?`
 * on both engines; a Date is bound as the engine stores instants. Inside a transaction it joins it
 * (and does not see unflushed changes); outside, it may only read.
 */
export function raw<Row extends object>(
  em: Em,
  sql: string,
  params: readonly RawValue[] = [],
): Promise<Row[]> {
  return em.execute(sql, [...params], { method: 'all', connectionType: 'read' }) as Promise<Row[]>;
}

/** SQL that reads an instant as epoch milliseconds; `toInstant` makes it a Date. */
export function instantSql(engine: Engine, column: string): string {
  return engine === 'sqlite' ? column : `round(date_part('epoch', ${column}) * 1000)`;
}

/** `instantSql` for several columns of an aliased table: `b.start_date as "startDate"`. */
export function instantColumns(em: Em, table: string, columns: Record<string, string>): string {
  const engine = engineOf(em);
  return Object.entries(columns)
    .map(([name, column]) => `${instantSql(engine, `${table}.${column}`)} as "${name}"`)
    .join(', ');
}

export const toInstant = (epochMs: number): Date => new Date(epochMs);

export const toInstantOrNull = (epochMs: number | null): Date | null =>
  epochMs === null ? null : new Date(epochMs);

// Money columns hold whole numbers, so the branded type is safe.
export const toKopecks = (amount: number | string): Kopecks => Number(amount) as Kopecks;

export const toKopecksOrNull = (amount: number | string | null): Kopecks | null =>
  amount === null ? null : toKopecks(amount);

/**
 * A record as returned by the driver: instants in epoch milliseconds, flags as 0 and 1 from SQLite,
 * int8 as text from PostgreSQL.
 */
export type DriverRow<Fact> = {
  [Name in keyof Fact]: Fact[Name] extends Date
    ? number
    : Fact[Name] extends Date | null
      ? number | null
      : Fact[Name] extends boolean
        ? number | boolean
        : Fact[Name] extends Kopecks
          ? number | string
          : Fact[Name] extends Kopecks | null
            ? number | string | null
            : Fact[Name];
};
