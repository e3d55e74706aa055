import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { addDays } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { sheetsOf, sign, takePhotos } from '../../support/handover';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

const SAVE = 'Заменить и сохранить акты';

interface SwappedRental {
  readonly id: number;
  readonly first: number;
  readonly second: number;
  readonly plates: readonly [string, string];
}

/** A rental since yesterday, handed over, and a free car. */
async function rentalUnderWay(
  caller: Caller,
  plates: readonly [string, string],
  customer: string,
): Promise<SwappedRental> {
  const first = await addVesta(caller, plates[0]);
  const second = await addVesta(caller, plates[1]);
  const [from, to] = [addDays(today(), -1), addDays(today(), 2)];
  const phone = `+7903555${first.toString().padStart(4, '0')}`;
  const { id } = await book(caller, { carId: first, from, to, customer, phone });
  const marked = await caller.request.post(`/api/bookings/${id}/handover`, { data: {} });
  expect(marked.ok(), await marked.text()).toBe(true);
  return { id, first, second, plates };
}

const halvesOf = (page: Page, { plates: [first, second] }: SwappedRental) => ({
  back: page.getByRole('region', { name: `Возврат: Lada Vesta ${first}` }),
  out: page.getByRole('region', { name: `Выдача: Lada Vesta ${second}` }),
});

/** The other parts of the rental. */
const partsOf = async (caller: Caller, id: number) =>
  (await readJson<{ items: { id: number }[] }>(caller, `/bookings/${id}/parts`)).items;

screenTest('a car is swapped together with both sheets', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  const rental = await rentalUnderWay(page, ['О481ОО77', 'О482ОО77'], 'Сменов Пётр');
  await goTo(page, `/reseat?car=${rental.first}&from=${today()}&to=${today()}&broken=1`);
  await page.getByRole('button', { name: 'Заменить машину' }).tap();
  const choice = dialogOf(page);
  await choice.getByRole('button', { name: /Машина на замену/ }).tap();
  await page.getByRole('option', { name: /О482ОО77/ }).tap();
  await choice.getByRole('link', { name: 'Заменить с актами' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Замена машины' }).waitFor();
  const { back, out } = halvesOf(page, rental);
  await takePhotos(back, ['Спереди']);
  await takePhotos(out, ['Спереди', 'Слева']);
  await back.getByLabel('Пробег, км').fill('154 820');
  await out.getByLabel('Пробег, км').fill('70 000');
  await out.getByRole('radio', { name: '7/8' }).check({ force: true });
  await page.getByText('Акт выдачи. Под подписью: пробег 70 000 км, топливо 7/8').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const save = page.getByRole('button', { name: SAVE });
  await save.tap();
  await page.getByText('Нужна подпись', { exact: false }).first().waitFor();
  expect(await partsOf(page, rental.id)).toEqual([]);
  await sign(page);
  await save.tap();
  await noticesOf(page).getByText('Машина заменена', { exact: false }).waitFor();
  await page.getByRole('region', { name: 'Акт выдачи' }).getByText('70 000 км').waitFor();

  const [second] = await partsOf(page, rental.id);
  expect(new URL(page.url()).pathname).toBe(`/handover/${second?.id}/out`);
  const [returned, handed] = [
    await sheetsOf(page, rental.id),
    await sheetsOf(page, second?.id ?? 0),
  ];
  expect(returned.returnedAt).not.toBeNull();
  expect(returned.sheets).toMatchObject([{ side: 'back', km: 154_820 }]);
  expect(handed.sheets).toMatchObject([{ side: 'out', km: 70_000, fuel: 7 }]);
  expect(handed.sheets[0]?.signature).toEqual(returned.sheets[0]?.signature);
  const anglesOf = async (id: number) =>
    (await sheetsOf(page, id)).sheets[0]?.photos.map(({ angle }) => angle);
  await expect.poll(() => anglesOf(rental.id)).toEqual(['front']);
  await expect.poll(() => anglesOf(second?.id ?? 0)).toEqual(['front', 'left']);

  const link = page.getByRole('link', {
    name: 'Замена: Lada Vesta О481ОО77 → Lada Vesta О482ОО77',
    exact: false,
  });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.tap();
  await page.getByRole('region', { name: 'Акт возврата' }).getByText('154 820 км').waitFor();
  await link.tap();
  await page.getByRole('region', { name: 'Акт выдачи' }).getByText('70 000 км').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

screenTest('a refused mileage of the second sheet keeps both', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  const rental = await rentalUnderWay(page, ['О483ОО77', 'О484ОО77'], 'Сменов Иван');
  const read = await page.request.post(`/api/cars/${rental.second}/readings`, {
    data: { km: 90_000 },
  });
  expect(read.ok(), await read.text()).toBe(true);
  await goTo(page, `/handover/${rental.id}/swap?car=${rental.second}`);
  const { back, out } = halvesOf(page, rental);
  await out.getByText('прошлый 90 000').waitFor();
  await back.getByLabel('Пробег, км').fill('154 820');
  await back.getByLabel('Комментарий', { exact: true }).fill('Стучит мотор');
  await out.getByLabel('Пробег, км').fill('80 000');
  await page.getByText('Подписано на бумаге', { exact: true }).tap();
  const save = page.getByRole('button', { name: SAVE });
  await save.tap();
  await out.getByText('Акт выдачи: Меньше прошлого показания: 90 000 км').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await partsOf(page, rental.id)).toEqual([]);
  expect((await sheetsOf(page, rental.id)).sheets).toEqual([]);
  // The field is between the bars of the page.
  await expect
    .poll(() => out.getByLabel('Пробег, км').evaluate((field) => field === document.activeElement))
    .toBe(true);

  await page.context().setOffline(true);
  await out.getByLabel('Пробег, км').fill('90 020');
  await save.tap();
  await page.getByText('Замена сама не отправится', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('Восстановлено несохранённое: акт', { exact: false }).first().waitFor();
  expect(await back.getByLabel('Комментарий', { exact: true }).inputValue()).toBe('Стучит мотор');
  expect(await back.getByLabel('Пробег, км').inputValue()).toBe('154 820');
  await save.tap();
  await page.getByRole('region', { name: 'Акт выдачи' }).getByText('90 020 км').waitFor();
  expect((await sheetsOf(page, rental.id)).sheets).toMatchObject([{ side: 'back', km: 154_820 }]);
});

screenTest('a swap without a car leads to nothing', async ({ open }) => {
  const page = await open({ device: 'desktop', as: 'admin', path: '/handover/1/swap' });
  await page.getByRole('heading', { name: 'Такой замены нет' }).waitFor();
  await page.getByRole('link', { name: 'К шахматке' }).waitFor();
  expect(await page.getByRole('region', { name: SHEET_TEXTS.form }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});
