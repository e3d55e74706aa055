import { clamp } from '../../model/view/clamp';
import { type GestureEffect } from '../gesture-effects';
import { type GestureEvent } from '../gesture-events';
import { type GestureOptions } from '../gesture-options';
import { type GestureState, IDLE, type Step } from '../gesture-state';
import { type Down, pointerOf, to, type Wheel } from './step';

/** Zoom per px of a ctrl-wheel: a notch of 100 px makes days about a fifth wider or narrower. */
const WHEEL_ZOOM = 0.002;
/** Maximum zoom of one wheel event, px of wheel. */
const WHEEL_ZOOM_PX = 150;

function pressed(event: Down, from: GestureState, options: GestureOptions): Step {
  const { hit } = event;
  const mouse = event.pointerType === 'mouse';
  const free = hit.kind === 'free' && options.canSelect;
  const pans = !mouse || !free || event.space || event.button === 'middle';
  // A touch that stops a moving board has no other effect.
  const panOnly = from.name === 'inertia' || event.space || event.button === 'middle';
  const state: GestureState = {
    name: 'pressed',
    pointer: pointerOf(event),
    pointerType: event.pointerType,
    hit,
    atMs: event.atMs,
    pans,
    panOnly,
    tap: from.name === 'idle' ? from.tap : null,
    timeoutAt:
      !mouse && !panOnly && (free || hit.kind === 'event')
        ? event.atMs + options.longPressMs
        : null,
  };
  const effects: GestureEffect[] = [{ kind: 'stopScroll' }];
  if (!pans && hit.kind === 'free') {
    effects.push({ kind: 'select', row: hit.row, anchor: hit.day, day: hit.day, click: true });
  }
  return { state, effects };
}

function wheeled(event: Wheel, options: GestureOptions): Step {
  if (!event.zoom)
    return to(IDLE, { kind: 'stopScroll' }, { kind: 'pan', dx: -event.dx, dy: -event.dy });
  const px = clamp(event.dy, -WHEEL_ZOOM_PX, WHEEL_ZOOM_PX);
  return to(
    { name: 'zooming', timeoutAt: event.atMs + options.wheelSettleMs },
    { kind: 'stopScroll' },
    { kind: 'zoom', factor: Math.exp(-px * WHEEL_ZOOM), x: event.x },
  );
}

/** During another gesture the wheel scrolls and never zooms. */
export function wheelPan(event: Wheel, options: GestureOptions): readonly GestureEffect[] {
  return event.zoom ? [] : wheeled(event, options).effects;
}

/** No gesture: a press or the wheel begins one. */
export function inIdle(state: GestureState, event: GestureEvent, options: GestureOptions): Step {
  if (event.kind === 'down' && event.button !== 'other') return pressed(event, state, options);
  if (event.kind === 'wheel') return wheeled(event, options);
  return to(state);
}
