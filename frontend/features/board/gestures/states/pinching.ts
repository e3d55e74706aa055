import { pinchApplied, pinchMoved } from '../pinch';
import { type GestureEvent, type GestureOptions, IDLE, type Step } from '../types';
import { STILL } from '../velocity';
import { fingerOf, type In, SETTLE, to } from './step';

/** Two fingers move and zoom the board; when one lifts, the other goes on panning. */
export function inPinching(
  state: In<'pinching'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  const ids = [state.a.id, state.b.id];
  const { effects } = pinchApplied(state, options);
  switch (event.kind) {
    case 'frame':
      return pinchApplied(state, options);
    case 'move':
      return to(ids.includes(event.id) ? pinchMoved(state, fingerOf(event)) : state);
    case 'down':
      return to({ name: 'spent', fingers: [...ids, event.id] }, ...effects, SETTLE);
    case 'up':
    case 'cancel': {
      if (!ids.includes(event.id)) return to(state);
      const left = event.id === state.a.id ? state.b : state.a;
      if (event.kind === 'cancel') {
        return to({ name: 'spent', fingers: [left.id] }, ...effects, SETTLE);
      }
      return to(
        {
          name: 'panning',
          finger: left,
          pointer: 'touch',
          axis: 'free',
          astray: 0,
          velocity: STILL,
          atMs: event.atMs,
          zoomed: true,
        },
        ...effects,
      );
    }
    case 'interrupt':
      return to(IDLE, ...effects, SETTLE);
    default:
      return to(state);
  }
}
