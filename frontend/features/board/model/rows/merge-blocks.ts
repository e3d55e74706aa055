import type { AnswerBooking, AnswerCar, AnswerMaintenance } from './board-answer';
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

/** Input of a merge into rows of the board. */
interface Merge {
  readonly blocks: readonly Block[];
  readonly previous: BoardRows;
  readonly scale: DayScale;
  readonly overdue: OverdueContext;
  /** Changed cars; omitted: any. */
  readonly cars?: ReadonlySet<number> | undefined;
}

function byTime(a: BoardEvent, b: BoardEvent): number {
  return a.startMs - b.startMs || a.endMs - b.endMs || (a.key < b.key ? -1 : 1);
}

/** Every day on which the car is occupied, each once. */
function takenDaysOf(events: readonly BoardEvent[]): Int32Array {
  const days: number[] = [];
  let next = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    if (!event.occupies) continue;
    for (let day = Math.max(Math.floor(event.start), next); day <= event.lastDay; day += 1) {
      days.push(day);
    }
    next = Math.max(next, event.lastDay + 1);
  }
  return Int32Array.from(days);
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

/* Events by numbers of both kinds: looking up a concatenated string costs ten times as much, and
   a merge looks up each event of each block. */
const bookingNumber = (id: number) => 2 * id;
const maintenanceNumber = (id: number) => 2 * id + 1;

/** The events of the previous rows, by number. */
function* knownEvents(
  { rows }: BoardRows,
  only: ReadonlySet<number> | null,
): Generator<undefined, Map<number, BoardEvent>> {
  const events = new Map<number, BoardEvent>();
  for (const { car, events: own } of rows) {
    if (only && !only.has(car.id)) continue;
    for (const event of own) {
      const isBooking = event.kind === 'booking';
      events.set(isBooking ? bookingNumber(event.id) : maintenanceNumber(event.id), event);
    }
    yield;
  }
  return events;
}

/**
 * Collects the events of all blocks, newest first. An event of an older block that a newer block
 * over its days does not have was archived or moved, and is dropped.
 */
function* collectEvents(
  { blocks, previous, scale, overdue }: Merge,
  only: ReadonlySet<number> | null,
): Generator<undefined, Map<number, BoardEvent>> {
  const events = new Map<number, BoardEvent>();
  const knownOf = yield* knownEvents(previous, only);
  const newer: Block[] = [];
  const isSuperseded = (event: BoardEvent) =>
    newer.some((block) => event.start < block.start + block.days && event.end > block.start);

  function take(number: number, event: BoardEvent | null) {
    if (event && !isSuperseded(event)) events.set(number, event);
  }
  function booking(record: AnswerBooking) {
    const number = bookingNumber(record.id);
    if (events.has(number)) return;
    const isOverdue =
      overdue.requireReturnMark &&
      !record.returnedAt &&
      new Date(record.endDate).getTime() <= overdue.nowMs;
    const known = isOverdue ? undefined : knownOf.get(number);
    const occupiedUntilMs = isOverdue ? overdue.nowMs : undefined;
    take(
      number,
      known && shallowEqual(record, known.record)
        ? known
        : bookingEvent(record, scale, occupiedUntilMs),
    );
  }
  function maintenance(record: AnswerMaintenance) {
    const number = maintenanceNumber(record.id);
    if (events.has(number)) return;
    const known = knownOf.get(number);
    const isKnown = known !== undefined && shallowEqual(record, known.record);
    take(number, isKnown ? known : maintenanceEvent(record, scale));
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

function newRow(car: AnswerCar, events: readonly BoardEvent[]): BoardRow {
  return { car, events, latestEnds: latestEndsOf(events), takenDays: takenDaysOf(events) };
}

/** The newest block defines the cars and their order. */
function newestOf(blocks: readonly Block[]): Block | null {
  return blocks.reduce<Block | null>(
    (best, block) => (best && best.order > block.order ? best : block),
    null,
  );
}

/** The index of events for the merged rows. */
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
 * Rows of the board from its loaded blocks, one step per row, for work in slices. Unchanged events
 * and rows stay the objects of `previous`, so that their caches (labels, free days) stay valid.
 * With `cars` the index of events is updated in place instead of being copied.
 */
export function* mergeBlocksInSlices(merge: Merge): Generator<undefined, BoardRows> {
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
    rows.push(sameCar && sameItems(own, old.events) ? old : newRow(sameCar ? old.car : car, own));
    yield;
  }
  return sameItems(rows, previous.rows) ? previous : { rows, events };
}

/** Rows of the board from its blocks, in one run. */
export function mergeBlocks(
  blocks: readonly Block[],
  previous: BoardRows,
  scale: DayScale,
  overdue: OverdueContext,
  cars?: ReadonlySet<number>,
): BoardRows {
  const steps = mergeBlocksInSlices({ blocks, previous, scale, overdue, cars });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
