import type { Browser, CDPSession, Page } from 'playwright-core';
import { MOTIONS, type Motion, type StepCosts } from '../ratios.ts';
import { type Board, EMPTY } from './boards.ts';
import { browserMs, taskSeconds, twoFrames } from './browser-metrics.ts';
import {
  countFrames,
  type GestureFrames,
  inputProcess,
  readGesture,
  TRACE_CATEGORIES,
  type TraceEvent,
} from './frames.ts';
import { type Gesture, gestureFor } from './gestures.ts';

/** One step, CSS px. */
const STEP_PX = 40;
/** Steps of a gesture: half of them forth, half back. */
const STEPS = 12;
/** Time limit of all steps; a slower board makes fewer, ms. */
const GESTURE_MS = 4000;

/** The gesture whose frames are traced: quick small moves. */
const FLOW_PX = 10;
const FLOW_MOVES = 50;
const FLOW_EVERY_MS = 8;
/** Time until the board is at rest after a gesture, ms. */
const SETTLE_MS = 300;
const IDLE_MS = 1000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface ProbeOptions {
  browser: Browser;
  page: Page;
  board: Board;
  /** Fingers instead of a mouse. */
  touch: boolean;
}

/** A page under measurement. */
export class Probe {
  readonly page: Page;
  readonly cdp: CDPSession;
  private readonly board: Board;
  private readonly browser: Browser;
  private readonly touch: boolean;
  private process: number | null = null;

  private constructor(on: ProbeOptions, cdp: CDPSession) {
    this.page = on.page;
    this.board = on.board;
    this.browser = on.browser;
    this.touch = on.touch;
    this.cdp = cdp;
  }

  static async on(options: ProbeOptions): Promise<Probe> {
    const { page } = options;
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Probe(options, cdp);
  }

  private gesture(motion: Motion): Gesture {
    const size = this.page.viewportSize() ?? { width: 0, height: 0 };
    return gestureFor(this.cdp, this.board, motion, { ...size, touch: this.touch });
  }

  private motions(): Motion[] {
    return MOTIONS.filter((motion) => motion !== 'zoom' || this.board.zooms);
  }

  /**
   * Makes every motion once, unmeasured. Throws when a motion did not change the picture: a board
   * that ignores input would seem fast. Returns the picture in the middle of the horizontal pan;
   * with touch the one before it, because boards subtract different slops.
   */
  async warmUp(): Promise<Buffer> {
    let seen: Buffer | null = null;
    for (const motion of this.motions()) {
      const gesture = this.gesture(motion);
      const before = await this.page.screenshot();
      await gesture.begin();
      await this.walk(gesture, 1, STEPS / 2);
      const moved = await this.page.screenshot();
      await this.walk(gesture, -1, STEPS / 2);
      await gesture.end();
      if (this.board !== EMPTY && before.equals(moved)) {
        throw new Error(`${this.board.name} ignored the gesture: ${motion}.`);
      }
      seen ??= this.touch ? before : moved;
      await pause(SETTLE_MS);
    }
    if (seen === null) throw new Error('There was no motion.');
    return seen;
  }

  /** Makes `count` steps, fewer when the time is up; returns how many. */
  private async walk(gesture: Gesture, sign: 1 | -1, count: number): Promise<number> {
    const began = performance.now();
    let made = 0;
    while (made < count && performance.now() - began < GESTURE_MS / 2) {
      await gesture.step(STEP_PX * sign);
      await twoFrames(this.cdp);
      made += 1;
    }
    return made;
  }

  /** CPU of a step of each motion, including the two frames after it. */
  async steps(): Promise<StepCosts> {
    const costs: StepCosts = {};
    for (const motion of this.motions()) {
      const gesture = this.gesture(motion);
      await gesture.begin();
      const [everything, main] = [await browserMs(this.browser), await taskSeconds(this.cdp)];
      const forth = await this.walk(gesture, 1, STEPS / 2);
      const steps = forth + (await this.walk(gesture, -1, forth));
      costs[motion] = ((await taskSeconds(this.cdp)) - main) * (1000 / steps);
      if (motion !== 'zoom') {
        const spent = ((await browserMs(this.browser)) - everything) / steps;
        costs.everything = (costs.everything ?? 0) + spent / 2;
      }
      await gesture.end();
      await pause(SETTLE_MS);
    }
    return costs;
  }

  private async traced(job: () => Promise<unknown>): Promise<TraceEvent[]> {
    await this.browser.startTracing(this.page, { categories: TRACE_CATEGORIES });
    await job();
    const trace = JSON.parse((await this.browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    return trace.traceEvents;
  }

  /** A quick pan forth and back; inputs are sent without waiting for frames. */
  async flow(motion: Motion): Promise<GestureFrames> {
    const gesture = this.gesture(motion);
    const events = await this.traced(async () => {
      await gesture.begin();
      const sent: Promise<unknown>[] = [];
      for (let move = 0; move < FLOW_MOVES; move += 1) {
        sent.push(gesture.step(move < FLOW_MOVES / 2 ? FLOW_PX : -FLOW_PX));
        await pause(FLOW_EVERY_MS);
      }
      await Promise.all(sent);
      await gesture.end();
      await pause(SETTLE_MS);
    });
    this.process ??= inputProcess(events);
    if (this.process === null) throw new Error(`${this.board.name} got no input: ${motion}.`);
    return readGesture(events, this.process);
  }

  /** Frames drawn in a second without input. Call it after a gesture. */
  async idleFrames(): Promise<number> {
    const events = await this.traced(() => pause(IDLE_MS));
    return this.process === null ? 0 : countFrames(events, this.process);
  }
}
