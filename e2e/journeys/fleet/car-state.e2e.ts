import {
  CAR_STATE_TEXTS,
  DAMAGE_TEXTS,
  MILEAGE_ANSWER_TEXTS,
  MILEAGE_TEXTS,
} from '@schema/texts/fleet/car-state';
import { SHEET_LIST_TEXTS } from '@schema/texts/handover/sheet-list';
import { SEARCH_BUTTON_TEXTS } from '@schema/texts/shell/search-button';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import sharp from 'sharp';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf, focusedUndo, noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

interface State {
  readonly mileage: { readonly km: number } | null;
  readonly damages: readonly {
    readonly view: string;
    readonly x: number;
    readonly y: number;
    readonly photo: string | null;
    readonly mendedAt: string | null;
  }[];
}

screenTest('a mistyped mileage is refused, explained and reversed', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О451ОО77');
  const state = () => readJson<State>(page, `/cars/${carId}/state`);
  await goTo(page, `/cars?car=${carId}`);
  await page.getByRole('link', { name: CAR_STATE_TEXTS.link }).tap();
  const record = async (km: string) => {
    await page.getByRole('button', { name: MILEAGE_TEXTS.add }).tap();
    await dialogOf(page).getByLabel(MILEAGE_TEXTS.km).fill(km);
    await dialogOf(page).getByRole('button', { name: MILEAGE_TEXTS.submit }).tap();
  };
  await record('154 754');
  await page.getByRole('listitem').filter({ hasText: '154 754 км' }).waitFor();
  await record('15 480');
  await dialogOf(page).getByText('Меньше прошлого показания: 154 754 км').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect((await state()).mileage).toMatchObject({ km: 154_754 });
  await dialogOf(page).getByRole('button', { name: MILEAGE_ANSWER_TEXTS.wrong_other }).tap();
  await page.getByText('отменил admin', { exact: false }).waitFor();
  expect((await state()).mileage).toMatchObject({ km: 15_480 });
  const undo = await focusedUndo(page, 'Пробег записан: 15');
  await rowsAtRest(undo);
  await undo.press('Enter');
  await noticesOf(page).getByText(MILEAGE_TEXTS.reversed).waitFor();
  // The reading that was reversed for it is valid again.
  expect((await state()).mileage).toMatchObject({ km: 154_754 });
});

screenTest('a mileage typed into the search opens its form, filled', async ({ open }) => {
  const page = await open({ device: 'desktop', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О454ОО77');
  await goTo(page, '/bookings-list');
  await page.getByRole('button', { name: SEARCH_BUTTON_TEXTS.open }).click();
  await dialogOf(page).getByRole('searchbox').fill('пробег о454оо77 20500');
  const option = page.getByRole('option', { name: /^Записать пробег 20.500 км: Lada Vesta/ });
  await rowsAtRest(option);
  await option.click();
  await dialogOf(page).getByRole('button', { name: MILEAGE_TEXTS.submit }).click();
  await page.getByRole('listitem').filter({ hasText: '20 500 км' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  const { mileage } = await readJson<State>(page, `/cars/${carId}/state`);
  expect(mileage).toMatchObject({ km: 20_500 });
});

screenTest('a damage is marked on the drawing, photographed and repaired', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О452ОО77');
  const state = () => readJson<State>(page, `/cars/${carId}/state`);
  await goTo(page, `/cars/${carId}/state`);
  const left = page.getByRole('button', { name: `${DAMAGE_TEXTS.add}: Слева` }).locator('svg');
  const box = await left.boundingBox();
  await left.tap({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  const dialog = dialogOf(page);
  await dialog.getByText('Вмятина', { exact: true }).tap();
  await dialog.getByLabel(DAMAGE_TEXTS.comment).fill('Дверь водителя');
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#c0392b' },
  })
    .jpeg()
    .toBuffer();
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/uploads/cars/state', async (route) => {
    await isSent;
    await route.continue();
  });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'дверь.jpg', mimeType: 'image/jpeg', buffer: photo });
  // A save now would be without the photo.
  await dialog.getByRole('progressbar').waitFor();
  const submit = dialog.getByRole('button', { name: DAMAGE_TEXTS.submit });
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await page.keyboard.press('Control+Enter');
  send();
  await dialog.getByRole('img', { name: DAMAGE_TEXTS.photo }).waitFor();
  expect((await state()).damages).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await submit.tap();
  const row = page.getByRole('listitem').filter({ hasText: 'Вмятина, слева' });
  await row.getByText('Дверь водителя', { exact: false }).waitFor();
  const [damage] = (await state()).damages;
  expect(damage).toMatchObject({ view: 'left', photo: expect.stringMatching(/^\/files\/state-/) });
  expect(damage?.x).toBeCloseTo(0.25, 1);
  expect(damage?.y).toBeCloseTo(0.5, 1);

  await row.getByRole('button', { name: DAMAGE_TEXTS.mend }).tap();
  await page.getByText(DAMAGE_TEXTS.mended(1)).waitFor();
  expect((await state()).damages[0]?.mendedAt).not.toBeNull();
  const undo = await focusedUndo(page, DAMAGE_TEXTS.mendedDone);
  await rowsAtRest(undo);
  await undo.press('Enter');
  await noticesOf(page).getByText(DAMAGE_TEXTS.unmended).waitFor();
  await row.waitFor();
  expect((await state()).damages[0]?.mendedAt).toBeNull();
});

screenTest('the place of a damage is chosen by keyboard', async ({ open }) => {
  const page = await open({ device: 'desktop', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О453ОО77');
  await goTo(page, `/cars/${carId}/state`);
  const button = page.getByRole('button', { name: DAMAGE_TEXTS.add, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: DAMAGE_TEXTS.submit }).click();
  await dialog.getByText('Отметьте место на рисунке').first().waitFor();
  const place = dialog.getByRole('button', { name: DAMAGE_TEXTS.place });
  await place.focus();
  for (let pressed = 0; pressed < 5; pressed += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await dialog.getByRole('button', { name: '60 % от левого края, 48 % сверху' }).waitFor();
  await dialog.getByRole('button', { name: DAMAGE_TEXTS.submit }).click();
  await page.getByRole('listitem').filter({ hasText: 'Царапина, слева' }).waitFor();
  const { damages } = await readJson<State>(page, `/cars/${carId}/state`);
  expect(damages).toMatchObject([{ view: 'left', x: 0.6, y: 0.48 }]);
});

screenTest('the sheets of a car are listed and opened', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О459ОО77');
  const customer = 'Списков Пётр';
  const contact = { customer, phone: '+79035554541', isOwed: false };
  const { id } = await handoverToday(page, carId, contact);
  await goTo(page, `/cars/${carId}/state`);
  await page.getByText(SHEET_LIST_TEXTS.empty).waitFor();
  const damage = { view: 'left', x: 0.2, y: 0.5, kind: 'dent', size: 'small' };
  const sheet = { clientId: 'c'.repeat(32), side: 'out', carId, km: 5_200, damages: [damage] };
  const data = { ...sheet, signatureWay: 'paper' };
  const saved = await page.request.post(`/api/bookings/${id}/sheets`, { data });
  expect(saved.status()).toBe(201);
  const listed = page.getByRole('list', { name: SHELL_TEXTS.sheets }).getByRole('link');
  await listed.filter({ hasText: '5 200 км · 1 новое повреждение · подписан на бумаге' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await rowsAtRest(listed);
  await listed.tap();
  await page.getByRole('region', { name: 'Акт выдачи' }).getByText('5 200 км').waitFor();
});
