import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { DRAWER_TEXTS } from '@schema/texts/money/money-reports';
import { RECEIPT_TEXTS } from '@schema/texts/money/receipt';
import {
  MONEY_ENTRY_TITLES,
  MONEY_JOB_TEXTS,
  MONEY_SHEET_TEXTS,
  RENTAL_MONEY_TEXTS,
} from '@schema/texts/money/rental-money';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { formatExactRoubles } from '@schema/values/money/money';
import { addDays } from '@schema/values/time/calendar';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { noticesOf } from '../../support/dialogs';
import { untilFocused } from '../../support/focus';
import { BLANK, goTo, showScreen } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { countTaps } from '../../support/touch/taps';

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/api${path}`, { data });
  if (!answer.ok())
    throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A booking of 9 000 ₽ with a deposit of 5 000 ₽ that begins today and is not handed over. */
async function awaitedBooking(page: Page) {
  const carId = await addVesta(page, 'О160ОО77');
  const [from, to] = [today(), addDays(today(), 2)];
  const { id } = await book(page, {
    ...{ carId, from, to, customer: 'Залогов Пётр', pickup: '00:30' },
  });
  return { id, carId };
}

/** A rental of 9 000 ₽ that ended yesterday without a return, with money taken in cash. */
async function lateRental(page: Page, taken: { customer: string; rent: number; deposit: number }) {
  const carId = await addVesta(page, 'О161ОО77');
  const [from, to] = [addDays(today(), -3), addDays(today(), -1)];
  const { customer, rent, deposit } = taken;
  const { id } = await book(page, { carId, from, to, customer, phone: '+79035550161' });
  await post(page, `/bookings/${id}/handover`, {});
  await post(page, `/bookings/${id}/money/payments`, { amount: rent, method: 'cash' });
  await post(page, `/bookings/${id}/money/deposits`, { amount: deposit, method: 'cash' });
  return id;
}

interface Drawer {
  readonly userName: string;
  readonly shouldBe: number;
  readonly cameIn: number;
  readonly wentOut: number;
  readonly counted: number | null;
  readonly difference: number | null;
}

async function ownDrawer(page: Page): Promise<Drawer> {
  const { drawers } = await readJson<{ drawers: Drawer[] }>(page, `/money/drawer?day=${today()}`);
  const own = drawers.find(({ userName }) => userName === 'admin');
  if (!own) throw new Error('The drawer of the day is empty.');
  return own;
}

/** The evening count: 100 ₽ are missing, and why is written down. */
async function countDrawer(page: Page): Promise<void> {
  const { shouldBe } = await ownDrawer(page);
  await showScreen(page, '/money');
  const open = page.getByRole('button', { name: DRAWER_TEXTS.count, exact: true });
  await open.waitFor();
  const taps = await countTaps(page);
  await open.tap();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${DRAWER_TEXTS.count}`) });
  await untilFocused(dialog.getByLabel(DRAWER_TEXTS.countCounted));
  await page.keyboard.type(String(shouldBe - 100));
  const comment = dialog.getByLabel(DRAWER_TEXTS.comment);
  await comment.tap();
  await page.keyboard.type('Сдача без мелочи');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: DRAWER_TEXTS.countSubmit, exact: true }).tap();
  await noticesOf(page)
    .getByText(new RegExp(`^${DRAWER_TEXTS.countSaved}: ${DRAWER_TEXTS.shortage} 100`))
    .waitFor();
  expect(await taps()).toBe(3);
  expect(await ownDrawer(page)).toMatchObject({ counted: shouldBe - 100, difference: -100 });
  await page.getByText('Сдача без мелочи').first().waitFor();
}

screenTest(
  'a handover with its money takes four taps, a return with a fine six, the evening count three',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'admin', path: BLANK });
    const { id, carId } = await awaitedBooking(page);
    const sheet = (title: string) => page.getByRole('dialog', { name: title, exact: true });
    const money = page.getByRole('region', { name: RENTAL_MONEY_TEXTS.title });
    const press = (name: string) => page.getByRole('button', { name, exact: true });

    await goTo(page, `/?row=${carId}`);
    const unpaid = /Залогов Пётр.*Не оплачено, к оплате 9\s000\s₽/;
    await page.getByRole('button', { name: unpaid }).waitFor();

    await showScreen(page, '/now');
    const link = page.getByRole('link', { name: new RegExp(`^${NOW_TEXTS.open}.*Залогов`) });
    await link.waitFor();
    const handoverTaps = await countTaps(page);
    await link.tap();
    const { paymentAndDeposit, returnDeposit } = MONEY_JOB_TEXTS;
    await press(paymentAndDeposit.title).tap();
    const taking = sheet(paymentAndDeposit.title);
    await taking.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await taking.getByRole('button', { name: paymentAndDeposit.submit, exact: true }).tap();
    await noticesOf(page).getByText(paymentAndDeposit.done).waitFor();
    await press(MARK_TEXTS.handover).tap();
    await noticesOf(page).getByText(MARK_TEXTS.handedOverAt).waitFor();
    expect(await handoverTaps()).toBe(4);
    await money.getByText(MONEY_MARK_TEXTS.paid).waitFor();

    await showScreen(page, '/bookings-list?search=Залогов');
    const row = page.getByRole('button', { name: /Залогов/ });
    await row.waitFor();
    const returnTaps = await countTaps(page);
    await row.tap();
    await press(MARK_TEXTS.return).tap();
    await noticesOf(page).getByText(MARK_TEXTS.returnedAt).waitFor();
    await press(returnDeposit.title).tap();
    const returning = sheet(returnDeposit.title);
    const withheld = returning.getByLabel(MONEY_SHEET_TEXTS.withheldAmount);
    await withheld.tap();
    await withheld.pressSequentially('1500');
    await returning.getByText('Штраф', { exact: true }).tap();
    expect(await accessibilityFaults(page)).toEqual([]);
    await returning.getByRole('button', { name: returnDeposit.submit, exact: true }).tap();
    await noticesOf(page).getByText(returnDeposit.done).waitFor();
    expect(await returnTaps()).toBe(6);
    await money.getByText(/^Залог возвращён/).waitFor();
    const receipts = money.getByRole('button', {
      name: new RegExp(`^${RECEIPT_TEXTS.action}: Оплата`),
    });
    await receipts.tap();
    const closing = noticesOf(page).getByRole('button', { name: KIT_TEXTS.close });
    while ((await closing.count()) > 0) await closing.first().tap();
    await page.getByRole('img', { name: /Получено: 9\s000\s₽/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await readJson(page, `/bookings/${id}/money`)).toMatchObject({
      balance: 0,
      deposit: { held: 0, returned: 3500, withheld: 1500 },
    });
    await countDrawer(page);
  },
);

screenTest('a debt and a held deposit are the same sums on every screen', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'admin', path: BLANK });
  const customer = 'Долгов Семён';
  const id = await lateRental(page, { customer, rent: 4000, deposit: 3000 });
  const rent = formatExactRoubles(4000);
  const deposit = formatExactRoubles(3000);
  const debt = formatExactRoubles(5000);
  const matters = [
    `${MONEY_MARK_TEXTS.debt} ${debt}`,
    `${MONEY_MARK_TEXTS.returnDeposit} ${deposit}`,
  ];
  /** The one row of the customer with these words. */
  const rowWith = (...words: string[]) =>
    words.reduce<Locator>(
      (rows, hasText) => rows.filter({ hasText }),
      page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: customer }),
    );

  await goTo(page, '/now');
  await rowWith(...matters).waitFor();
  await showScreen(page, '/bookings-list?search=Долгов');
  await rowWith(...matters).waitFor();
  await showScreen(page, `/?booking=${id}`);
  const money = page.getByRole('region', { name: RENTAL_MONEY_TEXTS.title });
  for (const matter of matters) await money.getByText(matter, { exact: true }).waitFor();
  await showScreen(page, '/money/debtors?search=Долгов');
  await rowWith(rent, debt).waitFor();
  await showScreen(page, '/money/deposits?search=Долгов');
  await rowWith(deposit).waitFor();
  await showScreen(page, '/money');
  await rowWith(MONEY_ENTRY_TITLES.rent.in, rent).waitFor();
  await rowWith(MONEY_ENTRY_TITLES.deposit.in, deposit).waitFor();
  const { cameIn } = await ownDrawer(page);
  const cell = page.getByRole('cell', { name: formatExactRoubles(cameIn), exact: true });
  await page
    .getByRole('row', { name: /^admin/ })
    .filter({ has: cell })
    .waitFor();
});
