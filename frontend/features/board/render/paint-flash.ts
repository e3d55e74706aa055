import { FLASH_MS, type FlashKey } from '../model/flash';
import type { Box } from '../model/layout';
import type { Pen } from './pen';
import { roundStroke } from './round-rect';

/** A block that someone else has just changed, or a row that was looked for, glows for a moment and fades. */
export function paintFlash(pen: Pen, key: FlashKey, box: Readonly<Box>): void {
  const startMs = pen.scene.flashes.get(key);
  if (startMs === undefined) return;
  const part = Math.min(Math.max((pen.atMs - startMs) / FLASH_MS, 0), 1);
  const { ctx, palette } = pen;
  ctx.globalAlpha = (1 - part) ** 2;
  roundStroke(ctx, palette.accent, 3, box.x - 2, box.y - 2, box.width + 4, box.height + 4, 11);
  ctx.globalAlpha = 1;
}
