import { type GestureEvent } from '../gesture-events';
import { type GestureOptions } from '../gesture-options';
import { IDLE, type Step } from '../gesture-state';
import { coasted, decayed } from '../velocity';
import { inIdle } from './idle';
import { type StateOf, to } from './step';

/** The board keeps moving after a flick; any press stops it. */
export function inInertia(
  state: StateOf<'inertia'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  switch (event.kind) {
    case 'frame': {
      if (state.atMs === null) return to({ ...state, atMs: event.atMs });
      const ms = event.atMs - state.atMs;
      const velocity = decayed(state.velocity, ms);
      const pan = { kind: 'pan', ...coasted(state.velocity, ms) } as const;
      if (!velocity) return to(IDLE, pan);
      return to({ name: 'inertia', velocity, atMs: event.atMs }, pan);
    }
    case 'blocked': {
      const { vx, vy } = state.velocity;
      const velocity = { vx: event.x ? 0 : vx, vy: event.y ? 0 : vy };
      return velocity.vx === 0 && velocity.vy === 0 ? to(IDLE) : to({ ...state, velocity });
    }
    case 'interrupt':
      return to(IDLE);
    default:
      return inIdle(state, event, options);
  }
}
