import { type GestureEvent, type GestureOptions, IDLE, type Step } from '../types';
import { scrolled } from './idle';
import { joined } from './second-contact';
import { COMMIT, fingerOf, type In, to, UNSELECT } from './step';

/** A drag over free cells of one row; near an edge the board moves along. */
export function inSelecting(
  state: In<'selecting'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  const { row, anchor } = state;
  switch (event.kind) {
    case 'down':
      return joined(state.finger, event, UNSELECT);
    case 'move':
      if (event.id !== state.finger.id) return to(state);
      return to(
        { ...state, finger: fingerOf(event) },
        { kind: 'select', row, anchor, day: event.day, click: false },
      );
    case 'frame': {
      const { push, day } = event;
      if (push.x === 0 && push.y === 0) return to(state);
      return to(
        state,
        { kind: 'pan', dx: -push.x, dy: -push.y },
        { kind: 'select', row, anchor, day, click: false },
      );
    }
    case 'up':
      return event.id === state.finger.id ? to(IDLE, COMMIT) : to(state);
    case 'wheel':
      return to(state, ...scrolled(event, options));
    case 'cancel':
      return event.id === state.finger.id ? to(IDLE, UNSELECT) : to(state);
    case 'interrupt':
      return to(IDLE, UNSELECT);
    default:
      return to(state);
  }
}
