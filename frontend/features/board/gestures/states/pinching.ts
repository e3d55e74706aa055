import { type GestureEvent } from '../gesture-events';
import { type GestureOptions } from '../gesture-options';
import { IDLE, type Step } from '../gesture-state';
import { pinchApplied, pinchMoved } from '../pinch';
import { ZERO_VELOCITY } from '../velocity';
import { pointerOf, SNAP, type StateOf, to } from './step';

/** Two pointers move and zoom the board; when one is released, the other continues to pan. */
export function inPinching(
  state: StateOf<'pinching'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  const ids = [state.a.id, state.b.id];
  const { effects } = pinchApplied(state, options);
  switch (event.kind) {
    case 'frame':
      return pinchApplied(state, options);
    case 'move':
      return to(ids.includes(event.id) ? pinchMoved(state, pointerOf(event)) : state);
    case 'down':
      return to({ name: 'finished', pointers: [...ids, event.id] }, ...effects, SNAP);
    case 'up':
    case 'cancel': {
      if (!ids.includes(event.id)) return to(state);
      const left = event.id === state.a.id ? state.b : state.a;
      if (event.kind === 'cancel') {
        return to({ name: 'finished', pointers: [left.id] }, ...effects, SNAP);
      }
      return to(
        {
          name: 'panning',
          pointer: left,
          pointerType: 'touch',
          axis: 'free',
          offAxis: 0,
          velocity: ZERO_VELOCITY,
          atMs: event.atMs,
          zoomed: true,
        },
        ...effects,
      );
    }
    case 'interrupt':
      return to(IDLE, ...effects, SNAP);
    default:
      return to(state);
  }
}
