import type { KeyboardContext } from '../engine/keyboard/keyboard-controller';
import type { Drag } from '../model/drag/drag';

/** What dragging acts on; implemented by the board's engine. */
export interface DragContext extends KeyboardContext {
  /** Something visible changed: requests a frame. */
  invalidate(): void;
}

/** The drag in progress, and where on the block it began. */
export interface ActiveDrag {
  readonly drag: Drag;
  readonly by: 'pointer' | 'keys';
  /** The position in days, and px from the top of the block's row. */
  readonly position: number;
  readonly offsetInRow: number;
  x: number;
  y: number;
}
