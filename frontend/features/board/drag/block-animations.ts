import type { Drag } from '../model/drag/drag';

/** Where a block is drawn: positions in days, px from the top of the first row. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly top: number;
}

interface Slide {
  readonly drag: Drag;
  readonly from: Place;
  readonly to: Place;
  readonly durationMs: number;
  /** Set by the first frame. */
  startMs: number | null;
  readonly arrived: () => void;
}

/** Animates blocks to their positions, driven by the frames of the board. */
export class BlockAnimations {
  private readonly slides = new Set<Slide>();

  /** At once when `durationMs` is 0 (reduced motion). */
  begin(drag: Drag, to: Place, durationMs: number, arrived: () => void): void {
    this.stop(drag);
    if (durationMs === 0) {
      Object.assign(drag, to);
      arrived();
      return;
    }
    const { start, end, top } = drag;
    this.slides.add({ drag, from: { start, end, top }, to, durationMs, startMs: null, arrived });
  }

  stop(drag: Drag): void {
    for (const slide of this.slides) if (slide.drag === drag) this.slides.delete(slide);
  }

  /** True while anything is animated. */
  frame(atMs: number): boolean {
    for (const slide of this.slides) {
      slide.startMs ??= atMs;
      const part = Math.min(1, (atMs - slide.startMs) / slide.durationMs);
      const share = 1 - (1 - part) ** 3;
      const { drag, from, to } = slide;
      drag.start = from.start + (to.start - from.start) * share;
      drag.end = from.end + (to.end - from.end) * share;
      drag.top = from.top + (to.top - from.top) * share;
      if (part < 1) continue;
      this.slides.delete(slide);
      slide.arrived();
    }
    return this.slides.size > 0;
  }
}
