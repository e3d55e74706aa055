import { BOARD } from '@schema/constants/board';
import type { BoardEvent } from '../model/rows/board-event';

export interface GestureOptions {
  /** False: every drag pans. */
  readonly canSelect: boolean;
  readonly canDrag: (event: BoardEvent) => boolean;
  /** False under reduced motion. */
  readonly hasInertia: boolean;
  readonly touchSlopPx: number;
  readonly mouseSlopPx: number;
  readonly doubleTapMs: number;
  /**
   * Duration of a long press, which begins a selection on a free cell or a drag on an event, ms.
   */
  readonly longPressMs: number;
  /** Change of the distance between two touches that starts a zoom (docs/board.md, Touch). */
  readonly pinchSlopPx: number;
  /** Minimum distance between two touches for an exact zoom. */
  readonly pinchMinPx: number;
  readonly wheelSettleMs: number;
}

export const GESTURE_OPTIONS: GestureOptions = {
  canSelect: true,
  canDrag: () => false,
  hasInertia: true,
  touchSlopPx: BOARD.touchMoveThresholdPx,
  mouseSlopPx: 4,
  doubleTapMs: BOARD.doubleTapMs,
  longPressMs: 400,
  pinchSlopPx: 16,
  pinchMinPx: 64,
  wheelSettleMs: 160,
};
