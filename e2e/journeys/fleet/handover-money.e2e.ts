import { SHEET_CHARGE_TEXTS } from '@schema/texts/handover/charges';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { SHEET_PARTS } from '@schema/texts/handover/sheet';
import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { addDays } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book, handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { sheetsOf } from '../../support/handover';
import { moneyOf } from '../../support/rental-money';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { countTaps } from '../../support/touch/taps';

const PATIENCE = { timeout: 60_000 };

async function send(page: Page, method: 'post' | 'put', path: string, data: object) {
  const answer = await page.request[method](`/api${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

async function setRates(page: Page) {
  const { version } = await readJson<{ version: number }>(page, '/company/sheet-settings');
  await send(page, 'put', '/company/sheet-settings', {
    requiredAngles: [],
    accessories: [],
    kmPerDay: 300,
    kmOverPrice: 10,
    fuelEighthPrice: 700,
    lateHourPrice: null,
    version,
  });
}

/** A paid rental of two days that ended yesterday, with a deposit of 5 000 ₽ and its sheet. */
async function paidRental(page: Page, customer: string, plate: string) {
  await setRates(page);
  const carId = await addVesta(page, plate);
  const [from, to] = [addDays(today(), -3), addDays(today(), -1)];
  const { id } = await book(page, { carId, from, to, customer, return: '10:00' });
  await send(page, 'post', `/bookings/${id}/handover`, {});
  for (const [path, amount] of [
    ['payments', 9000],
    ['deposits', 5000],
  ] as const) {
    await send(page, 'post', `/bookings/${id}/money/${path}`, { amount, method: 'cash' });
  }
  await send(page, 'post', `/bookings/${id}/sheets`, {
    clientId: id.toString(16).padStart(32, '0'),
    side: 'out',
    carId,
    km: 10_000,
    fuel: 8,
    signatureWay: 'paper',
  });
  return id;
}

screenTest(
  'a return is charged, paid from the deposit and marked by one press',
  async ({ open }) => {
    const page = await open({ device: 'phone', as: 'admin', path: BLANK });
    const id = await paidRental(page, 'Расчётов Пётр', 'О481ОО77');
    await goTo(page, `/handover/${id}/back`);
    const charges = page.getByRole('region', { name: SHEET_PARTS.charges });
    const money = page.getByRole('region', { name: SHEET_PARTS.money });
    const taps = await countTaps(page);
    await page.getByLabel('Пробег, км').fill('11 290');
    await page.getByRole('radio', { name: '6/8' }).check({ force: true });
    await charges.getByText('1 290 км сверх 600 · 690 км × 10 ₽').waitFor();
    await charges.getByText('Не хватает 2/8 бака · 2 × 700 ₽').waitFor();
    // Nothing is charged unasked.
    await money.getByLabel('Сумма: Оплата долга').waitFor({ state: 'detached' });
    await charges.getByRole('checkbox', { name: 'Перепробег' }).tap();
    await charges.getByLabel('Сумма: Перепробег').fill('5400');
    await page.getByText(/Под подписью: .*начислено 5\s400\s₽/u).waitFor();
    await money.getByLabel(MONEY_SHEET_TEXTS.withheldAmount).fill('5000');
    await page.getByText('Подписано на бумаге', { exact: true }).tap();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page
      .getByRole('button', { name: 'Принять машину · оплата 400 ₽ · удержать 5 000 ₽' })
      .tap();
    await noticesOf(page).getByText('Принята: Lada Vesta', { exact: false }).waitFor();
    // Fields are focused without a press of their own here.
    expect(await taps()).toBeLessThanOrEqual(4);
    const saved = page.getByRole('list', { name: SHEET_PARTS.charges });
    await saved.getByText('5 400 ₽').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    expect((await sheetsOf(page, id)).returnedAt).not.toBeNull();
    const after = await moneyOf(page, id);
    expect(after).toMatchObject({ balance: 0, deposit: { held: 0, withheld: 5000 } });
    expect(after.charges).toMatchObject([{ kind: 'mileage', amount: 5400 }]);
    const paid = after.entries.filter(({ amount }) => amount === 400);
    expect(paid).toMatchObject([{ direction: 'in', method: 'cash' }]);
  },
);

screenTest('a car is handed over with the money of the page, or without', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'admin', path: BLANK });
  const first = await handoverToday(page, await addVesta(page, 'О482ОО77'), {
    customer: 'Расчётов Иван',
    phone: '+79035554802',
    isOwed: true,
  });
  await goTo(page, `/handover/${first.id}/out`);
  const money = page.getByRole('region', { name: SHEET_PARTS.money });
  await money.getByLabel('Сумма: Залог').fill('0');
  await page.getByText('Подписано на бумаге', { exact: true }).tap();
  // A wrong sum saves nothing.
  await page.getByRole('button', { name: 'Выдать и принять 9 000 ₽' }).tap();
  await money.getByText('Сумма должна быть больше нуля').waitFor();
  expect((await sheetsOf(page, first.id)).sheets).toEqual([]);
  await money.getByLabel('Сумма: Залог').fill('4000');
  await page.getByRole('button', { name: 'Выдать и принять 13 000 ₽' }).tap();
  await noticesOf(page).getByText('Выдана: Lada Vesta', { exact: false }).waitFor();
  expect(await moneyOf(page, first.id)).toMatchObject({ balance: 0, deposit: { held: 4000 } });

  const second = await handoverToday(page, await addVesta(page, 'О483ОО77'), {
    customer: 'Расчётов Олег',
    phone: '+79035554803',
    isOwed: true,
  });
  await goTo(page, `/handover/${second.id}/out`);
  await page.getByText('Подписано на бумаге', { exact: true }).tap();
  await page.getByRole('button', { name: MARK_QUESTION_TEXTS.without.handover }).tap();
  await page.getByRole('region', { name: 'Акт выдачи' }).waitFor();
  await expect.poll(async () => (await sheetsOf(page, second.id)).handedOverAt).not.toBeNull();
  expect(await moneyOf(page, second.id)).toMatchObject({ balance: 9000, entries: [] });
});

screenTest('refused money leaves the car unmarked and is asked again', async ({ open }) => {
  const page = await open({ device: 'desktop', as: 'admin', path: BLANK });
  const id = await paidRental(page, 'Расчётов Глеб', 'О484ОО77');
  await goTo(page, `/handover/${id}/back`);
  const charges = page.getByRole('region', { name: SHEET_PARTS.charges });
  await charges.getByRole('button', { name: SHEET_CHARGE_TEXTS.add }).click();
  await charges.getByText('Мойка', { exact: true }).click();
  await charges.getByLabel('Сумма: Мойка').fill('800');
  await page.getByText('Подписано на бумаге', { exact: true }).click();
  const press = page.getByRole('button', {
    name: 'Принять машину · оплата 800 ₽ · вернуть 5 000 ₽',
  });
  await press.waitFor();
  // The payment arrives after the money has changed on another device.
  let isChanged = false;
  await page.route('**/graphql', async (route) => {
    if (!isChanged && route.request().postData()?.includes('takePayment')) {
      isChanged = true;
      await send(page, 'post', `/bookings/${id}/money/charges`, { kind: 'fine', amount: 100 });
    }
    await route.continue();
  });
  await press.click();
  const question = page.getByRole('dialog', { name: MARK_QUESTION_TEXTS.title.return });
  await question.waitFor();
  const { sheets, returnedAt } = await sheetsOf(page, id);
  expect([sheets.length, returnedAt]).toEqual([2, null]);
  await question
    .getByRole('button', { name: 'Принять машину · оплата 900 ₽ · вернуть 5 000 ₽' })
    .click();
  await noticesOf(page).getByText('Принята: Lada Vesta', { exact: false }).waitFor();
  const after = await moneyOf(page, id);
  expect(after).toMatchObject({ balance: 0, deposit: { held: 0 } });
  expect(after.charges.map(({ kind }) => kind).sort()).toEqual(['fine', 'washing']);
});

screenTest(
  'without a network the return waits with its charges, its money and its mark',
  async ({ open, problemsOf }) => {
    const page = await open({ device: 'phone', as: 'admin', path: BLANK });
    const id = await paidRental(page, 'Расчётов Яков', 'О485ОО77');
    await goTo(page, `/handover/${id}/back`);
    await page.getByLabel('Пробег, км').fill('10 700');
    await page.getByRole('checkbox', { name: 'Перепробег' }).tap();
    await page.getByText('Подписано на бумаге', { exact: true }).tap();
    const press = page.getByRole('button', {
      name: 'Принять машину · оплата 1 000 ₽ · вернуть 5 000 ₽',
    });
    await press.waitFor();
    await page.context().setOffline(true);
    await press.tap();
    await noticesOf(page).getByText(QUEUE_TEXTS.queuedMark.back).waitFor();
    await page.getByText(QUEUE_TEXTS.markWaits.back).waitFor();
    await press.waitFor({ state: 'detached' });
    await page.getByText('1 акт, 2 записи о деньгах и 1 отметка ждут отправки').waitFor();
    await page.getByRole('button', { name: QUEUE_TEXTS.show }).tap();
    const dialog = dialogOf(page);
    for (const name of ['Оплата 1 000 ₽, наличные', 'Возврат залога 5 000 ₽, наличные']) {
      await dialog.getByText(name).waitFor();
    }
    await dialog.getByText(QUEUE_TEXTS.mark.back).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    // Requests without a network.
    problemsOf(page).errors.length = 0;
    await page.getByRole('list', { name: SHEET_PARTS.charges }).getByText('1 000 ₽').waitFor();
    await expect.poll(async () => (await sheetsOf(page, id)).returnedAt, PATIENCE).not.toBeNull();
    const after = await moneyOf(page, id);
    expect(after).toMatchObject({ balance: 0, deposit: { held: 0 } });
    expect(after.charges).toMatchObject([{ kind: 'mileage', amount: 1000 }]);
    const waited = after.entries.filter(({ comment }) => comment?.startsWith('Без связи, '));
    expect(waited.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      1000, 5000,
    ]);
    // The money arrives before the mark, which has the moment of the press.
    const { returnedAt } = await sheetsOf(page, id);
    for (const { happenedAt } of waited) {
      expect(Date.parse(returnedAt ?? '')).toBeLessThan(Date.parse(happenedAt));
    }
    await page.getByText(QUEUE_TEXTS.markWaits.back).waitFor({ state: 'detached' });
  },
);
