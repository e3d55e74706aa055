import { addDays, formatDay } from '@schema/values/time/calendar';
import { presetPeriod } from '@schema/values/time/report-period';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { dialogOf, focusedUndo, noticesOf } from '../../support/dialogs';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

const nextMonth = () => formatDay(addDays(presetPeriod('currentMonth', today()).to, 1));
const cars = (page: Page) =>
  page.getByRole('list', { name: 'Доли по автомобилям' }).getByRole('listitem');
const edit = (page: Page) =>
  cars(page)
    .last()
    .getByRole('button', { name: /^Изменить доли/ })
    .click();

screenTest.for(['desktop', 'tablet', 'phone'] as const)(
  'on a %s shares of a car change on a day, are deleted and come back',
  async (device, { open }) => {
    const page = await open({ device, path: '/analytics/income', as: 'manager' });
    const row = cars(page).last();
    await edit(page);
    const dialog = dialogOf(page);
    await dialog.getByText('С дня', { exact: true }).click();
    await dialog.getByLabel('Смирнов Андрей, %').fill('31,5');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await noticesOf(page).getByText('Доли сохранены').waitFor();
    const planned = row.getByText(new RegExp(`^С ${nextMonth()}: Смирнов Андрей 31,5\\s%`));
    await planned.waitFor();

    await edit(page);
    await dialog
      .getByRole('list', { name: 'Доли по дням' })
      .getByText(/сегодня$/)
      .waitFor();
    await dialog.getByText('За всё время', { exact: true }).click();
    await dialog.getByText(`Заменит доли с ${nextMonth()}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: `Удалить доли с ${nextMonth()}` }).click();
    const undo = await focusedUndo(page, `Доли с ${nextMonth()} удалены`);
    await expect.poll(() => planned.count()).toBe(0);
    await rowsAtRest(undo);
    await undo.click();
    await noticesOf(page).getByText('Прежние доли возвращены').waitFor();
    await dialog.getByText(`С ${nextMonth()}`).waitFor();
  },
);
