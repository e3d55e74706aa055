import { type GestureEvent } from '../gesture-events';
import { type GestureOptions } from '../gesture-options';
import { IDLE, type Step } from '../gesture-state';
import { inIdle } from './idle';
import { SNAP, type StateOf, to } from './step';

/** A wheel or touchpad zooms; ends when nothing follows. */
export function inZooming(
  state: StateOf<'zooming'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  switch (event.kind) {
    case 'timeout':
      return event.atMs >= state.timeoutAt ? to(IDLE, SNAP) : to(state);
    case 'down':
    case 'wheel': {
      const next = inIdle(IDLE, event, options);
      const stillZooming = event.kind === 'wheel' && event.zoom;
      return stillZooming ? next : { ...next, effects: [SNAP, ...next.effects] };
    }
    case 'interrupt':
      return to(IDLE, SNAP);
    default:
      return to(state);
  }
}
