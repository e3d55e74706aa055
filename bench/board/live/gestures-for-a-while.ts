import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Motion } from '../../ratios.ts';
import { BARE } from '../boards.ts';
import { inputProcess, TRACE_CATEGORIES, type TraceEvent } from '../frames.ts';
import { gestureFor } from '../gestures.ts';
import { type FrameWork, mainThreadFrames } from './main-thread-frames.ts';

/** One part of a gesture: `count` moves of `px`, one per frame. */
interface Part {
  readonly motion: Motion;
  readonly moves: number;
  readonly px: number;
}

/** A horizontal pan of six weeks, a vertical pan through the fleet, a pinch out and back. */
const PARTS: readonly Part[] = [
  { motion: 'horizontal', moves: 240, px: 24 },
  { motion: 'vertical', moves: 120, px: 24 },
  { motion: 'zoom', moves: 30, px: -4 },
  { motion: 'zoom', moves: 30, px: 4 },
];
const EVERY_MS = 16;
/** Moves after which a touch is released and placed again: the screen is finite. */
const FINGER_MOVES = 10;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface LivePage {
  readonly browser: Browser;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly touch: boolean;
}

async function make({ page, cdp, touch }: LivePage, part: Part, sign: 1 | -1): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const inOne = touch ? FINGER_MOVES : part.moves;
  for (let made = 0; made < part.moves; made += inOne) {
    const gesture = gestureFor(cdp, BARE, part.motion, { ...size, touch });
    await gesture.begin();
    const sent: Promise<unknown>[] = [];
    for (let move = 0; move < Math.min(inOne, part.moves - made); move += 1) {
      // Only pans have a direction that the run reverses; a pinch ends at its start.
      sent.push(gesture.step(part.motion === 'zoom' ? part.px : part.px * sign));
      await pause(EVERY_MS);
    }
    await Promise.all(sent);
    await gesture.end();
  }
}

/** Traces one round of gestures: the main thread's work per frame. */
export async function tracedRound(live: LivePage, sign: 1 | -1): Promise<FrameWork[]> {
  const { browser, page } = live;
  await page.bringToFront();
  await browser.startTracing(page, {
    categories: [...TRACE_CATEGORIES, 'v8', 'devtools.timeline'],
  });
  for (const part of PARTS) await make(live, part, sign);
  const text = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  const pid = inputProcess(traceEvents);
  if (pid === null) throw new Error('The page got no input.');
  return mainThreadFrames(traceEvents, pid);
}
