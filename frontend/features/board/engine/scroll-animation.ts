import type { Viewport } from '../model/view/viewport';

/** Durations, ms: snap to whole days after a zoom, arrow, jump, cursor. */
export const SCROLL_MS = { snap: 120, arrow: 220, jump: 320, cursor: 120 } as const;

/** An animation of the camera from one view to another. */
export interface ScrollAnimation {
  readonly from: Viewport;
  readonly to: Viewport;
  readonly durationMs: number;
  /** Set by the first frame, so that a late frame does not shorten the animation. */
  readonly startMs: number | null;
}

export function scrollAnimation(from: Viewport, to: Viewport, durationMs: number): ScrollAnimation {
  return { from, to, durationMs, startMs: null };
}

function eased(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** The view at a moment of the animation; `done`: exactly at the target. */
export function animatedView(
  animation: ScrollAnimation,
  atMs: number,
): { view: Viewport; done: boolean } {
  const part = (atMs - (animation.startMs ?? atMs)) / animation.durationMs;
  if (part >= 1) return { view: animation.to, done: true };
  const share = eased(Math.max(part, 0));
  const { from, to } = animation;
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    view: {
      left: between(from.left, to.left),
      dayWidth: between(from.dayWidth, to.dayWidth),
      scrollY: between(from.scrollY, to.scrollY),
    },
    done: false,
  };
}
