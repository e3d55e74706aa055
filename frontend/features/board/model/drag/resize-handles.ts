import type { BoardEvent } from '../rows/board-event';
import { type Box, emptyBox, eventBox, type Layout } from '../view/layout';
import type { Viewport } from '../view/viewport';

/** A handle is a square of this side, px: what a fingertip needs (docs/design.md). */
export const GRIP_PX = 44;

const box = emptyBox();

/**
 * The handles of a block, left and right: squares about its edges. On a narrow block they lie outside,
 * so that its middle can still be taken. Null where the edge is out of view.
 */
export function gripBoxes(
  event: BoardEvent,
  row: number,
  view: Viewport,
  layout: Layout,
): { readonly start: Box | null; readonly end: Box | null } {
  eventBox(event, row, view, layout, box);
  const { x, y, width, height } = box;
  const inside = Math.min(GRIP_PX / 2, width / 4);
  const square = (left: number): Box => ({
    x: left,
    y: y + (height - GRIP_PX) / 2,
    width: GRIP_PX,
    height: GRIP_PX,
  });
  const inView = (edge: number) => edge >= layout.columnWidth && edge <= layout.width;
  return {
    start: inView(x) ? square(x + inside - GRIP_PX) : null,
    end: inView(x + width) ? square(x + width - inside) : null,
  };
}

function holds(at: Box | null, x: number, y: number): boolean {
  return at !== null && x >= at.x && x <= at.x + at.width && y >= at.y && y <= at.y + at.height;
}

/** The handle under a finger; null when there is none. */
export function gripAt(
  event: BoardEvent,
  row: number,
  x: number,
  y: number,
  view: Viewport,
  layout: Layout,
): 'start' | 'end' | null {
  if (x < layout.columnWidth || y < layout.headerHeight) return null;
  const { start, end } = gripBoxes(event, row, view, layout);
  if (holds(start, x, y)) return 'start';
  return holds(end, x, y) ? 'end' : null;
}
