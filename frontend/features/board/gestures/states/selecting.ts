import { type GestureEvent } from '../gesture-events';
import { type GestureOptions } from '../gesture-options';
import { IDLE, type Step } from '../gesture-state';
import { edgePan } from './edge-pan';
import { wheelPan } from './idle';
import { secondContact } from './second-contact';
import { CLEAR_SELECTION, COMMIT_SELECTION, pointerOf, type StateOf, to } from './step';

/** A drag over free cells of one row; near an edge the board scrolls. */
export function inSelecting(
  state: StateOf<'selecting'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  const { row, anchor } = state;
  switch (event.kind) {
    case 'down':
      return secondContact(state.pointer, event, CLEAR_SELECTION);
    case 'move':
      if (event.id !== state.pointer.id) return to(state);
      return to(
        { ...state, pointer: pointerOf(event) },
        { kind: 'select', row, anchor, day: event.day, click: false },
      );
    case 'frame': {
      const pan = edgePan(state, event);
      if (!pan) return to({ ...state, atEdgeSince: null });
      return to({ ...state, atEdgeSince: pan.since }, pan.effect, {
        kind: 'select',
        row,
        anchor,
        day: event.day,
        click: false,
      });
    }
    case 'up':
      return event.id === state.pointer.id ? to(IDLE, COMMIT_SELECTION) : to(state);
    case 'wheel':
      return to(state, ...wheelPan(event, options));
    case 'cancel':
      return event.id === state.pointer.id ? to(IDLE, CLEAR_SELECTION) : to(state);
    case 'interrupt':
      return to(IDLE, CLEAR_SELECTION);
    default:
      return to(state);
  }
}
