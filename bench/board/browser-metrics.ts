import type { Browser, CDPSession, Page } from 'playwright-core';

/**
 * Total CPU of tasks of the page's main thread, seconds, without those of the devtools protocol.
 */
export async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => {
    const found = metrics.find((metric) => metric.name === name);
    if (found === undefined) throw new Error(`The browser does not report ${name}.`);
    return found.value;
  };
  return value('TaskDuration') - value('DevToolsCommandDuration');
}

/** Total CPU of all processes of the browser, ms; the system counts ticks of 10 ms. */
export async function browserMs(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

const TWO_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Waits until the page has had two frames. */
export async function twoFrames(cdp: CDPSession): Promise<void> {
  await cdp.send('Runtime.evaluate', { expression: TWO_FRAMES, awaitPromise: true });
}

/** Size of the heap after a collection, MB of 10⁶ bytes. */
export async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Number of elements of the document. */
export function nodeCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}
