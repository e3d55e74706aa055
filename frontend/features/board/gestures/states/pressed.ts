import { type GestureEffect } from '../gesture-effects';
import { type GestureEvent } from '../gesture-events';
import { type GestureOptions } from '../gesture-options';
import { IDLE, type Step } from '../gesture-state';
import { axisFor, moveOnAxis, ZERO_VELOCITY } from '../velocity';
import { dragStarted } from './dragging';
import { wheelPan } from './idle';
import { secondContact } from './second-contact';
import { CLEAR_SELECTION, COMMIT_SELECTION, type Move, pointerOf, type StateOf, to } from './step';

/** Whether this press drags its event: by a mouse, a resize handle or a long press. */
function mayDrag({ hit, panOnly }: StateOf<'pressed'>, options: GestureOptions): boolean {
  return hit.kind === 'event' && !panOnly && options.canDrag(hit.event);
}

/** A mouse drag on an event that may not be dragged pans, and may show the reason. */
function refusedDrag({ hit, panOnly, pointerType }: StateOf<'pressed'>): GestureEffect[] {
  if (hit.kind !== 'event' || panOnly || pointerType !== 'mouse') return [];
  return [{ kind: 'refuseDrag', event: hit.event, isLongPress: false }];
}

function pressedMoved(state: StateOf<'pressed'>, event: Move, options: GestureOptions): Step {
  const slop = state.pointerType === 'mouse' ? options.mouseSlopPx : options.touchSlopPx;
  const [dx, dy] = [event.x - state.pointer.x, event.y - state.pointer.y];
  const distance = Math.hypot(dx, dy);
  if (distance <= slop) return to(state);
  const { pointerType, hit } = state;
  const pointer = pointerOf(event);
  const byEdge = hit.kind === 'event' && (pointerType === 'mouse' || hit.part !== 'body');
  if (byEdge && mayDrag(state, options)) {
    return dragStarted(state, hit, { kind: 'dragMove', x: event.x, y: event.y });
  }
  if (!state.pans && hit.kind === 'free') {
    return to(
      { name: 'selecting', pointer, pointerType, row: hit.row, anchor: hit.day, atEdgeSince: null },
      { kind: 'select', row: hit.row, anchor: hit.day, day: event.day, click: false },
    );
  }
  const axis = pointerType === 'mouse' ? 'free' : axisFor(dx, dy);
  const share = 1 - slop / distance;
  const move = moveOnAxis(axis, 0, dx * share, dy * share);
  return to(
    {
      name: 'panning',
      pointer,
      pointerType,
      axis: move.axis,
      offAxis: move.offAxis,
      velocity: ZERO_VELOCITY,
      atMs: event.atMs,
      zoomed: false,
    },
    CLEAR_SELECTION,
    ...refusedDrag(state),
    { kind: 'pan', dx: move.dx, dy: move.dy },
  );
}

/** Result of a click or a tap. */
function released(state: StateOf<'pressed'>, atMs: number, options: GestureOptions): Step {
  const { hit } = state;
  if (state.panOnly) return to(IDLE);
  switch (hit.kind) {
    case 'day':
      return to(IDLE, { kind: 'openDay', day: hit.day });
    case 'car':
      return to(IDLE, { kind: 'highlight', key: null }, { kind: 'openCar', row: hit.row });
    case 'free': {
      if (!options.canSelect) return to(IDLE, { kind: 'highlight', key: null });
      if (!state.pans) return to(IDLE, COMMIT_SELECTION);
      const { row, day } = hit;
      return to(IDLE, { kind: 'select', row, anchor: day, day, click: true }, COMMIT_SELECTION);
    }
    case 'event': {
      const { key } = hit.event;
      const again = state.tap?.key === key && state.atMs - state.tap.atMs <= options.doubleTapMs;
      if (state.pointerType === 'mouse' || again) return to(IDLE, { kind: 'openEvent', key });
      return to({ name: 'idle', tap: { key, atMs } }, { kind: 'highlight', key });
    }
    default:
      return to(IDLE, { kind: 'highlight', key: null });
  }
}

/** Result of a long press. */
function longPressed(state: StateOf<'pressed'>, options: GestureOptions): Step {
  const { hit } = state;
  if (hit.kind === 'event') {
    if (mayDrag(state, options)) return dragStarted(state, hit, { kind: 'vibrate' });
    return to(
      { ...state, timeoutAt: null },
      { kind: 'refuseDrag', event: hit.event, isLongPress: true },
    );
  }
  if (hit.kind !== 'free') return to(state);
  return to(
    { ...state, name: 'selecting', row: hit.row, anchor: hit.day, atEdgeSince: null },
    { kind: 'vibrate' },
    { kind: 'select', row: hit.row, anchor: hit.day, day: hit.day, click: true },
  );
}

/** A pointer is down and has not moved past the slop. */
export function inPressed(
  state: StateOf<'pressed'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  switch (event.kind) {
    case 'down':
      return secondContact(state.pointer, event, CLEAR_SELECTION);
    case 'move':
      return event.id === state.pointer.id ? pressedMoved(state, event, options) : to(state);
    case 'up':
      return event.id === state.pointer.id ? released(state, event.atMs, options) : to(state);
    case 'timeout':
      return state.timeoutAt === null || event.atMs < state.timeoutAt
        ? to(state)
        : longPressed(state, options);
    case 'wheel':
      // The cells have moved under the press: it may not act on its original cell.
      return to(
        { name: 'finished', pointers: [state.pointer.id] },
        CLEAR_SELECTION,
        ...wheelPan(event, options),
      );
    case 'cancel':
      return event.id === state.pointer.id ? to(IDLE, CLEAR_SELECTION) : to(state);
    case 'interrupt':
      return to(IDLE, CLEAR_SELECTION);
    default:
      return to(state);
  }
}
