import { dragPainter } from '../drag-painter';
import { paintHeader } from '../header/paint-header';
import type { Pen } from '../pen/pen';
import { paintCarColumn, paintColumnEdge } from './paint-car-column';
import { paintEvents } from './paint-events';
import { paintGrid } from './paint-grid';
import { paintGroups } from './paint-groups';
import { paintHeaderCursor, paintOverlay } from './paint-overlay';

/**
 * One frame, back to front. Every pixel is painted opaque, so the layer is never cleared: the grid
 * fills the canvas, header and column cover the rows and days that scroll under them.
 */
export function paintFrame(pen: Pen): void {
  if (pen.scene.layout.width === 0) return;
  pen.ctx.textBaseline = 'alphabetic';
  paintGrid(pen);
  paintEvents(pen);
  paintOverlay(pen);
  dragPainter()?.overBlocks(pen);
  paintCarColumn(pen);
  paintGroups(pen);
  paintHeader(pen);
  paintHeaderCursor(pen);
  paintColumnEdge(pen);
  dragPainter()?.overAll(pen);
}
