/** Corner radius of blocks, selections and their outlines, px. */
export const BLOCK_RADIUS = 9;

export function roundPath(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  ctx.beginPath();
  // A negative radius throws, and would abort the frame.
  const fitting = Math.max(0, Math.min(radius, width / 2, height / 2));
  ctx.roundRect(x, y, width, height, fitting);
}

/** Fills a rectangle with round corners. */
export function roundFill(
  ctx: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  roundPath(ctx, x, y, width, height, radius);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Outlines a rectangle with round corners; the line lies inside of it. */
export function roundStroke(
  ctx: CanvasRenderingContext2D,
  colour: string,
  line: number,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  roundPath(ctx, x + line / 2, y + line / 2, width - line, height - line, radius - line / 2);
  ctx.strokeStyle = colour;
  ctx.lineWidth = line;
  ctx.stroke();
}
