import type { BoardEngine } from '../engine/board-engine';
import type { EventKey } from '../model/rows/board-event';
import { rowIndexOf } from '../model/rows/rows';
import { emptyBox, eventBox } from '../model/view/layout';
import type { Rect } from './card-position';

/** What opened the card: a resting mouse, the keyboard, a single tap. */
export type CardCause = 'mouse' | 'keys' | 'touch';

export interface ShownCard {
  readonly key: EventKey;
  readonly cause: CardCause;
  /** Of the mouse, px of the window. */
  readonly x: number | null;
}

/**
 * How long a mouse or the cursor rests before a card opens, and how long the mouse has to reach it,
 * ms.
 */
export const REST_MS = 350;
export const REACH_MS = 220;

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
