import { IMPORT_FATE_TITLES, IMPORT_KIND_TITLES, IMPORT_TEXTS } from '@schema/texts/files/import';
import { EXPENSE_NOTES, kindsMissing } from '@schema/texts/files/import-expenses';
import { REGISTER_TEXTS } from '@schema/texts/money/tills';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatExactAmount, formatExactRoubles } from '@schema/values/money/money';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { addVesta } from '../../support/cars';
import { BLANK, goTo } from '../../support/go-to';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counter = (page: Page, name: string) =>
  page.getByRole('group', { name: IMPORT_TEXTS.fates }).getByRole('button', { name });

async function give(page: Page, text: string): Promise<void> {
  const file = { name: 'расходы.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(IMPORT_TEXTS.choose).setInputFiles(file);
}

async function balanceOf(caller: Caller, name: string): Promise<number> {
  const path = '/money/tills';
  const { tills } = await readJson<{ tills: { name: string; balance: number }[] }>(caller, path);
  return tills.find((till) => till.name === name)?.balance ?? 0;
}

interface CarReport {
  readonly expenses: readonly { readonly spentOn: string; readonly amount: number }[];
}

screenTest(
  'expenses of a sheet come into the till and to the car, and are undone',
  async ({ open }) => {
    const page = await open({ as: 'admin', path: BLANK });
    const carId = await addVesta(page, 'О180ОО77');
    const spent = addDays(today(), -1);
    const report = () => {
      const range = new URLSearchParams({
        start: `${addDays(spent, -1)}T00:00:00+03:00`,
        end: `${addDays(today(), 1)}T00:00:00+03:00`,
      });
      return readJson<CarReport>(page, `/analytics/fleet/${carId}?${range}`);
    };
    const before = await balanceOf(page, 'Офис');
    const sheet = [
      'Дата;Статья;Сумма, руб.;Авто;Касса;Комментарий',
      `${formatDay(spent)};мойка;1 234,50;о180оо77;Офис;Химчистка`,
      `${formatDay(spent)};Эвакуатор;4 321;;карта;`,
      `${formatDay(addDays(today(), 1))};Топливо;500;;нал;`,
      'Итого;;6 055,50;;;',
    ].join('\n');

    await goTo(page, '/import');
    await give(page, sheet);
    await counter(page, `${IMPORT_FATE_TITLES.refused} 1`).waitFor();
    await page
      .getByRole('button', {
        name: new RegExp(`${IMPORT_KIND_TITLES.expenses}.*${IMPORT_TEXTS.kind}`),
      })
      .waitFor();
    await button(page, `${IMPORT_TEXTS.noCashTill} ${IMPORT_TEXTS.cashTill}`).waitFor();
    await page.getByText(kindsMissing(['Эвакуатор'], 0, 'Прочее')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, IMPORT_TEXTS.submit).click();
    await page.getByText(`${IMPORT_TEXTS.added}: 2 расхода.`).waitFor();
    expect(await balanceOf(page, 'Офис')).toBe(before - 1234.5);

    await page.getByRole('link', { name: IMPORT_TEXTS.toTills }).click();
    const line = page
      .getByRole('region', { name: REGISTER_TEXTS.title })
      .getByRole('row')
      .filter({ hasText: /О180ОО77/ });
    await line.getByText(formatExactAmount(1234.5)).waitFor();
    await goTo(page, `/analytics/fleet/${carId}?start=${spent}&end=${today()}`);
    const own = page.getByRole('table', { name: CAR_ANALYTICS_TEXTS.expensesTable });
    const expense = own.getByRole('row').filter({ hasText: formatDay(spent) });
    await expense.getByText(formatExactRoubles(1234.5)).waitFor();
    await expense.getByText('Химчистка').waitFor();

    await goTo(page, '/import');
    await give(page, sheet);
    await counter(page, `${IMPORT_FATE_TITLES.same} 2`).click();
    await page.getByText(EXPENSE_NOTES.exists).first().waitFor();
    expect(await button(page, IMPORT_TEXTS.submit).isDisabled()).toBe(true);
    await page.reload();
    await button(page, IMPORT_TEXTS.undo).click();
    const question = page.getByRole('alertdialog', { name: IMPORT_TEXTS.undoTitle });
    await question.getByText(/^Расходы \(2\) будут отменены обратными записями/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: IMPORT_TEXTS.undo }).click();
    await page.getByText(IMPORT_TEXTS.undone, { exact: true }).waitFor();
    expect(await balanceOf(page, 'Офис')).toBe(before);
    expect((await report()).expenses).toEqual([]);
  },
);

screenTest('phone: the till chosen for cash pays expenses without one', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: '/import' });
  const before = await balanceOf(page, 'Офис');
  await give(page, `Дата;Расход;Сумма\n${formatDay(today())};Топливо;777`);
  await page.getByText(EXPENSE_NOTES.methodAssumed).waitFor();
  await button(page, `${IMPORT_TEXTS.noCashTill} ${IMPORT_TEXTS.cashTill}`).tap();
  await page.getByRole('option', { name: 'Офис', exact: true }).tap();
  await page.getByText(EXPENSE_NOTES.methodAssumed).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, IMPORT_TEXTS.submit).tap();
  await page.getByText(`${IMPORT_TEXTS.added}: 1 расход.`).waitFor();
  expect(await balanceOf(page, 'Офис')).toBe(before - 777);
});
