import { type GestureEvent } from '../gesture-events';
import { type GestureOptions } from '../gesture-options';
import { IDLE, type Step } from '../gesture-state';
import { averaged, moveOnAxis, releaseVelocity } from '../velocity';
import { secondContact } from './second-contact';
import { pointerOf, SNAP, type StateOf, to } from './step';

/** The board follows one pointer. */
export function inPanning(
  state: StateOf<'panning'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  const ended = state.zoomed ? to(IDLE, SNAP) : to(IDLE);
  switch (event.kind) {
    case 'down':
      return secondContact(state.pointer, event, ...ended.effects);
    case 'move': {
      if (event.id !== state.pointer.id) return to(state);
      const [dx, dy] = [event.x - state.pointer.x, event.y - state.pointer.y];
      const move = moveOnAxis(state.axis, state.offAxis, dx, dy);
      const velocity = averaged(state.velocity, move.dx, move.dy, event.atMs - state.atMs);
      const { axis, offAxis } = move;
      return to(
        { ...state, pointer: pointerOf(event), axis, offAxis, velocity, atMs: event.atMs },
        { kind: 'pan', dx: move.dx, dy: move.dy },
      );
    }
    case 'up': {
      if (event.id !== state.pointer.id) return to(state);
      const velocity = releaseVelocity(state.velocity, event.atMs - state.atMs);
      const hasInertia =
        velocity && options.hasInertia && state.pointerType === 'touch' && !state.zoomed;
      return hasInertia ? to({ name: 'inertia', velocity, atMs: null }) : ended;
    }
    case 'cancel':
      return event.id === state.pointer.id ? ended : to(state);
    case 'interrupt':
      return ended;
    default:
      return to(state);
  }
}
