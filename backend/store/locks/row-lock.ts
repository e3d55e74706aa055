import { LockMode } from '@mikro-orm/core';
import { type Em, engineOf } from '../em';
import { raw } from '../sql/raw';

/**
 * Ends a SELECT whose rows are locked until the transaction ends. PostgreSQL: a row lock that still
 * lets other rows reference them; SQLite: the immediate transaction is the lock.
 */
export function rowLockSql(em: Em): string {
  return engineOf(em) === 'postgres' ? 'for no key update' : '';
}

/** The same for a built statement: `query.$call(lockedRows(em))`. */
export const lockedRows =
  (em: Em) =>
  <Query extends { forNoKeyUpdate(): Query }>(query: Query): Query =>
    engineOf(em) === 'postgres' ? query.forNoKeyUpdate() : query;

type LockedTable = 'sources' | 'review_requests';

/** Locks one row; false for an unknown id. */
export async function lockRow(em: Em, table: LockedTable, id: number): Promise<boolean> {
  const rows = await raw(em, `select id from ${table} where id = ? ${rowLockSql(em)}`, [id]);
  return rows.length > 0;
}

/** Find options that lock the row until the transaction ends and read it again. */
export const LOCKED_ROW = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
