import type { AnswerBooking, AnswerMaintenance } from './board-answer';
import { type BoardEvent, bookingEvent, type EventKey, maintenanceEvent } from './board-event';
import type { DayScale } from './day-scale';
import { assignLanes } from './lanes';
import {
  type Block,
  type BoardRow,
  type BoardRows,
  NO_ROWS,
  sameItems,
  shallowEqual,
} from './rows';

/** The moment, and the company rule REQUIRE_RETURN_MARK. */
export interface OverdueContext {
  readonly nowMs: number;
  readonly requireReturnMark: boolean;
}

/** What becomes the rows of the board. */
interface Merge {
  readonly blocks: readonly Block[];
  readonly previous: BoardRows;
  readonly scale: DayScale;
  readonly overdue: OverdueContext;
  /** Only these cars have changed; left out: any. */
  readonly cars?: ReadonlySet<number> | undefined;
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
function* collectEvents(
  { blocks, previous, scale, overdue }: Merge,
  only: ReadonlySet<number> | null,
): Generator<undefined, Map<EventKey, BoardEvent>> {
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
      yield;
    }
    newer.push(block);
  }
  return events;
}

/** The newest block names the cars and their order. */
function newestOf(blocks: readonly Block[]): Block | null {
  return blocks.reduce<Block | null>(
    (best, block) => (best && best.order > block.order ? best : block),
    null,
  );
}

/** The index of events that the merged rows get. */
function eventIndex(
  { rows, events: previous }: BoardRows,
  only: ReadonlySet<number> | null,
): Map<EventKey, BoardEvent> {
  if (!only) return new Map();
  const events = previous as Map<EventKey, BoardEvent>;
  for (const row of rows) {
    if (only.has(row.car.id)) for (const { key } of row.events) events.delete(key);
  }
  return events;
}

/**
 * Rows of the board from its loaded blocks, a step a row, for work in slices. Unchanged events and
 * rows stay the objects of `previous`, so that what is cached for them (labels, free days) stays
 * valid. With `cars` the index of events is updated in place instead of being copied.
 */
export function* mergeSteps(merge: Merge): Generator<undefined, BoardRows> {
  const { blocks, previous, cars = null } = merge;
  const only = previous === NO_ROWS ? null : cars;
  const newest = newestOf(blocks);
  if (!newest) return NO_ROWS;

  const byCar = new Map<number, BoardEvent[]>();
  for (const event of (yield* collectEvents(merge, only)).values()) {
    const list = byCar.get(event.carId);
    if (list) list.push(event);
    else byCar.set(event.carId, [event]);
  }

  const known = new Map(previous.rows.map((row) => [row.car.id, row]));
  const events = eventIndex(previous, only);
  const rows: BoardRow[] = [];
  for (const { car } of newest.rows) {
    const old = known.get(car.id);
    if (old && only && !only.has(car.id)) {
      rows.push(old);
      continue;
    }
    const own = assignLanes((byCar.get(car.id) ?? []).sort(byTime));
    for (const event of own) events.set(event.key, event);
    const sameCar = old !== undefined && shallowEqual(car, old.car);
    rows.push(
      sameCar && sameItems(own, old.events)
        ? old
        : { car: sameCar ? old.car : car, events: own, latestEnds: latestEndsOf(own) },
    );
    yield;
  }
  return sameItems(rows, previous.rows) ? previous : { rows, events };
}

/** The same without a pause. */
export function mergeBlocks(
  blocks: readonly Block[],
  previous: BoardRows,
  scale: DayScale,
  overdue: OverdueContext,
  cars?: ReadonlySet<number>,
): BoardRows {
  const steps = mergeSteps({ blocks, previous, scale, overdue, cars });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
