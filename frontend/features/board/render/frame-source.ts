import type { Scene } from '../model/scene';

/** What the stage draws, and whose time it keeps. The board's engine is one. */
export interface FrameSource {
  readonly scene: Readonly<Scene>;
  /** The stage lends its frames; returns how to take them back. */
  attach(requestFrame: () => void): () => void;
  /** Moves to the time of a frame and says whether to draw and whether another frame is due. */
  frame(atMs: number): { readonly draw: boolean; readonly again: boolean };
  /** `unitPx`: CSS px of the units that width and height are given in. */
  resize(width: number, height: number, unitPx: number): void;
}
