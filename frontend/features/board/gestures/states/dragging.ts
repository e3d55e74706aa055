import type { Hit } from '@frontend/features/board/model/view/hit-test';
import { type GestureEffect } from '../gesture-effects';
import { type GestureEvent } from '../gesture-events';
import { type GestureOptions } from '../gesture-options';
import { IDLE, type Step } from '../gesture-state';
import { edgePan } from './edge-pan';
import { wheelPan } from './idle';
import { secondContact } from './second-contact';
import { CANCEL_DRAG, pointerOf, type StateOf, to } from './step';

export function dragStarted(
  { pointer, pointerType }: StateOf<'pressed'>,
  { event, part }: Extract<Hit, { kind: 'event' }>,
  then: GestureEffect,
): Step {
  const { x, y } = pointer;
  return to(
    {
      name: 'dragging',
      pointer,
      pointerType,
      from: { x, y },
      scrollsAtEdge: false,
      atEdgeSince: null,
    },
    { kind: 'dragStart', event, part, x, y },
    then,
  );
}

/**
 * An event follows one pointer; near an edge the board scrolls. Any unexpected event cancels the
 * drag.
 */
export function inDragging(
  state: StateOf<'dragging'>,
  event: GestureEvent,
  options: GestureOptions,
): Step {
  const { x, y } = state.pointer;
  const move: GestureEffect = { kind: 'dragMove', x, y };
  switch (event.kind) {
    case 'down':
      return secondContact(state.pointer, event, CANCEL_DRAG);
    case 'move': {
      if (event.id !== state.pointer.id) return to(state);
      const { from } = state;
      const hasMoved = Math.hypot(event.x - from.x, event.y - from.y) > options.touchSlopPx;
      return to(
        { ...state, pointer: pointerOf(event), scrollsAtEdge: state.scrollsAtEdge || hasMoved },
        { kind: 'dragMove', x: event.x, y: event.y },
      );
    }
    case 'frame': {
      const pan = state.scrollsAtEdge ? edgePan(state, event) : null;
      if (!pan) return to({ ...state, atEdgeSince: null });
      return to({ ...state, atEdgeSince: pan.since }, pan.effect, move);
    }
    case 'up':
      return event.id === state.pointer.id ? to(IDLE, { kind: 'drop' }) : to(state);
    case 'wheel':
      return to(state, ...wheelPan(event, options), move);
    case 'cancel':
      return event.id === state.pointer.id ? to(IDLE, CANCEL_DRAG) : to(state);
    case 'interrupt':
      return to(IDLE, CANCEL_DRAG);
    default:
      return to(state);
  }
}
