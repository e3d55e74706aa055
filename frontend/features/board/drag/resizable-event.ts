import { resizeHandleAt } from '../model/drag/resize-handles';
import type { BoardEvent } from '../model/rows/board-event';
import { rowIndexOf } from '../model/rows/rows';
import type { Hit } from '../model/view/hit-test';
import type { DragContext } from './drag-context';

/** The highlighted event with resize handles, and its row. */
export interface ResizableEvent {
  readonly event: BoardEvent;
  readonly row: number;
}

/** Null when no event is highlighted or it may not be moved. */
export function resizableEvent(
  context: DragContext,
  canDrag: (event: BoardEvent) => boolean,
): ResizableEvent | null {
  const { scene } = context;
  const event = scene.highlight === null ? undefined : context.eventOf(scene.highlight);
  if (!event || !canDrag(event)) return null;
  const row = rowIndexOf(scene.rows, event.carId);
  return row < 0 ? null : { event, row };
}

export function resizeHandleHit(
  resizable: ResizableEvent | null,
  x: number,
  y: number,
  context: DragContext,
): Hit | null {
  if (!resizable) return null;
  const { view, layout } = context.scene;
  const { event, row } = resizable;
  const part = resizeHandleAt(event, row, x, y, view, layout);
  return part && { kind: 'event', row, event, part, day: Math.floor(event.start) };
}
