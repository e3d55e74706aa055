/** Decides when the board needs a frame, and updates elements that follow drawn frames. */
export class FrameRequests {
  /** Called before each drawn frame, for elements outside the canvas that move with the board. */
  readonly followers = new Set<(atMs: number) => void>();
  private requestFrame: () => void = () => {};
  private dirty = true;

  /** Sets the frame source of the stage; returns a disposer. */
  attach(requestFrame: () => void): () => void {
    this.requestFrame = requestFrame;
    this.invalidate();
    return () => {
      this.requestFrame = () => {};
    };
  }

  request(): void {
    this.requestFrame();
  }

  /** Requests a frame after a visible change. */
  invalidate(): void {
    this.dirty = true;
    this.requestFrame();
  }

  /** Whether this frame is drawn; calls its followers first. */
  take(atMs: number, isChanging: boolean): boolean {
    const isDrawn = this.dirty || isChanging;
    this.dirty = false;
    if (isDrawn) for (const follow of this.followers) follow(atMs);
    return isDrawn;
  }
}
