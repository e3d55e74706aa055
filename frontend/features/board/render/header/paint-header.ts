import { MONTHS } from '@schema/texts/board/board';
import { xOf } from '../../model/view/layout';
import { visibleRange } from '../../model/view/viewport';
import { paintShadow } from '../paint/paint-shadow';
import { horizontalLine, type Pen, verticalLine, write } from '../pen/pen';
import { paintDays } from './paint-days';

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

/** Months and days over the body; opaque, because rows scroll under the header. */
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

const LABEL_INSET = 12;
const LEAST_MONTH_DAYS = 28;

/** «Ноябрь 2026», «Ноябрь» or «Ноя»: the longest that fits into a month. */
function monthLabel({ scene, fit }: Pen, day: string): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  const room = LEAST_MONTH_DAYS * scene.view.dayWidth - 2 * LABEL_INSET;
  const forms = [`${month} ${day.slice(0, 4)}`, month];
  return forms.find((form) => fit.width(form, 'month') <= room) ?? month.slice(0, 3);
}

/** The first month stays at the left edge until the next one replaces it. */
function paintMonths(pen: Pen): void {
  const { ctx, scene, palette, fit, grid } = pen;
  const { layout, view } = scene;
  const { first, last } = visibleRange(view, scene.extent);
  let day = first;
  while (day <= last) {
    const name = scene.scale.dayAt(day);
    let next = day + 1;
    while (next <= last && scene.scale.dayAt(next).slice(8) !== '01') next += 1;
    const label = monthLabel(pen, name);
    const start = xOf(day, view, layout);
    const end = next > last ? layout.width : xOf(next, view, layout);
    const width = fit.width(label, 'month');
    const sticky = Math.max(start, layout.columnWidth) + LABEL_INSET;
    const x = Math.min(sticky, end - width - LABEL_INSET);
    if (x + width > layout.columnWidth && (day === first || x >= start)) {
      write(pen, label, 'month', palette.label, x, layout.monthHeight / 2);
    }
    if (day > first) {
      ctx.fillStyle = grid.monday;
      verticalLine(pen, start, 0, layout.headerHeight, 1);
    }
    day = next;
  }
}
