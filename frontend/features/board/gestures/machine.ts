import { inLifting } from './states/dragging';
import { inSpent } from './states/finished';
import { inIdle } from './states/idle';
import { inCoasting } from './states/inertia';
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

function answered(state: GestureState, event: GestureEvent, options: GestureOptions): Step {
  switch (state.name) {
    case 'idle':
      return inIdle(state, event, options);
    case 'pressed':
      return inPressed(state, event, options);
    case 'selecting':
      return inSelecting(state, event, options);
    case 'lifting':
      return inLifting(state, event, options);
    case 'panning':
      return inPanning(state, event, options);
    case 'pinching':
      return inPinching(state, event, options);
    case 'coasting':
      return inCoasting(state, event, options);
    case 'zooming':
      return inZooming(state, event, options);
    case 'spent':
      return inSpent(state, event);
  }
}

function hasFingers(state: GestureState): boolean {
  return state.name !== 'idle' && state.name !== 'coasting' && state.name !== 'zooming';
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
  const restarted = event.kind === 'down' && event.primary && hasFingers(state);
  if (!restarted) return answered(state, event, options);
  const ended = answered(state, { kind: 'interrupt' }, options);
  const next = answered(ended.state, event, options);
  return { state: next.state, effects: [...ended.effects, ...next.effects] };
}

/** Does this state move by itself, so that frames have to be sent to it? */
export function wantsFrames(state: GestureState): boolean {
  return ['coasting', 'selecting', 'lifting', 'pinching'].includes(state.name);
}

/** When the state wants to be woken, ms; null when it does not. */
export function wakeAt(state: GestureState): number | null {
  return state.name === 'pressed' || state.name === 'zooming' ? state.wakeAt : null;
}
