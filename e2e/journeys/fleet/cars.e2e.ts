import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MESSAGES } from '@schema/messages';
import {
  CARS_TEXTS,
  PHOTOS_TEXTS,
  PRICE_CALENDAR_TEXTS,
  TARIFFS_TEXTS,
} from '@schema/texts/fleet/cars';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

const form = (page: Page) => page.getByRole('form', { name: CARS_TEXTS.form });
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label });

async function photoFile(name: string, color: string) {
  const create = { width: 640, height: 480, channels: 3 as const, background: color };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** A file that is no image, a lost connection, then two photos. */
async function addPhotos(page: Page): Promise<void> {
  const input = form(page).getByLabel(PHOTOS_TEXTS.add);
  const alert = form(page).getByRole('alert');
  const fake = { name: 'тайна.png', mimeType: 'image/png', buffer: Buffer.from('не картинка') };
  await input.setInputFiles([fake]);
  await alert.getByText(MESSAGES.uploads.photoKind).waitFor();
  const uploads = '**/api/uploads/**';
  await page.route(uploads, (route) => route.abort());
  await input.setInputFiles([await photoFile('c.png', '#338811')]);
  await alert.getByText(MESSAGES.cars.photoFailed).first().waitFor();
  await page.unroute(uploads);
  await input.setInputFiles([
    await photoFile('a.png', '#883311'),
    await photoFile('b.png', '#113388'),
  ]);
  await noticesOf(page).getByText(MESSAGES.cars.photosUploaded).waitFor();
  const photos = form(page).getByRole('list', { name: PHOTOS_TEXTS.title }).getByRole('img');
  await expect.poll(() => photos.or(form(page).locator('img')).count()).toBe(2);
}

screenTest(
  'adds a car with a season and photos, views and deletes it',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/cars', as: 'manager' });
    const plate = 'А111АА77';
    await page.getByRole('button', { name: CARS_TEXTS.add }).click();
    const create = form(page).getByRole('button', { name: CARS_TEXTS.create, exact: true });
    const complaint = form(page).getByRole('alert').first();
    await field(page, CARS_TEXTS.brand).fill('Лада');
    await field(page, CARS_TEXTS.model).fill('Аура');
    await field(page, CARS_TEXTS.plate).fill(plate.toLowerCase());
    await create.click();
    await complaint.getByText(MESSAGES.cars.priceRequired).waitFor();
    await field(page, TARIFFS_TEXTS.price).fill('2500');

    await form(page).getByRole('button', { name: TARIFFS_TEXTS.addGroup }).click();
    const second = form(page).getByRole('group', { name: /Группа 2/ });
    await second.getByRole('textbox', { name: TARIFFS_TEXTS.price }).fill('4 000');
    await second.getByRole('checkbox', { name: TARIFFS_TEXTS.seasonal }).check();
    await second.getByRole('textbox', { name: TARIFFS_TEXTS.startDay }).fill('');
    await complaint.getByText(MESSAGES.cars.seasonIncomplete).waitFor();
    await second.getByRole('textbox', { name: TARIFFS_TEXTS.startDay }).fill('15');
    const prices = form(page)
      .getByRole('list', { name: PRICE_CALENDAR_TEXTS.title })
      .getByRole('listitem');
    await prices.filter({ hasText: /15\.01\.\d{4}.*31\.12\.\d{4}.*4\s000/ }).waitFor();
    await prices.filter({ hasText: /01\.01\.\d{4}.*14\.01\.\d{4}.*2\s500/ }).waitFor();

    await addPhotos(page);
    await form(page).getByRole('tab', { name: TARIFFS_TEXTS.asTable }).click();
    const cell = TARIFFS_TEXTS.priceIn('Группа 2', 1);
    await expect.poll(() => field(page, cell).inputValue()).toMatch(/^4\s000$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await create.click();
    await page.waitForURL(/car=\d+/);
    await noticesOf(page).getByText(MESSAGES.cars.saved).waitFor();
    await expect.poll(() => field(page, CARS_TEXTS.plate).inputValue()).toBe(plate);
    await form(page).getByRole('button', { name: CARS_TEXTS.delete }).click();
    const question = page.getByRole('alertdialog', { name: CARS_TEXTS.deleteTitle });
    await question.getByText(/все связанные данные/).waitFor();
    await question.getByRole('button', { name: CARS_TEXTS.deleteConfirm }).click();
    await noticesOf(page).getByText(MESSAGES.cars.deleted).waitFor();
    await page.waitForURL((url) => !/car=\d/.test(url.search));
    problemsOf(page).errors.length = 0;
  },
);

screenTest('a board without cars shows that there is no data', async ({ open, product }) => {
  // A car with an open rental may not be deleted by the product.
  const database = new DatabaseSync(join(product.dataDir, 'avtoprokat.sqlite'));
  database.exec('pragma foreign_keys = on; pragma busy_timeout = 5000; delete from cars');
  database.close();
  const page = await open({ as: 'manager' });
  await page.getByText(MESSAGES.board.empty, { exact: true }).waitFor();
  await goTo(page, '/cars');
  await page.getByText(MESSAGES.cars.empty, { exact: true }).waitFor();
});
