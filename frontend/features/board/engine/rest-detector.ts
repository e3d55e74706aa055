/** The board is at rest after this long without movement, ms. */
const REST_MS = 120;

/**
 * Reports once when the board has come to rest. `moved` may be called every frame: it only moves a
 * deadline, which one timer checks.
 */
export class RestDetector {
  private due = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly clock: () => number,
    private readonly isMoving: () => boolean,
    private readonly onRest: () => void,
  ) {}

  moved(): void {
    this.due = this.clock() + REST_MS;
    this.timer ??= setTimeout(() => this.check(), REST_MS);
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private check(): void {
    const left = this.due - this.clock();
    const busy = this.isMoving() || left > 0;
    this.timer = busy ? setTimeout(() => this.check(), Math.max(left, 16)) : undefined;
    if (!busy) this.onRest();
  }
}
