import type { Layout } from './layout';

/** How near an edge of the body a dragging pointer begins to push it, and how fast at most, px. */
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
 * How far the body should move in one frame because a dragging pointer presses against its edges: px
 * along each axis, positive towards later days and lower rows. `y` is null for a drag that stays in
 * its row.
 */
export function edgePush(x: number, y: number | null, layout: Layout): Push {
  const days = pushed(x, layout.columnWidth, layout.width);
  const rows = y === null ? 0 : pushed(y, layout.headerHeight, layout.height);
  return days === 0 && rows === 0 ? NO_PUSH : { x: days, y: rows };
}
