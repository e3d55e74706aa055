import type { Layout } from './layout';

/** Width of the zone at an edge in which a drag scrolls, and the most it scrolls in a frame, px. */
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
 * How far the body scrolls in one frame because a drag is near its edges: px along each axis,
 * positive towards later days and lower rows. `y`: null for a drag that stays in its row.
 */
export function edgeScroll(x: number, y: number | null, layout: Layout): EdgeScroll {
  const days = edgeSpeed(x, layout.columnWidth, layout.width);
  const rows = y === null ? 0 : edgeSpeed(y, layout.headerHeight, layout.height);
  return days === 0 && rows === 0 ? NO_EDGE_SCROLL : { x: days, y: rows };
}
