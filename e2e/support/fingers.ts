import type { CDPSession, Page } from 'playwright-core';
import { type Point, pointBetween } from './touch.ts';

const FRAME_MS = 16;

/**
 * Fingers on the glass, each by its number. The page sees them by a clock of their own, so that a busy
 * machine makes no flick slower and no second tap later; only where a hand rests, time really passes.
 */
export class Fingers {
  private readonly down = new Map<number, Point>();
  private atMs = Date.now();

  constructor(private readonly cdp: CDPSession) {}

  /** A finger comes down, `afterMs` after whatever was before. */
  put(finger: number, at: Point, afterMs = 0): Promise<unknown> {
    // The page counts how long a finger rests by its own clock.
    this.atMs = Math.max(
      this.atMs + afterMs,
      this.down.size === 0 && afterMs === 0 ? Date.now() : 0,
    );
    this.down.set(finger, at);
    return this.tell('touchStart');
  }

  /** Fingers are somewhere else a frame later. */
  move(places: Readonly<Record<number, Point>>): Promise<unknown> {
    this.atMs += FRAME_MS;
    for (const [finger, at] of Object.entries(places)) this.down.set(Number(finger), at);
    return this.tell('touchMove');
  }

  /** Fingers go to other places in steps of a frame. */
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

  /** Nothing moves for so long, ms. */
  async rest(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.atMs += ms;
  }

  /**
   * A finger leaves, `afterMs` after whatever was before. Behind the last one real time catches up, so that
   * what follows is not taken for a part of the same gesture.
   */
  async lift(finger: number, afterMs = 0): Promise<void> {
    this.atMs += afterMs;
    const at = this.down.get(finger);
    this.down.delete(finger);
    // An end names those that leave; without a name all do.
    const isLast = this.down.size === 0;
    await this.tell('touchEnd', at && !isLast ? [[finger, at]] : []);
    const aheadMs = this.atMs - Date.now();
    if (isLast && aheadMs > 0) await new Promise((resolve) => setTimeout(resolve, aheadMs));
  }

  /** The browser takes all of them away. */
  lose(): Promise<unknown> {
    this.down.clear();
    return this.tell('touchCancel');
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

/** A hand on the page until `gesture` is done. */
export async function withFingers(
  page: Page,
  gesture: (hand: Fingers) => Promise<void>,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  try {
    await gesture(new Fingers(cdp));
  } finally {
    await cdp.detach();
  }
}
