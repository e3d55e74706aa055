import type { CDPSession, Page } from 'playwright-core';
import { type Point, pointBetween } from '../point.ts';

const FRAME_MS = 16;
/**
 * Minimum pause after which a press is unrelated to the one before, ms; a longer one has the same
 * effect.
 */
const APART_MS = 500;

/** The clock of the browser, which `CLOCK_AT` does not shift. */
const eventMs = () => performance.timeOrigin + performance.now();

/**
 * Fingers on a touch screen by id. Events have their own clock, so that a slow machine delays
 * neither a flick nor a second tap; real time passes only during a long press.
 */
export class Fingers {
  private readonly down = new Map<number, Point>();
  private atMs = eventMs();
  private pressed: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  /**
   * A finger presses `afterMs` after the previous event. The first move is sent without awaiting
   * the response to the press: a pause between them would be a long press.
   */
  put(finger: number, at: Point, afterMs = 0): void {
    // The page measures a long press by its own clock: a press in the past would be one
    // immediately.
    const isFirst = this.down.size === 0 && (afterMs === 0 || afterMs >= APART_MS);
    this.atMs = Math.max(this.atMs + afterMs, isFirst ? eventMs() : 0);
    this.down.set(finger, at);
    this.pressed = Promise.all([this.pressed, this.tell('touchStart')]);
  }

  /** Fingers move within one frame. */
  async move(places: Readonly<Record<number, Point>>): Promise<void> {
    this.atMs += FRAME_MS;
    for (const [finger, at] of Object.entries(places)) this.down.set(Number(finger), at);
    await Promise.all([this.pressed, this.tell('touchMove')]);
  }

  /** Fingers move in steps of a frame. */
  async drag(places: Readonly<Record<number, Point>>, steps = 8): Promise<void> {
    const from = new Map(this.down);
    for (let step = 1; step <= steps; step += 1) {
      const now = Object.entries(places).map(([finger, to]) => {
        const start = from.get(Number(finger)) ?? to;
        return [finger, pointBetween(start, to, step / steps)] as const;
      });
      await this.move(Object.fromEntries(now));
    }
  }

  /** Presses until the page vibrates, as it does when it accepts a long press. */
  async press(finger: number, at: Point): Promise<void> {
    await this.page.evaluate(() => {
      const { dataset } = document.documentElement;
      delete dataset.vibrated;
      navigator.vibrate = () => {
        dataset.vibrated = '';
        return true;
      };
    });
    this.put(finger, at);
    await this.page.locator('html[data-vibrated]').waitFor({ state: 'attached' });
    this.atMs = Math.max(this.atMs, eventMs());
  }

  /**
   * A tap, `afterMs` after the previous event. Press and release are sent together: a slow page
   * would treat a later release as a long press.
   */
  async tap(at: Point, afterMs = 0): Promise<void> {
    this.put(1, at, afterMs);
    await this.lift(1, 40);
  }

  /**
   * A finger lifts, `afterMs` after the previous event. After the last one the clock returns to
   * real time, so that later events start another gesture.
   */
  async lift(finger: number, afterMs = 0): Promise<void> {
    this.atMs += afterMs;
    const at = this.down.get(finger);
    this.down.delete(finger);
    // A touch end names the lifted fingers; without names, all.
    const isLast = this.down.size === 0;
    await Promise.all([this.pressed, this.tell('touchEnd', at && !isLast ? [[finger, at]] : [])]);
    const aheadMs = this.atMs - eventMs();
    if (isLast && aheadMs > 0) await new Promise((resolve) => setTimeout(resolve, aheadMs));
  }

  /** The browser cancels all touches. */
  async lose(): Promise<void> {
    this.down.clear();
    await Promise.all([this.pressed, this.tell('touchCancel')]);
  }

  private tell(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: Iterable<[number, Point]> = this.down,
  ): Promise<unknown> {
    const touchPoints = [...points].map(([id, point]) => ({ ...point, id }));
    const timestamp = this.atMs / 1000;
    return this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  }
}

export async function withFingers(
  page: Page,
  gesture: (fingers: Fingers) => Promise<void>,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  try {
    await gesture(new Fingers(page, cdp));
  } finally {
    await cdp.detach();
  }
}
