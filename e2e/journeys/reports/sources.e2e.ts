import { STILL_MS } from '@frontend/shared/lib/presses/still-places';
import { MESSAGES } from '@schema/messages';
import { PERIOD_TEXTS, PRESET_TITLES } from '@schema/texts/day/period';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { formatRoubles } from '@schema/values/money/money';
import { addDays } from '@schema/values/time/calendar';
import { periodInstants, periodText, presetPeriod } from '@schema/values/time/report-period';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { today, ZONE } from '../../support/board/board-facts';
import { boxesOf } from '../../support/boxes';
import { noticesOf } from '../../support/dialogs';
import { walkTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

interface Figures {
  totalRevenue: number;
  reviewsSent: number;
  reviewsCancelled: number;
}

/** The default period as parameters of the documented call. */
const defaultPeriod = () => {
  const { start, end } = periodInstants(presetPeriod('last30Days', today()), ZONE);
  return `start=${start}&end=${end}`;
};

const cards = (page: Page) =>
  page.getByRole('list', { name: SOURCES_TEXTS.cards }).getByRole('listitem');
const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openSources(page: Page): Promise<void> {
  await cards(page).first().waitFor();
}

screenTest('lists sources with their figures, adds and renames one', async ({ open }) => {
  const page = await open({ device: 'tablet', path: '/sources', as: 'manager' });
  await openSources(page);
  await page.getByText(periodText(presetPeriod('last30Days', today()))).waitFor();
  const shares = page.getByRole('list', { name: SOURCES_TEXTS.shareOf }).getByRole('listitem');
  await shares.nth(1).waitFor();
  const percents = await shares.allInnerTexts();
  expect(percents.join()).toMatch(/\d,\d\s%/);
  // The hole of the ring is three fifths of its width.
  const ring = page.locator('figure svg');
  const { width = 0 } = (await ring.boundingBox()) ?? {};
  for (const inRing of await boxesOf(ring.locator('text'))) {
    expect(inRing.width, inRing.text).toBeLessThan(width * 0.6);
  }

  const { items } = await readJson<{ items: Figures[] }>(page, `/sources?${defaultPeriod()}`);
  const tile = (name: string) => page.getByText(name, { exact: true }).locator('..');
  const sum = (pick: (one: Figures) => number) =>
    items.reduce((total, one) => total + pick(one), 0);
  await tile(SOURCES_TEXTS.revenue)
    .getByText(formatRoubles(sum(({ totalRevenue }) => totalRevenue)), { exact: true })
    .waitFor();
  await tile(SOURCES_TEXTS.reviewsSent)
    .getByText(String(sum(({ reviewsSent }) => reviewsSent)), { exact: true })
    .waitFor();
  await tile(SOURCES_TEXTS.reviewsCancelled)
    .getByText(String(sum(({ reviewsCancelled }) => reviewsCancelled)), { exact: true })
    .waitFor();

  const form = page.getByRole('form', { name: SOURCES_TEXTS.addTitle });
  const add = form.getByRole('button', { name: SOURCES_TEXTS.add });
  await add.click();
  await form.getByRole('alert').getByText(MESSAGES.sources.nameRequired).waitFor();
  const name = 'Витрина';
  await form.getByLabel(SOURCES_TEXTS.name).fill(`  ${name} `);
  await add.click();
  await cardOf(page, name).waitFor();
  expect(await form.getByLabel(SOURCES_TEXTS.name).inputValue()).toBe('');

  // A press on an element that has just moved under the pointer is ignored.
  await page.waitForTimeout(STILL_MS);
  await page.getByRole('button', { name: `${SOURCES_TEXTS.rename} ${name}` }).click();
  const field = page.getByRole('textbox', { name: `${SOURCES_TEXTS.name}: ${name}` });
  await field.fill('');
  await field.press('Enter');
  await page.getByText(MESSAGES.sources.nameRequired).waitFor();
  await field.press('Escape');
  await cardOf(page, name).waitFor();
  await page.waitForTimeout(STILL_MS);
  await page.getByRole('button', { name: `${SOURCES_TEXTS.rename} ${name}` }).click();
  await field.fill(`${name} у вокзала`);
  await field.press('Enter');
  await cardOf(page, `${name} у вокзала`).waitFor();
  await noticesOf(page).getByText(SOURCES_TEXTS.renamed).waitFor();
});

screenTest('the period is kept in the address and may be empty', async ({ open }) => {
  const page = await open({ path: '/sources', as: 'manager' });
  await openSources(page);
  await page.getByRole('button', { name: PRESET_TITLES.previousMonth }).click();
  const { from, to } = presetPeriod('previousMonth', today());
  await page.waitForURL(new RegExp(`start=${from}&end=${to}`));
  await page.reload();
  await page.getByText(periodText({ from, to })).waitFor();

  const day = addDays(today(), -3000);
  await walkTo(page, `/sources?start=${day}&end=${day}`);
  await page.getByText(MESSAGES.sources.noDataForPeriod).waitFor();
  await page
    .getByRole('group', { name: PERIOD_TEXTS.from })
    .getByRole('spinbutton')
    .first()
    .waitFor();
});
