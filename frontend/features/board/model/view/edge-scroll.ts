import type { Layout } from './layout';

/** How near an edge of the body a dragging pointer begins to push it, and how fast at most, px. */
const ZONE_PX = 44;
const MAX_STEP_PX = 14;

export interface EdgeScroll {
  readonly x: number;
  readonly y: number;
}

export const NO_EDGE_SCROLL: EdgeScroll = { x: 0, y: 0 };

function edgeSpeed(value: number, from: number, to: number): number {
  const zone = Math.min(ZONE_PX, (to - from) / 4);
  const before = Math.max(0, from + zone - value) / zone;
  const after = Math.max(0, value - (to - zone)) / zone;
  return (Math.min(after, 1) - Math.min(before, 1)) * MAX_STEP_PX;
}

/**
 * How far the body should move in one frame because a dragging pointer presses against its edges: px
 * along each axis, positive towards later days and lower rows. `y` is null for a drag that stays in
 * its row.
 */
export function edgeScroll(x: number, y: number | null, layout: Layout): EdgeScroll {
  const days = edgeSpeed(x, layout.columnWidth, layout.width);
  const rows = y === null ? 0 : edgeSpeed(y, layout.headerHeight, layout.height);
  return days === 0 && rows === 0 ? NO_EDGE_SCROLL : { x: days, y: rows };
}
