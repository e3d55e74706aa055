import type { Page } from 'playwright-core';
import type { Point } from '../point.ts';
import { withFingers } from './fingers.ts';

/** A one-finger drag that rests before lifting: no inertia. `restMs: 0` lifts while moving. */
export function touchDrag(
  page: Page,
  from: Point,
  to: Point,
  options = { steps: 12, restMs: 120 },
): Promise<void> {
  return withFingers(page, async (fingers) => {
    fingers.put(1, from);
    await fingers.drag({ 1: to }, options.steps);
    await fingers.lift(1, options.restMs);
  });
}

/**
 * Two fingers on a horizontal line around `middle` move from `fromPx` to `toPx` apart: more zooms
 * in.
 */
export function pinch(page: Page, middle: Point, fromPx: number, toPx: number): Promise<void> {
  const places = (apart: number) => ({
    1: { x: middle.x - apart / 2, y: middle.y },
    2: { x: middle.x + apart / 2, y: middle.y },
  });
  const from = places(fromPx);
  return withFingers(page, async (fingers) => {
    fingers.put(1, from[1]);
    fingers.put(2, from[2]);
    await fingers.drag(places(toPx), 16);
    await fingers.lift(1, 120);
    await fingers.lift(2);
  });
}

export function tap(page: Page, at: Point): Promise<void> {
  return withFingers(page, (fingers) => fingers.tap(at));
}

/** Two taps within the double-tap window (320 ms). */
export function doubleTap(page: Page, at: Point): Promise<void> {
  return withFingers(page, async (fingers) => {
    await fingers.tap(at);
    await fingers.tap(at, 60);
  });
}
