import type { BoardEngine } from '../engine/board-engine';
import {
  type DaySpan,
  scrolledDays,
  scrolledRows,
  startAt,
  type Thumb,
  thumbOf,
} from '../model/view/scroll-thumb';

export type BarAxis = 'days' | 'rows';

/** Minimum width of the hit area of a thumb, px: the size of a touch target. */
const LEAST_TAKEN = 44;

/**
 * Delay between moves of the thumb, ms: moving it in every frame of a pan costs a tenth to a third
 * of the frame.
 */
const PAUSE_MS = 150;

/** Moves the thumb of one scrollbar with the board; no frame passes through React. */
export class BarFollower {
  private shown: Thumb | null = null;
  private nextMs = 0;
  isDragged = false;

  constructor(
    private readonly engine: BoardEngine,
    private readonly axis: BarAxis,
    private readonly thumb: HTMLElement,
    public span: DaySpan,
  ) {}

  /** Called after a drawn frame; the final position is set when the board comes to rest. */
  frame(atMs: number): void {
    if (!this.isDragged && atMs < this.nextMs) return;
    this.nextMs = atMs + PAUSE_MS;
    this.follow();
  }

  /** Writes the changed styles. */
  follow(): void {
    const { axis, shown } = this;
    const thumb = thumbOf(this.scrolled, this.track);
    const { style } = this.thumb;
    if (thumb?.offset === shown?.offset && thumb?.size === shown?.size) return;
    this.shown = thumb;
    this.thumb.hidden = thumb === null;
    if (!thumb) return;
    const [x, y] = axis === 'days' ? [thumb.offset, 0] : [0, thumb.offset];
    style.transform = `translate(${x}px, ${y}px)`;
    if (thumb.size !== shown?.size) style[axis === 'days' ? 'width' : 'height'] = `${thumb.size}px`;
  }

  /** Whether a point of the track, px, is on the thumb or beside a short one. */
  isOnThumb(at: number): boolean {
    const { shown } = this;
    if (!shown) return false;
    const reach = Math.max(shown.size, LEAST_TAKEN) / 2;
    return Math.abs(at - shown.offset - shown.size / 2) <= reach;
  }

  /** Start of the thumb, px of the track. */
  get offset(): number {
    return this.shown?.offset ?? 0;
  }

  /** Scrolls for a thumb dragged to `offset`, px of the track. */
  dragTo(offset: number): void {
    const start = startAt(this.scrolled, this.track, offset);
    this.engine.camera.moveTo(this.axis === 'days' ? { left: start } : { scrollY: start });
  }

  /** Scrolls one page towards a press on the track beside the thumb. */
  pageTowards(at: number): void {
    const { height } = this.engine.scene.extent;
    this.engine.navigation.byRows(at < this.offset ? -height : height);
  }

  private get scrolled() {
    const { view, extent } = this.engine.scene;
    return this.axis === 'days'
      ? scrolledDays(view, extent, this.span)
      : scrolledRows(view, extent);
  }

  private get track(): number {
    const { width, height } = this.engine.scene.extent;
    return (this.axis === 'days' ? width : height) * this.engine.unitPx;
  }
}
