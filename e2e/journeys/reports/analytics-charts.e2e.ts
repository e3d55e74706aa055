import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { PRESET_TITLES } from '@schema/texts/day/period';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { ANALYTICS_TEXTS, CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { formatRoubles } from '@schema/values/money/money';
import { addDays, daysBetween, formatDay } from '@schema/values/time/calendar';
import { periodInstants, presetPeriod } from '@schema/values/time/report-period';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today, ZONE } from '../../support/board/board-facts';
import { noticesOf } from '../../support/dialogs';
import { walkTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

interface DailyAnswer {
  totalCars: number;
  days: {
    day: string;
    totalRevenue: number;
    manualAdjustmentsTotal: number;
    rentedCars: number;
  }[];
}

const PERIOD = presetPeriod('previousMonth', today());
const ADDRESS = `start=${PERIOD.from}&end=${PERIOD.to}`;

/** Last month by day over REST, with the session of the page. */
async function dailyOf(page: Page): Promise<DailyAnswer> {
  const { start, end } = periodInstants(PERIOD, ZONE);
  return readJson(page, `/analytics/daily?start=${start}&end=${end}`);
}

/** Index of the first day of last month on which this car is rented. */
async function firstRentedOf(page: Page, row: number): Promise<number> {
  const { start, end } = periodInstants(PERIOD, ZONE);
  const address = `/analytics/occupancy?start=${start}&end=${end}`;
  const { cars } = await readJson<{ cars: { days: string }[] }>(page, address);
  return cars[row]?.days.indexOf('1') ?? 0;
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slider = (page: Page, name: string) => panel(page, name).getByRole('slider');
const revenue = (page: Page) => panel(page, CHART_TEXTS.revenueByDay);

/** Dates with whole-rouble revenue: 12.11.2026 → the text of its readout. */
const money = ({ totalRevenue, manualAdjustmentsTotal }: DailyAnswer['days'][number]) =>
  formatRoubles(totalRevenue + manualAdjustmentsTotal);

screenTest('charts work by keyboard, show numbers and link to their bookings', async ({ open }) => {
  const page = await open({ path: `/analytics?${ADDRESS}`, as: 'manager' });
  const chart = slider(page, CHART_TEXTS.revenueByDay);
  await chart.waitFor();
  const { days, totalCars } = await dailyOf(page);
  const [first, second] = days;
  if (!first || !second) throw new Error('Last month has no days.');
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await revenue(page)
    .getByText(new RegExp(`^${formatDay(second.day)}`))
    .waitFor();
  expect(await chart.getAttribute('aria-valuetext')).toContain(money(second));
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  const eighth = days[7];
  await revenue(page)
    .getByText(new RegExp(`^${formatDay(eighth?.day ?? '')}`))
    .waitFor();
  await page.keyboard.press('Escape');
  await revenue(page).getByText(CHART_TEXTS.wholePeriod, { exact: true }).waitFor();

  const load = slider(page, CHART_TEXTS.loadByDay);
  await load.focus();
  await page.keyboard.press('End');
  const last = days.at(-1);
  await panel(page, CHART_TEXTS.loadByDay)
    .getByText(new RegExp(`${last?.rentedCars} машин\\S* из ${totalCars}`))
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // The numbers instead of the chart, then the export.
  await revenue(page).getByRole('button', { name: CHART_TEXTS.asNumbers }).click();
  const numbers = revenue(page).getByRole('table');
  await numbers.waitFor();
  expect(await numbers.getByRole('row').count()).toBe(days.length + 1);
  const download = page.waitForEvent('download');
  await revenue(page).getByRole('button', { name: EXPORT_TEXTS.csvHint }).click();
  expect((await download).suggestedFilename()).toBe(`${CHART_TEXTS.revenueFile}.csv`);
  await noticesOf(page).getByText(`${EXPORT_TEXTS.done}: ${days.length}`).waitFor();
  await revenue(page).getByRole('button', { name: CHART_TEXTS.asChart }).click();
  await chart.waitFor();

  // The map by keyboard: a rented day of the second car, then its bookings.
  const map = panel(page, CHART_TEXTS.occupancy).getByRole('application');
  await map.focus();
  const at = await firstRentedOf(page, 1);
  for (const key of ['Home', 'ArrowDown', ...Array<string>(at).fill('ArrowRight')]) {
    await page.keyboard.press(key);
  }
  const rented = addDays(PERIOD.from, at);
  await panel(page, CHART_TEXTS.occupancy)
    .getByRole('status')
    .getByText(formatDay(rented))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/bookings-list\\?start=${rented}&end=${rented}&car=\\d+`));
  await page.getByText(`${BOOKING_LIST_TEXTS.earning} ${formatDay(rented)}`).waitFor();
  await page.goBack();

  // As many bookings of the month as the tile shows.
  const tile = page.getByRole('link', { name: ANALYTICS_TEXTS.openBookings });
  const count = await tile.locator('../..').getByRole('definition').first().innerText();
  await tile.click();
  await page
    .getByRole('status')
    .getByText(new RegExp(`^Найдено: ${count} из \\d`))
    .waitFor();
  await page.getByRole('button', { name: BOOKING_LIST_TEXTS.allBookings }).click();
  await page.waitForURL(/\/bookings-list$/);
});

screenTest('tablet: a column, a car and a source respond to touch', async ({ open }) => {
  const looks = { device: 'tablet', colorScheme: 'dark' } as const;
  const page = await open({ path: `/analytics?${ADDRESS}`, as: 'admin', ...looks });
  const chart = slider(page, CHART_TEXTS.revenueByDay);
  await chart.waitFor();
  await chart.tap({ position: { x: 80, y: 100 } });
  await revenue(page)
    .getByText(/^\d\d\.\d\d\.\d{4}, /)
    .waitFor();
  await panel(page, SOURCES_TEXTS.bySources).getByRole('list').waitFor();
  const bars = panel(page, CHART_TEXTS.byCars);
  await bars.getByRole('tab', { name: CHART_TEXTS.load }).tap();
  await bars
    .getByText(/\d,\d\s%/)
    .first()
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await bars.getByRole('list').getByRole('link').first().tap();
  await page.waitForURL(new RegExp(`/analytics/fleet/\\d+\\?${ADDRESS}`));
  await slider(page, CHART_TEXTS.revenueByDay).waitFor();
  await panel(page, CHART_TEXTS.carOccupancy).getByRole('application').waitFor();
  await page.getByRole('region', { name: CAR_ANALYTICS_TEXTS.calculator }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

screenTest(
  'phone: no horizontal scroll; a lost connection shows an error',
  async ({ open, problemsOf }) => {
    const page = await open({
      device: 'phone',
      path: `/analytics/income?${ADDRESS}`,
      as: 'manager',
    });
    await slider(page, CHART_TEXTS.revenueByDay).waitFor();
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBe(0);
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('DailyReport') ? route.abort() : route.continue(),
    );
    await walkTo(page, `/analytics?start=${addDays(PERIOD.from, -400)}&end=${PERIOD.to}`);
    await page.getByRole('alert').getByText(CHART_TEXTS.failed).waitFor();
    await page.unroute('**/api/graphql');
    await page.getByRole('region', { name: CHART_TEXTS.charts }).getByRole('button').click();
    // More than four hundred days are drawn by month.
    const weeks = daysBetween(addDays(PERIOD.from, -400), PERIOD.to) + 1 <= 430;
    const title = weeks ? CHART_TEXTS.revenueByWeek : CHART_TEXTS.revenueByMonth;
    await slider(page, title).waitFor();
    expect(await sideways()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await walkTo(page, '/analytics?start=2015-01-01&end=2015-01-31');
    await panel(page, CHART_TEXTS.revenueByDay).getByText(CHART_TEXTS.noRevenue).waitFor();
    await page.getByRole('button', { name: PRESET_TITLES.previousMonth }).click();
    await slider(page, CHART_TEXTS.loadByDay).waitFor();
    problemsOf(page).errors.length = 0;
  },
);
