import type { GestureEffect } from '../gesture-effects';
import type { GestureEvent } from '../gesture-events';
import type { GestureState, Pointer, Step } from '../gesture-state';

export type Down = Extract<GestureEvent, { kind: 'down' }>;
export type Move = Extract<GestureEvent, { kind: 'move' }>;
export type Wheel = Extract<GestureEvent, { kind: 'wheel' }>;

export type StateOf<N extends GestureState['name']> = Extract<GestureState, { name: N }>;

export const CLEAR_SELECTION: GestureEffect = { kind: 'clearSelection' };
export const SNAP: GestureEffect = { kind: 'snap' };
export const CANCEL_DRAG: GestureEffect = { kind: 'dragCancel' };
export const COMMIT_SELECTION: GestureEffect = { kind: 'commitSelection' };

export function to(state: GestureState, ...effects: GestureEffect[]): Step {
  return { state, effects };
}

export function pointerOf(event: Down | Move): Pointer {
  return { id: event.id, x: event.x, y: event.y };
}
