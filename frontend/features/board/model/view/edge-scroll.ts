import type { Layout } from './layout';

/** Width of the scrolling zone at an edge, and the maximum scroll of a frame, px. */
const ZONE_PX = 44;
const MAX_STEP_PX = 14;

/** Share of the maximum speed on arrival at the edge, and the time until full speed, ms. */
const FIRST_SHARE = 0.15;
const RAMP_MS = 1200;

/** Share of the maximum speed after a time at the edge. */
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
 * Scroll of the body in one frame of a drag near its edges: px along each axis, positive towards
 * later days and lower rows; none outside of the canvas. `y`: null for a drag that stays in its
 * row.
 */
export function edgeScroll(x: number, y: number | null, layout: Layout): EdgeScroll {
  const isOutside = x < 0 || x > layout.width || (y !== null && (y < 0 || y > layout.height));
  if (isOutside) return NO_EDGE_SCROLL;
  const days = edgeSpeed(x, layout.columnWidth, layout.width);
  const rows = y === null ? 0 : edgeSpeed(y, layout.headerHeight, layout.height);
  return days === 0 && rows === 0 ? NO_EDGE_SCROLL : { x: days, y: rows };
}
