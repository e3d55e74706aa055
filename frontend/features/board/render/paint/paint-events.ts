import { originAppearance } from '../../model/drag/drag';
import { isFaded } from '../../model/look/role-looks';
import type { StatusInk } from '../../model/look/status-ink';
import type { BoardEvent } from '../../model/rows/board-event';
import { firstEndingAfter } from '../../model/rows/rows';
import { type Box, emptyBox, eventBox } from '../../model/view/layout';
import { visibleRows } from '../../model/view/viewport';
import { paintLabel } from '../label/paint-label';
import { moneyPainter } from '../money-painter';
import type { Pen } from '../pen/pen';
import { BLOCK_RADIUS, roundFill, roundStroke } from '../pen/round-rect';
import { conflictWidth, paintConflict } from './paint-conflict';
import { paintFlash } from './paint-flash';

/** The bar in the exact status colour. */
const BAR = { inset: 4, width: 4, from: 25 } as const;
/** The status bar on a narrow block, beside its sign. */
const THIN_BAR = { inset: 2, width: 3, from: 12 } as const;
/** The bar at the end of a return today, px. */
const END_WIDTH = 4;
/**
 * Distance beyond the edge to which a cut block is drawn, so that its corner is out of view, px.
 */
const OVERDRAW_PX = 16;

/** Dashes of an overdue block's edge, px. */
const DASHES = [7, 4];
const SOLID: number[] = [];

/** Opacity of a dragged event in its old position. */
const TRACE_ALPHA = 0.35;

const box = emptyBox();
const room = { width: 0, height: 0, cutLeft: false, cutRight: false };
const hatches = new Map<string, CanvasPattern | null>();

/** Period of the stripes, CSS px, their share of it, and device pixels per px. */
const STRIPES = { period: 13, share: 0.34, density: 2 } as const;

/** Slanted stripes on the fill of maintenance. */
function hatch(ctx: CanvasRenderingContext2D, ink: StatusInk): CanvasPattern | null {
  const key = `${ink.fill} ${ink.hatch}`;
  const known = hatches.get(key);
  if (known !== undefined) return known;
  const side = STRIPES.period * STRIPES.density;
  const tile = document.createElement('canvas');
  tile.width = side;
  tile.height = side;
  const pen = tile.getContext('2d');
  if (pen) {
    pen.strokeStyle = ink.hatch;
    pen.lineWidth = side * STRIPES.share;
    pen.beginPath();
    for (const shift of [-side, 0, side]) {
      pen.moveTo(shift - 4, side + 4);
      pen.lineTo(shift + side + 4, -4);
    }
    pen.stroke();
  }
  const pattern = ctx.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / STRIPES.density));
  hatches.set(key, pattern);
  return pattern;
}

/** Fills the current path with stripes that move with the block, also when it is cut. */
function paintHatch(
  ctx: CanvasRenderingContext2D,
  ink: StatusInk,
  origin: number,
  box: Readonly<Box>,
): void {
  const pattern = hatch(ctx, ink);
  if (!pattern) return;
  const shift = origin % STRIPES.period;
  ctx.save();
  ctx.clip();
  ctx.translate(shift, box.y);
  ctx.fillStyle = pattern;
  ctx.fillRect(box.x - shift, 0, box.width, box.height);
  ctx.restore();
}

/** An event in its position; faded or hidden while it is dragged. */
function paintEvent(pen: Pen, event: BoardEvent, row: number): void {
  const { ctx, scene } = pen;
  eventBox(event, row, scene.view, scene.layout, box);
  const trace = scene.drags.length === 0 ? 'normal' : originAppearance(scene.drags, event);
  if (trace === 'hidden') return;
  if (trace === 'faded') ctx.globalAlpha = TRACE_ALPHA;
  paintBlock(pen, event, box);
  ctx.globalAlpha = 1;
}

/** The block of an event; clips `box` to the visible part. */
export function paintBlock(pen: Pen, event: BoardEvent, box: Box): void {
  const { ctx, scene } = pen;
  const { layout } = scene;
  const origin = box.x;
  const left = Math.max(box.x, layout.columnWidth - OVERDRAW_PX);
  const right = Math.min(box.x + box.width, layout.width + OVERDRAW_PX);
  if (right <= layout.columnWidth || left >= right) return;
  box.x = left;
  box.width = right - left;

  const look = pen.labels.look(event, scene);
  const ink = pen.inks[look.role];
  const { x, y, width, height } = box;
  roundFill(ctx, ink.fill, x, y, width, height, BLOCK_RADIUS);
  if (event.kind === 'maintenance') paintHatch(ctx, ink, origin, box);
  const isOverdue = look.whereabouts === 'overdue';
  const line = isOverdue ? 2 : look.dueToday || event.conflict ? 1.75 : 1;
  const edge = isOverdue || event.conflict ? pen.palette.danger : ink.edge;
  // The dashed edge distinguishes overdue without colour.
  if (isOverdue) ctx.setLineDash(DASHES);
  roundStroke(ctx, edge, line, x, y, width, height, BLOCK_RADIUS);
  if (isOverdue) ctx.setLineDash(SOLID);

  room.cutLeft = origin < layout.columnWidth - 1;
  room.cutRight = right > layout.width + 1;
  const faded = isFaded(look.role);
  const bar = width >= BAR.from ? BAR : THIN_BAR;
  if (!room.cutLeft && !faded && width >= bar.from) {
    const inset = Math.min(BAR.inset + 1, height / 4);
    roundFill(ctx, ink.bar, x + bar.inset, y + inset, bar.width, height - 2 * inset, 2);
  }
  const end = look.dueToday && !isOverdue && !room.cutRight ? END_WIDTH : 0;
  if (end > 0) {
    const inset = Math.min(BLOCK_RADIUS, height / 4);
    ctx.fillStyle = ink.pill;
    ctx.fillRect(x + width - end, y + inset, end, height - 2 * inset);
  }
  const visibleLeft = Math.max(x, layout.columnWidth);
  const visible = Math.min(right, layout.width) - visibleLeft;
  const conflict = event.conflict ? conflictWidth(pen, visible) : 0;
  const painter = moneyPainter();
  const money = painter?.of(pen, event, visible);
  room.width = visible - conflict - (painter && money ? painter.width + end : 0);
  room.height = height;
  const plan = pen.labels.plan(event, room, scene);
  paintLabel(pen, plan, ink, { x: visibleLeft, y, height, cutLeft: room.cutLeft });
  if (money) painter?.paint(pen, money, ink, visibleLeft + visible - conflict - end, box);
  if (event.conflict) paintConflict(pen, visibleLeft + visible, box, conflict);
  if (scene.flashes.size > 0) paintFlash(pen, event.key, box);
}

/** The blocks of the visible rows and days, found by binary search. */
export function paintEvents(pen: Pen): void {
  const { scene } = pen;
  const { view, extent, layout } = scene;
  const { first, last } = visibleRows(view, extent, layout, scene.rows.length);
  const end = view.left + extent.width / view.dayWidth;
  // A short event is drawn wider than its duration.
  const start = view.left - 8 / view.dayWidth;
  for (let index = first; index <= last; index += 1) {
    const row = scene.rows[index];
    if (!row) continue;
    for (let i = firstEndingAfter(row, start); i < row.events.length; i += 1) {
      const event = row.events[i];
      if (!event || event.start >= end) break;
      paintEvent(pen, event, index);
    }
  }
}
