import { CASHBOX_TEXTS, DAILY_TEXTS, DAY_DETAIL_TEXTS } from '@schema/texts/daily';
import { expect } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { today } from '../support/board-facts';
import { boardGrid } from '../support/board-pointer';
import { dialogOf } from '../support/dialogs';
import { screenTest } from '../support/screen-test';
import { signIn } from '../support/sign-in';

screenTest(
  'the day stands over the board: its cash box opens, its lists are one click away',
  async ({ open }) => {
    const page = await open();
    await signIn(page, 'manager');
    await boardGrid(page).waitFor();
    await page
      .getByRole('button', { name: new RegExp(DAILY_TEXTS.cashbox) })
      .first()
      .click();
    await dialogOf(page).getByText(CASHBOX_TEXTS.total, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: new RegExp(DAILY_TEXTS.returns) }).click();
    await page.waitForURL(`**/analytics/${today()}/returns`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: DAY_DETAIL_TEXTS.back }).click();
    await boardGrid(page).waitFor();
  },
);

screenTest('on a phone the day is one line until it is asked for', async ({ open }) => {
  const page = await open({ device: 'phone' });
  await signIn(page, 'manager');
  await boardGrid(page).waitFor();
  const returns = page.getByRole('link', { name: new RegExp(DAILY_TEXTS.returns) });
  expect(await returns.count()).toBe(0);
  await page.getByRole('button', { name: /Касса .*Загрузка/, expanded: false }).click();
  await returns.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

screenTest('an address of no day and of no list says so', async ({ open }) => {
  const page = await open();
  await signIn(page, 'manager');
  await boardGrid(page).waitFor();
  await page.goto(`/analytics/${today()}/nothing`);
  await page.getByText('Раздел не найден').waitFor();
  await page.goto('/analytics/2026-02-31/returns');
  await page.getByText('Некорректная дата').waitFor();
});
