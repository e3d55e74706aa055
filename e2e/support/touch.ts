import type { CDPSession, Page } from 'playwright-core';

/** A point in the page, CSS px. */
export interface Point {
  x: number;
  y: number;
}

const FRAME_MS = 16;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A point on the way: 0 at `from`, 1 at `to`. */
export function pointBetween(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function send(cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) {
  const touchPoints = points.map((point, id) => ({ ...point, id }));
  return cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function withTouch(page: Page, gesture: (cdp: CDPSession) => Promise<void>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  try {
    await gesture(cdp);
  } finally {
    await cdp.detach();
  }
}

/** Fingers press at `from`, move in `steps` frames to `to` and rest before lifting: no inertia. */
function drag(page: Page, from: Point[], to: Point[], steps: number, restMs: number) {
  return withTouch(page, async (cdp) => {
    await send(cdp, 'touchStart', from);
    for (let step = 1; step <= steps; step += 1) {
      await pause(FRAME_MS);
      const at = from.map((start, finger) =>
        pointBetween(start, to[finger] ?? start, step / steps),
      );
      await send(cdp, 'touchMove', at);
    }
    await pause(restMs);
    await send(cdp, 'touchEnd', []);
  });
}

/** A one-finger drag. `restMs: 0` lifts while moving, which may start inertia. */
export function touchDrag(
  page: Page,
  from: Point,
  to: Point,
  options = { steps: 12, restMs: 120 },
) {
  return drag(page, [from], [to], options.steps, options.restMs);
}

/**
 * Two fingers on a horizontal line around `middle` move from `fromPx` to `toPx` apart: more zooms
 * in.
 */
export function pinch(page: Page, middle: Point, fromPx: number, toPx: number, steps = 16) {
  const fingers = (apart: number): Point[] => [
    { x: middle.x - apart / 2, y: middle.y },
    { x: middle.x + apart / 2, y: middle.y },
  ];
  return drag(page, fingers(fromPx), fingers(toPx), steps, 120);
}

export function tap(page: Page, at: Point) {
  return withTouch(page, async (cdp) => {
    await send(cdp, 'touchStart', [at]);
    await pause(40);
    await send(cdp, 'touchEnd', []);
  });
}

/** Two taps within the double-tap window (320 ms). */
export function doubleTap(page: Page, at: Point) {
  return withTouch(page, async (cdp) => {
    for (const gapMs of [0, 60]) {
      await pause(gapMs);
      await send(cdp, 'touchStart', [at]);
      await pause(40);
      await send(cdp, 'touchEnd', []);
    }
  });
}

/** What follows a long press: a move and a lift, or a cancelled pointer. */
export interface LongPress {
  to: Point;
  end: 'lift' | 'cancel' | 'second finger';
  /** Called before the finger lifts. */
  meanwhile?: () => Promise<void>;
}

/** A long press of half a second, then a drag. */
export function longPressDrag(page: Page, from: Point, { to, end, meanwhile }: LongPress) {
  return withTouch(page, async (cdp) => {
    await send(cdp, 'touchStart', [from]);
    await pause(520);
    for (let step = 1; step <= 12; step += 1) {
      await pause(FRAME_MS);
      await send(cdp, 'touchMove', [pointBetween(from, to, step / 12)]);
    }
    await pause(120);
    await meanwhile?.();
    if (end === 'cancel') {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      return;
    }
    if (end === 'second finger') {
      await send(cdp, 'touchStart', [to, { x: to.x + 90, y: to.y + 60 }]);
      await pause(60);
    }
    await send(cdp, 'touchEnd', []);
  });
}
