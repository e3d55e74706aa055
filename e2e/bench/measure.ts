import type { CDPSession, Page } from 'playwright-core';
import type { StepCost } from '../../tools/bench-ratios.ts';

/** One wheel step, CSS px. */
const STEP_PX = 40;
const STEPS = 20;

/** Seconds of CPU the page's main thread has spent in tasks so far. */
async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const found = metrics.find((metric) => metric.name === 'TaskDuration');
  if (found === undefined) throw new Error('The browser does not tell TaskDuration.');
  return found.value;
}

const TWO_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

async function wheel(cdp: CDPSession, at: { x: number; y: number }, dx: number, dy: number) {
  await cdp.send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...at,
    deltaX: dx,
    deltaY: dy,
  });
  await cdp.send('Runtime.evaluate', { expression: TWO_FRAMES, awaitPromise: true });
}

/**
 * CPU of one step: the two frames that follow it are counted. What the devtools protocol itself costs
 * is in the empty page too and goes away with it.
 */
async function stepMs(cdp: CDPSession, page: Page, dx: number, dy: number): Promise<number> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const at = { x: Math.round(size.width * 0.6), y: Math.round(size.height * 0.6) };
  const before = await taskSeconds(cdp);
  for (let step = 0; step < STEPS; step += 1) await wheel(cdp, at, dx, dy);
  return ((await taskSeconds(cdp)) - before) * (1000 / STEPS);
}

async function moved(
  page: Page,
  job: () => Promise<number>,
): Promise<{ ms: number; moved: boolean }> {
  const before = await page.screenshot();
  const ms = await job();
  return { ms, moved: !before.equals(await page.screenshot()) };
}

/** A page under measurement. */
export interface Measured {
  /**
   * One round of steps there along each axis, back in the next round: `direction` 1 or −1.
   * `moved` tells whether the picture changed on both axes: a board that ignores the wheel is fast.
   */
  round(direction: 1 | -1): Promise<StepCost & { moved: boolean }>;
}

export async function measured(page: Page): Promise<Measured> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async round(direction) {
      const px = STEP_PX * direction;
      const across = await moved(page, () => stepMs(cdp, page, px, 0));
      const down = await moved(page, () => stepMs(cdp, page, 0, px));
      return {
        horizontalMs: across.ms,
        verticalMs: down.ms,
        moved: across.moved && down.moved,
      };
    },
  };
}
