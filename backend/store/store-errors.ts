import { DriverException, UniqueConstraintViolationException } from '@mikro-orm/core';
import { RowMovedError, StoreBusyError } from './engine/mutex';
import { CAR_OCCUPIED } from './migrations/double-booking-constraint';

/** The engine's error code: SQLSTATE on PostgreSQL, SQLITE_… on SQLite. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function isSaidBy(error: unknown, name: string): boolean {
  return error instanceof Error && error.message.includes(name);
}

/** Whether the database constraint refused an overlapping live booking of the car. */
export function isCarOccupiedError(error: unknown): boolean {
  return error instanceof DriverException && isSaidBy(error, CAR_OCCUPIED);
}

/**
 * Whether a unique constraint was violated; with a name, only that one: `isUniqueViolation(e,
 * 'cars_license_plate_unique')`. SQLite reports table and columns instead of the constraint, so the
 * name is compared in that form too.
 */
export function isUniqueViolation(error: unknown, constraintName?: string): boolean {
  if (!(error instanceof UniqueConstraintViolationException)) return false;
  if (!constraintName || isSaidBy(error, constraintName)) return true;
  const columns = /UNIQUE constraint failed: ([\w., ]+)/.exec(error.message)?.[1];
  if (!columns) return false;
  const [table = ''] = columns.split('.');
  const names = columns.split(', ').map((column) => column.slice(table.length + 1));
  return `${table}_${names.join('_')}_unique` === constraintName;
}

/** Whether an immediate retry may succeed (serialisation failure, deadlock, a moved row). */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof RowMovedError || ['40001', '40P01'].includes(codeOf(error));
}

/** No space left: on the database's file system, in a quota, or on the server. */
const FULL = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'];

/** Whether there is no space left. A 507: nothing was written. */
export function isFullError(error: unknown): boolean {
  return FULL.includes(codeOf(error));
}

const SQLITE_UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/;
/** Connection lost, insufficient resources, server shutting down, lock timeout, read-only. */
const POSTGRES_UNAVAILABLE = /^(08|53|57P|55P03$|57014$|25P03$|25006$)/;
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const LOST =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed/;

/**
 * Whether the database is temporarily locked, full or unreachable. A 503: nothing was written, a
 * retry may succeed.
 */
export function isUnavailableError(error: unknown): boolean {
  if (error instanceof StoreBusyError || isWorthRetrying(error)) return true;
  const code = codeOf(error);
  return (
    SQLITE_UNAVAILABLE.test(code) ||
    POSTGRES_UNAVAILABLE.test(code) ||
    NETWORK.includes(code) ||
    (error instanceof Error && LOST.test(error.message))
  );
}
