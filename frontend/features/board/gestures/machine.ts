import { inDragging } from './states/dragging';
import { inFinished } from './states/finished';
import { inIdle } from './states/idle';
import { inInertia } from './states/inertia';
import { inPanning } from './states/panning';
import { inPinching } from './states/pinching';
import { inPressed } from './states/pressed';
import { inSelecting } from './states/selecting';
import { inZooming } from './states/zooming';
import {
  GESTURE_OPTIONS,
  type GestureEvent,
  type GestureOptions,
  type GestureState,
  type Step,
} from './types';

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
 * One step of the hand: what the board is now doing and what it has to do about it. Pure; time comes
 * inside the events. Every state answers up, cancel and interrupt, so none can be left hanging: a
 * tablet that minimises the page may never send the end of a touch, but then the next touch is the
 * first of its kind and clears what was left.
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

/** Does this state move by itself, so that frames have to be sent to it? */
export function needsFrames(state: GestureState): boolean {
  return ['inertia', 'selecting', 'dragging', 'pinching'].includes(state.name);
}

/** When the state wants to be woken, ms; null when it does not. */
export function timeoutAt(state: GestureState): number | null {
  return state.name === 'pressed' || state.name === 'zooming' ? state.timeoutAt : null;
}
