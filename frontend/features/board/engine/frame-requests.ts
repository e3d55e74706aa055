/** When the board needs a frame of the browser, and what follows the drawn ones. */
export class FrameRequests {
  /** Called before each drawn frame: what moves with the board outside of its canvas. */
  readonly followers = new Set<(atMs: number) => void>();
  private requestFrame: () => void = () => {};
  private dirty = true;

  /** The stage gives its frames; returns how to take them back. */
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

  /** Something visible changed. */
  invalidate(): void {
    this.dirty = true;
    this.requestFrame();
  }

  /** Whether this frame is drawn; its followers are called before. */
  take(atMs: number, isChanging: boolean): boolean {
    const isDrawn = this.dirty || isChanging;
    this.dirty = false;
    if (isDrawn) for (const follow of this.followers) follow(atMs);
    return isDrawn;
  }
}
