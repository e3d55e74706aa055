import { handleBoxes } from '../../model/drag/resize-handles';
import type { BoardEvent } from '../../model/rows/board-event';
import type { Box } from '../../model/view/layout';
import type { Pen } from '../pen/pen';
import { roundFill, roundStroke } from '../pen/round-rect';

/** The visible part of a handle; its touch target is larger. */
const PILL = { width: 18, height: 36 } as const;

function paintHandle(pen: Pen, { x, y, width, height }: Readonly<Box>): void {
  const { ctx, palette } = pen;
  const left = x + (width - PILL.width) / 2;
  const top = y + (height - PILL.height) / 2;
  roundFill(ctx, palette.surface, left, top, PILL.width, PILL.height, 9);
  roundStroke(ctx, palette.accent, 2, left, top, PILL.width, PILL.height, 9);
  ctx.fillStyle = palette.accent;
  for (const shift of [-2.5, 1]) {
    ctx.fillRect(left + PILL.width / 2 + shift, top + 11, 1.5, PILL.height - 22);
  }
}

/** The resize handles of the highlighted event. */
export function paintResizeHandles(
  pen: Pen,
  resizable: { event: BoardEvent; row: number } | null,
): void {
  if (!resizable) return;
  const { view, layout } = pen.scene;
  const { start, end } = handleBoxes(resizable.event, resizable.row, view, layout);
  if (start) paintHandle(pen, start);
  if (end) paintHandle(pen, end);
}
