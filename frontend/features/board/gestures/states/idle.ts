import {
  type GestureEffect,
  type GestureEvent,
  type GestureOptions,
  type GestureState,
  IDLE,
  type Step,
} from '../types';
import { type Down, fingerOf, to, type Wheel } from './step';

/** Zoom per px of a ctrl-wheel: a notch of 100 px makes days about a fifth wider or narrower. */
const WHEEL_ZOOM = 0.002;
/** One event never zooms more than this, whatever a device claims to have scrolled. */
const WHEEL_ZOOM_PX = 150;

function pressed(event: Down, from: GestureState, options: GestureOptions): Step {
  const { hit } = event;
  const mouse = event.pointer === 'mouse';
  const free = hit.kind === 'free' && options.canSelect;
  const pans = !mouse || !free || event.space || event.button === 'middle';
  // A touch that catches a moving board stops it and means nothing more.
  const mute = from.name === 'coasting' || event.space || event.button === 'middle';
  const state: GestureState = {
    name: 'pressed',
    finger: fingerOf(event),
    pointer: event.pointer,
    hit,
    atMs: event.atMs,
    pans,
    mute,
    tap: from.name === 'idle' ? from.tap : null,
    wakeAt: !mouse && !mute && (free || hit.kind === 'event') ? event.atMs + options.holdMs : null,
  };
  const effects: GestureEffect[] = [{ kind: 'hold' }];
  if (!pans && hit.kind === 'free') {
    effects.push({ kind: 'select', row: hit.row, anchor: hit.day, day: hit.day, click: true });
  }
  return { state, effects };
}

function wheeled(event: Wheel, options: GestureOptions): Step {
  if (!event.zoom) return to(IDLE, { kind: 'hold' }, { kind: 'pan', dx: -event.dx, dy: -event.dy });
  const px = Math.min(Math.max(event.dy, -WHEEL_ZOOM_PX), WHEEL_ZOOM_PX);
  return to(
    { name: 'zooming', wakeAt: event.atMs + options.wheelSettleMs },
    { kind: 'hold' },
    { kind: 'zoom', factor: Math.exp(-px * WHEEL_ZOOM), x: event.x },
  );
}

/** A wheel in the middle of something else scrolls and never zooms. */
export function scrolled(event: Wheel, options: GestureOptions): readonly GestureEffect[] {
  return event.zoom ? [] : wheeled(event, options).effects;
}

/** Nothing is going on: a press or the wheel begins something. */
export function inIdle(state: GestureState, event: GestureEvent, options: GestureOptions): Step {
  if (event.kind === 'down' && event.button !== 'other') return pressed(event, state, options);
  if (event.kind === 'wheel') return wheeled(event, options);
  return to(state);
}
