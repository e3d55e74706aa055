import type { BoardEvent, EventKey } from '../rows/board-event';
import { type BoardRow, firstEndingAfter } from '../rows/rows';
import type { Cursor } from './cursor';
import { type Box, emptyBox, eventBox, type Layout, xOf } from './layout';
import type { Viewport } from './viewport';

/** One cell of the accessible grid: an event, or the free day under the cursor. */
interface GridCell {
  readonly key: EventKey | null;
  readonly event: BoardEvent | null;
  readonly day: number;
  /** px: x on the canvas, clipped to the body; y from the top of its row. */
  readonly box: Readonly<Box>;
}

/** Clips a box to the days in view; outside of them it is 1 px wide at the edge. */
function cut(box: Box, layout: Layout): Box {
  const left = Math.min(Math.max(box.x, layout.columnWidth), layout.width - 1);
  const right = Math.min(Math.max(box.x + box.width, left + 1), layout.width);
  return { ...box, x: left, width: right - left };
}

/**
 * The cells of one row in reading order: every event in view, the event under the cursor even
 * outside it, and the free day under the cursor. Independent of the vertical scroll, so that
 * scrolling rows renders no cell.
 */
export function gridCells(
  row: BoardRow,
  days: Pick<Viewport, 'left' | 'dayWidth'>,
  layout: Layout,
  here: Cursor | null,
): GridCell[] {
  // Makes y count from the top of the row.
  const view = { ...days, scrollY: layout.headerHeight };
  const right = view.left + (layout.width - layout.columnWidth) / view.dayWidth;
  const cells: GridCell[] = [];
  const addEvent = (event: BoardEvent) => {
    const box = cut(eventBox(event, 0, view, layout, emptyBox()), layout);
    cells.push({ key: event.key, event, day: Math.floor(event.start), box });
  };
  for (let i = firstEndingAfter(row, view.left); i < row.events.length; i += 1) {
    const event = row.events[i];
    if (!event || event.start >= right) break;
    if (event.end > view.left) addEvent(event);
  }
  if (here?.key && cells.every(({ key }) => key !== here.key)) {
    const event = row.events.find(({ key }) => key === here.key);
    if (event) addEvent(event);
  }
  if (here && here.key === null) {
    const [x, width, height] = [xOf(here.day, view, layout), view.dayWidth, layout.rowHeight];
    cells.push({
      key: null,
      event: null,
      day: here.day,
      box: cut({ x, y: 0, width, height }, layout),
    });
  }
  return cells.sort((a, b) => a.day - b.day || a.box.x - b.box.x);
}
