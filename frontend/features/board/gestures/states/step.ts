import type { Finger, GestureEffect, GestureEvent, GestureState, Step } from '../types';

export type Down = Extract<GestureEvent, { kind: 'down' }>;
export type Move = Extract<GestureEvent, { kind: 'move' }>;
export type Wheel = Extract<GestureEvent, { kind: 'wheel' }>;

/** The state of one name. */
export type In<N extends GestureState['name']> = Extract<GestureState, { name: N }>;

export const UNSELECT: GestureEffect = { kind: 'unselect' };
export const SETTLE: GestureEffect = { kind: 'settle' };
export const PUT_BACK: GestureEffect = { kind: 'putBack' };
export const COMMIT: GestureEffect = { kind: 'commit' };

export function to(state: GestureState, ...effects: GestureEffect[]): Step {
  return { state, effects };
}

export function fingerOf(event: Down | Move): Finger {
  return { id: event.id, x: event.x, y: event.y };
}
