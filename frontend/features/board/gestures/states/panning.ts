import { type GestureEvent, type GestureOptions, IDLE, type Step } from '../types';
import { heldMove, releaseVelocity, tracked } from '../velocity';
import { joined } from './second-contact';
import { fingerOf, type In, SETTLE, to } from './step';

/** The board follows one pointer. */
export function inPanning(
  state: In<'panning'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  const ended = state.zoomed ? to(IDLE, SETTLE) : to(IDLE);
  switch (event.kind) {
    case 'down':
      return joined(state.finger, event, ...ended.effects);
    case 'move': {
      if (event.id !== state.finger.id) return to(state);
      const [dx, dy] = [event.x - state.finger.x, event.y - state.finger.y];
      const move = heldMove(state.axis, state.astray, dx, dy);
      const velocity = tracked(state.velocity, move.dx, move.dy, event.atMs - state.atMs);
      const { axis, astray } = move;
      return to(
        { ...state, finger: fingerOf(event), axis, astray, velocity, atMs: event.atMs },
        { kind: 'pan', dx: move.dx, dy: move.dy },
      );
    }
    case 'up': {
      if (event.id !== state.finger.id) return to(state);
      const velocity = releaseVelocity(state.velocity, event.atMs - state.atMs);
      const coasts = velocity && options.coasts && state.pointer === 'touch' && !state.zoomed;
      return coasts ? to({ name: 'coasting', velocity, atMs: null }) : ended;
    }
    case 'cancel':
      return event.id === state.finger.id ? ended : to(state);
    case 'interrupt':
      return ended;
    default:
      return to(state);
  }
}
