import type { Finger, GestureEffect, GestureOptions, GestureState } from './types';

type Pinching = Extract<GestureState, { name: 'pinching' }>;

interface Grip {
  readonly midX: number;
  readonly midY: number;
  readonly distance: number;
}

function gripOf(a: Finger, b: Finger): Grip {
  return {
    midX: (a.x + b.x) / 2,
    midY: (a.y + b.y) / 2,
    distance: Math.hypot(a.x - b.x, a.y - b.y),
  };
}

/** Two fingers took hold of the board. */
export function pinchBegun(a: Finger, b: Finger): Pinching {
  const grip = gripOf(a, b);
  return { name: 'pinching', a, b, grip, startDistance: grip.distance, zooming: false };
}

/** One of the fingers is somewhere else; nothing is done about it before the next frame. */
export function pinchMoved(state: Pinching, moved: Finger): Pinching {
  return moved.id === state.a.id ? { ...state, a: moved } : { ...state, b: moved };
}

/**
 * What both fingers did since the last frame: the board follows their midpoint, and once their
 * distance has changed by more than the slop, also zooms about it. The slop is not zoomed, so the
 * picture does not jump. Counted by frames, because fingers that move side by side report one after
 * the other, and between the two reports their distance means nothing.
 */
export function pinchApplied(
  state: Pinching,
  options: GestureOptions,
): { state: Pinching; effects: GestureEffect[] } {
  const before = state.grip;
  const grip = gripOf(state.a, state.b);
  const effects: GestureEffect[] = [];
  if (state.zooming) {
    const near = options.pinchNearPx;
    const factor = Math.max(grip.distance, near) / Math.max(before.distance, near);
    if (factor !== 1) effects.push({ kind: 'zoom', factor, x: before.midX });
  }
  const [dx, dy] = [grip.midX - before.midX, grip.midY - before.midY];
  if (dx !== 0 || dy !== 0) effects.push({ kind: 'pan', dx, dy });
  const stretched = Math.abs(grip.distance - state.startDistance) > options.pinchSlopPx;
  return { state: { ...state, grip, zooming: state.zooming || stretched }, effects };
}
