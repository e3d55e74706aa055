import { INK_HEIGHT, INK_WIDTH, type Ink, MAX_INK_NUMBERS, MAX_STROKES } from './ink';

interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** Shortest distance between points of a stroke, in units of the field. */
const MIN_STEP = 4;

const within = (value: number, limit: number) => Math.min(limit, Math.max(0, Math.round(value)));

/** Points closer than `step` to the one before are left out, except the last. */
function thinned(points: readonly DrawnPoint[], step: number): number[] {
  const stroke: number[] = [];
  let before: DrawnPoint | null = null;
  for (const [index, point] of points.entries()) {
    const isLast = index === points.length - 1;
    if (before && !isLast && Math.hypot(point.x - before.x, point.y - before.y) < step) continue;
    stroke.push(within(point.x, INK_WIDTH), within(point.y, INK_HEIGHT));
    before = point;
  }
  return stroke;
}

/** Strokes drawn in a field of this width, px, as ink; drawn ones beyond the limits are thinned. */
export function drawnInk(strokes: readonly (readonly DrawnPoint[])[], width: number): Ink {
  const scale = INK_WIDTH / width;
  const scaled = strokes
    .filter((points) => points.length > 0)
    .slice(0, MAX_STROKES)
    .map((points) => points.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  let step = MIN_STEP;
  let ink = scaled.map((points) => thinned(points, step));
  while (ink.reduce((sum, stroke) => sum + stroke.length, 0) > MAX_INK_NUMBERS) {
    step *= 2;
    ink = scaled.map((points) => thinned(points, step));
  }
  return ink;
}
