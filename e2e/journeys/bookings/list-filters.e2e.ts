import { LIST_FILTER_TEXTS } from '@schema/texts/bookings/list-filters';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import type { Device } from '../../support/devices';
import { chooseIn, dialogOf } from '../../support/dialogs';
import { screenTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  await dialogOf(page).getByText('Сохранённые виды').first().waitFor();
};

screenTest.for<Device>(['desktop', 'tablet', 'phone'])(
  'the list is filtered by a model and by money; the view has a name and an address on a %s',
  async (device, { open }) => {
    const page = await open({ device, path: '/bookings-list', as: 'manager' });
    await page
      .getByRole('button', { name: /^Открыть бронь/ })
      .first()
      .waitFor();
    await openFilters(page);
    await chooseIn(page, 'Модель', 'Kia Rio');
    await chooseIn(page, 'Расчёты', 'Не оплачено');
    await dialogOf(page).getByLabel('Название вида').fill('Долги Рио');
    await dialogOf(page).getByRole('button', { name: 'Сохранить вид' }).click();
    await dialogOf(page).getByRole('button', { name: 'Долги Рио', exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Показать' }).click();
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('model') === 'Kia Rio' && searchParams.get('money') === 'unpaid',
    );
    await page.getByText('Kia Rio · Не оплачено').waitFor();
    await page.getByText(/^Найдено: \d+ из \d/).waitFor();

    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
    await page.waitForURL(({ search }) => search === '');
    await openFilters(page);
    await dialogOf(page).getByRole('button', { name: 'Долги Рио', exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('money') === 'unpaid');
    await page.getByText('Kia Rio · Не оплачено').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

screenTest(
  'a link filtered by money opens the list for a user who sees none',
  async ({ open, product }) => {
    await addUser(product.url, 'list-only', ['view_booking_list']);
    const page = await open({ path: '/bookings-list?money=unpaid', as: 'list-only' });
    await page.getByText(LIST_FILTER_TEXTS.moneyLeftOut).waitFor();
    await page
      .getByRole('button', { name: /^Открыть бронь/ })
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
