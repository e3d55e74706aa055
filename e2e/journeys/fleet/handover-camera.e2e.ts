import { CAMERA_PROBLEMS } from '@schema/texts/handover/camera';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { sheetsOf, takePhotos } from '../../support/handover';
import { screenTest } from '../../support/screen-test';

/** A camera of moving colours, which every page may use. */
const cameraTest = screenTest.extend('browserFlags', { scope: 'file' }, () => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]);

cameraTest('photos are shot one after the other over the last ones', async ({ open }) => {
  const page = await open({
    device: 'phone',
    as: 'admin',
    path: BLANK,
  });
  const carId = await addVesta(page, 'О471ОО77');
  const { id } = await handoverToday(page, carId, {
    customer: 'Снимков Пётр',
    phone: '+79035554701',
    isOwed: false,
  });
  await page.request.put('/api/company/sheet-settings', {
    data: { requiredAngles: ['front', 'left'], accessories: ['Зарядка'] },
  });
  await goTo(page, `/handover/${id}/out`);
  await page.getByRole('button', { name: /^Ещё 2\sфото$/ }).tap();
  const front = page.getByRole('dialog', { name: 'Камера: Спереди' });
  const shutter = page.getByRole('button', { name: 'Снять', exact: true });
  await shutter.waitFor();
  expect(await front.getByRole('img').count()).toBe(0);
  expect((await shutter.boundingBox())?.width).toBeGreaterThanOrEqual(64);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Space');
  await page.getByRole('dialog', { name: 'Камера: Слева' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Камера: Сзади' }).getByText('снято 2 из 7').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('снято 2 из 7').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Снять: Сзади');

  await page.getByText('есть', { exact: true }).tap();
  await page.getByText('Подписано на бумаге', { exact: true }).tap();
  await page.getByRole('button', { name: SHEET_TEXTS.save }).tap();
  const saved = page.getByRole('region', { name: 'Акт выдачи' });
  await saved.getByText('Зарядка: есть').waitFor();
  await expect.poll(async () => (await sheetsOf(page, id)).sheets[0]?.photos.length).toBe(2);

  await goTo(page, `/handover/${id}/back`);
  await page.getByText('при выдаче: есть').waitFor();
  await page.getByLabel('Снять: Слева').last().tap();
  const left = page.getByRole('dialog', { name: 'Камера: Слева' });
  const ghost = left.getByRole('img', { name: /^Прошлое фото, / });
  await ghost.waitFor();
  expect(await ghost.evaluate((image) => getComputedStyle(image).opacity)).toBe('0.35');
  await left.getByRole('button', { name: 'Прошлое фото' }).tap();
  await ghost.waitFor({ state: 'detached' });
  await left.getByRole('button', { name: 'Готово' }).tap();
  await left.waitFor({ state: 'detached' });
  await page.request.put('/api/company/sheet-settings', { data: {} });
});

/** As after «Block» in the browser's question. */
function refuseCamera(): void {
  navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
}

cameraTest('without permission the system camera takes the photo', async ({ open }) => {
  const page = await open({
    device: 'phone',
    as: 'admin',
    path: BLANK,
    before: (opened) => opened.addInitScript(refuseCamera),
  });
  const carId = await addVesta(page, 'О472ОО77');
  const { id } = await handoverToday(page, carId, {
    customer: 'Снимков Иван',
    phone: '+79035554702',
    isOwed: false,
  });
  await goTo(page, `/handover/${id}/out`);
  await page.getByLabel('Снять: Слева').last().tap();
  const camera = page.getByRole('dialog', { name: 'Камера: Слева' });
  await camera.getByText(CAMERA_PROBLEMS.refused).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await camera.getByRole('button', { name: 'Готово' }).tap();
  await takePhotos(page, ['Слева']);
  await page.getByText('снято 1 из 7').waitFor();
});

screenTest('an administrator sets what a sheet asks', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  await page.request.put('/api/company/sheet-settings', { data: {} });
  await goTo(page, '/company');
  const form = page.getByRole('form', { name: 'Акт выдачи и возврата' });
  await form.getByRole('button', { name: 'Добавить предмет' }).tap();
  await form.getByRole('textbox', { name: 'Предмет 1' }).fill('Насос');
  await form.getByLabel('Километр сверх пробега').fill('0');
  await form.getByRole('button', { name: 'Сохранить' }).tap();
  await form.getByText('Введите сумму больше 0 или оставьте поле пустым').first().waitFor();
  await form.getByLabel('Километр сверх пробега').fill('10');
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Сохранить' }).tap();
  await noticesOf(page).getByText('Настройки акта сохранены').waitFor();
  await page.reload();
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Предмет 1' }).inputValue())
    .toBe('Насос');
  await page.request.put('/api/company/sheet-settings', { data: {} });
});
