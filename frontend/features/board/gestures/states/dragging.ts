import type { Hit } from '@frontend/features/board/model/view/hit-test';
import {
  type GestureEffect,
  type GestureEvent,
  type GestureOptions,
  IDLE,
  type Step,
} from '../types';
import { scrolled } from './idle';
import { joined } from './second-contact';
import { fingerOf, type In, PUT_BACK, to } from './step';

/** The press takes the event up where it began. */
export function liftedAt(
  { finger, pointer }: In<'pressed'>,
  { event, part }: Extract<Hit, { kind: 'event' }>,
  also: GestureEffect,
): Step {
  const { x, y } = finger;
  return to(
    { name: 'lifting', finger, pointer, from: { x, y }, pushes: false },
    { kind: 'lift', event, part, x, y },
    also,
  );
}

/** An event follows one pointer; near an edge the board moves along. Everything unforeseen puts it back. */
export function inLifting(
  state: In<'lifting'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  const { x, y } = state.finger;
  const carry: GestureEffect = { kind: 'carry', x, y };
  switch (event.kind) {
    case 'down':
      return joined(state.finger, event, PUT_BACK);
    case 'move': {
      if (event.id !== state.finger.id) return to(state);
      const { from } = state;
      const away = Math.hypot(event.x - from.x, event.y - from.y) > options.touchSlopPx;
      return to(
        { ...state, finger: fingerOf(event), pushes: state.pushes || away },
        { kind: 'carry', x: event.x, y: event.y },
      );
    }
    case 'frame': {
      const { push } = event;
      if (!state.pushes || (push.x === 0 && push.y === 0)) return to(state);
      return to(state, { kind: 'pan', dx: -push.x, dy: -push.y }, carry);
    }
    case 'up':
      return event.id === state.finger.id ? to(IDLE, { kind: 'drop' }) : to(state);
    case 'wheel':
      return to(state, ...scrolled(event, options), carry);
    case 'cancel':
      return event.id === state.finger.id ? to(IDLE, PUT_BACK) : to(state);
    case 'interrupt':
      return to(IDLE, PUT_BACK);
    default:
      return to(state);
  }
}
