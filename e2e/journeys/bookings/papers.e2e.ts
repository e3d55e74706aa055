import { readFile } from 'node:fs/promises';
import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

screenTest.for(['desktop', 'phone'] as const)(
  'a contract is issued from its booking, read, downloaded, voided and found on a %s',
  { timeout: 120_000 },
  async (device, { open }) => {
    const page = await open({ device, as: 'admin', path: BLANK });
    const isPhone = device === 'phone';
    const carId = await addVesta(page, isPhone ? 'О471ОО77' : 'О472ОО77');
    const customer = isPhone ? 'Договоров Пётр' : 'Договорова Анна';
    const { id } = await book(page, {
      carId,
      customer,
      phone: isPhone ? '+79035554711' : '+79035554712',
      from: addDays(today(), 2),
      to: addDays(today(), 4),
    });

    await goTo(page, `/?booking=${id}`);
    const papers = dialogOf(page).getByRole('region', { name: 'Документы' });
    await papers.getByRole('button', { name: 'Составить: Договор' }).click();
    await page.waitForURL(({ pathname }) => /^\/papers\/\d+$/.test(pathname));
    const pages = page.getByRole('region', { name: 'Страницы документа' });
    await pages.getByText(customer).first().waitFor();
    await page.getByText('Файл не изменён').waitFor();
    await page.getByText(/^Впишите от руки: .*паспорт клиента/).waitFor();
    const { width, inner } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      inner: innerWidth,
    }));
    expect(width).toBeLessThanOrEqual(inner);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Печать' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await pages.getByText(customer).first().isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать' }).click();
    const saved = await saving;
    const [surname] = customer.split(' ');
    expect(saved.suggestedFilename()).toMatch(
      new RegExp(`^Договор \\d\\d-Д-\\d{4,} ${surname}\\.docx$`),
    );
    expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('button', { name: 'Аннулировать' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel(/^Причина/).fill('Ошибка в имени');
    await dialog.getByRole('button', { name: 'Аннулировать' }).click();
    await page.getByText('Причина: Ошибка в имени').waitFor();

    await goTo(page, '/papers');
    await page.getByLabel('Поиск документа').fill(customer);
    await page.getByText('Найдено: 1').first().waitFor();
    const row = page.getByRole('link', { name: new RegExp(`^Договор .*: ${customer}`) });
    await page.getByText('Аннулирован', { exact: true }).waitFor();
    await rowsAtRest(row);
    expect(await accessibilityFaults(page)).toEqual([]);
    await row.click();
    await page.getByText('Документ аннулирован').waitFor();
  },
);

screenTest('an address without a document says so', async ({ open }) => {
  const page = await open({ as: 'manager', path: '/papers/999999' });
  await page.getByRole('heading', { name: 'Такого документа нет' }).waitFor();
});
