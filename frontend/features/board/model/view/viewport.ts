import { type RowStack, rowAtOrBelow, rowOffset } from './row-stack';

/**
 * The camera of the board: which moment stands at the left edge, how wide a day is, how far down
 * the rows are scrolled. All functions are pure and return a new camera (or the same one when
 * nothing moved, so that callers can tell by identity that no redraw is due).
 */
export interface Viewport {
  /** Position (days since 1970-01-01, with fraction) at the left edge of the body. */
  readonly left: number;
  /** Width of one day, px. */
  readonly dayWidth: number;
  /** Rows scrolled past the header, px. */
  readonly scrollY: number;
}

/** The part of the canvas where days and rows move, px, and what it may show. */
export interface Extent {
  /** Body without the car column. */
  readonly width: number;
  /** Body without the header. */
  readonly height: number;
  /** All rows together. */
  readonly contentHeight: number;
  /** Fewest and most days that may be visible at once. */
  readonly minDays: number;
  readonly maxDays: number;
}

/** The calendar ends somewhere: 2000-01-01 and 2100-01-01 as day numbers. */
export const FIRST_DAY = 10_957;
const LAST_DAY = 47_482;

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

function same(a: Viewport, b: Viewport): boolean {
  return a.left === b.left && a.dayWidth === b.dayWidth && a.scrollY === b.scrollY;
}

/** How many days the body shows, with fraction. */
export function visibleDays(view: Viewport, extent: Extent): number {
  return extent.width / view.dayWidth;
}

/** Brings a camera inside the calendar, the rows and the allowed zoom. */
export function clampViewport(view: Viewport, extent: Extent): Viewport {
  const dayWidth = clamp(
    view.dayWidth,
    extent.width / extent.maxDays,
    extent.width / extent.minDays,
  );
  const clamped = {
    left: clamp(view.left, FIRST_DAY, LAST_DAY - extent.width / dayWidth),
    dayWidth,
    scrollY: clamp(view.scrollY, 0, extent.contentHeight - extent.height),
  };
  return same(clamped, view) ? view : clamped;
}

/** The clamped next view, or the very camera it came from when nothing moved. */
function moved(from: Viewport, next: Viewport, extent: Extent): Viewport {
  const clamped = clampViewport(next, extent);
  return same(clamped, from) ? from : clamped;
}

/** Moves the content by (dx, dy) px: a positive dx brings earlier days into view. */
export function pan(view: Viewport, dx: number, dy: number, extent: Extent): Viewport {
  const { left, dayWidth, scrollY } = view;
  return moved(view, { left: left - dx / dayWidth, dayWidth, scrollY: scrollY - dy }, extent);
}

/**
 * Makes days `factor` times wider; the moment under `x` (px from the left edge of the body) stays
 * where it is. Beyond the limits the zoom stops, and the moment still stays.
 */
export function zoomAbout(view: Viewport, factor: number, x: number, extent: Extent): Viewport {
  const dayWidth = clamp(
    view.dayWidth * factor,
    extent.width / extent.maxDays,
    extent.width / extent.minDays,
  );
  const left = view.left + x / view.dayWidth - x / dayWidth;
  return moved(view, { left, dayWidth, scrollY: view.scrollY }, extent);
}

/** A camera that shows exactly `days` days from the same left edge. */
export function withVisibleDays(view: Viewport, days: number, extent: Extent): Viewport {
  return moved(view, { ...view, dayWidth: extent.width / days }, extent);
}

/**
 * Where a zoom comes to rest: a whole number of days, beginning with a whole day, whichever is
 * nearest to what the fingers left.
 */
export function snapped(view: Viewport, extent: Extent): Viewport {
  const days = clamp(Math.round(visibleDays(view, extent)), extent.minDays, extent.maxDays);
  const rest = {
    left: Math.round(view.left),
    dayWidth: extent.width / days,
    scrollY: view.scrollY,
  };
  return moved(view, rest, extent);
}

/**
 * Where an arrow leads (spec 1, §2.4): half of the visible days on, from a whole day, and at least
 * one day. `direction` is −1 or 1.
 */
export function arrowTarget(view: Viewport, direction: -1 | 1, extent: Extent): Viewport {
  const step = Math.max(1, Math.round(visibleDays(view, extent) / 2));
  return clampViewport({ ...view, left: Math.round(view.left) + direction * step }, extent);
}

/** First and last day that show at least a pixel. */
export function visibleRange(view: Viewport, extent: Extent): { first: number; last: number } {
  const first = Math.floor(view.left);
  return { first, last: Math.max(first, Math.ceil(view.left + visibleDays(view, extent)) - 1) };
}

/** First and last row that show at least a pixel; `last < first` when there are none. */
export function visibleRows(
  view: Viewport,
  extent: Extent,
  stack: RowStack,
  count: number,
): { first: number; last: number } {
  const first = Math.max(0, rowAtOrBelow(view.scrollY, stack));
  // The row below a head that is cut by the edge is taken along: its head shows.
  const last = rowAtOrBelow(view.scrollY + extent.height - 0.001, stack);
  return { first, last: Math.min(count - 1, last) };
}

/** The smallest scroll that brings the cell (row, day) wholly into view. */
export function reveal(
  view: Viewport,
  cell: { row: number; day: number },
  stack: RowStack,
  extent: Extent,
): Viewport {
  const days = visibleDays(view, extent);
  const left = clamp(view.left, cell.day + 1 - days, cell.day);
  const top = rowOffset(cell.row, stack);
  const scrollY = clamp(view.scrollY, top + stack.rowHeight - extent.height, top);
  return moved(view, { left, dayWidth: view.dayWidth, scrollY }, extent);
}
