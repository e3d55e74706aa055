import { LockMode } from '@mikro-orm/core';
import { type Em, engineOf } from '../em';
import { raw } from '../raw';

/**
 * Ends a SELECT whose rows must not change until the transaction ends; nobody else who locks them gets
 * past it. PostgreSQL: a row lock that lets others refer to the rows; SQLite: the immediate transaction
 * is the lock.
 */
export function rowLockSql(em: Em): string {
  return engineOf(em) === 'postgres' ? 'for no key update' : '';
}

type LockedTable = 'sources' | 'review_requests';

/** Locks one row; false when there is none of that number. */
export async function lockRow(em: Em, table: LockedTable, id: number): Promise<boolean> {
  const rows = await raw(em, `select id from ${table} where id = ? ${rowLockSql(em)}`, [id]);
  return rows.length > 0;
}

/** Options of a find whose row must not change until the transaction ends, read anew. */
export const LOCKED_ROW = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
