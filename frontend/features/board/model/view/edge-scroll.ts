import type { Layout } from './layout';

/** Width of the zone at an edge in which a drag scrolls, and the most it scrolls in a frame, px. */
const ZONE_PX = 44;
const MAX_STEP_PX = 14;

/** The share of that speed at the moment the drag comes to the edge, and when it is whole, ms. */
const FIRST_SHARE = 0.15;
const RAMP_MS = 1200;

/** The share of its speed with which a drag scrolls after this long at the edge. */
export const edgeShare = (heldMs: number): number =>
  Math.min(1, FIRST_SHARE + ((1 - FIRST_SHARE) * Math.max(0, heldMs)) / RAMP_MS);

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
 * positive towards later days and lower rows; none outside of the canvas. `y`: null for a drag that
 * stays in its row.
 */
export function edgeScroll(x: number, y: number | null, layout: Layout): EdgeScroll {
  const isOutside = x < 0 || x > layout.width || (y !== null && (y < 0 || y > layout.height));
  if (isOutside) return NO_EDGE_SCROLL;
  const days = edgeSpeed(x, layout.columnWidth, layout.width);
  const rows = y === null ? 0 : edgeSpeed(y, layout.headerHeight, layout.height);
  return days === 0 && rows === 0 ? NO_EDGE_SCROLL : { x: days, y: rows };
}
