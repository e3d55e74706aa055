import type { BoardEvent, EventKey } from './board-event';
import { type BoardRow, type BoardRows, shallowEqual } from './rows';

/** Changes of a refresh. */
export interface BoardChanges {
  /** New or different events. */
  readonly keys: EventKey[];
  /** Changed rows; rows of new cars are excluded. */
  readonly rows: BoardRow[];
}

/**
 * Changes of a refresh in the days [from, to). An event that is only drawn differently (another
 * lane, a later now) is unchanged.
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
  // Includes rows that an event left for another car.
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
