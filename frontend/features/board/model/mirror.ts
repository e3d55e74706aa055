import type { BoardEvent, EventKey } from './board-event';
import type { Cursor } from './cursor';
import { type Box, emptyBox, eventBox, type Layout, rowTop, xOf } from './layout';
import { type BoardRow, firstReaching } from './rows';
import type { Viewport } from './viewport';

/** One cell of the accessible grid: an event, or the free day the keyboard is on. */
export interface MirrorCell {
  readonly key: EventKey | null;
  readonly event: BoardEvent | null;
  readonly day: number;
  /** Where it is on the canvas, clipped to the body, px. */
  readonly box: Readonly<Box>;
}

/** Cuts a box to the body; what lies outside of it becomes a sliver at its edge, still a real box. */
function clipped(box: Box, layout: Layout): Box {
  const left = Math.min(Math.max(box.x, layout.columnWidth), layout.width - 1);
  const top = Math.min(Math.max(box.y, layout.headerHeight), layout.height - 1);
  const right = Math.min(Math.max(box.x + box.width, left + 1), layout.width);
  const bottom = Math.min(Math.max(box.y + box.height, top + 1), layout.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box of a whole cell of the grid. */
export function cellBox(row: number, day: number, view: Viewport, layout: Layout): Box {
  const box = {
    x: xOf(day, view, layout),
    y: rowTop(row, view, layout),
    width: view.dayWidth,
    height: layout.rowHeight,
  };
  return clipped(box, layout);
}

/**
 * The cells of one row in reading order: every event that is in view, the one the keyboard is on
 * even when it is not, and the free day under the keyboard.
 */
export function mirrorCells(
  row: BoardRow,
  index: number,
  view: Viewport,
  layout: Layout,
  cursor: Cursor | null,
): MirrorCell[] {
  const right = view.left + (layout.width - layout.columnWidth) / view.dayWidth;
  const cells: MirrorCell[] = [];
  const here = cursor?.row === index ? cursor : null;
  const place = (event: BoardEvent) => {
    const box = clipped(eventBox(event, index, view, layout, emptyBox()), layout);
    cells.push({ key: event.key, event, day: Math.floor(event.start), box });
  };
  for (let i = firstReaching(row, view.left); i < row.events.length; i += 1) {
    const event = row.events[i];
    if (!event || event.start >= right) break;
    if (event.end > view.left) place(event);
  }
  if (here?.key && cells.every(({ key }) => key !== here.key)) {
    const event = row.events.find(({ key }) => key === here.key);
    if (event) place(event);
  }
  if (here && here.key === null) {
    const box = cellBox(index, here.day, view, layout);
    cells.push({ key: null, event: null, day: here.day, box });
  }
  return cells.sort((a, b) => a.day - b.day || a.box.x - b.box.x);
}
