import type { BoardEvent } from '../model/rows/board-event';
import type { EventPart, Hit } from '../model/view/hit-test';
import type { KeyCommand } from './keys';

/**
 * Moves events on the board. Its code arrives after the first paint (docs/board.md); until then
 * nothing can be taken up. Points are canvas px.
 */
export interface DragController {
  /** Something is in the hand, or under the keys. */
  readonly isDragging: boolean;
  canDrag(event: BoardEvent): boolean;
  /** A hand tried to take up what may not be: says why, a drag of the mouse only what it could not know. */
  explainRefusal(event: BoardEvent, isLongPress: boolean): void;
  /** The block under a point that lies where it was put down, though the rows do not say so yet. */
  droppedAt(x: number, y: number): Hit | null;
  /** The handle of a chosen event under a finger. */
  handleAt(x: number, y: number): Hit | null;
  start(event: BoardEvent, part: EventPart, x: number, y: number): void;
  moveTo(x: number, y: number): void;
  drop(): void;
  cancel(): void;
  /** Answers a key while something is carried, and the one that takes up; false: not for me. */
  key(command: KeyCommand): boolean;
  /** One frame of whatever slides into its place; true while it does. */
  frame(atMs: number): boolean;
  /** The rows have changed under what is carried. */
  rowsChanged(): void;
}
