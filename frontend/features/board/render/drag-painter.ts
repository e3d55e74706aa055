import type { Pen } from './pen';

/** Paints over the blocks, and again over header and column. */
export interface LatePainter {
  readonly overBlocks: (pen: Pen) => void;
  readonly overAll: (pen: Pen) => void;
}

let late: LatePainter | null = null;

/** A painter whose code arrives after the first paint takes its place; null takes it away. */
export function setLatePainter(painter: LatePainter | null): void {
  late = painter;
}

export const latePainter = (): LatePainter | null => late;
