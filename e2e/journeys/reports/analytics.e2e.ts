import { MESSAGES } from '@schema/messages';
import { PRESET_TITLES } from '@schema/texts/day/period';
import {
  ANALYTICS_TEXTS,
  CAR_ANALYTICS_TEXTS,
  PARTNERS_TEXTS,
} from '@schema/texts/reports/analytics';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { formatRoubles } from '@schema/values/money/money';
import { periodInstants, periodText, presetPeriod } from '@schema/values/time/report-period';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today, ZONE } from '../../support/board/board-facts';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { goTo, walkTo } from '../../support/go-to';
import { holdLiveChannel } from '../../support/live-channel';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

interface FleetAnswer {
  summary: { totalRevenue: number; manualAdjustmentsTotal: number };
  cars: { carId: number; carTitle: string; totalRevenue: number }[];
  partnerRevenue: { totalCarRevenue: number };
}

/** The documented figures of the previous month over REST, with the session of the page. */
async function figures(page: Page): Promise<FleetAnswer> {
  const { start, end } = periodInstants(presetPeriod('previousMonth', today()), ZONE);
  return readJson(page, `/analytics/fleet?start=${start}&end=${end}`);
}

const table = (page: Page) => page.getByRole('table', { name: ANALYTICS_TEXTS.cars });
const tile = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..');

screenTest(
  'the fleet and a car report keep the period; cars sort and add up to the partners’ base',
  async ({ open }) => {
    const page = await open({ path: '/analytics', as: 'manager' });
    await table(page).waitFor();
    await page.getByRole('button', { name: PRESET_TITLES.previousMonth }).click();
    const period = presetPeriod('previousMonth', today());
    await page.waitForURL(new RegExp(`start=${period.from}&end=${period.to}`));
    const { summary, cars, partnerRevenue } = await figures(page);
    await tile(page, ANALYTICS_TEXTS.revenue)
      .getByText(formatRoubles(summary.totalRevenue), { exact: true })
      .waitFor();

    const best = [...cars].sort((a, b) => b.totalRevenue - a.totalRevenue)[0];
    const row = table(page).getByRole('row').nth(1);
    await row.getByText(formatRoubles(best?.totalRevenue ?? 0), { exact: true }).waitFor();
    await row.getByRole('link').first().click();
    await page.waitForURL(new RegExp(`/analytics/fleet/\\d+\\?start=${period.from}`));
    await tile(page, CAR_ANALYTICS_TEXTS.revenue)
      .getByText(formatRoubles(best?.totalRevenue ?? 0), { exact: true })
      .waitFor();
    await page.getByText(periodText(period)).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: CAR_ANALYTICS_TEXTS.back }).click();
    await page.waitForURL(new RegExp(`/analytics\\?start=${period.from}`));

    const sum = cars.reduce((total, { totalRevenue }) => total + totalRevenue, 0);
    expect(sum).toBeCloseTo(partnerRevenue.totalCarRevenue, 2);
    expect(sum + summary.manualAdjustmentsTotal).toBeCloseTo(summary.totalRevenue, 2);
    const totals = table(page).getByRole('row').last();
    await totals.getByText(formatRoubles(sum), { exact: true }).waitFor();
    const head = table(page).getByRole('columnheader', { name: ANALYTICS_TEXTS.car, exact: true });
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    const names = await table(page).locator('td:first-child').getByRole('link').allInnerTexts();
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'ru')));
  },
);

screenTest('adds and renames partners; shares of a car are limited to 100 %', async ({ open }) => {
  const page = await open({ path: '/analytics/income', as: 'manager' });
  const add = page.getByRole('form', { name: PARTNERS_TEXTS.add });
  const submit = add.getByRole('button', { name: PARTNERS_TEXTS.add });
  await submit.click();
  await add.getByRole('alert').getByText(MESSAGES.partners.nameRequired).first().waitFor();
  await add.getByLabel(PARTNERS_TEXTS.name).fill('Эльбрус');
  await submit.click();
  const partners = page.getByRole('list', { name: PARTNERS_TEXTS.list });
  await partners.getByText('Эльбрус', { exact: true }).waitFor();
  await page.getByRole('button', { name: `${PARTNERS_TEXTS.rename} Эльбрус` }).click();
  const rename = page.getByRole('form', { name: `${PARTNERS_TEXTS.rename} Эльбрус` });
  await rename.getByLabel(PARTNERS_TEXTS.name).fill('Эльбрус Авто');
  await rename.getByRole('button', { name: PARTNERS_TEXTS.save }).click();
  await partners.getByText('Эльбрус Авто', { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const cars = page.getByRole('list', { name: PARTNERS_TEXTS.shares }).getByRole('listitem');
  await cars
    .last()
    .getByRole('button', { name: new RegExp(PARTNERS_TEXTS.edit) })
    .click();
  const share = dialogOf(page).getByLabel('Эльбрус Авто, %');
  await share.fill('120');
  const save = dialogOf(page).getByRole('button', { name: PARTNERS_TEXTS.save });
  await save.click();
  await dialogOf(page)
    .getByRole('alert')
    .getByText(MESSAGES.partners.sharesExceed)
    .first()
    .waitFor();
  await share.fill('12,534');
  await save.click();
  await noticesOf(page).getByText(PARTNERS_TEXTS.saved).waitFor();
  await cars
    .last()
    .getByText(/Эльбрус Авто 12,5\s%/)
    .waitFor();
});

screenTest('only the owner changes the shares of a car’s profit', async ({ open }) => {
  const page = await open({ path: '/analytics', as: 'admin' });
  await table(page).getByRole('link').first().click();
  const calculator = page.getByRole('region', { name: CAR_ANALYTICS_TEXTS.calculator });
  await calculator.getByRole('button', { name: CAR_ANALYTICS_TEXTS.addShare }).click();
  await calculator.getByLabel(CAR_ANALYTICS_TEXTS.shareTitle).last().fill('Управляющий');
  await calculator.getByLabel(CAR_ANALYTICS_TEXTS.sharePercent).last().fill('10');
  const roi = page.getByRole('region', { name: CAR_ANALYTICS_TEXTS.roi });
  await roi.getByLabel(CAR_ANALYTICS_TEXTS.purchasePrice).fill('');
  await roi.getByText(CAR_ANALYTICS_TEXTS.dash, { exact: true }).waitFor();
  await roi.getByLabel(CAR_ANALYTICS_TEXTS.purchasePrice).fill('1 000 000');
  await roi
    .getByText(/\d,\d\s%/)
    .first()
    .waitFor();
  await calculator.getByRole('button', { name: CAR_ANALYTICS_TEXTS.save }).click();
  await noticesOf(page).getByText(CAR_ANALYTICS_TEXTS.saved).waitFor();

  const other = await open({ path: page.url().replace(/^https?:\/\/[^/]+/, ''), as: 'manager' });
  const theirs = other.getByRole('region', { name: CAR_ANALYTICS_TEXTS.calculator });
  await theirs.getByText(CAR_ANALYTICS_TEXTS.ownerOnly).waitFor();
  await theirs.getByText('Управляющий').waitFor();
  expect(await theirs.getByRole('button', { name: CAR_ANALYTICS_TEXTS.save }).count()).toBe(0);
});

screenTest(
  'unknown cars, empty periods and lost connections show different messages',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/analytics/fleet/nonsense', as: 'manager' });
    await page.getByRole('heading', { name: MESSAGES.analytics.invalidCar }).waitFor();
    await walkTo(page, '/analytics/fleet/1?start=2015-01-01&end=2015-01-31');
    await page.getByText(MESSAGES.analytics.noDataForPeriod).waitFor();
    await walkTo(page, '/analytics/fleet/999999');
    await page.getByRole('alert').getByText(MESSAGES.cars.notFound).waitFor();

    // An opening channel reloads the list; without it only the button does.
    await holdLiveChannel(page);
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('FleetReport') ? route.abort() : route.continue(),
    );
    await goTo(page, '/analytics');
    await page.getByRole('alert').getByText(MESSAGES.analytics.loadFailed).waitFor();
    await page.unroute('**/api/graphql');
    await page.getByRole('button', { name: KIT_TEXTS.retry }).click();
    await table(page).waitFor();
    problemsOf(page).errors.length = 0;
  },
);
