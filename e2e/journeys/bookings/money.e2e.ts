import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { RECEIPT_TEXTS } from '@schema/texts/money/receipt';
import { MONEY_SHEET_TEXTS, RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { TILL_FORM_TEXTS, TILLS_TEXTS } from '@schema/texts/money/tills';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { formatExactAmount, formatExactRoubles } from '@schema/values/money/money';
import { addDays } from '@schema/values/time/calendar';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { cutWords } from '../../support/cut-words';
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
    carId,
    from,
    to,
    customer: 'Залогов Пётр',
    pickup: '00:30',
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

interface OwnTill {
  readonly userId: number | null;
  readonly name: string;
  readonly balance: number;
  readonly lastCount: { readonly difference: number } | null;
}

async function ownTill(page: Page): Promise<OwnTill> {
  const { tills } = await readJson<{ tills: OwnTill[] }>(page, '/money/tills');
  const own = tills.find(({ name }) => name === 'admin');
  if (!own) throw new Error('The user has no till.');
  return own;
}

/** The count of the own till: 100 ₽ are missing, with a comment. */
async function countTill(page: Page): Promise<void> {
  const { balance } = await ownTill(page);
  await showScreen(page, '/money');
  const open = page.getByRole('button', { name: TILLS_TEXTS.count, exact: true });
  await open.and(page.locator(':enabled')).waitFor();
  const taps = await countTaps(page);
  await open.tap();
  const dialog = page.getByRole('dialog', { name: TILLS_TEXTS.count });
  await untilFocused(dialog.getByLabel(TILL_FORM_TEXTS.counted));
  await page.keyboard.type(String(balance - 100));
  const comment = dialog.getByLabel(TILL_FORM_TEXTS.comment);
  await comment.tap();
  await page.keyboard.type('Сдача без мелочи');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: TILL_FORM_TEXTS.submit, exact: true }).tap();
  await noticesOf(page)
    .getByText(new RegExp(`^${TILL_FORM_TEXTS.counts}: ${TILLS_TEXTS.shortage} 100`))
    .waitFor();
  expect(await taps()).toBe(3);
  expect(await ownTill(page)).toMatchObject({
    balance: balance - 100,
    lastCount: { difference: -100 },
  });
  await page.getByText('Сдача без мелочи').first().waitFor();
}

screenTest(
  'taps: three for a handover with money, five for a return with a fine, three for the till',
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
    await press(MARK_TEXTS.handover).tap();
    const taking = sheet(MARK_QUESTION_TEXTS.title.handover);
    const take = taking.getByRole('button', { name: /^Выдать и принять 14\s000\s₽$/ });
    await take.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await take.tap();
    await noticesOf(page)
      .getByText(/^Выдана: .*О 160 ОО 77, Залогов Пётр · принято 14\s000\s₽$/)
      .waitFor();
    expect(await handoverTaps()).toBe(3);
    await money.getByText(MONEY_MARK_TEXTS.paid).waitFor();

    await showScreen(page, '/bookings-list?search=Залогов');
    const row = page.getByRole('button', { name: /Залогов/ });
    await row.waitFor();
    const returnTaps = await countTaps(page);
    await row.tap();
    await press(MARK_TEXTS.return).tap();
    const returning = sheet(MARK_QUESTION_TEXTS.title.return);
    const withheld = returning.getByLabel(MONEY_SHEET_TEXTS.withheldAmount);
    await withheld.tap();
    await withheld.pressSequentially('1500');
    await returning.getByText('Штраф', { exact: true }).tap();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await cutWords(returning.getByRole('button'))).toEqual([]);
    await returning.getByRole('button', { name: /вернуть 3\s500\s₽ · удержать 1\s500\s₽$/ }).tap();
    await noticesOf(page)
      .getByText(/возвращено 3\s500\s₽, удержано 1\s500\s₽$/)
      .waitFor();
    expect(await returnTaps()).toBe(5);
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
    await countTill(page);
  },
);

screenTest('a debt and a held deposit are equal on every screen', async ({ open }) => {
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
  /** Besides the button «Вернуть залог» the card shows only the held deposit. */
  const ofCard = [matters[0] ?? '', `${MONEY_MARK_TEXTS.held} ${deposit}`];
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
  for (const matter of ofCard) await money.getByText(matter, { exact: true }).waitFor();
  await showScreen(page, '/money/debtors?search=Долгов');
  await rowWith(rent, debt).waitFor();
  await showScreen(page, '/money/deposits?search=Долгов');
  await rowWith(deposit).waitFor();
  await showScreen(page, '/money');
  await rowWith('Оплата №', formatExactAmount(4000)).waitFor();
  await rowWith('Залог №', formatExactAmount(3000)).waitFor();
  const { balance } = await ownTill(page);
  const card = page.getByRole('list', { name: TILLS_TEXTS.list }).getByRole('listitem');
  await card
    .filter({ hasText: 'admin' })
    .filter({ hasText: formatExactRoubles(balance) })
    .waitFor();
});

/** A booking of 1 900 ₽ with a deposit of 5 000 ₽ that begins today, in «Сейчас». */
async function awaitedAt(page: Page, number: string, customer: string) {
  const carId = await addVesta(page, `О${number}ОО77`);
  const [from, to] = [today(), addDays(today(), 1)];
  const phone = `+79035550${number}`;
  const terms = { customer, phone, pickup: '00:30', totalPrice: 1900 };
  return (await book(page, { ...terms, carId, from, to })).id;
}

screenTest.for(['phone', 'desktop'] as const)(
  'a handover in «Сейчас» takes 6 900 ₽, one without money is listed as an untaken deposit, on a %s',
  async (device, { open }) => {
    const page = await open({ device, as: 'admin', path: BLANK });
    const isPhone = device === 'phone';
    const [paying, owing] = isPhone
      ? ['Платова Нина', 'Беззалогов Олег']
      : ['Касьянова Вера', 'Незалогов Юрий'];
    const id = await awaitedAt(page, isPhone ? '162' : '164', paying);
    await awaitedAt(page, isPhone ? '163' : '165', owing);
    const hand = (customer: string) =>
      page.getByRole('button', { name: new RegExp(`^${MARK_TEXTS.handover}: .*${customer}$`) });
    const notice = (customer: string, rest: string) =>
      noticesOf(page).getByText(new RegExp(`^${MARK_TEXTS.handedOverAt}: .*${customer}${rest}$`));

    await goTo(page, '/now');
    await hand(paying).click();
    const submit = page.getByRole('button', { name: /^Выдать и принять 6\s900\s₽$/ });
    await submit.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await submit.click();
    await notice(paying, ' · принято 6\\s900\\s₽').waitFor();
    await hand(owing).click();
    await page.getByRole('button', { name: MARK_QUESTION_TEXTS.without.handover }).click();
    await page.getByRole('button', { name: new RegExp(`^${KIT_TEXTS.undo}:.*${owing}`) }).waitFor();

    expect(await readJson(page, `/bookings/${id}/money`)).toMatchObject({
      balance: 0,
      deposit: { held: 5000, untaken: 0 },
    });
    await showScreen(page, '/money');
    await page
      .getByText(/^\+?1\s900/)
      .first()
      .waitFor();
    await showScreen(page, '/money/deposits?list=untaken');
    const row = page.getByRole('row').or(page.getByRole('listitem'));
    await row
      .filter({ hasText: owing })
      .filter({ hasText: formatExactRoubles(5000) })
      .waitFor();
    expect(await row.filter({ hasText: paying }).count()).toBe(0);
    await showScreen(page, `/bookings-list?search=${owing}`);
    await page
      .getByText(`${MONEY_MARK_TEXTS.untaken} ${formatExactRoubles(5000)}`)
      .first()
      .waitFor();
  },
);
