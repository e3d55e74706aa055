import type { Finger, GestureEffect, GestureOptions, GestureState } from './types';

type Pinching = Extract<GestureState, { name: 'pinching' }>;

function distanceOf(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function pinchBegun(a: Finger, b: Finger): Pinching {
  const distance = distanceOf(a, b);
  return { name: 'pinching', a, b, startDistance: distance, distance, zooming: false };
}

/**
 * One of two fingers moved: the board follows their midpoint, and once their distance has changed by
 * more than the slop, also zooms about it. The slop is not zoomed, so the picture does not jump.
 */
export function pinchMoved(
  state: Pinching,
  moved: Finger,
  options: GestureOptions,
): { state: Pinching; effects: GestureEffect[] } {
  const a = moved.id === state.a.id ? moved : state.a;
  const b = moved.id === state.b.id ? moved : state.b;
  const midX = (state.a.x + state.b.x) / 2;
  const distance = distanceOf(a, b);
  const effects: GestureEffect[] = [];

  const zooming = state.zooming || Math.abs(distance - state.startDistance) > options.pinchSlopPx;
  if (state.zooming) {
    const near = options.pinchNearPx;
    const factor = Math.max(distance, near) / Math.max(state.distance, near);
    if (factor !== 1) effects.push({ kind: 'zoom', factor, x: midX });
  }
  const dx = (a.x + b.x) / 2 - midX;
  const dy = (a.y + b.y - state.a.y - state.b.y) / 2;
  if (dx !== 0 || dy !== 0) effects.push({ kind: 'pan', dx, dy });
  return { state: { ...state, a, b, distance, zooming }, effects };
}
