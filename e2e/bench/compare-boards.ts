import type { Browser, Page } from 'playwright-core';
import type { StepCost } from '../../tools/bench-ratios.ts';
import { DEVICES, type Device } from '../support/devices.ts';
import { type Measured, measured } from './measure.ts';
import { pictureDifference } from './picture-difference.ts';

export const PAGES = ['empty', 'bare', 'bars', 'board'] as const;
export type PageName = (typeof PAGES)[number];

/** One size of the comparison. */
export interface Setting {
  device: Device;
  cars: number;
}

export type RoundCosts = Record<PageName, StepCost>;

export interface Comparison {
  rounds: RoundCosts[];
  /** The greatest difference of a colour channel between board and bare canvas, before and after. */
  pictureDifference: number;
}

interface OpenPage {
  page: Page;
  probe: Measured;
}

/** Each page in a context of its own, so that none shares its main thread with another. */
async function open(browser: Browser, url: string, name: PageName, setting: Setting) {
  const context = await browser.newContext(DEVICES[setting.device]);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.goto(`${url}/${name}.html?cars=${setting.cars}`);
  if (name !== 'empty') await page.waitForSelector('body[data-ready]');
  return { page, probe: await measured(page, name === 'empty') };
}

async function measureRound(pages: Record<PageName, OpenPage>, direction: 1 | -1) {
  const costs = {} as RoundCosts;
  for (const name of PAGES) {
    const { page, probe } = pages[name];
    await page.bringToFront();
    costs[name] = await probe.round(direction);
  }
  return costs;
}

function difference({ empty, bare, board }: Record<PageName, OpenPage>): Promise<number> {
  const shots = [bare, board].map(({ page }) => page.screenshot());
  return Promise.all(shots).then(([a, b]) =>
    a && b ? pictureDifference(empty.page, a, b) : Number.NaN,
  );
}

/** Measures every page of one setting, `rounds` times, forth and back in turn. */
export async function compareBoards(
  browser: Browser,
  url: string,
  setting: Setting,
  rounds: number,
): Promise<Comparison> {
  const pages = {} as Record<PageName, OpenPage>;
  for (const name of PAGES) pages[name] = await open(browser, url, name, setting);
  try {
    const costs: RoundCosts[] = [];
    let greatest = await difference(pages);
    for (let round = 0; round < rounds; round += 1) {
      costs.push(await measureRound(pages, round % 2 === 0 ? 1 : -1));
      if (round === 0) greatest = Math.max(greatest, await difference(pages));
    }
    return { rounds: costs, pictureDifference: greatest };
  } finally {
    for (const name of PAGES) await pages[name].page.context().close();
  }
}
