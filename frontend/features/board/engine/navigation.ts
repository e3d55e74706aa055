import type { Scene } from '../model/scene';
import { groupHeadAbove, rowOffset } from '../model/view/row-stack';
import { visibleDays, visibleRange } from '../model/view/viewport';
import { leadDays, type VisibleDayLimits } from '../model/view/visible-days';
import { steppedDays } from '../model/view/zoom-steps';
import type { Camera } from './camera';
import type { KeyboardCursor } from './keyboard/keyboard-cursor';
import { SCROLL_MS } from './scroll-animation';

/** Scrolling by buttons, search and address; the target is published at once. */
export class Navigation {
  /** `limits`: range of visible days, which depends on the settings. */
  constructor(
    private readonly scene: Scene,
    private readonly camera: Camera,
    private readonly cursor: KeyboardCursor,
    public limits: VisibleDayLimits,
    private readonly publish: () => void,
  ) {}

  /** Half of the visible days earlier or later (requirements.md, B4). */
  arrow(direction: -1 | 1): void {
    this.camera.arrow(direction);
    this.publish();
  }

  /** One step more or fewer visible days, around the current moment if it is in view. */
  stepDays(direction: -1 | 1): void {
    const { scene, camera, limits } = this;
    const days = steppedDays(visibleDays(camera.target, scene.extent), direction, limits);
    camera.showDays(days, scene.now);
    this.publish();
  }

  /** Brings a day number to the left edge. */
  toDay(day: number): void {
    this.camera.showDay(day);
    this.publish();
  }

  /** Brings a day number to the left edge, with the given number of visible days. */
  toView(day: number, days: number): void {
    this.camera.showView(day, days);
    this.publish();
  }

  /** Scrolls to today, preceded by a part of the earlier days. */
  toToday(): void {
    const visible = Math.round(visibleDays(this.camera.target, this.scene.extent));
    this.toDay(this.scene.today - leadDays(visible));
  }

  /** Brings a car into view and moves the cursor there; false if it is not shown. */
  toCar(carId: number): boolean {
    const view = this.cursor.toCar(carId, this.camera.target);
    if (!view) return false;
    this.camera.scrollTo(view, SCROLL_MS.jump);
    this.publish();
    return true;
  }

  /** Brings a day of a car into view, preceded by a part of the earlier days. */
  toPlace(carId: number, day: number): void {
    const { first, last } = visibleRange(this.camera.target, this.scene.extent);
    const visible = Math.round(visibleDays(this.camera.target, this.scene.extent));
    // The last day in view may be cut off.
    if (day < first || day >= last) this.camera.showDay(day - leadDays(visible));
    const view = this.cursor.viewOfCar(carId, this.camera.target);
    if (view) this.camera.scrollTo(view, SCROLL_MS.jump);
    this.publish();
  }

  /** Scrolls the rows up by px. */
  byRows(px: number): void {
    const { target } = this.camera;
    this.camera.scrollTo({ ...target, scrollY: target.scrollY + px }, SCROLL_MS.snap);
    this.publish();
  }

  /** Scrolls a row to the top at once, for a board that opens or changes its rows. */
  toRow(row: number): void {
    const { layout } = this.scene;
    this.camera.setScrollY(rowOffset(row, layout) - groupHeadAbove(row, layout));
    this.publish();
  }
}
