import { type GestureEvent } from '../gesture-events';
import { IDLE, type Step } from '../gesture-state';
import { type StateOf, to } from './step';

/** The gesture has ended; waits for the release of its pointers. */
export function inFinished(state: StateOf<'finished'>, event: GestureEvent): Step {
  switch (event.kind) {
    case 'down':
      return to({ name: 'finished', pointers: [...state.pointers, event.id] });
    case 'up':
    case 'cancel': {
      const pointers = state.pointers.filter((id) => id !== event.id);
      return to(pointers.length === 0 ? IDLE : { name: 'finished', pointers });
    }
    case 'interrupt':
      return to(IDLE);
    default:
      return to(state);
  }
}
