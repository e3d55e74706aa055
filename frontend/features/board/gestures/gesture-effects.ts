import type { BoardEvent, EventKey } from '../model/rows/board-event';
import type { EventPart } from '../model/view/hit-test';

export type GestureEffect =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x: number }
  /** Animates to whole days after a zoom. */
  | { readonly kind: 'snap' }
  /** Stops any animation of the camera. */
  | { readonly kind: 'stopScroll' }
  | {
      readonly kind: 'select';
      readonly row: number;
      readonly anchor: number;
      readonly day: number;
      /** A click on one cell, not a drag. */
      readonly click: boolean;
    }
  | { readonly kind: 'commitSelection' }
  | { readonly kind: 'clearSelection' }
  /** A long press began a selection or drag. */
  | { readonly kind: 'vibrate' }
  /** Start of the drag of an event, as a whole or by an edge. */
  | {
      readonly kind: 'dragStart';
      readonly event: BoardEvent;
      readonly part: EventPart;
      readonly x: number;
      readonly y: number;
    }
  /** A mouse drag or a long press (`isLongPress`) on an event that may not be dragged. */
  | { readonly kind: 'refuseDrag'; readonly event: BoardEvent; readonly isLongPress: boolean }
  /** The pointer has moved, or the board under it. */
  | { readonly kind: 'dragMove'; readonly x: number; readonly y: number }
  | { readonly kind: 'drop' }
  /** The event returns to its position. */
  | { readonly kind: 'dragCancel' }
  | { readonly kind: 'highlight'; readonly key: EventKey | null }
  | { readonly kind: 'openEvent'; readonly key: EventKey }
  | { readonly kind: 'openDay'; readonly day: number }
  | { readonly kind: 'openCar'; readonly row: number };
