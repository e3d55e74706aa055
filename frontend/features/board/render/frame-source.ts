import type { Scene } from '../model/scene';

/** Source of the drawn frames. Implemented by the board's engine. */
export interface FrameSource {
  readonly scene: Readonly<Scene>;
  readonly frames: {
    /** Sets the frame source of the stage; returns a disposer. */
    attach(requestFrame: () => void): () => void;
  };
  /**
   * Advances to the time of a frame; `draw`: the scene has changed, `again`: another frame is due.
   */
  frame(atMs: number): { readonly draw: boolean; readonly again: boolean };
  /** `unitPx`: CSS px per unit of width and height. */
  resize(width: number, height: number, unitPx: number): void;
}
