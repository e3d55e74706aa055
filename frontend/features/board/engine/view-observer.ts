import type { Scene } from '../model/scene';
import { NOTHING } from '../model/view/hit-test';
import type { DayRange } from '../model/view/loaded-window';
import type { Camera } from './camera';
import { RangeObserver } from './range-observer';
import { RestDetector } from './rest-detector';

interface ViewListener {
  /** Requests a frame. */
  moved(): void;
  /** Does anything still move by itself? */
  isMoving(): boolean;
  rested(): void;
  rangeChanged(range: DayRange): void;
}

/** Keeps the scene's view in step with the camera; reports rest and other days in view. */
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
