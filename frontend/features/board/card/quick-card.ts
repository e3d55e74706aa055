import type { BoardEngine } from '../engine/board-engine';
import { handleBoxes } from '../model/drag/resize-handles';
import type { EventKey } from '../model/rows/board-event';
import { rowIndexOf } from '../model/rows/rows';
import { emptyBox, eventBox } from '../model/view/layout';
import type { Rect } from './card-position';

/** Cause of the opening: a resting mouse, the keyboard, a single tap. */
export type CardCause = 'mouse' | 'keys' | 'touch';

export interface ShownCard {
  readonly key: EventKey;
  readonly cause: CardCause;
  /** Position of the mouse, px of the window. */
  readonly x: number | null;
}

/**
 * Delay before a card opens at a resting mouse or cursor, and before it closes after the mouse
 * left, ms.
 */
export const REST_MS = 350;
export const REACH_MS = 220;

/** Whether a dialog is open over the board, such as a question asked by a button of the card. */
export const isDialogOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The visible part of an event, px from the corner of the board; null when out of view. */
export function visibleBox(engine: BoardEngine, key: EventKey): Rect | null {
  const { layout, view, rows } = engine.scene;
  const event = engine.eventOf(key);
  const row = rowIndexOf(rows, event?.carId);
  if (!event || row < 0) return null;
  const box = eventBox(event, row, view, layout, emptyBox());
  const { unitPx } = engine;
  const rect = {
    left: Math.max(box.x, layout.columnWidth) * unitPx,
    top: Math.max(box.y, layout.headerHeight) * unitPx,
    right: Math.min(box.x + box.width, layout.width) * unitPx,
    bottom: Math.min(box.y + box.height, layout.height) * unitPx,
  };
  return rect.left < rect.right && rect.top < rect.bottom ? rect : null;
}

/** The visible part of a tapped event with its resize handles, px from the corner of the board. */
export function tappedBox(engine: BoardEngine, key: EventKey): Rect | null {
  const block = visibleBox(engine, key);
  const event = engine.eventOf(key);
  if (!block || !event) return null;
  const { layout, view, rows } = engine.scene;
  const { start, end } = handleBoxes(event, rowIndexOf(rows, event.carId), view, layout);
  const { unitPx } = engine;
  const boxes = [start, end].flatMap((box) => box ?? []);
  return {
    left: Math.min(block.left, ...boxes.map(({ x }) => x * unitPx)),
    top: Math.min(block.top, ...boxes.map(({ y }) => y * unitPx)),
    right: Math.max(block.right, ...boxes.map(({ x, width }) => (x + width) * unitPx)),
    bottom: Math.max(block.bottom, ...boxes.map(({ y, height }) => (y + height) * unitPx)),
  };
}
