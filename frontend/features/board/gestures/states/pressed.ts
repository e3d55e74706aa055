import {
  type GestureEffect,
  type GestureEvent,
  type GestureOptions,
  IDLE,
  type Step,
} from '../types';
import { axisOf, heldMove, STILL } from '../velocity';
import { liftedAt } from './dragging';
import { scrolled } from './idle';
import { joined } from './second-contact';
import { COMMIT, fingerOf, type In, type Move, to, UNSELECT } from './step';

/** May the press take up the event it is on? A drag (mouse, handle) or a long press does. */
function lifts({ hit, mute }: In<'pressed'>, options: GestureOptions): boolean {
  return hit.kind === 'event' && !mute && options.canLift(hit.event);
}

/** A mouse that drags an event means to move it: why it pans instead may be worth a word. */
function refusal({ hit, mute, pointer }: In<'pressed'>): GestureEffect[] {
  if (hit.kind !== 'event' || mute || pointer !== 'mouse') return [];
  return [{ kind: 'refuse', event: hit.event, isHeld: false }];
}

function pressedMoved(state: In<'pressed'>, event: Move, options: GestureOptions): Step {
  const slop = state.pointer === 'mouse' ? options.mouseSlopPx : options.touchSlopPx;
  const [dx, dy] = [event.x - state.finger.x, event.y - state.finger.y];
  const travel = Math.hypot(dx, dy);
  if (travel <= slop) return to(state);
  const { pointer, hit } = state;
  const finger = fingerOf(event);
  const byEdge = hit.kind === 'event' && (pointer === 'mouse' || hit.part !== 'body');
  if (byEdge && lifts(state, options)) {
    return liftedAt(state, hit, { kind: 'carry', x: event.x, y: event.y });
  }
  if (!state.pans && hit.kind === 'free') {
    return to(
      { name: 'selecting', finger, pointer, row: hit.row, anchor: hit.day },
      { kind: 'select', row: hit.row, anchor: hit.day, day: event.day, click: false },
    );
  }
  const axis = pointer === 'mouse' ? 'free' : axisOf(dx, dy);
  const share = 1 - slop / travel;
  const move = heldMove(axis, 0, dx * share, dy * share);
  return to(
    {
      name: 'panning',
      finger,
      pointer,
      axis: move.axis,
      astray: move.astray,
      velocity: STILL,
      atMs: event.atMs,
      zoomed: false,
    },
    UNSELECT,
    ...refusal(state),
    { kind: 'pan', dx: move.dx, dy: move.dy },
  );
}

/** The press ended where it began: a click or a tap. */
function released(state: In<'pressed'>, atMs: number, options: GestureOptions): Step {
  const { hit } = state;
  if (state.mute) return to(IDLE);
  switch (hit.kind) {
    case 'day':
      return to(IDLE, { kind: 'openDay', day: hit.day });
    case 'free': {
      if (!options.canSelect) return to(IDLE, { kind: 'highlight', key: null });
      if (!state.pans) return to(IDLE, COMMIT);
      const { row, day } = hit;
      return to(IDLE, { kind: 'select', row, anchor: day, day, click: true }, COMMIT);
    }
    case 'event': {
      const { key } = hit.event;
      const again = state.tap?.key === key && state.atMs - state.tap.atMs <= options.doubleTapMs;
      if (state.pointer === 'mouse' || again) return to(IDLE, { kind: 'openEvent', key });
      return to({ name: 'idle', tap: { key, atMs } }, { kind: 'highlight', key });
    }
    default:
      return to(IDLE, { kind: 'highlight', key: null });
  }
}

/** The finger rested long enough to mean more than a tap. */
function held(state: In<'pressed'>, options: GestureOptions): Step {
  const { hit } = state;
  if (hit.kind === 'event') {
    if (lifts(state, options)) return liftedAt(state, hit, { kind: 'buzz' });
    return to({ ...state, wakeAt: null }, { kind: 'refuse', event: hit.event, isHeld: true });
  }
  if (hit.kind !== 'free') return to(state);
  return to(
    { ...state, name: 'selecting', row: hit.row, anchor: hit.day },
    { kind: 'buzz' },
    { kind: 'select', row: hit.row, anchor: hit.day, day: hit.day, click: true },
  );
}

/** A finger or a button is down and has not moved enough to mean a drag. */
export function inPressed(
  state: In<'pressed'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  switch (event.kind) {
    case 'down':
      return joined(state.finger, event, UNSELECT);
    case 'move':
      return event.id === state.finger.id ? pressedMoved(state, event, options) : to(state);
    case 'up':
      return event.id === state.finger.id ? released(state, event.atMs, options) : to(state);
    case 'wake':
      return state.wakeAt === null || event.atMs < state.wakeAt ? to(state) : held(state, options);
    case 'wheel':
      // The cells have moved from under the press, so it may not act on what it began on.
      return to(
        { name: 'spent', fingers: [state.finger.id] },
        UNSELECT,
        ...scrolled(event, options),
      );
    case 'cancel':
      return event.id === state.finger.id ? to(IDLE, UNSELECT) : to(state);
    case 'interrupt':
      return to(IDLE, UNSELECT);
    default:
      return to(state);
  }
}
