import { weekdayOf } from '@schema/values/time/calendar';
import { dayInset, rowTop, xOf } from '../../model/view/layout';
import { visibleRange, visibleRows } from '../../model/view/viewport';
import { crisp, horizontalLine, type Pen, verticalLine } from '../pen/pen';

/** Width below which days have no lines, except Mondays, px. */
const DAY_LINES = 8;

/** Saturday and Sunday. */
export function isWeekend(weekday: number): boolean {
  return weekday >= 5;
}

/** The bottom of the last row or of the canvas. */
function bodyBottom({ scene }: Pen): number {
  const { layout, view, rows } = scene;
  if (scene.waiting) return layout.height;
  return Math.min(layout.height, rowTop(rows.length, view, layout));
}

/** Background of today, a weekend, a past day or any other day. */
function backgroundOf({ scene, palette }: Pen, day: number): string {
  if (day === scene.today) return palette.todayBackground;
  if (isWeekend(weekdayOf(scene.scale.dayAt(day)))) return palette.weekendBackground;
  return day < scene.today ? palette.pastBackground : palette.surface;
}

/**
 * Equal neighbours are one rectangle, and no pixel is filled twice: filling twice took an eighth of
 * the frame on a tablet without a graphics card.
 */
function paintBackgrounds(pen: Pen, bottom: number): void {
  const { ctx, scene, ratio } = pen;
  const { layout, view } = scene;
  const top = layout.headerHeight;
  const { first, last } = visibleRange(view, scene.extent);
  let day = first;
  let left = layout.columnWidth;
  while (day <= last) {
    const background = backgroundOf(pen, day);
    do day += 1;
    while (day <= last && backgroundOf(pen, day) === background);
    const right = day > last ? layout.width : crisp(xOf(day, view, layout), ratio);
    ctx.fillStyle = background;
    ctx.fillRect(left, top, right - left, bottom - top);
    left = right;
  }
}

/** Days not loaded yet: one bar in each row. */
function paintUnloaded(pen: Pen): void {
  const { ctx, scene, palette } = pen;
  const { layout, view } = scene;
  const days = visibleRange(view, scene.extent);
  const rows = scene.waiting
    ? { first: 0, last: Math.ceil(scene.extent.height / layout.rowHeight) - 1 }
    : visibleRows(view, scene.extent, layout, scene.rows.length);
  ctx.fillStyle = palette.unloadedBackground;
  const inset = dayInset(3, view);
  for (let day = days.first; day <= days.last; day += 1) {
    if (scene.isLoaded(day)) continue;
    const x = xOf(day, view, layout);
    for (let row = rows.first; row <= rows.last; row += 1) {
      const y = rowTop(row, view, layout) + layout.rowHeight / 2 - 6;
      ctx.fillRect(x + inset, y, view.dayWidth - 2 * inset, 12);
    }
  }
}

function paintLines(pen: Pen, bottom: number): void {
  const { ctx, scene, grid } = pen;
  const { layout, view } = scene;
  const { first, last } = visibleRange(view, scene.extent);
  for (let day = first; day <= last + 1; day += 1) {
    const x = xOf(day, view, layout);
    // The column draws its own line there.
    if (x < layout.columnWidth + 1) continue;
    const monday = weekdayOf(scene.scale.dayAt(day)) === 0;
    if (!monday && view.dayWidth < DAY_LINES) continue;
    ctx.fillStyle = monday ? grid.monday : grid.day;
    verticalLine(pen, x, layout.headerHeight, bottom, grid.width);
  }
  const rows = scene.waiting
    ? { first: 0, last: Math.ceil(scene.extent.height / layout.rowHeight) }
    : visibleRows(view, scene.extent, layout, scene.rows.length);
  ctx.fillStyle = grid.row;
  for (let row = rows.first; row <= rows.last; row += 1) {
    const y = rowTop(row + 1, view, layout) - grid.width;
    horizontalLine(pen, y, layout.columnWidth, layout.width, grid.width);
  }
}

/** The current moment, under the blocks; its triangle is in the header. */
function paintNow(pen: Pen, bottom: number): void {
  const { ctx, scene, palette } = pen;
  const { layout, view } = scene;
  const x = xOf(scene.now, view, layout);
  if (x < layout.columnWidth || x > layout.width) return;
  ctx.fillStyle = palette.now;
  verticalLine(pen, x - 0.75, layout.headerHeight, bottom, 1.5);
}

/** The body under the blocks. Paints every pixel of it. */
export function paintGrid(pen: Pen): void {
  const { ctx, scene, palette } = pen;
  const { width, height } = scene.layout;
  const bottom = bodyBottom(pen);
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, bottom, width, height - bottom);
  paintBackgrounds(pen, bottom);
  paintUnloaded(pen);
  paintLines(pen, bottom);
  paintNow(pen, bottom);
}
