import type { Pen } from '../pen/pen';

const SHADOW_PX = 8;

/** The shadow of the header or the column. */
export function paintShadow(pen: Pen, towards: 'down' | 'right'): void {
  const { ctx, scene, palette } = pen;
  const { width, height, columnWidth, headerHeight } = scene.layout;
  const down = towards === 'down';
  const [x, y] = down ? [0, headerHeight] : [columnWidth, headerHeight];
  const shade = ctx.createLinearGradient(x, y, down ? x : x + SHADOW_PX, down ? y + SHADOW_PX : y);
  const tone = palette.dark ? '0 0 0' : '15 23 42';
  shade.addColorStop(0, `rgb(${tone} / ${palette.dark ? 34 : 10}%)`);
  shade.addColorStop(1, `rgb(${tone} / 0%)`);
  ctx.fillStyle = shade;
  if (down) ctx.fillRect(x, y, width, SHADOW_PX);
  else ctx.fillRect(x, y, SHADOW_PX, height);
}
