import type { BoardEvent, EventKey } from './board-event';
import { type BoardRow, type BoardRows, shallowEqual } from './rows';

/** What a refresh changed on the board. */
export interface BoardChanges {
  /** New or different events. */
  readonly keys: EventKey[];
  /** Rows that have changed; rows of new cars do not count. */
  readonly rows: BoardRow[];
}

/**
 * What a refresh of the days [from, to) changed. An event that is only drawn elsewhere (another
 * lane, a later now) has not changed.
 */
export function boardChanges(
  before: BoardRows,
  after: BoardRows,
  from: number,
  to: number,
): BoardChanges {
  if (before === after) return { keys: [], rows: [] };
  const known = new Map(before.rows.map((row) => [row.car.id, row]));
  const different = after.rows.filter((row) => known.get(row.car.id) !== row);
  const rows = different.filter(({ car }) => known.has(car.id));
  const old = new Map<EventKey, BoardEvent>();
  // Also rows that an event left for another car.
  const unchanged = new Set(after.rows);
  for (const row of before.rows) {
    if (!unchanged.has(row)) for (const event of row.events) old.set(event.key, event);
  }
  const keys: EventKey[] = [];
  for (const event of different.flatMap((row) => row.events)) {
    if (event.end <= from || event.start >= to) continue;
    const was = old.get(event.key);
    if (!was || !shallowEqual(event.record, was.record)) keys.push(event.key);
  }
  return { keys, rows };
}
