import { clamp } from './clamp';
import { type RowStack, rowAtOrBelow, rowOffset } from './row-stack';
import type { VisibleDayLimits } from './visible-days';
import { mostDays, wholeDays } from './zoom-steps';

/**
 * The viewport of the board: the moment at the left edge, the width of a day, the vertical scroll.
 * All functions are pure and return a new viewport, or the same object when unchanged.
 */
export interface Viewport {
  /** Position (days since 1970-01-01, with fraction) at the left edge of the body. */
  readonly left: number;
  /** Width of one day, px. */
  readonly dayWidth: number;
  /** Rows scrolled past the header, px. */
  readonly scrollY: number;
}

/** The scrolling part of the canvas, px, and its limits. */
export interface Extent {
  /** Body without the car column. */
  readonly width: number;
  /** Body without the header. */
  readonly height: number;
  /** All rows together. */
  readonly contentHeight: number;
  readonly limits: VisibleDayLimits;
}

/** The ends of the calendar: 2000-01-01 and 2100-01-01 as day numbers. */
const FIRST_DAY = 10_957;
const LAST_DAY = 47_482;

function same(a: Viewport, b: Viewport): boolean {
  return a.left === b.left && a.dayWidth === b.dayWidth && a.scrollY === b.scrollY;
}

/** Number of days shown by the body, with fraction. */
export function visibleDays(view: Viewport, extent: Extent): number {
  return extent.width / view.dayWidth;
}

function allowedDayWidth(dayWidth: number, { width, limits }: Extent): number {
  return clamp(dayWidth, width / mostDays(limits), width / limits.min);
}

/** Limits a viewport to the calendar, the rows and the allowed zoom. */
export function clampViewport(view: Viewport, extent: Extent): Viewport {
  const dayWidth = allowedDayWidth(view.dayWidth, extent);
  const clamped = {
    left: clamp(view.left, FIRST_DAY, LAST_DAY - extent.width / dayWidth),
    dayWidth,
    scrollY: clamp(view.scrollY, 0, extent.contentHeight - extent.height),
  };
  return same(clamped, view) ? view : clamped;
}

/** The clamped `next`, or `from` when unchanged. */
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
 * Makes days `factor` times wider; the moment under `x` (px from the left edge of the body) keeps
 * its place, also at the limits of zoom.
 */
export function zoomAbout(view: Viewport, factor: number, x: number, extent: Extent): Viewport {
  const dayWidth = allowedDayWidth(view.dayWidth * factor, extent);
  const left = view.left + x / view.dayWidth - x / dayWidth;
  return moved(view, { left, dayWidth, scrollY: view.scrollY }, extent);
}

/** The viewport with exactly `days` days from the same left edge. */
export function withVisibleDays(view: Viewport, days: number, extent: Extent): Viewport {
  return moved(view, { ...view, dayWidth: extent.width / days }, extent);
}

/** The viewport after a zoom: the nearest allowed number of days from a whole day. */
export function snapped(view: Viewport, extent: Extent): Viewport {
  const days = wholeDays(visibleDays(view, extent), extent.limits);
  const rest = {
    left: Math.round(view.left),
    dayWidth: extent.width / days,
    scrollY: view.scrollY,
  };
  return moved(view, rest, extent);
}

/**
 * The target of an arrow (requirements.md, B4): half of the visible days further, at least one,
 * from a whole day.
 */
export function arrowTarget(view: Viewport, direction: -1 | 1, extent: Extent): Viewport {
  const step = Math.max(1, Math.round(visibleDays(view, extent) / 2));
  return clampViewport({ ...view, left: Math.round(view.left) + direction * step }, extent);
}

/** First and last day visible by at least a pixel. */
export function visibleRange(view: Viewport, extent: Extent): { first: number; last: number } {
  const first = Math.floor(view.left);
  return { first, last: Math.max(first, Math.ceil(view.left + visibleDays(view, extent)) - 1) };
}

/** First and last row visible by at least a pixel; `last < first` without any. */
export function visibleRows(
  view: Viewport,
  extent: Extent,
  stack: RowStack,
  count: number,
): { first: number; last: number } {
  const first = Math.max(0, rowAtOrBelow(view.scrollY, stack));
  // A heading cut by the lower edge belongs to the row below it.
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
