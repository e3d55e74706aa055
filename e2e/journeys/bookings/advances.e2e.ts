import { ADVANCE_JOB_TEXTS, ADVANCE_TEXTS } from '@schema/texts/money/advance';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import {
  CREDIT_TITLES,
  MONEY_JOB_TEXTS,
  MONEY_SHEET_TEXTS,
  RENTAL_MONEY_TEXTS,
} from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { noticesOf } from '../../support/dialogs';
import { BLANK, goTo, showScreen } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { countTaps } from '../../support/touch/taps';

screenTest(
  'an advance taken on the card of a customer pays for a rental, with equal sums everywhere',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'admin', path: BLANK });
    const customer = 'Авансов Илья';
    const carId = await addVesta(page, 'О162ОО77');
    const [from, to] = [addDays(today(), 20), addDays(today(), 22)];
    const { id } = await book(page, { carId, from, to, customer, phone: '+79035550162' });
    const press = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

    await goTo(page, '/clients?search=Авансов');
    await page.getByRole('link', { name: new RegExp(customer) }).tap();
    const panel = page.getByRole('region', { name: ADVANCE_TEXTS.panel });
    await panel.waitFor();
    const { takeAdvance } = ADVANCE_JOB_TEXTS;
    const taps = await countTaps(page);
    await press(takeAdvance.title).tap();
    const taking = dialog(takeAdvance.title);
    await taking.getByLabel(MONEY_SHEET_TEXTS.amount).waitFor();
    await page.keyboard.type('4000');
    expect(await accessibilityFaults(page)).toEqual([]);
    await taking.getByRole('button', { name: takeAdvance.submit, exact: true }).tap();
    await noticesOf(page).getByText(takeAdvance.done).waitFor();
    expect(await taps()).toBe(2);
    await panel.getByText(`${MONEY_MARK_TEXTS.advance} ${formatExactRoubles(4000)}`).waitFor();

    await showScreen(page, '/money/advances?search=Авансов');
    const row = page.getByRole('row').filter({ hasText: customer });
    await row.filter({ hasText: formatExactRoubles(4000) }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await showScreen(page, `/?booking=${id}`);
    const { credit } = MONEY_JOB_TEXTS;
    await press(credit.title).tap();
    await dialog(credit.title).getByRole('button', { name: credit.submit, exact: true }).tap();
    await noticesOf(page).getByText(credit.done).waitFor();
    const money = page.getByRole('region', { name: RENTAL_MONEY_TEXTS.title });
    await money.getByText(CREDIT_TITLES.in, { exact: true }).waitFor();
    await money.getByText(`${MONEY_MARK_TEXTS.toPay} ${formatExactRoubles(5000)}`).waitFor();
    expect(await readJson(page, `/bookings/${id}/money`)).toMatchObject({
      balance: 5000,
      advance: 0,
    });

    await showScreen(page, '/money');
    const movement = page.getByRole('row').filter({ hasText: customer });
    await movement.filter({ hasText: /Аванс № \d+/ }).waitFor();
    // Credited money moves no cash.
    expect(await movement.filter({ hasText: /Оплата № \d+/ }).count()).toBe(0);
    await showScreen(page, '/money/advances?search=Авансов');
    await page.getByText('Никого не нашлось').waitFor();
  },
);

screenTest(
  'a typed command opens the sheet of an advance on the card and of a deposit in the booking',
  async ({ open }) => {
    const page = await open({ as: 'admin', path: BLANK });
    const customer = 'Палитров Глеб';
    const carId = await addVesta(page, 'О163ОО77');
    const [from, to] = [addDays(today(), 20), addDays(today(), 22)];
    const { id } = await book(page, { carId, from, to, customer, phone: '+79035550163' });
    await page.request.post(`/api/bookings/${id}/money/deposits`, {
      data: { amount: 3000, method: 'cash' },
    });
    const type = async (text: string, option: RegExp) => {
      const box = page.getByRole('searchbox', { name: 'Поиск и команды' });
      await page.getByRole('button', { name: 'Найти', exact: true }).click();
      await box.fill(text);
      await page.getByRole('option', { name: option }).click();
    };
    const amount = page.getByRole('dialog').getByLabel(MONEY_SHEET_TEXTS.amount);

    await goTo(page, '/now');
    await type('аванс 2500 палитров', /^Принять аванс 2\s500\s₽: Палитров/);
    const sheet = page.getByRole('dialog', { name: ADVANCE_JOB_TEXTS.takeAdvance.title });
    await sheet.waitFor();
    expect(await amount.inputValue()).toBe('2 500');
    await page.keyboard.press('Control+Enter');
    await noticesOf(page).getByText(ADVANCE_JOB_TEXTS.takeAdvance.done).waitFor();
    await page.waitForURL(/\/clients\/\d+$/);

    await type('вернуть залог палитрова', /^Вернуть залог: Палитров/);
    const returning = page.getByRole('dialog', { name: MONEY_JOB_TEXTS.returnDeposit.title });
    await returning.waitFor();
    expect(
      await returning.getByRole('textbox', { name: MONEY_SHEET_TEXTS.returnAmount }).inputValue(),
    ).toBe('3 000');
  },
);
