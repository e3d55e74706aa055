import type { KeyboardContext } from '../engine/keyboard-controller';
import type { Drag } from '../model/drag/drag';

/** What lifting acts on; the engine of the board is one. */
export interface DragContext extends KeyboardContext {
  /** Something visible changed: one frame is due. */
  invalidate(): void;
}

/** What is in the hand, and where the hand took it. */
export interface ActiveDrag {
  readonly drag: Drag;
  readonly by: 'hand' | 'keys';
  /** The position in days, and px from the top of the block's row, where it was taken. */
  readonly position: number;
  readonly inRow: number;
  x: number;
  y: number;
}
