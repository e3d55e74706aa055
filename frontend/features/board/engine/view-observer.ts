import type { Scene } from '../model/scene';
import { NOTHING } from '../model/view/hit-test';
import type { DayRange } from '../model/view/loaded-window';
import type { Camera } from './camera';
import { RangeObserver } from './range-observer';
import { RestDetector } from './rest-detector';

/** Who hears of a view that moves. */
interface ViewListener {
  /** A frame is due. */
  moved(): void;
  /** Something still moves by itself. */
  isMoving(): boolean;
  rested(): void;
  /** Other days came into view. */
  rangeChanged(range: DayRange): void;
}

/** Keeps the scene's view in step with the camera; tells of its rest and of other days in view. */
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
    // What lay under a resting mouse has moved away from under it.
    scene.hover = NOTHING;
    scene.hoverSelection = null;
    this.listener.moved();
    if (scene.layout.width === 0) return;
    this.rest.moved();
    this.range.check(scene);
  }

  /** No timer may outlive the board on its page. */
  destroy(): void {
    this.rest.destroy();
  }
}
