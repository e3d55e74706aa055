import { daysText } from '@schema/texts/board/board';
import { carFlash } from '../../model/look/flash';
import type { Selection } from '../../model/rows/selection';
import { HEADER_ROW } from '../../model/view/cursor';
import { type Box, dayInset, emptyBox, eventBox, rowTop, xOf } from '../../model/view/layout';
import { visibleRows } from '../../model/view/viewport';
import { type Pen, write } from '../pen/pen';
import { BLOCK_RADIUS, roundFill, roundStroke } from '../pen/round-rect';
import { paintFlash } from './paint-flash';

/** The cursor's distance from the lines of a free cell, px. */
const CURSOR_INSET = 7;
/** Width of a «+» with its space, px. */
const PLUS = 15;

const box = emptyBox();

/** The box of selected days, with the padding of events. */
function daysBox({ scene }: Pen, days: Selection, out: Box): Box {
  const { layout, view } = scene;
  const inset = dayInset(3, view);
  out.x = xOf(days.from, view, layout) + inset;
  out.width = (days.to - days.from + 1) * view.dayWidth - 2 * inset;
  out.y = rowTop(days.row, view, layout) + Math.max(3, layout.eventPadding);
  out.height = layout.rowHeight - 2 * Math.max(3, layout.eventPadding);
  return out;
}

function paintPlus(pen: Pen, x: number, y: number): void {
  const { ctx, palette } = pen;
  ctx.strokeStyle = palette.accent;
  ctx.lineWidth = 2;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x - 5.5, y);
  ctx.lineTo(x + 5.5, y);
  ctx.moveTo(x, y - 5.5);
  ctx.lineTo(x, y + 5.5);
  ctx.stroke();
}

/** Selection of a click at the mouse. */
function paintHoverSelection(pen: Pen, days: Selection): void {
  const { ctx, palette } = pen;
  const { x, y, width, height } = daysBox(pen, days, box);
  ctx.globalAlpha = 0.9;
  roundFill(ctx, palette.accentSoft, x, y, width, height, BLOCK_RADIUS);
  ctx.globalAlpha = 1;
  ctx.setLineDash([6, 5]);
  roundStroke(ctx, palette.accent, 1.5, x, y, width, height, BLOCK_RADIUS);
  ctx.setLineDash([]);
  if (width >= PLUS) paintPlus(pen, x + width / 2, y + height / 2);
}

/** Selected days, with their number from two days on. */
function paintSelection(pen: Pen, days: Selection): void {
  const { ctx, palette, scene, fit } = pen;
  const { x, y, width, height } = daysBox(pen, days, box);
  roundFill(ctx, palette.accentSoft, x, y, width, height, BLOCK_RADIUS);
  roundStroke(ctx, palette.accent, 2, x, y, width, height, BLOCK_RADIUS);
  const left = Math.max(x, scene.layout.columnWidth);
  const middle = (left + Math.min(x + width, scene.layout.width)) / 2;
  const count = days.to - days.from + 1;
  const text = daysText(count);
  const textWidth = fit.width(text, 'title');
  if (width < PLUS) return;
  if (count === 1 || textWidth > width - 12) paintPlus(pen, middle, y + height / 2);
  else write(pen, text, 'title', palette.accent, middle - textWidth / 2, y + height / 2);
}

/** A ring visible on any background: the focus colour around an outline of the surface colour. */
function paintRing(pen: Pen, ring: Readonly<Box>): void {
  const { ctx, palette } = pen;
  const { x, y, width, height } = ring;
  roundStroke(ctx, palette.surface, 2, x - 2, y - 2, width + 4, height + 4, BLOCK_RADIUS + 2);
  roundStroke(ctx, palette.focus, 2.5, x - 4, y - 4, width + 8, height + 8, BLOCK_RADIUS + 4);
}

/** The event of a single tap. */
function paintHighlight(pen: Pen): void {
  const { scene } = pen;
  if (scene.highlight === null) return;
  for (const [index, row] of scene.rows.entries()) {
    const event = row.events.find(({ key }) => key === scene.highlight);
    if (event) paintRing(pen, eventBox(event, index, scene.view, scene.layout, box));
  }
}

function paintCursor(pen: Pen): void {
  const { scene } = pen;
  const { cursor, layout, view } = scene;
  if (!cursor || cursor.row === HEADER_ROW) return;
  const event = scene.rows[cursor.row]?.events.find(({ key }) => key === cursor.key);
  if (event) {
    eventBox(event, cursor.row, view, layout, box);
  } else {
    const side = dayInset(6, view);
    box.x = xOf(cursor.day, view, layout) + side;
    box.width = view.dayWidth - 2 * side;
    const inset = Math.min(CURSOR_INSET, layout.rowHeight / 8);
    box.y = rowTop(cursor.row, view, layout) + inset;
    box.height = layout.rowHeight - 2 * inset;
  }
  paintRing(pen, box);
}

/** The cursor among the days of the header; painted over it. */
export function paintHeaderCursor(pen: Pen): void {
  const { scene, ctx, palette } = pen;
  const { cursor, layout, view } = scene;
  if (cursor?.row !== HEADER_ROW) return;
  const inset = dayInset(2, view);
  const x = xOf(cursor.day, view, layout) + inset;
  const { monthHeight, headerHeight } = layout;
  const height = headerHeight - monthHeight - 4;
  roundStroke(ctx, palette.focus, 2.5, x, monthHeight + 2, view.dayWidth - 2 * inset, height, 8);
}

/** Highlights the rows of found cars. */
function paintFoundCars(pen: Pen): void {
  const { scene } = pen;
  const { layout, view, rows } = scene;
  const { first, last } = visibleRows(view, scene.extent, layout, rows.length);
  for (let index = first; index <= last; index += 1) {
    const car = rows[index]?.car;
    if (!car) continue;
    box.x = 2;
    box.y = rowTop(index, view, layout) + 2;
    box.width = layout.width - 4;
    box.height = layout.rowHeight - 5;
    paintFlash(pen, carFlash(car.id), box);
  }
}

/** Selection, highlight and cursor over the blocks, under header and column. */
export function paintOverlay(pen: Pen): void {
  const { scene } = pen;
  if (scene.flashes.size > 0) paintFoundCars(pen);
  if (scene.hoverSelection && !scene.selection) paintHoverSelection(pen, scene.hoverSelection);
  if (scene.selection) paintSelection(pen, scene.selection);
  paintHighlight(pen);
  paintCursor(pen);
}
