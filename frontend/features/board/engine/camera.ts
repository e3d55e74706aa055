import type { Layout } from '../model/view/layout';
import { extentFor } from '../model/view/layout';
import {
  arrowTarget,
  clampViewport,
  type Extent,
  pan,
  snapped,
  type Viewport,
  visibleDays,
  withVisibleDays,
  zoomAbout,
} from '../model/view/viewport';
import type { VisibleDayLimits } from '../model/view/visible-days';
import { GLIDE_MS, type Glide, glide, glideAt } from './scroll-animation';

/** What else has to hear when the camera moves. */
export interface CameraWatcher {
  moved(): void;
  edge(x: boolean, y: boolean): void;
}

/** A journey longer than this many views begins with a jump, so that it never races past years. */
const LONGEST_GLIDE_VIEWS = 2;

/** Keeps the view: pans, zooms and glides inside what the layout allows. Knows no DOM. */
export class Camera {
  view: Viewport;
  extent: Extent;
  /** Set for people who asked their system for less motion: every glide becomes a jump. */
  reducedMotion = false;
  private journey: Glide | null = null;
  private days: number;

  constructor(
    start: number,
    days: number,
    private readonly watcher: CameraWatcher,
  ) {
    this.days = days;
    this.view = { left: start, dayWidth: 1, scrollY: 0 };
    this.extent = { width: days, height: 0, contentHeight: 0, minDays: days, maxDays: days };
  }

  /**
   * Follows a new size, row count or zoom limits. A new width keeps the same days in view; rows that
   * come or go do not disturb a journey.
   */
  fit(layout: Layout, rowCount: number, limits: VisibleDayLimits): void {
    const before = this.extent;
    this.extent = extentFor(layout, rowCount, limits);
    const { width, minDays, maxDays } = this.extent;
    const sameZoom =
      width === before.width && minDays === before.minDays && maxDays === before.maxDays;
    if (sameZoom) {
      this.set(clampViewport(this.view, this.extent));
      return;
    }
    const { target } = this;
    this.journey = null;
    this.set(withVisibleDays(target, this.days, this.extent));
  }

  /** Moves the content by px; tells the watcher which axis could not follow. */
  panBy(dx: number, dy: number): void {
    this.journey = null;
    const before = this.view;
    this.set(pan(before, dx, dy, this.extent));
    const stuckX = dx !== 0 && this.view.left === before.left;
    const stuckY = dy !== 0 && this.view.scrollY === before.scrollY;
    if (stuckX || stuckY) this.watcher.edge(stuckX, stuckY);
  }

  /** May the rows move by dy px? Tells a page that scrolls whether the wheel is ours. */
  canScrollBy(dy: number): boolean {
    return pan(this.view, 0, dy, this.extent) !== this.view;
  }

  /** `x` in px from the left edge of the body. */
  zoomBy(factor: number, x: number): void {
    this.journey = null;
    this.set(zoomAbout(this.view, factor, x, this.extent));
    this.days = visibleDays(this.view, this.extent);
  }

  /** Comes to rest on whole days. */
  settle(): void {
    this.glideTo(snapped(this.view, this.extent), GLIDE_MS.settle);
  }

  arrow(direction: -1 | 1): void {
    this.glideTo(arrowTarget(this.target, direction, this.extent), GLIDE_MS.arrow);
  }

  /** Shows `days` days; `keep` stays where it is on screen when it is in view, else the left edge. */
  showDays(days: number, keep: number): void {
    const share = (keep - this.target.left) * this.target.dayWidth;
    const inside = share > 0 && share < this.extent.width;
    const dayWidth = this.extent.width / days;
    const left = inside ? Math.round(keep - share / dayWidth) : this.target.left;
    this.glideTo({ ...this.target, left, dayWidth }, GLIDE_MS.arrow);
  }

  /** Brings a day to the left edge. */
  showDay(left: number): void {
    const reach = LONGEST_GLIDE_VIEWS * visibleDays(this.view, this.extent);
    const away = left - this.view.left;
    if (Math.abs(away) > reach) {
      this.set(clampViewport({ ...this.view, left: left - Math.sign(away) * reach }, this.extent));
    }
    this.glideTo({ ...this.target, left }, GLIDE_MS.jump);
  }

  /** Brings a day to the left edge, with so many days in view. */
  showView(left: number, days: number): void {
    this.glideTo({ ...this.target, left, dayWidth: this.extent.width / days }, GLIDE_MS.jump);
  }

  glideTo(to: Viewport, durationMs: number): void {
    const target = clampViewport(to, this.extent);
    this.days = visibleDays(target, this.extent);
    if (this.reducedMotion) {
      this.journey = null;
      this.set(target);
    } else if (target !== this.view) {
      this.journey = glide(this.view, target, durationMs);
      this.watcher.moved();
    }
  }

  /** Where the camera is going, or stands. */
  get target(): Viewport {
    return this.journey?.to ?? this.view;
  }

  get gliding(): boolean {
    return this.journey !== null;
  }

  /** Stops where it is, under the hand. */
  stop(): void {
    this.journey = null;
  }

  advance(atMs: number): void {
    if (!this.journey) return;
    if (this.journey.startMs === null) this.journey = { ...this.journey, startMs: atMs };
    const { view, done } = glideAt(this.journey, atMs);
    if (done) this.journey = null;
    this.set(view);
  }

  /** Replaces the vertical position only, for rows that came or went above. */
  scrollTo(scrollY: number): void {
    this.set(clampViewport({ ...this.view, scrollY }, this.extent));
  }

  private set(view: Viewport): void {
    if (view === this.view) return;
    this.view = view;
    this.watcher.moved();
  }
}
