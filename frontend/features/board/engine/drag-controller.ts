import type { BoardEvent } from '../model/rows/board-event';
import type { EventPart, Hit } from '../model/view/hit-test';
import type { KeyCommand } from './keyboard/keys';

/**
 * Drags events on the board. Its code loads after the first paint (docs/board.md). Points are
 * canvas px.
 */
export interface DragController {
  /** Whether a drag by pointer or keys is in progress. */
  readonly isDragging: boolean;
  canDrag(event: BoardEvent): boolean;
  /**
   * Explains why an event may not be dragged: always after a long press; after a mouse drag only a
   * reason that is not visible.
   */
  explainRefusal(event: BoardEvent, isLongPress: boolean): void;
  /** The dropped block under a point, before the rows confirm it. */
  droppedAt(x: number, y: number): Hit | null;
  /** The resize handle of the highlighted event under a point. */
  handleAt(x: number, y: number): Hit | null;
  start(event: BoardEvent, part: EventPart, x: number, y: number): void;
  moveTo(x: number, y: number): void;
  drop(): void;
  cancel(): void;
  /** Handles a key during a drag, and the key that starts one; false: not handled. */
  key(command: KeyCommand): boolean;
  /** Advances the animated blocks by one frame; true while any is animated. */
  frame(atMs: number): boolean;
  /** Called after the rows have changed during a drag. */
  rowsChanged(): void;
}
