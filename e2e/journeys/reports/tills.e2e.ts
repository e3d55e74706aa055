import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import {
  HANDOVER_TEXTS,
  REGISTER_TEXTS,
  TILL_FORM_TEXTS,
  TILLS_TEXTS,
} from '@schema/texts/money/tills';
import { SEARCH_TEXTS } from '@schema/texts/shell/lists';
import { formatExactAmount, formatExactRoubles } from '@schema/values/money/money';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { addVesta } from '../../support/cars';
import { noticesOf } from '../../support/dialogs';
import { untilFocused } from '../../support/focus';
import { BLANK, goTo } from '../../support/go-to';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { countTaps } from '../../support/touch/taps';
import { addUser } from '../../support/users';

interface Register {
  readonly cash: { readonly opening: number; readonly cameIn: number; readonly wentOut: number };
}

const cashOfToday = async (caller: Caller) =>
  (await readJson<Register>(caller, `/money/register?from=${today()}&to=${today()}`)).cash;

async function balanceOf(caller: Caller, name: string): Promise<number> {
  const path = '/money/tills';
  const { tills } = await readJson<{ tills: { name: string; balance: number }[] }>(caller, path);
  return tills.find((till) => till.name === name)?.balance ?? 0;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const action = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
/** A card of a till. */
const card = (page: Page, name: string) =>
  page
    .getByRole('list', { name: TILLS_TEXTS.list })
    .getByRole('listitem')
    .filter({ hasText: name });
/** A line of the register, a row or a card. */
const line = (page: Page, text: RegExp) =>
  page
    .getByRole('region', { name: REGISTER_TEXTS.title })
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: text });

screenTest('a wash of a car takes three taps and appears in the register', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'admin', path: BLANK });
  await addVesta(page, 'О170ОО77');
  const wash = async (sum: string) => {
    await goTo(page, '/money');
    await action(page, TILLS_TEXTS.expense).waitFor();
    const taps = await countTaps(page);
    await action(page, TILLS_TEXTS.expense).tap();
    const dialog = dialogOf(page, TILLS_TEXTS.expense);
    await untilFocused(dialog.getByLabel(TILL_FORM_TEXTS.amount));
    await page.keyboard.type(sum);
    return { dialog, taps };
  };
  const before = await cashOfToday(page);
  const first = await wash('700');
  await first.dialog.getByText('Мойка', { exact: true }).tap();
  expect(await accessibilityFaults(page)).toEqual([]);
  await first.dialog.getByRole('button', { name: TILL_FORM_TEXTS.submit }).tap();
  await noticesOf(page).getByText(TILL_FORM_TEXTS.expenseDone).first().waitFor();
  expect(await first.taps()).toBe(3);

  const second = await wash('900');
  await second.dialog.getByRole('button', { name: new RegExp(`${TILL_FORM_TEXTS.car}$`) }).tap();
  await untilFocused(page.getByRole('searchbox', { name: SEARCH_TEXTS.among }));
  await page.keyboard.type('170');
  await page.getByRole('option', { name: /О170ОО77/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await second.dialog.getByRole('button', { name: TILL_FORM_TEXTS.submit }).tap();
  await line(page, /Расход № \d+.*мойка.*О170ОО77/)
    .first()
    .waitFor();
  expect(await second.taps()).toBe(3);
  await line(page, /Расход № \d+.*мойка/)
    .filter({ hasText: formatExactAmount(700) })
    .first()
    .waitFor();
  const after = await cashOfToday(page);
  expect(after.wentOut - before.wentOut).toBe(1600);
  await page
    .getByRole('region', { name: REGISTER_TEXTS.title })
    .getByText(`−${formatExactAmount(after.wentOut)}`)
    .waitFor();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: EXPORT_TEXTS.csvHint }).tap();
  expect((await file).suggestedFilename()).toMatch(/^Касса-.*\.csv$/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

screenTest(
  'cash handed to another user comes into their till when they accept it',
  async ({ open, product, restAs }) => {
    await addUser(product.url, 'borisov', ['view_board', 'edit_bookings']);
    const page = await open({ as: 'admin', path: BLANK });
    const receiver = await restAs('borisov');
    const sum = 1350;
    await goTo(page, '/money');
    await action(page, TILLS_TEXTS.handover).click();
    const dialog = dialogOf(page, TILLS_TEXTS.handover);
    await dialog.getByText('borisov', { exact: true }).click();
    await dialog.getByLabel(TILL_FORM_TEXTS.amount).fill(String(sum));
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: TILL_FORM_TEXTS.send, exact: true }).click();
    await noticesOf(page).getByText(TILL_FORM_TEXTS.handoverSent).waitFor();
    const waiting = page.getByRole('list', { name: HANDOVER_TEXTS.list });
    await waiting.getByRole('button', { name: HANDOVER_TEXTS.withdraw }).waitFor();
    const given = await balanceOf(page, 'admin');
    expect(await balanceOf(receiver, 'borisov')).toBe(0);

    const phone = await open({ device: 'phone', as: 'borisov', path: '/money' });
    expect(await accessibilityFaults(phone)).toEqual([]);
    await phone.getByRole('button', { name: HANDOVER_TEXTS.accept }).tap();
    await noticesOf(phone).getByText(HANDOVER_TEXTS.accepted).waitFor();
    await card(phone, 'borisov')
      .filter({ hasText: formatExactRoubles(sum) })
      .waitFor();
    await phone
      .getByText(/admin → borisov/)
      .first()
      .waitFor();
    expect(await balanceOf(page, 'admin')).toBe(given - sum);
    // The page of the sender follows.
    await line(page, /Передача № \d+.*admin → borisov/)
      .first()
      .waitFor();
    await waiting.waitFor({ state: 'detached' });
  },
);

screenTest('the office and the own till are counted in five taps', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  const [own, office] = [await balanceOf(page, 'admin'), await balanceOf(page, 'Офис')];
  await goTo(page, '/money');
  const count = action(page, TILLS_TEXTS.count).and(page.locator(':enabled'));
  await count.waitFor();
  const taps = await countTaps(page);
  const record = async (sum: number, till: string | null) => {
    await count.tap();
    const dialog = dialogOf(page, TILLS_TEXTS.count);
    if (till) await dialog.getByText(new RegExp(`^${till} `)).tap();
    const counted = dialog.getByLabel(TILL_FORM_TEXTS.counted);
    if (till) await counted.focus();
    await untilFocused(counted);
    await page.keyboard.type(String(sum));
    await dialog.getByRole('button', { name: TILL_FORM_TEXTS.submit, exact: true }).tap();
    await dialog.waitFor({ state: 'detached' });
  };
  await record(own, null);
  await record(office + 200, 'Офис');
  expect(await taps()).toBe(5);
  await card(page, 'admin').filter({ hasText: TILLS_TEXTS.noDifference }).waitFor();
  await card(page, 'Офис')
    .filter({ hasText: `${TILLS_TEXTS.surplus} ${formatExactRoubles(200)}` })
    .waitFor();
  await page
    .getByText(/насчитали/)
    .first()
    .waitFor();
});

screenTest(
  'a till with less than leaves it asks where the cash is from',
  async ({ open, product }) => {
    await addUser(product.url, 'novikov', ['view_board', 'edit_bookings']);
    const page = await open({ as: 'novikov', path: '/money' });
    await action(page, TILLS_TEXTS.expense).click();
    const dialog = dialogOf(page, TILLS_TEXTS.expense);
    await dialog.getByLabel(TILL_FORM_TEXTS.amount).fill('450');
    const submit = dialog.getByRole('button', { name: TILL_FORM_TEXTS.submit });
    await submit.click();
    await dialog.getByRole('alert').getByText(MESSAGES.tills.kindRequired).waitFor();
    await dialog.getByText('Топливо', { exact: true }).click();
    await submit.click();
    const reason = dialog.getByLabel(TILL_FIELD_TEXTS.shortReason);
    await untilFocused(reason);
    await dialog
      .getByRole('alert')
      .getByText(/В кассе «novikov» 0/)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await dialog.getByLabel(TILL_FORM_TEXTS.amount).inputValue()).toBe('450');
    await reason.fill('своими');
    await submit.click();
    await line(page, /Расход № \d+.*топливо, не хватало: своими/)
      .first()
      .waitFor();
    await card(page, 'novikov')
      .filter({ hasText: `-${formatExactRoubles(450)}` })
      .waitFor();
  },
);
