import type { Pen } from './pen/pen';

/** Paints over the blocks, and again over header and column. */
interface DragPainter {
  readonly overBlocks: (pen: Pen) => void;
  readonly overAll: (pen: Pen) => void;
}

let late: DragPainter | null = null;

/** Called by the drag code, which loads after the first paint; null removes it. */
export function setDragPainter(painter: DragPainter | null): void {
  late = painter;
}

export const dragPainter = (): DragPainter | null => late;
