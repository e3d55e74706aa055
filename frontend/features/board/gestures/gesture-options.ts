import { BOARD } from '@schema/constants/board';
import type { BoardEvent } from '../model/rows/board-event';

export interface GestureOptions {
  /** Without it every drag pans. */
  readonly canSelect: boolean;
  readonly canDrag: (event: BoardEvent) => boolean;
  /** Not under reduced motion. */
  readonly hasInertia: boolean;
  readonly touchSlopPx: number;
  readonly mouseSlopPx: number;
  readonly doubleTapMs: number;
  /** A press this long begins a selection on a free cell, a drag on an event. */
  readonly longPressMs: number;
  /** Two touches zoom once their distance has changed by this much (docs/board.md, Touch). */
  readonly pinchSlopPx: number;
  /** Closer than this the distance of two touches is too inexact. */
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
