import { BOARD } from '@schema/constants/board';

/**
 * The days the board has loaded: day numbers, `to` excluded, a whole number of 21-day blocks (spec
 * 1, §9: 21 days each side of the first 21, extended within 14 days of an edge, prefetched within
 * 28).
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

/** Distance from the view beyond which blocks are dropped, to bound memory. */
const KEEP_BLOCKS = 3;

/** The window around a start day: its block with one more on each side. */
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
 * The window for the days in view: extended by whole blocks if the view is within 14 days of an
 * edge, shrunk if it is more than three blocks away. A jump outside of it begins a new window at
 * the first visible day. The same object when unchanged.
 */
export function loadedWindowFor(window: BoardWindow, view: DayRange): BoardWindow {
  const isOutside = view.last < window.from - BLOCK || view.first >= window.to + BLOCK;
  if (isOutside) return initialWindow(view.first);
  let { from, to } = window;
  while (view.first - from < BOARD.extendWithinDays) from -= BLOCK;
  while (to - 1 - view.last < BOARD.extendWithinDays) to += BLOCK;
  while (view.first - from > (KEEP_BLOCKS + 1) * BLOCK) from += BLOCK;
  while (to - 1 - view.last > (KEEP_BLOCKS + 1) * BLOCK) to -= BLOCK;
  return from === window.from && to === window.to ? window : { from, to };
}

/** Blocks outside of the window to prefetch: the view is within 28 days of the edge. */
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

/** Whether a block is at least partly visible. */
export const isInView = (start: number, view: DayRange): boolean => distance(start, view) === 0;

/** Blocks in loading order: in view first, then the nearest. */
export function loadOrder(starts: readonly number[], view: DayRange): number[] {
  return [...starts].sort((a, b) => distance(a, view) - distance(b, view) || b - a);
}
