import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { UNSAVED_TEXTS } from '@schema/texts/shell/unsaved';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun } from '../../support/board/board-facts';
import { boardGrid } from '../../support/board/board-pointer';
import { newEventLink } from '../../support/bookings';
import {
  closeByEscape,
  dialogOf,
  fieldOf,
  leaveQuestionOf,
  noticesOf,
  untilEntries,
} from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

const button = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).last();
const asks = async (page: Page) => {
  await leaveQuestionOf(page).waitFor();
  await untilEntries(page, 2);
};
const stays = async (page: Page) => {
  await button(leaveQuestionOf(page), 'Остаться').click();
  await leaveQuestionOf(page).waitFor({ state: 'detached' });
  await untilEntries(page, 1);
};

const openCash = async (page: Page) => {
  await boardGrid(page).waitFor();
  await page.getByRole('button', { name: '+ в кассу' }).click();
  await dialogOf(page).waitFor();
  await untilEntries(page, 1);
};
const overflowOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow);

screenTest(
  'Escape, backdrop, close button, «Отмена» and back button confirm first and keep the input',
  async ({ open }) => {
    const page = await open({ as: 'manager' });
    await boardGrid(page).waitFor();
    const before = await overflowOf(page);
    await openCash(page);
    // The page behind a dialog does not scroll.
    expect(await overflowOf(page)).toBe('hidden');
    await fieldOf(page, 'Сумма').fill('1500');
    await page.waitForURL(/new=cash/);
    const address = page.url();

    await page.keyboard.press('Escape');
    await asks(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Остаться');
    expect(await accessibilityFaults(page)).toEqual([]);
    await stays(page);
    // Focus returns to the same field.
    const isOnAmount = () =>
      fieldOf(page, 'Сумма').evaluate((field) => field === document.activeElement);
    await expect.poll(isOnAmount).toBe(true);

    // Escape in the confirmation means stay.
    await page.keyboard.press('Escape');
    await asks(page);
    await page.keyboard.press('Escape');
    await leaveQuestionOf(page).waitFor({ state: 'detached' });
    await untilEntries(page, 1);

    await page.mouse.click(5, 400);
    await asks(page);
    await stays(page);
    await button(dialogOf(page), 'Закрыть').click();
    await asks(page);
    await stays(page);
    await button(dialogOf(page), 'Отмена').click();
    await asks(page);
    await stays(page);
    await page.goBack();
    await asks(page);
    // Back again cancels the confirmation and restores the address of the dialog.
    await page.goBack();
    await leaveQuestionOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(address);
    await untilEntries(page, 1);
    expect(await fieldOf(page, 'Сумма').inputValue()).toBe('1 500');

    await page.goBack();
    await asks(page);
    await button(leaveQuestionOf(page), 'Не сохранять').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await untilEntries(page, 0);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => overflowOf(page)).toBe(before);
    // Cleared again, the form closes without confirmation.
    await openCash(page);
    expect(await fieldOf(page, 'Сумма').inputValue()).toBe('');
    await fieldOf(page, 'Сумма').fill('1');
    await fieldOf(page, 'Сумма').fill('');
    await closeByEscape(page);
  },
);

screenTest(
  'nothing closes a dialog while it saves, including the back button',
  async ({ open }) => {
    const page = await open({ as: 'manager' });
    await openCash(page);
    await fieldOf(page, 'Сумма').fill('2500');
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/graphql', async (route) => {
      if (!route.request().postData()?.includes('AddCashEntry')) return route.continue();
      calls += 1;
      await held;
      return route.continue();
    });
    await button(dialogOf(page), 'Добавить').dblclick();
    await expect.poll(() => calls).toBe(1);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await page.goBack();
    await untilEntries(page, 1);
    await expect.poll(() => new URL(page.url()).search).toBe('?new=cash');
    expect(await dialogOf(page).count()).toBe(1);
    expect(await leaveQuestionOf(page).count()).toBe(0);
    release();
    await dialogOf(page).waitFor({ state: 'detached' });
    await noticesOf(page).getByText('Поступление записано').waitFor();
    expect(calls).toBe(1);
  },
);

screenTest(
  'phone: the confirmation opens over a sheet as high as its content',
  async ({ open }) => {
    const page = await open({ device: 'phone', as: 'manager' });
    await page.getByRole('button', { name: 'Касса', exact: true }).click();
    await dialogOf(page).waitFor();
    await untilEntries(page, 1);
    const sheet = dialogOf(page);
    const bottom = async () => {
      const box = await sheet.boundingBox();
      return box && box.y + box.height;
    };
    await expect.poll(bottom).toBe(844);
    expect((await sheet.boundingBox())?.height).toBeLessThan(844 - 28);
    expect(await button(sheet, 'Отмена').count()).toBe(0);
    await fieldOf(page, 'Сумма').fill('900');
    await button(dialogOf(page), 'Закрыть').tap();
    await asks(page);
    const stay = await button(leaveQuestionOf(page), 'Остаться').boundingBox();
    expect(stay?.height).toBeGreaterThanOrEqual(44);
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(leaveQuestionOf(page), 'Не сохранять').tap();
    await dialogOf(page).waitFor({ state: 'detached' });
  },
);

screenTest(
  'a reload restores a draft, another page offers it, signing out deletes it',
  async ({ open, restAs }) => {
    const { carId, days } = await freeRun(await restAs('manager'), 1);
    const [first = ''] = days;
    const path = newEventLink(carId, first, first);
    const page = await open({ device: 'phone', as: 'manager', path });
    const customer = fieldOf(page, BOOKING_TEXTS.customer);
    const restored = dialogOf(page).getByText(/^Восстановлено несохранённое: новая бронь/);
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await customer.fill('Анна Смирнова');
    await expect.poll(stored).toContain('Смирнова');
    await page.reload();
    await restored.waitFor();
    await expect.poll(() => customer.inputValue()).toBe('Анна Смирнова');
    expect(await accessibilityFaults(page)).toEqual([]);

    await goTo(page, '/');
    const offer = page.getByText(/^Не сохранено: новая бронь/);
    await offer.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: UNSAVED_TEXTS.open, exact: true }).click();
    await restored.waitFor();
    await expect.poll(() => customer.inputValue()).toBe('Анна Смирнова');

    await goTo(page, '/');
    await offer.waitFor();
    await page.getByRole('button', { name: SHELL_TEXTS.openMenu }).click();
    const menu = page.getByRole('dialog', { name: SHELL_TEXTS.menu });
    await menu.getByRole('button', { name: SHELL_TEXTS.logout }).click();
    await page.waitForURL('**/login');
    await expect.poll(stored).not.toContain('Смирнова');
  },
);
