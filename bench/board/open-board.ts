import type { Browser, BrowserContext } from 'playwright-core';
import { DEVICES, type Device } from '../../e2e/support/devices.ts';
import { median } from '../ratios.ts';
import { type Board, EMPTY } from './boards.ts';
import { Probe } from './probe.ts';
import { withTimeLimit } from './time-limit.ts';

/** Time limit of the first paint, ms. */
const PAINT_MS = 60_000;
/** A board that paints within this limit is opened three times; the median counts. Milliseconds. */
const QUICK_MS = 3000;
const OPENINGS = 3;

export interface OpenBoard {
  probe: Probe;
  context: BrowserContext;
  /** Ms; see `show` of the pages. */
  paintMs: number;
  /** Errors of the page since it was opened. */
  faults: string[];
}

/** One size on one screen. */
export interface Setting {
  device: Device;
  cars: number;
}

/**
 * Opens a board in its own context, and so its own main thread, in the company's time zone. Throws
 * `TimeLimitError` when it does not paint in time.
 */
export async function openBoard(
  browser: Browser,
  url: string,
  board: Board,
  setting: Setting,
): Promise<OpenBoard> {
  const context = await browser.newContext({
    ...DEVICES[setting.device],
    timezoneId: 'Europe/Moscow',
    locale: 'ru-RU',
  });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${board.name}: ${error.message}`));
    page.on('crash', () => faults.push(`${board.name}: the page crashed`));
    const address = `${url}/${board.page}.html?cars=${board.cars ?? setting.cars}`;
    const paint = async (): Promise<number> => {
      await page.goto(address, { waitUntil: 'commit' });
      if (board === EMPTY) return 0;
      const ready = page.waitForSelector('body[data-ready]', { timeout: 0 });
      const body = await withTimeLimit(PAINT_MS, ready, 'to the first paint');
      return Number(await body.getAttribute('data-ready'));
    };
    const paints = [await paint()];
    while ((paints[0] ?? 0) < QUICK_MS && paints.length < OPENINGS) paints.push(await paint());
    const touch = 'hasTouch' in DEVICES[setting.device];
    const probe = await Probe.on({ browser, page, board, touch });
    return { probe, context, paintMs: median(paints), faults };
  } catch (error) {
    await closeContext(context);
    throw error;
  }
}

/** A page in an endless task may not close; it then ends with the browser. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await withTimeLimit(10_000, context.close(), 'to close').catch(() => {});
}
