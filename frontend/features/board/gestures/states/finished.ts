import { type GestureEvent, IDLE, type Step } from '../types';
import { type In, to } from './step';

/** The gesture is over and waits for its fingers to lift. */
export function inSpent(state: In<'spent'>, event: GestureEvent): Step {
  switch (event.kind) {
    case 'down':
      return to({ name: 'spent', fingers: [...state.fingers, event.id] });
    case 'up':
    case 'cancel': {
      const fingers = state.fingers.filter((id) => id !== event.id);
      return to(fingers.length === 0 ? IDLE : { name: 'spent', fingers });
    }
    case 'interrupt':
      return to(IDLE);
    default:
      return to(state);
  }
}
