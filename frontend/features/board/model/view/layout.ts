import { MOBILE_BREAKPOINT_PX } from '@schema/constants';
import type { BoardEvent } from '../rows/board-event';
import { type RowStack, rowOffset, stackHeight } from './row-stack';
import type { Extent, Viewport } from './viewport';
import type { VisibleDayLimits } from './visible-days';

/** Sizes of the board on its canvas, in px, or in larger units with larger text (docs/board.md). */
export interface Layout extends RowStack {
  readonly width: number;
  readonly height: number;
  /** The car column at the left. */
  readonly columnWidth: number;
  /** Month row and day row together. */
  readonly headerHeight: number;
  readonly monthHeight: number;
  /** Free space above and below an event in its row. */
  readonly eventPadding: number;
}

/** docs/design.md: 228 px, 196 on a tablet, 120 without the picture up to 768 px. */
const COLUMN = { wide: 228, medium: 196, narrow: 120 } as const;
const WIDE_FROM_PX = 1100;

const MONTH_HEIGHT = 26;
const HEADER_HEIGHT = 68;

/** Minimum width of an event, and the gap after its end; both less with narrower days. */
export const MIN_EVENT_WIDTH = 8;
export const EVENT_GAP = 1.5;
const NARROWEST_EVENT = 3;
const LANE_GAP = 2;

export function columnWidthFor(width: number): number {
  if (width <= MOBILE_BREAKPOINT_PX) return COLUMN.narrow;
  return width < WIDE_FROM_PX ? COLUMN.medium : COLUMN.wide;
}

export function layoutFor(
  size: { width: number; height: number },
  rows: { rowHeight: number; eventPadding: number },
  groupHeads: readonly number[] = [],
): Layout {
  return {
    width: size.width,
    height: size.height,
    columnWidth: columnWidthFor(size.width),
    headerHeight: HEADER_HEIGHT,
    monthHeight: MONTH_HEIGHT,
    rowHeight: rows.rowHeight,
    groupHeads,
    eventPadding: Math.min(rows.eventPadding, (rows.rowHeight - 16) / 2),
  };
}

/** The limits of the viewport on this layout. */
export function extentFor(layout: Layout, rowCount: number, limits: VisibleDayLimits): Extent {
  return {
    width: Math.max(1, layout.width - layout.columnWidth),
    height: Math.max(0, layout.height - layout.headerHeight),
    contentHeight: stackHeight(rowCount, layout),
    limits,
  };
}

/** Canvas x of a position in days. */
export function xOf(position: number, view: Viewport, layout: Layout): number {
  return layout.columnWidth + (position - view.left) * view.dayWidth;
}

/** Position in days of a canvas x. */
export function positionAt(x: number, view: Viewport, layout: Layout): number {
  return view.left + (x - layout.columnWidth) / view.dayWidth;
}

/** An inset from the lines of a day: less with narrow days. */
export function dayInset(px: number, view: Pick<Viewport, 'dayWidth'>): number {
  return Math.min(px, view.dayWidth / 6);
}

/** Canvas y of the top of a row. */
export function rowTop(row: number, view: Viewport, layout: Layout): number {
  return layout.headerHeight + rowOffset(row, layout) - view.scrollY;
}

/** A mutable rectangle, so that drawing allocates nothing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function emptyBox(): Box {
  return { x: 0, y: 0, width: 0, height: 0 };
}

/**
 * Writes the box of an event into `box`, unclipped: by its times, at least MIN_EVENT_WIDTH wide,
 * EVENT_GAP short of its end, its lane's share of the height.
 */
export function eventBox(
  event: BoardEvent,
  row: number,
  view: Viewport,
  layout: Layout,
  box: Box,
): Box {
  const inner = layout.rowHeight - 2 * layout.eventPadding;
  const height = (inner - LANE_GAP * (event.lanes - 1)) / event.lanes;
  box.x = xOf(event.start, view, layout);
  const least = Math.max(NARROWEST_EVENT, Math.min(MIN_EVENT_WIDTH, view.dayWidth));
  const gap = Math.min(EVENT_GAP, view.dayWidth / 4);
  box.width = Math.max(least, (event.end - event.start) * view.dayWidth - gap);
  box.y = rowTop(row, view, layout) + layout.eventPadding + event.lane * (height + LANE_GAP);
  box.height = height;
  return box;
}
