import { BOARD } from '@schema/constants';

/**
 * The stretch of days the board holds in memory: day numbers, `to` excluded, always a whole number
 * of 21-day blocks (spec 1, §9: 21 days each side of the first 21, extended within 14 days of an
 * edge, prefetched within 28).
 */
export interface BoardWindow {
  readonly from: number;
  readonly to: number;
}

/** First and last visible day, both included. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

const BLOCK = BOARD.blockDays;

/** Beyond this many blocks from the view a block is let go, so a long journey does not pile up. */
const KEEP_BLOCKS = 3;

/** The window around a start day: its own block with one of buffer on each side. */
export function initialWindow(start: number): BoardWindow {
  return { from: start - BLOCK, to: start + 2 * BLOCK };
}

/** Start days of the blocks of a window, ascending. */
export function blockStarts(window: BoardWindow): number[] {
  const starts: number[] = [];
  for (let start = window.from; start < window.to; start += BLOCK) starts.push(start);
  return starts;
}

/**
 * The window for the days now in view: grown by whole blocks where the view is within 14 days of an
 * edge, shrunk where it has gone more than three blocks away. A jump outside of the window begins a
 * new one at the first visible day. Returns the same object when nothing changes.
 */
export function movedWindow(window: BoardWindow, view: DayRange): BoardWindow {
  const gone = view.last < window.from - BLOCK || view.first >= window.to + BLOCK;
  if (gone) return initialWindow(view.first);
  let { from, to } = window;
  while (view.first - from < BOARD.extendWithinDays) from -= BLOCK;
  while (to - 1 - view.last < BOARD.extendWithinDays) to += BLOCK;
  while (view.first - from > (KEEP_BLOCKS + 1) * BLOCK) from += BLOCK;
  while (to - 1 - view.last > (KEEP_BLOCKS + 1) * BLOCK) to -= BLOCK;
  return from === window.from && to === window.to ? window : { from, to };
}

/** Blocks outside of the window worth fetching early: the view is within 28 days of the edge. */
export function prefetchStarts(window: BoardWindow, view: DayRange): number[] {
  const starts: number[] = [];
  if (view.first - window.from < BOARD.prefetchWithinDays) starts.push(window.from - BLOCK);
  if (window.to - 1 - view.last < BOARD.prefetchWithinDays) starts.push(window.to);
  return starts;
}

/** Days between a block and the view; 0 when the block is (partly) visible. */
function distance(start: number, view: DayRange): number {
  if (start > view.last) return start - view.last;
  const end = start + BLOCK - 1;
  return end < view.first ? view.first - end : 0;
}

/** Block starts in the order to load them: what is in view first, then the nearest. */
export function loadOrder(starts: readonly number[], view: DayRange): number[] {
  return [...starts].sort((a, b) => distance(a, view) - distance(b, view) || b - a);
}
