import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { namesIn, readHelp } from '../../../tools/build/help/read-pages';
import { shownNames } from '../../support/help/names';
import { PICTURED_AT, PICTURED_CARS } from '../../support/help/pictured-company';
import { walk } from '../../support/help/walk';
import { screenTest } from '../../support/screen-test';
import { clockShiftMs } from '../../support/start-product';

const PAGES = readHelp().filter(({ reader }) => reader !== 'operator');

/** The sections outside the bar. */
async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: SHELL_TEXTS.more, exact: true }).click();
}

/** The company of the pictures; the clock of this process is shifted itself. */
const helpTest = screenTest.extend('productOptions', { scope: 'file' }, () => ({
  cars: PICTURED_CARS,
  clockShiftMs: clockShiftMs() + PICTURED_AT - Date.now(),
}));

/** Fails for a renamed button: update the page of the help or its paths (`opens:`). */
helpTest.for(PAGES)(
  'the names of «$title» are on its screens',
  { timeout: 240_000 },
  async (help, { open }) => {
    const page = await open({ path: '/help', as: 'admin' });
    const seen = new Set<string>();
    const look = async () => {
      for (const name of await shownNames(page)) seen.add(name);
    };
    await page.locator('h1').first().waitFor();
    await openMore(page);
    const sections = page.getByRole('banner').getByRole('link');
    for (const title of await sections.allInnerTexts()) seen.add(title.trim());
    for (const way of help.ways) await walk(page, way, { now: new Date(PICTURED_AT), look });
    expect(namesIn(help).filter((name) => !seen.has(name))).toEqual([]);
  },
);
