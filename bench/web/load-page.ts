import type { Browser, CDPSession } from 'playwright-core';
import type { BenchPage } from './pages.ts';

/** Speed of the network and the processor. */
export interface Throttling {
  readonly kbitPerSecond: number;
  readonly roundTripMs: number;
  /** Slowdown factor of the processor. */
  readonly slowdown: number;
}

/** The cost of one load of a page. Kilobytes are 1,000 bytes as received. */
export interface PageLoad {
  /** Counts until the page's own data are shown. */
  readonly requests: number;
  readonly scripts: number;
  readonly scriptKb: number;
  /** Counts until the last request. */
  readonly allRequests: number;
  readonly allScripts: number;
  readonly allScriptKb: number;
  readonly firstPaintMs: number;
  readonly readyMs: number;
  /** CPU of the page's main thread. */
  readonly cpuSeconds: number;
  readonly longestTaskMs: number;
  readonly layoutShift: number;
  /** URL and moment of each request, ms. */
  readonly waterfall: readonly string[];
}

interface LoadOptions {
  readonly url: string;
  /** Session cookie as `name=value`. */
  readonly cookie: string;
  readonly page: BenchPage;
  readonly throttling?: Throttling;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Waits this long without requests before the load counts as over, ms. */
const QUIET_MS = 2500;
/** Time limit for a page that never stops requesting, ms. */
const QUIET_WITHIN_MS = 40_000;
const READY_WITHIN_MS = 90_000;

interface Probe {
  readyMs: number;
  longestMs: number;
  shift: number;
}

/** Runs in the page before its scripts: stamps readiness, long tasks and layout shifts. */
function watchLoad(selector: string): void {
  const probe: Probe = { readyMs: 0, longestMs: 0, shift: 0 };
  Object.assign(globalThis, { loadProbe: probe });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      probe.longestMs = Math.max(probe.longestMs, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) probe.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(selector)) probe.readyMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

interface Fetched {
  readonly url: string;
  readonly isScript: boolean;
  /** Time by the browser's clock, seconds. */
  readonly at: number;
  bytes: number;
}

async function follow(cdp: CDPSession): Promise<Map<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    const isScript = type === 'Script' || new URL(request.url).pathname.endsWith('.js');
    fetched.set(requestId, { url: request.url, isScript, at: timestamp, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  return fetched;
}

async function slowDown(cdp: CDPSession, throttling: Throttling): Promise<void> {
  const bytesPerSecond = (throttling.kbitPerSecond * 1000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling.slowdown });
}

const sumKb = (list: readonly Fetched[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Resolves when nothing has been requested for a while, or at the time limit. */
async function untilQuiet(fetched: ReadonlyMap<string, Fetched>): Promise<void> {
  const latest = Date.now() + QUIET_WITHIN_MS;
  for (let count = -1; count !== fetched.size && Date.now() < latest; ) {
    count = fetched.size;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

/** Loads a page once in its own context, with an empty cache. */
export async function loadPage(browser: Browser, options: LoadOptions): Promise<PageLoad> {
  const { url, cookie, page: measured, throttling, viewport } = options;
  const context = await browser.newContext({ viewport, locale: 'ru-RU' });
  try {
    if (!measured.isPublic) {
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url }]);
    }
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const fetched = await follow(cdp);
    if (throttling) await slowDown(cdp, throttling);
    await page.addInitScript(watchLoad, measured.ready);
    await page.goto(url + measured.path, { waitUntil: 'commit' });
    const isReady = () => (globalThis as unknown as { loadProbe: Probe }).loadProbe.readyMs > 0;
    await page.waitForFunction(isReady, null, { timeout: READY_WITHIN_MS, polling: 200 });
    await untilQuiet(fetched);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const cpuSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const found = await page.evaluate(() => ({
      ...(globalThis as unknown as { loadProbe: Probe }).loadProbe,
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const all = [...fetched.values()];
    const zero = all[0]?.at ?? 0;
    const before = all.filter(({ at }) => (at - zero) * 1000 <= found.readyMs);
    const scripts = before.filter(({ isScript }) => isScript);
    const allScripts = all.filter(({ isScript }) => isScript);
    return {
      requests: before.length,
      scripts: scripts.length,
      scriptKb: sumKb(scripts),
      allRequests: all.length,
      allScripts: allScripts.length,
      allScriptKb: sumKb(allScripts),
      firstPaintMs: found.firstPaintMs,
      readyMs: found.readyMs,
      cpuSeconds,
      longestTaskMs: found.longestMs,
      layoutShift: found.shift,
      waterfall: all.map(
        (one) =>
          `${((one.at - zero) * 1000).toFixed(0).padStart(6)} ms ${(one.bytes / 1000).toFixed(1).padStart(7)} KB ${one.url.replace(url, '')}`,
      ),
    };
  } finally {
    await context.close();
  }
}
