import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
  type Page,
  request,
} from 'playwright-core';
import { test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { DEVICES, type Device } from './devices.ts';
import { reportServer } from './report-server.ts';
import type { Caller } from './rest.ts';
import { shiftDate } from './shifted-date.ts';
import { REDUCED_MOTION, VISIT_FLAGS } from './short-visits.ts';
import { sessionOf } from './sign-in.ts';
import { clockShiftMs, type ProductOptions, startProduct } from './start-product.ts';
import { type PageProblems, watchPages } from './watch-page.ts';

const RESULTS = fileURLToPath(new URL('../../test-results', import.meta.url));

export interface OpenOptions extends BrowserContextOptions {
  device?: Device;
  /** Path to open first. Default: '/'. */
  path?: string;
  /**
   * Signed-in user; all pages of the file with this login share a session. A test that signs out,
   * or tests signing in, uses `signIn` instead. Default: anonymous.
   */
  as?: string;
  /** Prepares the page before its first load: routes, listeners. */
  before?: (page: Page) => Promise<unknown>;
  /** The browser's font size, px; such a page gets a browser to itself. Default: 16. */
  textPx?: number;
  /** The device's data saver: dialogs are fetched when they are opened (docs/loading.md). Default: off. */
  savesData?: boolean;
}

/** Calls the API as this user without a page; shares the session of the pages of that user. */
type RestAs = (login: string) => Promise<Caller>;

/** Opens a page of the product. */
export type Open = (options?: OpenOptions) => Promise<Page>;

interface Opened {
  page: Page;
  context: BrowserContext;
  problems: PageProblems;
}

function pictureName(testName: string, number: number): string {
  const words = testName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80);
  return join(RESULTS, `${words}-${number}.png`);
}

async function keepPictures(testName: string, opened: Opened[]): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  for (const [index, { page }] of opened.entries()) {
    if (!page.isClosed()) await page.screenshot({ path: pictureName(testName, index + 1) });
  }
}

/** Playwright has no option for it. */
async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/** Errors in a page fail the test too. */
function assertQuiet(opened: Opened[]): void {
  for (const { problems } of opened) {
    if (problems.outside.length > 0) {
      throw new Error(`Requests left this machine:\n${problems.outside.join('\n')}`);
    }
    if (problems.errors.length > 0) {
      throw new Error(`The page reported errors:\n${problems.errors.join('\n')}`);
    }
  }
}

/**
 * A test of the built product in a browser. Each worker has one browser, each file one product;
 * each test opens its own pages with `open({ device: 'tablet', as: 'manager' })`. Screenshots of a
 * failed test are in test-results/, warnings of its server in the report. A test fails when a request left this machine or a page threw;
 * one that expects errors empties `problemsOf(page).errors`. Other settings of the product:
 * `screenTest.extend('productOptions', { scope: 'file' }, () => ({ entry: 'main' }))`; `override` would last for the
 * next files of the worker.
 */
export const screenTest = test
  // vitest reads the requested fixtures from the first parameter, so it must be a pattern.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(VISIT_FLAGS);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('browserFlags', { scope: 'file' }, (): readonly string[] => [])
  .extend('browserWith', { scope: 'file' }, ({ browser, browserFlags }, { onCleanup }) => {
    const started = new Map<number | undefined, Promise<Browser>>();
    onCleanup(async () => {
      await Promise.all([...started.values()].map(async (one) => (await one).close()));
    });
    return (textPx?: number) => {
      if (textPx === undefined && browserFlags.length === 0) return browser;
      const sized = textPx === undefined ? [] : [`--blink-settings=defaultFontSize=${textPx}`];
      const flags = [...VISIT_FLAGS, ...browserFlags, ...sized];
      const found = started.get(textPx) ?? launchBrowser(flags);
      started.set(textPx, found);
      return found;
    };
  })
  .extend('productOptions', { scope: 'file' }, (): ProductOptions => ({}))
  .extend('product', { scope: 'file' }, async ({ productOptions }, { onCleanup }) => {
    const product = await startProduct(productOptions);
    onCleanup(async () => {
      await product.stop();
    });
    return product;
  })
  .extend('sessionAs', { scope: 'file' }, ({ product }) => {
    const sessions = new Map<string, Promise<Cookie[]>>();
    return (login: string): Promise<Cookie[]> => {
      const session = sessions.get(login) ?? sessionOf(product.url, login);
      sessions.set(login, session);
      return session;
    };
  })
  .extend('restAs', ({ product, sessionAs }, { onCleanup }): RestAs => {
    const opened: APIRequestContext[] = [];
    onCleanup(async () => {
      await Promise.all(opened.map((context) => context.dispose()));
    });
    return async (login) => {
      const storageState = { cookies: await sessionAs(login), origins: [] };
      const context = await request.newContext({ baseURL: product.url, storageState });
      opened.push(context);
      return { request: context };
    };
  })
  .extend('opened', async ({ task, product }, { onCleanup }) => {
    const opened: Opened[] = [];
    const before = product.output().length;
    onCleanup(async () => {
      if (task.result?.state === 'fail') {
        await keepPictures(task.name, opened);
        reportServer(product.output().slice(before));
      }
      await Promise.all(opened.map(({ context }) => context.close()));
      if (task.result?.state !== 'fail') assertQuiet(opened);
    });
    return opened;
  })
  .extend('problemsOf', ({ opened }) => (page: Page): PageProblems => {
    const found = opened.find((entry) => entry.page === page);
    if (found === undefined) throw new Error('This page was not opened by this test.');
    return found.problems;
  })
  .extend(
    'open',
    ({ browserWith, product, productOptions, sessionAs, opened }) =>
      async (options: OpenOptions = {}) => {
        const { device = 'desktop', path = '/', as, textPx, before, ...others } = options;
        const { savesData = false, ...contextOptions } = others;
        const context = await (await browserWith(textPx)).newContext({
          baseURL: product.url,
          locale: 'ru-RU',
          timezoneId: 'Europe/Moscow',
          // A worker between page and network would hide requests from tests that route them.
          serviceWorkers: 'block',
          reducedMotion: REDUCED_MOTION,
          ...DEVICES[device],
          ...contextOptions,
        });
        if (as !== undefined) await context.addCookies(await sessionAs(as));
        const shiftMs = productOptions.clockShiftMs ?? clockShiftMs();
        if (shiftMs !== 0) await context.addInitScript(shiftDate, shiftMs);
        const problems = watchPages(context);
        const page = await context.newPage();
        opened.push({ page, context, problems });
        if (savesData) await saveData(page);
        await before?.(page);
        await page.goto(path);
        return page;
      },
  );
