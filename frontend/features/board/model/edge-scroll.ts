import type { Layout } from './layout';

/** How near an edge of the body a selecting pointer begins to push it, and how fast at most, px. */
const ZONE_PX = 44;
const MAX_PUSH_PX = 14;

export interface Push {
  readonly x: number;
  readonly y: number;
}

export const NO_PUSH: Push = { x: 0, y: 0 };

function pushed(value: number, from: number, to: number): number {
  const zone = Math.min(ZONE_PX, (to - from) / 4);
  const before = Math.max(0, from + zone - value) / zone;
  const after = Math.max(0, value - (to - zone)) / zone;
  return (Math.min(after, 1) - Math.min(before, 1)) * MAX_PUSH_PX;
}

/**
 * How far the body should move in one frame because a selecting pointer presses against its left or
 * right edge: px along the axis, positive towards later days. A selection stays in its row, so the
 * rows do not move.
 */
export function edgePush(x: number, layout: Layout): Push {
  const push = pushed(x, layout.columnWidth, layout.width);
  return push === 0 ? NO_PUSH : { x: push, y: 0 };
}
