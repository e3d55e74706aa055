import type { GestureEffect } from './gesture-effects';
import type { GestureOptions } from './gesture-options';
import type { GestureState, PinchGeometry, Pointer } from './gesture-state';

type Pinching = Extract<GestureState, { name: 'pinching' }>;

function geometryOf(a: Pointer, b: Pointer): PinchGeometry {
  return {
    midX: (a.x + b.x) / 2,
    midY: (a.y + b.y) / 2,
    distance: Math.hypot(a.x - b.x, a.y - b.y),
  };
}

export function pinchBegun(a: Pointer, b: Pointer): Pinching {
  const geometry = geometryOf(a, b);
  return { name: 'pinching', a, b, geometry, startDistance: geometry.distance, zooming: false };
}

/** Applied in the next frame. */
export function pinchMoved(state: Pinching, moved: Pointer): Pinching {
  return moved.id === state.a.id ? { ...state, a: moved } : { ...state, b: moved };
}

/**
 * Movement of both pointers since the last frame: the board follows their centre and, once their
 * distance has changed by more than the slop, zooms about it, without a jump by the slop. Applied
 * per frame: two pointers report one after the other, and between the two reports their distance is
 * wrong.
 */
export function pinchApplied(
  state: Pinching,
  options: GestureOptions,
): { state: Pinching; effects: GestureEffect[] } {
  const before = state.geometry;
  const geometry = geometryOf(state.a, state.b);
  const effects: GestureEffect[] = [];
  if (state.zooming) {
    const near = options.pinchMinPx;
    const factor = Math.max(geometry.distance, near) / Math.max(before.distance, near);
    if (factor !== 1) effects.push({ kind: 'zoom', factor, x: before.midX });
  }
  const [dx, dy] = [geometry.midX - before.midX, geometry.midY - before.midY];
  if (dx !== 0 || dy !== 0) effects.push({ kind: 'pan', dx, dy });
  const stretched = Math.abs(geometry.distance - state.startDistance) > options.pinchSlopPx;
  return { state: { ...state, geometry, zooming: state.zooming || stretched }, effects };
}
