import { type FlashKey, flashOpacity } from '../../model/look/flash';
import type { Box } from '../../model/view/layout';
import type { Pen } from '../pen/pen';
import { roundStroke } from '../pen/round-rect';

/** The temporary outline of a change by others, or of a found car. */
export function paintFlash(pen: Pen, key: FlashKey, box: Readonly<Box>): void {
  const startMs = pen.scene.flashes.get(key);
  if (startMs === undefined) return;
  const { ctx, palette, scene } = pen;
  ctx.globalAlpha = flashOpacity(pen.atMs - startMs, scene.reducedMotion);
  roundStroke(ctx, palette.accent, 3, box.x - 2, box.y - 2, box.width + 4, box.height + 4, 11);
  ctx.globalAlpha = 1;
}
