import { PHOTOS_TEXTS } from '@schema/texts/fleet/cars';
import {
  CHARGE_KIND_TITLES,
  MONEY_JOB_TEXTS,
  MONEY_SHEET_TEXTS,
} from '@schema/texts/money/rental-money';
import { addDays } from '@schema/values/time/calendar';
import sharp from 'sharp';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

screenTest('a charge is recorded with a photo, which opens from its line', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О164ОО77');
  const [from, to] = [addDays(today(), 20), addDays(today(), 22)];
  const customer = 'Снимков Павел';
  const { id } = await book(page, { carId, from, to, customer, phone: '+79035550164' });
  await goTo(page, `/?booking=${id}`);
  const { charge } = MONEY_JOB_TEXTS;
  await page.getByRole('button', { name: charge.title, exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: charge.title });
  await sheet.getByLabel(MONEY_SHEET_TEXTS.amount).fill('1500');
  await sheet.getByText(CHARGE_KIND_TITLES.damage, { exact: true }).tap();
  const photo = sheet.getByLabel(PHOTOS_TEXTS.addOne);
  await photo.setInputFiles({
    name: 'акт.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('акт'),
  });
  await sheet.getByText(/JPEG, PNG или WebP/).waitFor();
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#246' } });
  await photo.setInputFiles({
    name: 'царапина.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  });
  const chosen = sheet.getByRole('img', { name: MONEY_SHEET_TEXTS.photo });
  await expect.poll(() => chosen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: charge.submit, exact: true }).tap();
  await noticesOf(page).getByText(charge.done).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${MONEY_SHEET_TEXTS.photo}`) }).tap();
  const large = page.getByRole('dialog').last().getByRole('img');
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  expect(await readJson(page, `/bookings/${id}/money`)).toMatchObject({
    charges: [{ kind: 'damage', amount: 1500, photo: expect.stringMatching(/^\/files\/charge-/) }],
  });
});
