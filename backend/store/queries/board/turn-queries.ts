import { type Em, engineOf } from '@backend/store/em';
import { instantSql, raw } from '@backend/store/sql/raw';
import { unconfirmedSince } from '@schema/values/bookings/whereabouts';

/**
 * The last instants up to the moment at which an event changed by time alone: a booking or
 * maintenance began or ended, the wait for a return mark ended. Null: one of them is this
 * millisecond, so the answer may still change. Looked up in indexes; one statement.
 */
export async function lastTurn(em: Em, now: Date): Promise<string | null> {
  const since = unconfirmedSince(now);
  const turns = [
    ['bookings', 'start_date', now],
    ['bookings', 'end_date', now],
    ['bookings', 'end_date', since],
    ['maintenances', 'start_date', now],
    ['maintenances', 'end_date', now],
  ] as const;
  const columns = turns.map(([table, column], at) => {
    const latest = instantSql(engineOf(em), `max(${column})`);
    return `(select ${latest} from ${table} where ${column} <= ?) as "t${at}"`;
  });
  const limits = turns.map(([, , limit]) => limit);
  const [row] = await raw<Record<string, number | null>>(
    em,
    `select ${columns.join(', ')}`,
    limits,
  );
  const found = limits.map((_, at) => row?.[`t${at}`] ?? null);
  const isNow = found.some((turn, at) => turn === limits[at]?.getTime());
  return isNow ? null : found.join();
}
