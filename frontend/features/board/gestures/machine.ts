import { type GestureEvent } from './gesture-events';
import { GESTURE_OPTIONS, type GestureOptions } from './gesture-options';
import { type GestureState, type Step } from './gesture-state';
import { inDragging } from './states/dragging';
import { inFinished } from './states/finished';
import { inIdle } from './states/idle';
import { inInertia } from './states/inertia';
import { inPanning } from './states/panning';
import { inPinching } from './states/pinching';
import { inPressed } from './states/pressed';
import { inSelecting } from './states/selecting';
import { inZooming } from './states/zooming';

function stepIn(state: GestureState, event: GestureEvent, options: GestureOptions): Step {
  switch (state.name) {
    case 'idle':
      return inIdle(state, event, options);
    case 'pressed':
      return inPressed(state, event, options);
    case 'selecting':
      return inSelecting(state, event, options);
    case 'dragging':
      return inDragging(state, event, options);
    case 'panning':
      return inPanning(state, event, options);
    case 'pinching':
      return inPinching(state, event, options);
    case 'inertia':
      return inInertia(state, event, options);
    case 'zooming':
      return inZooming(state, event, options);
    case 'finished':
      return inFinished(state, event);
  }
}

function hasPointers(state: GestureState): boolean {
  return state.name !== 'idle' && state.name !== 'inertia' && state.name !== 'zooming';
}

/**
 * One step of the gesture machine: the next state and its effects. Pure; time is part of the
 * events. Every state handles up, cancel and interrupt. A minimised page may never send the end of
 * a touch: the next first touch ends the stale one.
 */
export function step(
  state: GestureState,
  event: GestureEvent,
  options: GestureOptions = GESTURE_OPTIONS,
): Step {
  const restarted = event.kind === 'down' && event.primary && hasPointers(state);
  if (!restarted) return stepIn(state, event, options);
  const ended = stepIn(state, { kind: 'interrupt' }, options);
  const next = stepIn(ended.state, event, options);
  return { state: next.state, effects: [...ended.effects, ...next.effects] };
}

/** Whether this state changes with time. */
export function needsFrames(state: GestureState): boolean {
  return ['inertia', 'selecting', 'dragging', 'pinching'].includes(state.name);
}

/** Time at which the state expects a `timeout` event, ms; null: never. */
export function timeoutAt(state: GestureState): number | null {
  return state.name === 'pressed' || state.name === 'zooming' ? state.timeoutAt : null;
}
