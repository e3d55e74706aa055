import { type GestureEvent, type GestureOptions, IDLE, type Step } from '../types';
import { inIdle } from './idle';
import { type In, SETTLE, to } from './step';

/** A wheel or touchpad zooms; it rests when nothing follows. */
export function inZooming(
  state: In<'zooming'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  switch (event.kind) {
    case 'wake':
      return event.atMs >= state.wakeAt ? to(IDLE, SETTLE) : to(state);
    case 'down':
    case 'wheel': {
      const next = inIdle(IDLE, event, options);
      const stillZooming = event.kind === 'wheel' && event.zoom;
      return stillZooming ? next : { ...next, effects: [SETTLE, ...next.effects] };
    }
    case 'interrupt':
      return to(IDLE, SETTLE);
    default:
      return to(state);
  }
}
