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
import { mostDays } from '../model/view/zoom-steps';
import { animatedView, SCROLL_MS, type ScrollAnimation, scrollAnimation } from './scroll-animation';

interface CameraListener {
  moved(): void;
  blocked(x: boolean, y: boolean): void;
}

/** A scroll over more views than this starts with a jump. */
const LONGEST_SCROLL_VIEWS = 2;

/** Holds the viewport: pans, zooms and animates it within the layout. Independent of the DOM. */
export class Camera {
  view: Viewport;
  extent: Extent;
  /** Replaces every animation by a jump. */
  reducedMotion = false;
  private animation: ScrollAnimation | null = null;
  private days: number;

  constructor(
    start: number,
    days: number,
    private readonly listener: CameraListener,
  ) {
    this.days = days;
    this.view = { left: start, dayWidth: 1, scrollY: 0 };
    const limits = { min: days, max: days, preset: days, wide: [] };
    this.extent = { width: days, height: 0, contentHeight: 0, limits };
  }

  /**
   * Applies a new size, row count or zoom limits. A new width keeps the visible days; a new row
   * count keeps a running animation.
   */
  fit(layout: Layout, rowCount: number, limits: VisibleDayLimits): void {
    const before = this.extent;
    this.extent = extentFor(layout, rowCount, limits);
    const isSameLimits =
      limits.min === before.limits.min && mostDays(limits) === mostDays(before.limits);
    const sameZoom = this.extent.width === before.width && isSameLimits;
    if (sameZoom) {
      this.set(clampViewport(this.view, this.extent));
      return;
    }
    const { target } = this;
    this.animation = null;
    this.set(withVisibleDays(target, this.days, this.extent));
  }

  /** Moves the content by px; returns the axes that were blocked. */
  panBy(dx: number, dy: number): void {
    this.animation = null;
    const before = this.view;
    this.set(pan(before, dx, dy, this.extent));
    const isXBlocked = dx !== 0 && this.view.left === before.left;
    const isYBlocked = dy !== 0 && this.view.scrollY === before.scrollY;
    if (isXBlocked || isYBlocked) this.listener.blocked(isXBlocked, isYBlocked);
  }

  /** Whether the rows can move by dy px. If not, the wheel scrolls the page. */
  canScrollBy(dy: number): boolean {
    return pan(this.view, 0, dy, this.extent) !== this.view;
  }

  /** `x`: px from the left edge of the body. */
  zoomBy(factor: number, x: number): void {
    this.animation = null;
    this.set(zoomAbout(this.view, factor, x, this.extent));
    this.days = visibleDays(this.view, this.extent);
  }

  /** Animates to whole days. */
  snap(): void {
    this.scrollTo(snapped(this.view, this.extent), SCROLL_MS.snap);
  }

  arrow(direction: -1 | 1): void {
    this.scrollTo(arrowTarget(this.target, direction, this.extent), SCROLL_MS.arrow);
  }

  /** Shows `days` days around the position `keep` if it is in view, else from the left edge. */
  showDays(days: number, keep: number): void {
    const share = (keep - this.target.left) * this.target.dayWidth;
    const inside = share > 0 && share < this.extent.width;
    const dayWidth = this.extent.width / days;
    const left = inside ? Math.round(keep - share / dayWidth) : this.target.left;
    this.scrollTo({ ...this.target, left, dayWidth }, SCROLL_MS.arrow);
  }

  /** Brings a day to the left edge. */
  showDay(left: number): void {
    const reach = LONGEST_SCROLL_VIEWS * visibleDays(this.view, this.extent);
    const away = left - this.view.left;
    if (Math.abs(away) > reach) {
      this.set(clampViewport({ ...this.view, left: left - Math.sign(away) * reach }, this.extent));
    }
    this.scrollTo({ ...this.target, left }, SCROLL_MS.jump);
  }

  /** Brings a day to the left edge, with the given number of visible days. */
  showView(left: number, days: number): void {
    this.scrollTo({ ...this.target, left, dayWidth: this.extent.width / days }, SCROLL_MS.jump);
  }

  scrollTo(to: Viewport, durationMs: number): void {
    const target = clampViewport(to, this.extent);
    this.days = visibleDays(target, this.extent);
    if (this.reducedMotion) {
      this.animation = null;
      this.set(target);
    } else if (target !== this.view) {
      this.animation = scrollAnimation(this.view, target, durationMs);
      this.listener.moved();
    }
  }

  /** Final view of the animation, or the current view. */
  get target(): Viewport {
    return this.animation?.to ?? this.view;
  }

  get isAnimating(): boolean {
    return this.animation !== null;
  }

  stop(): void {
    this.animation = null;
  }

  advance(atMs: number): void {
    if (!this.animation) return;
    if (this.animation.startMs === null) this.animation = { ...this.animation, startMs: atMs };
    const { view, done } = animatedView(this.animation, atMs);
    if (done) this.animation = null;
    this.set(view);
  }

  /** Sets the vertical position alone, after rows above were added or removed. */
  setScrollY(scrollY: number): void {
    this.set(clampViewport({ ...this.view, scrollY }, this.extent));
  }

  /** Jumps, as with a dragged scrollbar. */
  moveTo(change: Partial<Pick<Viewport, 'left' | 'scrollY'>>): void {
    this.animation = null;
    this.set(clampViewport({ ...this.view, ...change }, this.extent));
  }

  /** Ends an animation at its target, with the rows scrolled to `scrollY`. */
  restAt(scrollY: number): void {
    const { target } = this;
    this.animation = null;
    this.set(clampViewport({ ...target, scrollY }, this.extent));
  }

  private set(view: Viewport): void {
    if (view === this.view) return;
    this.view = view;
    this.listener.moved();
  }
}
