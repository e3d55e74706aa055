import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { dialogOf, focusedUndo, noticesOf } from '../../support/dialogs';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

/** The partner of the demo's user `partner`. */
const OWN = 'Смирнов Андрей';

screenTest.for(['desktop', 'tablet', 'phone'] as const)(
  'on a %s the statement of a partner is two taps from «Деньги», and a payout is undone',
  async (device, { open }) => {
    const page = await open({ device, path: '/money', as: 'manager' });
    await page.getByRole('link', { name: 'Владельцы' }).click();
    await page.getByRole('link', { name: `Отчёт: ${OWN}` }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: `Отчёт: ${OWN}` }).click();
    const sums = page.getByRole('list', { name: 'Расчёт' });
    await sums.getByText('Остаток на конец').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const payouts = page.getByRole('region', { name: 'Выплаты' });
    await page.getByRole('button', { name: 'Выплатить', exact: true }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel(/^Сумма/).fill('1250,50');
    await dialog.getByLabel('Комментарий').fill(`За прошлый месяц, ${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Выплатить' }).click();
    await payouts.getByText(`Перевод: За прошлый месяц, ${device}`, { exact: true }).waitFor();
    const paid = sums.getByRole('listitem').filter({ hasText: 'Выплаты' });
    await paid.getByText(/^-1\s250,50/).waitFor();
    const undo = await focusedUndo(page, /^Выплачено 1\s250,50/);
    await rowsAtRest(undo);
    await undo.click();
    await noticesOf(page).getByText('Выплата отменена').waitFor();
    await payouts.getByText('Отменено: Перевод', { exact: true }).last().waitFor();
    await paid.getByText(/^0\s₽$/).waitFor();
  },
);

screenTest('a partner reads the own statement of other months', async ({ open }) => {
  const page = await open({ path: '/', as: 'partner' });
  await page.getByRole('link', { name: 'Отчёт' }).click();
  await page.getByRole('heading', { name: OWN, level: 1 }).waitFor();
  const cars = page.getByRole('table', { name: 'Доля в выручке по автомобилям' });
  await cars.waitFor();
  expect(await page.getByRole('button', { name: 'Выплатить' }).count()).toBe(0);
  const before = await page.getByRole('list', { name: 'Расчёт' }).innerText();
  await page.getByRole('button', { name: 'Предыдущий месяц' }).click();
  const sums = page.getByRole('list', { name: 'Расчёт' });
  await expect.poll(() => sums.innerText()).not.toBe(before);
  expect(await accessibilityFaults(page)).toEqual([]);
});
