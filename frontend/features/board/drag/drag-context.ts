import type { KeyboardContext } from '../engine/keyboard/keyboard-controller';
import type { Drag } from '../model/drag/drag';

/** Dependencies of dragging, implemented by the board's engine. */
export interface DragContext extends KeyboardContext {
  /** Requests a frame after a visible change. */
  invalidate(): void;
}

/** The drag in progress, and its origin on the block. */
export interface ActiveDrag {
  readonly drag: Drag;
  readonly by: 'pointer' | 'keys';
  /** The position in days, and px from the top of the block's row. */
  readonly position: number;
  readonly offsetInRow: number;
  x: number;
  y: number;
}
