import type { Browser, Page } from 'playwright-core';
import type { StepCost } from '../../tools/bench-ratios.ts';
import { DEVICES, type Device } from '../support/devices.ts';
import { type Measured, measured } from './measure.ts';

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
  /** The board and the bare canvas show the same picture, pixel by pixel, before and after. */
  samePicture: boolean;
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
  return { page, probe: await measured(page) };
}

async function measureRound(pages: Record<PageName, OpenPage>, direction: 1 | -1) {
  const costs = {} as RoundCosts;
  for (const name of PAGES) {
    const { page, probe } = pages[name];
    await page.bringToFront();
    const { moved, ...cost } = await probe.round(direction);
    if (!moved && name !== 'empty') throw new Error(`The page "${name}" did not follow the wheel.`);
    costs[name] = cost;
  }
  return costs;
}

async function looksTheSame(pages: Record<PageName, OpenPage>): Promise<boolean> {
  const board = await pages.board.page.screenshot();
  return board.equals(await pages.bare.page.screenshot());
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
    let samePicture = await looksTheSame(pages);
    for (let round = 0; round < rounds; round += 1) {
      costs.push(await measureRound(pages, round % 2 === 0 ? 1 : -1));
      samePicture &&= await looksTheSame(pages);
    }
    return { rounds: costs, samePicture };
  } finally {
    for (const name of PAGES) await pages[name].page.context().close();
  }
}
