import { DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book, handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { sheetsOf, sign, takePhotos } from '../../support/handover';
import { screenTest } from '../../support/screen-test';

screenTest('a car is handed over with a sheet and returned with another', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О461ОО77');
  const { id } = await handoverToday(page, carId, {
    customer: 'Актов Пётр',
    phone: '+79035554601',
    isOwed: false,
  });
  await goTo(page, '/now');
  await page.getByRole('button', { name: /^Действия: .*Актов/ }).tap();
  await page.getByRole('link', { name: /^Акт выдачи: .*Актов/ }).tap();
  await page.getByRole('heading', { level: 1, name: 'Выдача · Lada Vesta' }).waitFor();
  await takePhotos(page, ['Спереди', 'Слева']);
  await page.getByText('снято 2 из 7').waitFor();
  await page.getByLabel('Пробег, км').fill('154 820');
  await page.getByRole('radio', { name: '7/8' }).check({ force: true });
  await page.getByRole('button', { name: `${DAMAGE_TEXTS.add}: Слева` }).tap();
  await dialogOf(page).getByText('Вмятина', { exact: true }).tap();
  await dialogOf(page).getByRole('button', { name: DAMAGE_TEXTS.submit }).tap();
  await page.getByRole('listitem').filter({ hasText: 'Вмятина, слева' }).waitFor();
  await page.getByText('Под подписью: пробег 154 820 км, топливо 7/8, 1 повреждение').waitFor();
  const hand = page.getByRole('button', { name: 'Выдать', exact: true });
  await hand.tap();
  await page.getByText('Нужна подпись', { exact: false }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.reload();
  await page.getByText('Восстановлено несохранённое: акт', { exact: false }).waitFor();
  await page.getByText('снято 2 из 7').waitFor();
  expect(await page.getByLabel('Пробег, км').inputValue()).toBe('154 820');
  await page.getByRole('listitem').filter({ hasText: 'Вмятина, слева' }).waitFor();
  await sign(page);
  await hand.tap();
  await noticesOf(page).getByText('Выдана: Lada Vesta', { exact: false }).waitFor();
  await page.getByRole('region', { name: 'Акт выдачи' }).getByText('154 820 км').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const out = await sheetsOf(page, id);
  expect(out.handedOverAt).not.toBeNull();
  expect(out.sheets).toMatchObject([
    { side: 'out', km: 154_820, fuel: 7, damages: [{ view: 'left' }] },
  ]);
  expect(out.sheets[0]?.photos.map(({ angle }) => angle)).toEqual(['front', 'left']);
  expect(out.sheets[0]?.signature?.length).toBeGreaterThan(0);

  await goTo(page, `/handover/${id}/back`);
  await page.getByRole('img', { name: 'Спереди, было', exact: false }).waitFor();
  await page.getByLabel('Пробег, км').fill('154 900');
  await page.getByText('+80 км').waitFor();
  await page.getByRole('radio', { name: '5/8' }).check({ force: true });
  await page.getByText('−2/8').waitFor();
  await page.getByText('Подписано на бумаге', { exact: true }).tap();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Принять', exact: true }).tap();
  await noticesOf(page).getByText('Принята: Lada Vesta', { exact: false }).waitFor();
  const back = await sheetsOf(page, id);
  expect(back).toMatchObject({ drivenKm: 80, fuelChange: -2 });
  expect(back.returnedAt).not.toBeNull();
});

screenTest('a refused mileage keeps what was typed; a supplement is added', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О462ОО77');
  const read = await page.request.post(`/api/cars/${carId}/readings`, {
    data: { km: 90_000 },
  });
  expect(read.ok(), await read.text()).toBe(true);
  const [from, to] = [addDays(today(), 3), addDays(today(), 5)];
  const { id } = await book(page, {
    carId,
    from,
    to,
    customer: 'Актов Иван',
    phone: '+79035554602',
  });
  await goTo(page, `/handover/${id}/out`);
  await page.getByText('прошлый 90 000').waitFor();
  await page.getByLabel('Пробег, км').fill('80 000');
  await page.getByLabel('Комментарий', { exact: true }).fill('Полный бак');
  await page.getByText('Клиент не дождался', { exact: true }).tap();
  await page.getByLabel('Почему нет подписи').fill('Спешил');
  // The rental begins later: there is no mark yet.
  expect(await page.getByRole('button', { name: 'Выдать', exact: true }).count()).toBe(0);
  const save = page.getByRole('button', { name: SHEET_TEXTS.save });
  await save.tap();
  await page.getByText('Меньше прошлого показания: 90 000 км').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.getByLabel('Комментарий', { exact: true }).inputValue()).toBe('Полный бак');
  expect((await sheetsOf(page, id)).sheets).toEqual([]);
  await page.getByLabel('Пробег, км').fill('90 010');
  await save.tap();
  const saved = page.getByRole('region', { name: 'Акт выдачи' });
  await saved.getByText('Клиент не дождался: Спешил').waitFor();

  await page.getByRole('button', { name: SHEET_TEXTS.supplement }).tap();
  await page.getByRole('radio', { name: '8/8' }).check({ force: true });
  await page.getByText('Подписано на бумаге', { exact: true }).tap();
  await save.tap();
  await page.getByRole('region', { name: 'Дополнение' }).getByText('8/8').waitFor();
  expect((await sheetsOf(page, id)).sheets).toMatchObject([
    { km: 90_010, fuel: null },
    { km: null, fuel: 8 },
  ]);
});

screenTest('an unknown side has no sheet', async ({ open }) => {
  const page = await open({ device: 'desktop', as: 'admin', path: '/handover/1/side' });
  await page.getByRole('heading', { name: SHEET_TEXTS.notFound }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
