import type { AnswerCar, AnswerRow } from './board-answer';
import type { BoardEvent, EventKey } from './board-event';

/** One loaded block: the rows of `days` days from day number `start`. */
export interface Block {
  readonly start: number;
  readonly days: number;
  /** Running number of the request; where two blocks overlap, the later one wins. */
  readonly order: number;
  /** Cursor of the live connection: the rows include every change up to it. */
  readonly cursor?: string;
  readonly rows: readonly AnswerRow[];
}

export interface BoardRow {
  readonly car: AnswerCar;
  /** Sorted by start, then by end. */
  readonly events: readonly BoardEvent[];
  /**
   * latestEnds[i]: the latest end among events 0…i, for a binary search of the first visible event.
   */
  readonly latestEnds: Float64Array;
  /** Day numbers on which the car is occupied, ascending, as counted in the header. */
  readonly takenDays: Int32Array;
}

/** All rows in the order of the fleet, and every event by its key. */
export interface BoardRows {
  readonly rows: readonly BoardRow[];
  readonly events: ReadonlyMap<EventKey, BoardEvent>;
}

export const NO_ROWS: BoardRows = { rows: [], events: new Map() };

/** Index of a car's row; -1 without one. */
export function rowIndexOf(rows: readonly BoardRow[], carId: number | null | undefined): number {
  return rows.findIndex(({ car }) => car.id === carId);
}

/** Equality one level deep, arrays included; records of the board have nothing deeper. */
export function shallowEqual(a: object, b: object): boolean {
  if (a === b) return true;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const name in left) {
    const [value, other] = [left[name], right[name]];
    if (value === other) continue;
    const areSame = Array.isArray(value) && Array.isArray(other) && sameItems(value, other);
    if (!areSame) return false;
  }
  return true;
}

export function sameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** Index of the first event that ends after `position`; events.length without one. */
export function firstEndingAfter(row: BoardRow, position: number): number {
  let [low, high] = [0, row.latestEnds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row.latestEnds[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
