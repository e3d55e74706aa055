import { pinchBegun } from '../pinch';
import type { Finger, GestureEffect, Step } from '../types';
import { type Down, fingerOf, to } from './step';

/** A second contact: two fingers pinch; a second mouse button ends what the first began. */
export function joined(finger: Finger, event: Down, ...effects: GestureEffect[]): Step {
  if (event.pointer !== 'touch' || event.id === finger.id) {
    return to({ name: 'spent', fingers: [finger.id] }, ...effects);
  }
  return to(pinchBegun(finger, fingerOf(event)), ...effects);
}
