import { MESSAGES } from '@schema/messages';
import { CASHBOX_TEXTS, DAILY_TEXTS } from '@schema/texts/day/daily';
import {
  DAY_CATEGORY_TITLES,
  DAY_DETAIL_TEXTS,
  type DayCategory,
} from '@schema/texts/day/day-detail';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { formatRoubles } from '@schema/values/money/money';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { boardGrid } from '../../support/board/board-pointer';
import { readRuler } from '../../support/board/board-ruler';
import { openCalendar } from '../../support/calendar';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { walkTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

interface Dashboard {
  cashboxTotal: number;
  cashboxDetails: { carTitle: string; licensePlate: string; totalRevenue: number }[];
  cashboxManualEntries: { amount: number; comment: string | null }[];
  availableCars: number;
  available: { count: number };
  handovers: { count: number };
  returns: { count: number };
  service: { count: number };
  newBookings: { count: number };
}

const dashboard = (page: Page, day = today()) =>
  readJson<Dashboard>(page, `/analytics/dashboard?date=${day}`);

const cashboxTile = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${DAILY_TEXTS.cashbox}.*₽`) });

const TILES: readonly (readonly [
  category: DayCategory,
  title: string,
  section: 'available' | 'handovers' | 'returns' | 'service' | 'newBookings',
])[] = [
  ['available', DAILY_TEXTS.available, 'available'],
  ['handovers', DAILY_TEXTS.handovers, 'handovers'],
  ['returns', DAILY_TEXTS.returns, 'returns'],
  ['service', DAILY_TEXTS.service, 'service'],
  ['new-bookings', DAILY_TEXTS.newBookings, 'newBookings'],
];

screenTest(
  'every tile opens a list of that length; the tiles follow the picked day',
  async ({ open }) => {
    const page = await open({ as: 'manager' });
    await boardGrid(page).waitFor();
    await cashboxTile(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const facts = await dashboard(page);
    for (const [category, title, section] of TILES) {
      const { count } = facts[section];
      await page.getByRole('link', { name: new RegExp(`^${title} ${count}\\b`) }).click();
      await page.waitForURL(`**/analytics/${today()}/${category}`);
      await page.getByRole('heading', { level: 1, name: DAY_CATEGORY_TITLES[category] }).waitFor();
      await page
        .getByRole('status')
        .getByText(new RegExp(`^${count} `))
        .waitFor();
      const items = page.getByRole('list', { name: DAY_CATEGORY_TITLES[category] }).locator('> li');
      expect([category, await items.count()]).toEqual([category, count]);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('link', { name: DAY_DETAIL_TEXTS.back }).click();
      await boardGrid(page).waitFor();
    }

    const button = page.getByRole('button', { name: new RegExp(`^${DAILY_TEXTS.reportDay}`) });
    await button.getByText(formatDay(today()), { exact: true }).waitFor();
    await openCalendar(page, button);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const before = addDays(today(), -1);
    await button.getByText(formatDay(before), { exact: true }).waitFor();
    const { cashboxTotal } = await dashboard(page, before);
    await cashboxTile(page).getByText(formatRoubles(cashboxTotal), { exact: true }).waitFor();
    const link = page.getByRole('link', { name: new RegExp(`^${DAILY_TEXTS.returns}`) });
    expect(await link.getAttribute('href')).toBe(`/analytics/${before}/returns`);

    // An invalid day or list in the address shows a message.
    await walkTo(page, `/analytics/${today()}/nothing`);
    await page.getByText('Раздел не найден').waitFor();
    await walkTo(page, '/analytics/2026-02-31/returns');
    await page.getByText('Некорректная дата').waitFor();
  },
);

screenTest(
  'the cashbox shows a failure, then revenue by car and the total, and is copied',
  async ({ open, problemsOf }) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'], as: 'manager' });
    const { cashboxTotal, cashboxDetails, cashboxManualEntries } = await dashboard(page);
    await cashboxTile(page).getByText(formatRoubles(cashboxTotal), { exact: true }).waitFor();
    await page.route('**/api/graphql', (route) => route.abort());
    await cashboxTile(page).click();
    const dialog = dialogOf(page);
    const failure = dialog.getByRole('alert');
    await failure.getByText(MESSAGES.analytics.loadFailed, { exact: true }).waitFor();
    await page.unroute('**/api/graphql');
    await failure.getByRole('button', { name: KIT_TEXTS.retry }).click();
    problemsOf(page).errors.length = 0;
    await dialog.getByRole('heading', { name: `Касса за ${formatDay(today())}` }).waitFor();
    const total = dialog.getByText(CASHBOX_TEXTS.total, { exact: true }).locator('..');
    await total.waitFor();
    expect(await total.innerText()).toContain(formatRoubles(cashboxTotal));
    const cars = dialog.getByRole('region', { name: CASHBOX_TEXTS.cars });
    expect(await cars.getByRole('listitem').count()).toBe(cashboxDetails.length);
    expect(await accessibilityFaults(page)).toEqual([]);

    await dialog.getByRole('button', { name: CASHBOX_TEXTS.copy }).click();
    await noticesOf(page).getByText('Текст скопирован').waitFor();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    const plain = (amount: number) => formatRoubles(amount).replaceAll(/\s|₽/g, ' ').trim();
    const [first] = cashboxDetails;
    expect(lines).toHaveLength(cashboxDetails.length + cashboxManualEntries.length + 1);
    if (first) {
      const { carTitle, licensePlate, totalRevenue } = first;
      expect(lines[0]).toBe(`${carTitle} ${licensePlate} = ${plain(totalRevenue)} руб.`);
    }
    expect(lines.at(-1)).toBe(`Итого = ${plain(cashboxTotal)} руб.`);

    // Without clipboard access the user is prompted to copy manually.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
      document.execCommand = () => false;
    });
    await dialog.getByRole('button', { name: CASHBOX_TEXTS.copy }).click();
    await noticesOf(page).getByText('Не удалось скопировать текст, скопируйте вручную').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  },
);

screenTest('phone: the day is collapsed to one line', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'manager' });
  await boardGrid(page).waitFor();
  const returns = page.getByRole('link', { name: new RegExp(DAILY_TEXTS.returns) });
  expect(await returns.count()).toBe(0);
  const { bottom, top: folded } = await readRuler(boardGrid(page));
  await page.getByRole('button', { name: /Касса .*Загрузка/, expanded: false }).click();
  await returns.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  // Expanded tiles take one row and scroll horizontally.
  const { top } = await readRuler(boardGrid(page));
  expect(top - folded).toBeLessThanOrEqual(80);
  expect((bottom - top) / 844).toBeGreaterThan(0.5);
  await returns.scrollIntoViewIfNeeded();
  await returns.click();
  await page.waitForURL(`**/analytics/${today()}/returns`);
});
