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

/** A board that ignores the wheel is fast: refuses a page whose picture the steps did not change. */
async function mustMove(page: Page, job: () => Promise<number>): Promise<number> {
  const before = await page.screenshot();
  const ms = await job();
  if (before.equals(await page.screenshot())) throw new Error(`${page.url()} ignored the wheel.`);
  return ms;
}

/** A page under measurement. */
export interface Measured {
  /** One round of steps along each axis: there with `direction` 1, back with −1. */
  round(direction: 1 | -1): Promise<StepCost>;
}

/** `still`: the page has nothing to move. Otherwise its first round proves that it follows the wheel. */
export async function measured(page: Page, still: boolean): Promise<Measured> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  let proved = still;
  return {
    async round(direction) {
      const px = STEP_PX * direction;
      const run = (job: () => Promise<number>) => (proved ? job() : mustMove(page, job));
      const horizontalMs = await run(() => stepMs(cdp, page, px, 0));
      const verticalMs = await run(() => stepMs(cdp, page, 0, px));
      proved = true;
      return { horizontalMs, verticalMs };
    },
  };
}
