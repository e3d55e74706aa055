import type { Scene } from '../model/scene';
import { NOTHING } from '../model/view/hit-test';
import type { DayRange } from '../model/view/loaded-window';
import { visibleRange } from '../model/view/viewport';
import type { Camera } from './camera';

interface ViewListener {
  /** Requests a frame. */
  moved(): void;
  /** Whether an animation is running. */
  isMoving(): boolean;
  rested(): void;
  rangeChanged(range: DayRange): void;
}

/** Updates the scene's view from the camera; reports rest and changes of the days in view. */
export class ViewObserver {
  private readonly rest: RestDetector;
  private readonly range: RangeObserver;

  constructor(
    private readonly scene: Scene,
    private readonly listener: ViewListener,
    clock: () => number,
  ) {
    this.rest = new RestDetector(
      clock,
      () => listener.isMoving(),
      () => listener.rested(),
    );
    this.range = new RangeObserver((range) => listener.rangeChanged(range));
  }

  follow({ view, extent }: Camera): void {
    const { scene } = this;
    scene.view = view;
    scene.extent = extent;
    // The board has moved under a resting mouse.
    scene.hover = NOTHING;
    scene.hoverSelection = null;
    this.listener.moved();
    if (scene.layout.width === 0) return;
    this.rest.moved();
    this.range.check(scene);
  }

  destroy(): void {
    this.rest.destroy();
  }
}

/** Reports the days in view when they change. */
class RangeObserver {
  private range: DayRange = { first: Number.NaN, last: Number.NaN };

  constructor(private readonly changed: (range: DayRange) => void) {}

  check({ view, extent }: Scene): void {
    const { first, last } = visibleRange(view, extent);
    if (first === this.range.first && last === this.range.last) return;
    this.range = { first, last };
    this.changed(this.range);
  }
}

/** Time without movement until the board is at rest, ms. */
const REST_MS = 120;

/**
 * Reports once when the board has come to rest. `moved` may be called every frame: it only moves a
 * deadline, checked by one timer.
 */
class RestDetector {
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
