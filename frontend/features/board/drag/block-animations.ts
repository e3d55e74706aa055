import type { Drag } from '../model/drag/drag';

/** Position of a drawn block: days, and px from the top of the first row. */
export interface BlockPosition {
  readonly start: number;
  readonly end: number;
  readonly top: number;
}

interface BlockAnimation {
  readonly drag: Drag;
  readonly from: BlockPosition;
  readonly to: BlockPosition;
  readonly durationMs: number;
  /** Set by the first frame. */
  startMs: number | null;
  readonly onEnd: () => void;
}

/** Animates blocks to their positions, driven by the frames of the board. */
export class BlockAnimations {
  private readonly animations = new Set<BlockAnimation>();

  /** Completes at once when `durationMs` is 0 (reduced motion). */
  start(drag: Drag, to: BlockPosition, durationMs: number, onEnd: () => void): void {
    this.stop(drag);
    if (durationMs === 0) {
      Object.assign(drag, to);
      onEnd();
      return;
    }
    const { start, end, top } = drag;
    this.animations.add({ drag, from: { start, end, top }, to, durationMs, startMs: null, onEnd });
  }

  stop(drag: Drag): void {
    for (const animation of this.animations)
      if (animation.drag === drag) this.animations.delete(animation);
  }

  /** Returns whether anything is animated. */
  frame(atMs: number): boolean {
    for (const animation of this.animations) {
      animation.startMs ??= atMs;
      const part = Math.min(1, (atMs - animation.startMs) / animation.durationMs);
      const share = 1 - (1 - part) ** 3;
      const { drag, from, to } = animation;
      drag.start = from.start + (to.start - from.start) * share;
      drag.end = from.end + (to.end - from.end) * share;
      drag.top = from.top + (to.top - from.top) * share;
      if (part < 1) continue;
      this.animations.delete(animation);
      animation.onEnd();
    }
    return this.animations.size > 0;
  }
}
