/** A point in the page, CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** A point on the way: 0 at `from`, 1 at `to`. */
export function pointBetween(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
