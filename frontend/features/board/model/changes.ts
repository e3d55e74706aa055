import type { EventKey } from './board-event';
import { alike, type BoardRow, type BoardRows } from './rows';

/**
 * Events that a refreshed block [from, to) brought new or different, against the rows before it.
 * What is merely drawn elsewhere (another lane, a clock that moved on) has not changed.
 */
export function changedEvents(
  before: BoardRows,
  after: BoardRows,
  from: number,
  to: number,
): EventKey[] {
  if (before === after) return [];
  const changed: EventKey[] = [];
  for (const [key, event] of after.events) {
    if (event.end <= from || event.start >= to) continue;
    const old = before.events.get(key);
    if (old === event) continue;
    if (!old || !alike(event.record, old.record)) changed.push(key);
  }
  return changed;
}

/** The rows of a board that a refresh changed; rows that were not there before do not count. */
export function changedRows(before: BoardRows, after: BoardRows): BoardRow[] {
  if (before === after) return [];
  const known = new Map(before.rows.map((row) => [row.car.id, row]));
  return after.rows.filter((row) => {
    const old = known.get(row.car.id);
    return old !== undefined && old !== row;
  });
}
