import { INK_HEIGHT, INK_WIDTH, type Ink } from '@schema/values/handover/ink';
import type { InkPixels } from './paper-job';

/** Width of a stroke, in units of the signature's field. */
const PEN = 8;

const WHITE = 255;
const BLACK = 17;

function stamp({ pixels, width, height }: InkPixels, x: number, y: number, radius: number): void {
  for (let row = Math.ceil(y - radius); row <= y + radius; row += 1) {
    if (row < 0 || row >= height) continue;
    const reach = Math.sqrt(Math.max(0, radius ** 2 - (row - y) ** 2));
    const from = Math.max(0, Math.ceil(x - reach));
    const to = Math.min(width, Math.floor(x + reach) + 1);
    if (from < to) pixels.fill(BLACK, row * width + from, row * width + to);
  }
}

/**
 * A signature as grey pixels on white, `width` pixels wide; seconds for the longest one. Drawn here,
 * because the picture library reads no SVG: that format is refused in uploads.
 */
export function inkPixels(ink: Ink, width: number): InkPixels {
  const scale = width / INK_WIDTH;
  const height = Math.round(INK_HEIGHT * scale);
  const grid = { pixels: new Uint8Array(width * height).fill(WHITE), width, height };
  const radius = (PEN * scale) / 2;
  for (const stroke of ink) {
    for (let at = 0; at < stroke.length; at += 2) {
      const [x, y] = [(stroke[at] ?? 0) * scale, (stroke[at + 1] ?? 0) * scale];
      const [fromX, fromY] =
        at === 0 ? [x, y] : [(stroke[at - 2] ?? 0) * scale, (stroke[at - 1] ?? 0) * scale];
      const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / (radius / 2)));
      for (let step = 0; step <= steps; step += 1) {
        const part = step / steps;
        stamp(grid, fromX + (x - fromX) * part, fromY + (y - fromY) * part, radius);
      }
    }
  }
  return grid;
}
