import { BOARD_TEXTS } from '@schema/texts/board/board';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { OFFLINE_TEXTS } from '@schema/texts/shell/offline';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board/board-pointer';
import { type Open, screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

/** Timeout for slow machines, ms. */
const PATIENCE = { timeout: 30_000 };
const KEPT = /Нет сети\. Показано состояние на \d\d:\d\d\./;

const keptLine = (page: Page) => page.getByRole('status').filter({ hasText: KEPT });
const heading = (page: Page) => page.getByRole('heading', { name: OFFLINE_TEXTS.title });
const retry = (page: Page) => page.getByRole('button', { name: 'Повторить', exact: true });

const shownCars = (page: Page) => boardGrid(page).getByRole('rowheader').allTextContents();

/** A signed-in board stored on the device. */
async function offlineBoard(open: Open): Promise<Page> {
  const page = await open({ path: '/login', serviceWorkers: 'allow' });
  await signIn(page);
  await boardGrid(page).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => localStorage.getItem('kept-board') !== null, null, PATIENCE);
  return page;
}

/** Opens an address with a load. */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(path);
}

screenTest(
  'without a network the stored board opens, and reloads once the network is back',
  async ({ open, problemsOf }) => {
    const page = await offlineBoard(open);
    const cars = await shownCars(page);
    await openOffline(page, '/');
    await keptLine(page).waitFor(PATIENCE);
    await boardGrid(page).waitFor();
    // Without a network the bar of samples above the board is absent, so one more row may fit.
    const kept = await shownCars(page);
    expect(kept.length).toBeGreaterThan(4);
    expect(kept.slice(0, cars.length)).toEqual(cars.slice(0, kept.length));
    expect(await accessibilityFaults(page)).toEqual([]);

    await openOffline(page, '/clients');
    await heading(page).waitFor(PATIENCE);
    await retry(page).waitFor();
    await page.getByRole('link', { name: OFFLINE_TEXTS.openBoard }).click();
    await keptLine(page).waitFor();

    problemsOf(page).errors.length = 0;
    await page.context().setOffline(false);
    await keptLine(page).waitFor({ state: 'detached', ...PATIENCE });
    await page.getByText(BOARD_TEXTS.updatedNow).waitFor(PATIENCE);
  },
);

screenTest('after signing out no board data are on the device', async ({ open, problemsOf }) => {
  const page = await offlineBoard(open);
  await page.getByRole('button', { name: SHELL_TEXTS.logout }).click();
  await page.getByLabel(LOGIN_TEXTS.login, { exact: true }).waitFor();
  await page.waitForFunction(async () => !(await caches.has('kept-board')), null, PATIENCE);
  await openOffline(page, '/');
  await page.getByLabel(LOGIN_TEXTS.login, { exact: true }).waitFor(PATIENCE);
  expect(await keptLine(page).count()).toBe(0);
  problemsOf(page).errors.length = 0;
});
