import type { AnswerBooking, AnswerCar, AnswerMaintenance, AnswerRow } from './board-answer';
import { type BoardEvent, bookingEvent, type EventKey, maintenanceEvent } from './board-event';
import type { DayScale } from './day-scale';
import { assignLanes } from './lanes';

/** One loaded block: the rows of `days` days from day number `start`. */
export interface Block {
  readonly start: number;
  readonly days: number;
  /** Running number of the request; where two blocks overlap, the later one counts. */
  readonly order: number;
  /** Position of the live channel: the rows include every change up to it. */
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
}

/** The moment, and the company rule REQUIRE_RETURN_MARK. */
export interface OverdueContext {
  readonly nowMs: number;
  readonly requireReturnMark: boolean;
}

/** All rows in the order of the fleet, and every event by its key. */
export interface BoardRows {
  readonly rows: readonly BoardRow[];
  readonly events: ReadonlyMap<EventKey, BoardEvent>;
}

export const NO_ROWS: BoardRows = { rows: [], events: new Map() };

/** Index of a car's row; -1 when it has none. */
export function rowIndexOf(rows: readonly BoardRow[], carId: number | null | undefined): number {
  return rows.findIndex(({ car }) => car.id === carId);
}

/** Equal one level deep, arrays included; records of the board have nothing deeper. */
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

function sameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function byTime(a: BoardEvent, b: BoardEvent): number {
  return a.startMs - b.startMs || a.endMs - b.endMs || (a.key < b.key ? -1 : 1);
}

function latestEndsOf(events: readonly BoardEvent[]): Float64Array {
  const ends = new Float64Array(events.length);
  let latest = Number.NEGATIVE_INFINITY;
  events.forEach((event, index) => {
    latest = Math.max(latest, event.end);
    ends[index] = latest;
  });
  return ends;
}

/**
 * Collects the events of all blocks, newest first. An event of an older block that a newer block
 * over its days does not have was archived or moved, and is dropped.
 */
function collectEvents(
  blocks: readonly Block[],
  previous: BoardRows,
  scale: DayScale,
  overdue: OverdueContext,
  only: ReadonlySet<number> | null,
) {
  const events = new Map<EventKey, BoardEvent>();
  const newer: Block[] = [];
  const isSuperseded = (event: BoardEvent) =>
    newer.some((block) => event.start < block.start + block.days && event.end > block.start);

  function take(event: BoardEvent | null) {
    if (!event || events.has(event.key) || isSuperseded(event)) return;
    events.set(event.key, event);
  }
  function booking(record: AnswerBooking) {
    const isOverdue =
      overdue.requireReturnMark &&
      !record.returnedAt &&
      new Date(record.endDate).getTime() <= overdue.nowMs;
    const known = isOverdue ? undefined : previous.events.get(`booking:${record.id}`);
    const occupiedUntilMs = isOverdue ? overdue.nowMs : undefined;
    take(
      known && shallowEqual(record, known.record)
        ? known
        : bookingEvent(record, scale, occupiedUntilMs),
    );
  }
  function maintenance(record: AnswerMaintenance) {
    const known = previous.events.get(`maintenance:${record.id}`);
    take(known && shallowEqual(record, known.record) ? known : maintenanceEvent(record, scale));
  }

  for (const block of [...blocks].sort((a, b) => b.order - a.order)) {
    for (const row of block.rows) {
      if (only && !only.has(row.car.id)) continue;
      row.bookings.forEach(booking);
      row.maintenances.forEach(maintenance);
    }
    newer.push(block);
  }
  return events;
}

/**
 * Rows of the board from its loaded blocks. Unchanged events and rows stay the objects of
 * `previous`, so that what is cached for them (labels, free days) stays valid. `cars`: only these
 * have changed; then the index of events is updated in place instead of being copied.
 */
export function mergeBlocks(
  blocks: readonly Block[],
  previous: BoardRows,
  scale: DayScale,
  overdue: OverdueContext,
  cars: ReadonlySet<number> | null = null,
): BoardRows {
  const only = previous === NO_ROWS ? null : cars;
  const newest = blocks.reduce<Block | null>(
    (best, block) => (best && best.order > block.order ? best : block),
    null,
  );
  if (!newest) return NO_ROWS;

  const byCar = new Map<number, BoardEvent[]>();
  for (const event of collectEvents(blocks, previous, scale, overdue, only).values()) {
    const list = byCar.get(event.carId);
    if (list) list.push(event);
    else byCar.set(event.carId, [event]);
  }

  const known = new Map(previous.rows.map((row) => [row.car.id, row]));
  const events = only
    ? (previous.events as Map<EventKey, BoardEvent>)
    : new Map<EventKey, BoardEvent>();
  for (const id of only ?? [])
    for (const { key } of known.get(id)?.events ?? []) events.delete(key);
  const rows = newest.rows.map(({ car }) => {
    const old = known.get(car.id);
    if (old && only && !only.has(car.id)) return old;
    const own = assignLanes((byCar.get(car.id) ?? []).sort(byTime));
    for (const event of own) events.set(event.key, event);
    const sameCar = old !== undefined && shallowEqual(car, old.car);
    if (sameCar && sameItems(own, old.events)) return old;
    return { car: sameCar ? old.car : car, events: own, latestEnds: latestEndsOf(own) };
  });
  const unchanged = sameItems(rows, previous.rows);
  return unchanged ? previous : { rows, events };
}

/** Index of the first event that ends after `position`; events.length when there is none. */
export function firstEndingAfter(row: BoardRow, position: number): number {
  let [low, high] = [0, row.latestEnds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row.latestEnds[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
