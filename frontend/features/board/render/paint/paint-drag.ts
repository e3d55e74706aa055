import type { Drag } from '../../model/drag/drag';
import {
  type Box,
  EVENT_GAP,
  emptyBox,
  MIN_EVENT_WIDTH,
  rowTop,
  xOf,
} from '../../model/view/layout';
import { type Pen, write } from '../pen/pen';
import { BLOCK_RADIUS, roundFill, roundStroke } from '../pen/round-rect';
import { paintBlock } from './paint-events';

/** Vertical offset of a dragged block, px. */
const RAISED_PX = 4;
const box = emptyBox();

/** The box of a block of one lane: positions in days, px from the top of the first row. */
function blockBox(pen: Pen, start: number, end: number, y: number): Box {
  const { layout, view } = pen.scene;
  box.x = xOf(start, view, layout);
  box.width = Math.max(MIN_EVENT_WIDTH, (end - start) * view.dayWidth - EVENT_GAP);
  box.y = y + layout.eventPadding;
  box.height = layout.rowHeight - 2 * layout.eventPadding;
  return box;
}

function isRefused(drag: Drag): boolean {
  return drag.verdict.kind === 'taken';
}

/** The drop target: dashed, red when the car is taken. */
function paintTarget(pen: Pen, drag: Drag): void {
  const { ctx, palette, scene } = pen;
  const { preview, row } = drag;
  const top = rowTop(row, scene.view, scene.layout);
  const { x, y, width, height } = blockBox(pen, preview.start, preview.end, top);
  const colour = isRefused(drag) ? palette.danger : palette.accent;
  roundFill(ctx, palette.accentSoft, x, y, width, height, BLOCK_RADIUS);
  ctx.setLineDash([6, 5]);
  roundStroke(ctx, colour, 2, x, y, width, height, BLOCK_RADIUS);
  ctx.setLineDash([]);
}

function paintDragged(pen: Pen, drag: Drag): void {
  const { ctx, palette, scene } = pen;
  const { layout, view } = scene;
  const isDragging = drag.phase === 'dragging';
  if (isDragging && drag.verdict.kind !== 'same') paintTarget(pen, drag);
  const top = layout.headerHeight + drag.top - view.scrollY - (isDragging ? RAISED_PX : 0);
  const { x, y, width, height } = blockBox(pen, drag.start, drag.end, top);
  if (isDragging) {
    // A darker line below instead of a shadow (docs/board.md).
    ctx.globalAlpha = 0.25;
    roundFill(ctx, palette.text, x + 2, y + RAISED_PX, width, height, BLOCK_RADIUS);
    ctx.globalAlpha = 1;
  }
  paintBlock(pen, drag.preview, box);
  if (!isDragging) return;
  const colour = isRefused(drag) ? palette.danger : palette.accent;
  roundStroke(ctx, colour, 2.5, x - 1, y - 1, width + 2, height + 2, BLOCK_RADIUS + 1);
}

/** Dragged blocks over all others, under header and column. */
export function paintDrags(pen: Pen): void {
  for (const drag of pen.scene.drags) paintDragged(pen, drag);
}

const LABEL = { padding: 11, line: 19, gap: 10, radius: 10, bar: 4 } as const;
const INK = ['title', 'detail', 'detail'] as const;

/** Dates, verdict and price above the dragged block, outside the area covered by a finger. */
function paintLabelOf(pen: Pen, drag: Drag): void {
  const { ctx, palette, scene, fit } = pen;
  const { layout } = scene;
  const { lines } = drag;
  let widest = 0;
  for (const [index, line] of lines.entries()) {
    widest = Math.max(widest, fit.width(line, INK[index] ?? 'detail'));
  }
  const width = Math.min(widest + 2 * LABEL.padding + LABEL.bar, layout.width - 8);
  const height = lines.length * LABEL.line + LABEL.padding;
  const top = layout.headerHeight + drag.top - scene.view.scrollY;
  const block = blockBox(pen, drag.start, drag.end, top);
  const left = Math.max(block.x, layout.columnWidth);
  const x = Math.max(4, Math.min(left, layout.width - width - 4));
  const above = block.y - height - LABEL.gap;
  const y = above >= 4 ? above : block.y + block.height + LABEL.gap;
  const refused = isRefused(drag);
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

/** The label of the dragged block, over header and column. */
export function paintDragLabels(pen: Pen): void {
  for (const drag of pen.scene.drags) {
    if (drag.phase === 'dragging') paintLabelOf(pen, drag);
  }
}
