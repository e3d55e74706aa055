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
  return withFingers(page, async (hand) => {
    hand.put(1, from);
    await hand.drag({ 1: to }, options.steps);
    await hand.lift(1, options.restMs);
  });
}

/**
 * Two fingers on a horizontal line around `middle` move from `fromPx` to `toPx` apart: more zooms
 * in.
 */
export function pinch(page: Page, middle: Point, fromPx: number, toPx: number): Promise<void> {
  const fingers = (apart: number) => ({
    1: { x: middle.x - apart / 2, y: middle.y },
    2: { x: middle.x + apart / 2, y: middle.y },
  });
  const from = fingers(fromPx);
  return withFingers(page, async (hand) => {
    hand.put(1, from[1]);
    hand.put(2, from[2]);
    await hand.drag(fingers(toPx), 16);
    await hand.lift(1, 120);
    await hand.lift(2);
  });
}

export function tap(page: Page, at: Point): Promise<void> {
  return withFingers(page, (hand) => hand.tap(at));
}

/** Two taps within the double-tap window (320 ms). */
export function doubleTap(page: Page, at: Point): Promise<void> {
  return withFingers(page, async (hand) => {
    await hand.tap(at);
    await hand.tap(at, 60);
  });
}
