import type { Scene } from '../model/scene';

/** What the stage draws, and when. Implemented by the board's engine. */
export interface FrameSource {
  readonly scene: Readonly<Scene>;
  readonly frames: {
    /** The stage gives its frames; returns how to take them back. */
    attach(requestFrame: () => void): () => void;
  };
  /** Advances to the time of a frame; `draw`: something changed, `again`: another frame is due. */
  frame(atMs: number): { readonly draw: boolean; readonly again: boolean };
  /** `unitPx`: CSS px of the units of width and height. */
  resize(width: number, height: number, unitPx: number): void;
}
