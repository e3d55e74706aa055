import type { Carry } from '../model/drag/drag';
import { type Box, EVENT_GAP, emptyBox, MIN_EVENT_WIDTH, rowTop, xOf } from '../model/view/layout';
import { paintBlock } from './paint-events';
import { type Pen, write } from './pen';
import { roundFill, roundStroke } from './round-rect';

const RADIUS = 9;
/** A block in the hand is held this much higher, px. */
const RAISED_PX = 4;
const box = emptyBox();

/** Where a block of one lane lies: days, and px from the top of the first row. */
function placeBox(pen: Pen, start: number, end: number, y: number): Box {
  const { layout, view } = pen.scene;
  box.x = xOf(start, view, layout);
  box.width = Math.max(MIN_EVENT_WIDTH, (end - start) * view.dayWidth - EVENT_GAP);
  box.y = y + layout.eventPadding;
  box.height = layout.rowHeight - 2 * layout.eventPadding;
  return box;
}

function isRefused(carry: Carry): boolean {
  return carry.verdict.kind === 'taken';
}

/** The place the block would take: dashed, in red where the car is taken. */
function paintTarget(pen: Pen, carry: Carry): void {
  const { ctx, palette, scene } = pen;
  const { ghost, row } = carry;
  const top = rowTop(row, scene.view, scene.layout);
  const { x, y, width, height } = placeBox(pen, ghost.start, ghost.end, top);
  const colour = isRefused(carry) ? palette.danger : palette.accent;
  roundFill(ctx, palette.accentSoft, x, y, width, height, RADIUS);
  ctx.setLineDash([6, 5]);
  roundStroke(ctx, colour, 2, x, y, width, height, RADIUS);
  ctx.setLineDash([]);
}

function paintCarried(pen: Pen, carry: Carry): void {
  const { ctx, palette, scene } = pen;
  const { layout, view } = scene;
  const inHand = carry.phase === 'carried';
  if (inHand && carry.verdict.kind !== 'same') paintTarget(pen, carry);
  const top = layout.headerHeight + carry.top - view.scrollY - (inHand ? RAISED_PX : 0);
  const { x, y, width, height } = placeBox(pen, carry.start, carry.end, top);
  if (inHand) {
    // A darker line below instead of a shadow (docs/board.md).
    ctx.globalAlpha = 0.25;
    roundFill(ctx, palette.text, x + 2, y + RAISED_PX, width, height, RADIUS);
    ctx.globalAlpha = 1;
  }
  paintBlock(pen, carry.ghost, box);
  if (!inHand) return;
  const colour = isRefused(carry) ? palette.danger : palette.accent;
  roundStroke(ctx, colour, 2.5, x - 1, y - 1, width + 2, height + 2, RADIUS + 1);
}

/** Blocks on their way, over all others; cut by header and column as these are. */
export function paintCarries(pen: Pen): void {
  for (const carry of pen.scene.carries) paintCarried(pen, carry);
}

const LABEL = { padding: 11, line: 19, gap: 10, radius: 10, bar: 4 } as const;
const INK = ['title', 'detail', 'detail'] as const;

/** Dates, verdict and price beside the block in the hand: above it, since a finger hides what is below. */
function paintLabelOf(pen: Pen, carry: Carry): void {
  const { ctx, palette, scene, fit } = pen;
  const { layout } = scene;
  const { lines } = carry;
  let widest = 0;
  for (const [index, line] of lines.entries()) {
    widest = Math.max(widest, fit.width(line, INK[index] ?? 'detail'));
  }
  const width = Math.min(widest + 2 * LABEL.padding + LABEL.bar, layout.width - 8);
  const height = lines.length * LABEL.line + LABEL.padding;
  const top = layout.headerHeight + carry.top - scene.view.scrollY;
  const block = placeBox(pen, carry.start, carry.end, top);
  const left = Math.max(block.x, layout.columnWidth);
  const x = Math.max(4, Math.min(left, layout.width - width - 4));
  const above = block.y - height - LABEL.gap;
  const y = above >= 4 ? above : block.y + block.height + LABEL.gap;
  const refused = isRefused(carry);
  roundFill(ctx, palette.surface, x, y, width, height, LABEL.radius);
  roundStroke(
    ctx,
    refused ? palette.danger : palette.lineStrong,
    1.5,
    x,
    y,
    width,
    height,
    LABEL.radius,
  );
  roundFill(
    ctx,
    refused ? palette.danger : palette.accent,
    x + 5,
    y + 6,
    LABEL.bar,
    height - 12,
    2,
  );
  const room = width - 2 * LABEL.padding - LABEL.bar;
  for (const [index, line] of lines.entries()) {
    const font = INK[index] ?? 'detail';
    const colour =
      index === 0 ? palette.text : index === 1 && refused ? palette.danger : palette.label;
    const middle = y + LABEL.padding / 2 + LABEL.line * (index + 0.5);
    write(pen, fit.fit(line, font, room), font, colour, x + LABEL.padding + LABEL.bar, middle);
  }
}

/** The label of what is in the hand, over header and column. */
export function paintCarryLabels(pen: Pen): void {
  for (const carry of pen.scene.carries) {
    if (carry.phase === 'carried') paintLabelOf(pen, carry);
  }
}
