import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { chooseIn, dialogOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

screenTest.for(['desktop', 'phone'] as const)(
  'a sheet with a new damage is found among all and opened on a %s',
  async (device, { open }) => {
    const page = await open({ device, as: 'admin', path: BLANK });
    const isPhone = device === 'phone';
    const carId = await addVesta(page, isPhone ? 'О461ОО77' : 'О462ОО77');
    const customer = isPhone ? 'Актов Фёдор' : 'Актова Фаина';
    const phone = isPhone ? '+79035554561' : '+79035554562';
    const { id } = await handoverToday(page, carId, { customer, phone, isOwed: false });
    const damage = { view: 'left', x: 0.2, y: 0.5, kind: 'dent', size: 'small' };
    for (const [at, damages] of [[], [damage]].entries()) {
      const clientId = `${isPhone ? 'd' : 'e'}${at}`.padEnd(32, '0');
      const data = { clientId, side: 'out', carId, km: 7_300, damages, signatureWay: 'paper' };
      const saved = await page.request.post(`/api/bookings/${id}/sheets`, { data });
      expect(saved.status()).toBe(201);
    }

    await goTo(page, '/sheets');
    await page.getByLabel('Поиск акта').fill(customer);
    await page.getByText('Найдено: 2').first().waitFor();
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    await chooseIn(page, 'Что в акте', 'Повреждения');
    await dialogOf(page).getByRole('button', { name: 'Показать' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('finding') === 'damages');
    await page.getByText('Найдено: 1').first().waitFor();
    await page.getByText('Повреждения').first().waitFor();
    const sheet = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^Выдача · дополнение: ${customer}`) });
    await rowsAtRest(sheet);
    expect(await accessibilityFaults(page)).toEqual([]);
    await sheet.click();
    await page.getByRole('region', { name: 'Акт выдачи' }).first().waitFor();

    await page.goBack();
    await page.getByText('Найдено: 1').first().waitFor();
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
    await page.getByText('Найдено: 2').first().waitFor();
  },
);

screenTest('a search without a sheet says so', async ({ open }) => {
  const page = await open({ as: 'manager', path: '/sheets?search=такого-нет' });
  await page.getByRole('heading', { name: 'Акты не найдены' }).waitFor();
});
