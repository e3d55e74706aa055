import { instantAt, timeOfMinutes } from '@schema/values/time/calendar';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { BoardEvent } from '../rows/board-event';
import type { DayScale } from '../rows/day-scale';
import type { EventPart } from '../view/hit-test';

/** ms since the epoch. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** Minimum width of a day for edges that move by hours: an hour is 8 px wide then. */
const HOURLY_FROM_PX = 192;
/** Minimum length of a resized event. */
const SHORTEST_MS = millisecondsInHour;

/** The dates of the contract; the block may end earlier (marked return) or later (overdue). */
export function spanOf(event: BoardEvent): Span {
  const { startDate, endDate } = event.record;
  return { startMs: new Date(startDate).getTime(), endMs: new Date(endDate).getTime() };
}

/**
 * The same wall clock time a number of days later in the company's zone, regardless of the length
 * of the days.
 */
function atSameTime(ms: number, days: number, scale: DayScale): number {
  const day = scale.dayAt(Math.floor(scale.toDays(ms)) + days);
  return instantAt(day, scale.timeText(ms), scale.zone).getTime() + (ms % millisecondsInMinute);
}

/** An event moved by whole days; its times of day stay. */
export function shifted({ startMs, endMs }: Span, days: number, scale: DayScale): Span {
  return { startMs: atSameTime(startMs, days, scale), endMs: atSameTime(endMs, days, scale) };
}

/** A position in days, to the nearest full hour. */
function toHour(position: number, scale: DayScale): number {
  const hours = Math.round((position - Math.floor(position)) * 24);
  const day = scale.dayAt(Math.floor(position) + Math.floor(hours / 24));
  return instantAt(day, timeOfMinutes((hours % 24) * 60), scale.zone).getTime();
}

function inOrder(span: Span, part: 'start' | 'end'): boolean {
  return part === 'start'
    ? span.startMs <= span.endMs - SHORTEST_MS
    : span.endMs >= span.startMs + SHORTEST_MS;
}

/** One edge moved by whole days; it stops on the last day that leaves an event of SHORTEST_MS. */
export function resized(span: Span, part: 'start' | 'end', days: number, scale: DayScale): Span {
  const field = part === 'start' ? 'startMs' : 'endMs';
  const back = part === 'start' ? -1 : 1;
  for (let step = days; ; step += back) {
    const next = { ...span, [field]: atSameTime(span[field], step, scale) };
    // A shorter event may keep its length.
    if (step === 0 || inOrder(next, part)) return next;
  }
}

/**
 * The dates after a drag by `delta` days (with fraction) at `part`. The body moves by days and
 * keeps its times of day; an edge moves by days, or by hours if `dayWidth` (px) is large enough.
 */
export function draggedSpan(
  event: BoardEvent,
  part: EventPart,
  delta: number,
  dayWidth: number,
  scale: DayScale,
): Span {
  const span = spanOf(event);
  if (part === 'body') return shifted(span, Math.round(delta), scale);
  // The edge is dragged from its drawn position.
  const field = part === 'start' ? 'startMs' : 'endMs';
  const drawn = event[part];
  const own = scale.toDays(span[field]);
  if (dayWidth < HOURLY_FROM_PX) {
    const days = Math.round(delta) === 0 ? 0 : Math.round(drawn + delta - own);
    return resized(span, part, days, scale);
  }
  if (Math.abs(delta) * 24 < 0.5) return span;
  const next = { ...span, [field]: toHour(drawn + delta, scale) };
  if (inOrder(next, part)) return next;
  return part === 'start'
    ? { ...span, startMs: span.endMs - SHORTEST_MS }
    : { ...span, endMs: span.startMs + SHORTEST_MS };
}

/** The event as drawn at the target, alone in its row. */
export function previewOf(
  event: BoardEvent,
  span: Span,
  carId: number,
  scale: DayScale,
): BoardEvent {
  const { startMs, endMs } = span;
  const record = {
    ...event.record,
    carId,
    startDate: new Date(startMs).toISOString(),
    endDate: new Date(endMs).toISOString(),
  };
  const target = {
    carId,
    startMs,
    endMs,
    start: scale.toDays(startMs),
    end: scale.toDays(endMs),
    lastDay: scale.lastDay(startMs, endMs),
    startText: scale.timeText(startMs),
    endText: scale.timeText(endMs),
    lane: 0,
    lanes: 1,
    conflict: false,
  };
  // Spread over a union loses the relation of record and kind.
  return { ...event, ...target, record } as BoardEvent;
}
