import type { BoardEvent } from '../rows/board-event';
import { type BoardRow, firstEndingAfter } from '../rows/rows';
import { type Box, emptyBox, eventBox, type Layout, MIN_EVENT_WIDTH, positionAt } from './layout';
import { rowAt } from './row-stack';
import type { Viewport } from './viewport';

/** Target under a point of the canvas. Rows are indexes, days are day numbers. */
export type Hit =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'month' }
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'car'; readonly row: number }
  | { readonly kind: 'free'; readonly row: number; readonly day: number }
  | {
      readonly kind: 'event';
      readonly row: number;
      readonly day: number;
      readonly event: BoardEvent;
      readonly part: EventPart;
    };

/** The body moves an event, an edge resizes it. */
export type EventPart = 'body' | 'start' | 'end';

export const NOTHING: Hit = { kind: 'nothing' };

/** Minimum width of the hit area of an event, px: touches are inexact. */
const MIN_HIT_WIDTH = 16;

/** Distance from an edge at which a mouse hits it, px; a narrower block has no edges. */
const EDGE_PX = 8;
const MIN_EDGED_WIDTH = 20;

const box: Box = emptyBox();

/** The part of a block under a mouse. */
function partAt({ x: left, width }: Readonly<Box>, x: number): EventPart {
  if (width < MIN_EDGED_WIDTH) return 'body';
  const zone = Math.min(EDGE_PX, width / 4);
  if (x < left + zone) return 'start';
  return x > left + width - zone ? 'end' : 'body';
}

/** The event of a row at the point; among narrow neighbours the nearest. */
function eventAt(
  row: BoardRow,
  index: number,
  x: number,
  y: number,
  view: Viewport,
  layout: Layout,
): BoardEvent | null {
  const slackDays = Math.max(MIN_HIT_WIDTH, MIN_EVENT_WIDTH) / view.dayWidth;
  const position = positionAt(x, view, layout);
  let best: BoardEvent | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = firstEndingAfter(row, position - slackDays); i < row.events.length; i += 1) {
    const event = row.events[i];
    if (!event || event.start > position + slackDays) break;
    eventBox(event, index, view, layout, box);
    if (y < box.y || y > box.y + box.height) continue;
    const slack = Math.max(0, (MIN_HIT_WIDTH - box.width) / 2);
    if (x < box.x - slack || x > box.x + box.width + slack) continue;
    const distance = Math.max(box.x - x, x - box.x - box.width, 0);
    if (distance <= nearest) {
      best = event;
      nearest = distance;
    }
  }
  return best;
}

/**
 * Target under a point of the canvas. Computed from layout and rows: a hundred times cheaper than a
 * hit canvas (docs/board.md), and testable without one.
 */
export function hitTest(
  x: number,
  y: number,
  view: Viewport,
  layout: Layout,
  rows: readonly BoardRow[],
): Hit {
  if (x < 0 || y < 0 || x >= layout.width || y >= layout.height) return NOTHING;
  const inColumn = x < layout.columnWidth;
  if (y < layout.headerHeight) {
    if (inColumn) return NOTHING;
    if (y < layout.monthHeight) return { kind: 'month' };
    return { kind: 'day', day: Math.floor(positionAt(x, view, layout)) };
  }
  const index = rowAt(y - layout.headerHeight + view.scrollY, layout);
  const row = index === null ? undefined : rows[index];
  if (index === null || !row) return NOTHING;
  if (inColumn) return { kind: 'car', row: index };
  const day = Math.floor(positionAt(x, view, layout));
  const event = eventAt(row, index, x, y, view, layout);
  if (!event) return { kind: 'free', row: index, day };
  const part = partAt(eventBox(event, index, view, layout, box), x);
  return { kind: 'event', row: index, day, event, part };
}

/** Whether two hits are the same target. */
export function sameHit(a: Hit, b: Hit): boolean {
  if (a.kind === 'event' && b.kind === 'event') return a.event === b.event && a.part === b.part;
  if (a.kind === 'free' && b.kind === 'free') return a.row === b.row && a.day === b.day;
  if (a.kind === 'day' && b.kind === 'day') return a.day === b.day;
  if (a.kind === 'car' && b.kind === 'car') return a.row === b.row;
  return a.kind === b.kind;
}
