import type { GestureEffect } from '../gesture-effects';
import type { Pointer, Step } from '../gesture-state';
import { pinchBegun } from '../pinch';
import { type Down, pointerOf, to } from './step';

/** Two touches pinch; a second mouse button ends the gesture. */
export function secondContact(pointer: Pointer, event: Down, ...effects: GestureEffect[]): Step {
  if (event.pointerType !== 'touch' || event.id === pointer.id) {
    return to({ name: 'finished', pointers: [pointer.id] }, ...effects);
  }
  return to(pinchBegun(pointer, pointerOf(event)), ...effects);
}
