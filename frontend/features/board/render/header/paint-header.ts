import { xOf } from '../../model/view/layout';
import { paintShadow } from '../paint/paint-shadow';
import { horizontalLine, type Pen } from '../pen/pen';
import { paintDays } from './paint-days';
import { paintMonths } from './paint-months';

/** The triangle of the now-line. */
function paintNowMark(pen: Pen): void {
  const { ctx, scene, palette } = pen;
  const { layout, view } = scene;
  const x = xOf(scene.now, view, layout);
  if (x < layout.columnWidth - 6 || x > layout.width + 6) return;
  const y = layout.headerHeight;
  ctx.fillStyle = palette.now;
  ctx.beginPath();
  ctx.moveTo(x - 5, y - 4);
  ctx.lineTo(x + 5, y - 4);
  ctx.lineTo(x, y + 2.5);
  ctx.closePath();
  ctx.fill();
}

/** Months and days over the body; opaque, because rows scroll under it. */
export function paintHeader(pen: Pen): void {
  const { ctx, scene, palette } = pen;
  const { layout, view } = scene;
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, 0, layout.width, layout.headerHeight);
  paintDays(pen);
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, 0, layout.width, layout.monthHeight);
  paintMonths(pen);
  ctx.fillStyle = palette.line;
  horizontalLine(pen, layout.monthHeight - 1, layout.columnWidth, layout.width, 1);
  ctx.fillStyle = palette.lineStrong;
  horizontalLine(pen, layout.headerHeight - 1, 0, layout.width, 1);
  if (view.scrollY > 0) paintShadow(pen, 'down');
  paintNowMark(pen);
}
