import type { BoardEvent } from '../rows/board-event';
import { type Box, emptyBox, eventBox, type Layout } from '../view/layout';
import type { Viewport } from '../view/viewport';

/** Side of a resize handle, px: the size of a touch target (docs/design.md). */
const HANDLE_PX = 44;

const box = emptyBox();

/**
 * The resize handles of a block: squares at its edges, outside of a narrow block, so that its
 * middle can still be dragged. Null for an edge out of view.
 */
export function handleBoxes(
  event: BoardEvent,
  row: number,
  view: Viewport,
  layout: Layout,
): { readonly start: Box | null; readonly end: Box | null } {
  eventBox(event, row, view, layout, box);
  const { x, y, width, height } = box;
  const inside = Math.min(HANDLE_PX / 2, width / 4);
  const square = (left: number): Box => ({
    x: left,
    y: y + (height - HANDLE_PX) / 2,
    width: HANDLE_PX,
    height: HANDLE_PX,
  });
  const inView = (edge: number) => edge >= layout.columnWidth && edge <= layout.width;
  return {
    start: inView(x) ? square(x + inside - HANDLE_PX) : null,
    end: inView(x + width) ? square(x + width - inside) : null,
  };
}

function contains(at: Box | null, x: number, y: number): boolean {
  return at !== null && x >= at.x && x <= at.x + at.width && y >= at.y && y <= at.y + at.height;
}

/** The resize handle under a point; null without one. */
export function resizeHandleAt(
  event: BoardEvent,
  row: number,
  x: number,
  y: number,
  view: Viewport,
  layout: Layout,
): 'start' | 'end' | null {
  if (x < layout.columnWidth || y < layout.headerHeight) return null;
  const { start, end } = handleBoxes(event, row, view, layout);
  if (contains(start, x, y)) return 'start';
  return contains(end, x, y) ? 'end' : null;
}
