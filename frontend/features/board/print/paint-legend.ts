import type { LegendItem, LegendSign } from '@frontend/shared/ui/lists/LegendRow';
import { type Pen, write } from '../render/pen/pen';
import { roundFill, roundStroke } from '../render/pen/round-rect';
import type { TextFit } from '../render/pen/text-fit';

const SWATCH = { width: 28, height: 16, radius: 4 } as const;
/** Gap between a swatch and its title, and between a title and the next swatch, px. */
const GAP = 6;
const APART = 16;

/** Slanted stripes on the swatch of maintenance. */
function paintStripes(ctx: CanvasRenderingContext2D, colour: string, x: number, top: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, top, SWATCH.width, SWATCH.height, SWATCH.radius);
  ctx.clip();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 3;
  for (let shift = -SWATCH.height; shift < SWATCH.width; shift += 8) {
    ctx.beginPath();
    ctx.moveTo(x + shift, top + SWATCH.height);
    ctx.lineTo(x + shift + SWATCH.height, top);
    ctx.stroke();
  }
  ctx.restore();
}

function paintSign(ctx: CanvasRenderingContext2D, sign: LegendSign, x: number, y: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.beginPath();
  ctx.arc(0, 0, 6.5, 0, 2 * Math.PI);
  ctx.fillStyle = sign.background;
  ctx.fill();
  ctx.strokeStyle = sign.ink;
  ctx.lineWidth = 1.5;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(sign.shape));
  ctx.restore();
}

/** The swatch of the legend under the board; its signs remain visible in a grey print. */
function paintSwatch(ctx: CanvasRenderingContext2D, item: LegendItem, x: number, y: number): void {
  const { width, height, radius } = SWATCH;
  const top = y - height / 2;
  roundFill(ctx, item.fill, x, top, width, height, radius);
  if (item.stripes) paintStripes(ctx, item.stripes, x, top);
  if (item.isDashed) ctx.setLineDash([4, 3]);
  roundStroke(ctx, item.edge, 1.5, x, top, width, height, radius);
  ctx.setLineDash([]);
  if (item.bar) roundFill(ctx, item.bar, x + 3, top + 3.5, 3, height - 7, 1);
  if (item.end) roundFill(ctx, item.end, x + width - 4, top + 3.5, 3, height - 7, 0);
  if (item.sign) paintSign(ctx, item.sign, x + width / 2, y);
}

/** Width of a swatch, its title and the gap to the next one, px. */
export const legendItemWidth = ({ title }: LegendItem, fit: TextFit): number =>
  SWATCH.width + GAP + fit.width(title, 'year') + APART;

/** One line of the legend, starting at `left`; px. */
export function paintLegendLine(
  pen: Pen,
  items: readonly LegendItem[],
  left: number,
  middle: number,
): void {
  let x = left;
  for (const item of items) {
    paintSwatch(pen.ctx, item, x, middle);
    write(pen, item.title, 'year', pen.palette.label, x + SWATCH.width + GAP, middle);
    x += legendItemWidth(item, pen.fit);
  }
}
