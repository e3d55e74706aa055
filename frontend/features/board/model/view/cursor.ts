import type { BoardEvent, EventKey } from '../rows/board-event';
import { type BoardRow, firstEndingAfter } from '../rows/rows';
import type { DayRange } from './loaded-window';

/** The row above the first car: the days of the header. */
export const HEADER_ROW = -1;

/** The keyboard cursor: a day of a row, and the event there if any. */
export interface Cursor {
  readonly row: number;
  readonly day: number;
  readonly key: EventKey | null;
}

export type CursorMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'home'
  | 'end'
  | 'pageUp'
  | 'pageDown'
  | 'today'
  | 'previousEvent'
  | 'nextEvent';

interface CursorContext {
  readonly rows: readonly BoardRow[];
  /** Days in view, and rows per page. */
  readonly view: DayRange;
  readonly pageRows: number;
  readonly today: number;
}

/** Events that touch a day, in the order of the row. */
function eventsOn(row: BoardRow, day: number): BoardEvent[] {
  const found: BoardEvent[] = [];
  for (let i = firstEndingAfter(row, day); i < row.events.length; i += 1) {
    const event = row.events[i];
    if (!event || event.start >= day + 1) break;
    if (event.lastDay >= day) found.push(event);
  }
  return found;
}

/**
 * The event that represents a cell: the one with the latest end (docs/domain.md, board cells over
 * REST).
 */
function primaryEvent(events: readonly BoardEvent[]): EventKey | null {
  return (
    events.reduce<BoardEvent | null>(
      (best, event) => (best && best.end >= event.end ? best : event),
      null,
    )?.key ?? null
  );
}

/** The cursor on a day of a row, on the event that represents it. */
export function cursorAt(row: number, day: number, rows: readonly BoardRow[]): Cursor {
  const line = rows[row];
  return { row, day, key: line ? primaryEvent(eventsOn(line, day)) : null };
}

function onEvent(row: number, event: BoardEvent, day: number): Cursor {
  return { row, day, key: event.key };
}

/** One step along the row; an event counts as one cell. */
function stepSideways(cursor: Cursor, step: -1 | 1, rows: readonly BoardRow[]): Cursor {
  const row = rows[cursor.row];
  if (!row) return { ...cursor, day: cursor.day + step };
  const index = row.events.findIndex((event) => event.key === cursor.key);
  const current = row.events[index];
  const edge = !current ? cursor.day : step > 0 ? current.lastDay : Math.floor(current.start);
  const beside = current ? row.events[index + step] : undefined;
  const touches =
    beside && (step > 0 ? Math.floor(beside.start) <= edge + 1 : beside.lastDay >= edge - 1);
  if (beside && touches) {
    return onEvent(cursor.row, beside, step > 0 ? Math.floor(beside.start) : beside.lastDay);
  }
  const day = edge + step;
  const there = eventsOn(row, day);
  const met = step > 0 ? there[0] : there.at(-1);
  return met ? onEvent(cursor.row, met, day) : { row: cursor.row, day, key: null };
}

function toEvent(cursor: Cursor, step: -1 | 1, rows: readonly BoardRow[]): Cursor {
  const events = rows[cursor.row]?.events ?? [];
  const index = events.findIndex((event) => event.key === cursor.key);
  const target =
    index >= 0
      ? events[index + step]
      : step > 0
        ? events.find((event) => event.start >= cursor.day + 1)
        : events.findLast((event) => event.lastDay < cursor.day);
  return target ? onEvent(cursor.row, target, Math.floor(target.start)) : cursor;
}

/** The cursor after a move (docs/design.md). Limited to the rows; days are unlimited. */
export function moveCursor(cursor: Cursor, move: CursorMove, context: CursorContext): Cursor {
  const { rows, view } = context;
  const last = rows.length - 1;
  const toRow = (row: number) =>
    cursorAt(Math.min(Math.max(row, HEADER_ROW), last), cursor.day, rows);
  switch (move) {
    case 'left':
      return stepSideways(cursor, -1, rows);
    case 'right':
      return stepSideways(cursor, 1, rows);
    case 'up':
      return toRow(cursor.row - 1);
    case 'down':
      return toRow(cursor.row + 1);
    case 'pageUp':
      return toRow(Math.max(0, cursor.row - context.pageRows));
    case 'pageDown':
      return toRow(cursor.row + context.pageRows);
    case 'home':
      return cursorAt(cursor.row, view.first, rows);
    case 'end':
      return cursorAt(cursor.row, view.last, rows);
    case 'today':
      return cursorAt(cursor.row, context.today, rows);
    case 'previousEvent':
      return toEvent(cursor, -1, rows);
    case 'nextEvent':
      return toEvent(cursor, 1, rows);
  }
}
