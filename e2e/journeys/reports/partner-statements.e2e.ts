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
    const paid = sums.getByRole('listitem').filter({ hasText: 'Выплаты' });
    const paidSum = async () =>
      Number((await paid.innerText()).replace(/[^\d,-]/g, '').replace(',', '.'));
    const before = await paidSum();
    await page.getByRole('button', { name: 'Выплатить', exact: true }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel(/^Сумма/).fill('1250,50');
    await dialog.getByLabel('Комментарий').fill(`За прошлый месяц, ${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Выплатить' }).click();
    await payouts.getByText(`Перевод: За прошлый месяц, ${device}`, { exact: true }).waitFor();
    await expect.poll(paidSum).toBe(before - 1250.5);
    const undo = await focusedUndo(page, /^Выплачено 1\s250,50/);
    await rowsAtRest(undo);
    await undo.click();
    await noticesOf(page).getByText('Выплата отменена').waitFor();
    await payouts.getByText('Отменено: Перевод', { exact: true }).last().waitFor();
    await expect.poll(paidSum).toBe(before);
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

screenTest.for(['desktop', 'phone'] as const)(
  'a partner opens the statement of a month by a link until it is revoked, on a %s',
  async (device, { open }) => {
    const page = await open({ device, path: '/money/partners', as: 'manager' });
    await page.getByRole('link', { name: `Отчёт: ${OWN}` }).click();
    await page.getByRole('button', { name: 'Предыдущий месяц' }).click();
    const sums = page.getByRole('list', { name: 'Расчёт' });
    await sums.getByText('Остаток на конец').waitFor();
    await expect.poll(() => page.url()).toContain('start=');
    await page.getByRole('button', { name: 'Ссылка владельцу' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: /^Создать (новую )?ссылку$/ }).click();
    const address = dialog.getByText(/^https?:\/\/.*\/statements\/share\/[\w-]{22}$/);
    await address.waitFor();
    await dialog.getByText('Ещё не открывали.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const { pathname } = new URL((await address.textContent()) ?? '');

    const guest = await open({ device, path: pathname });
    await guest.getByRole('heading', { name: OWN, level: 1 }).waitFor();
    const sent = guest.getByRole('list', { name: 'Расчёт' });
    expect(await sent.innerText()).toBe(await sums.innerText());
    await guest.getByText(/^Осталось выплатить на день составления: /).waitFor();
    const { width, inner } = await guest.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      inner: innerWidth,
    }));
    expect(width).toBeLessThanOrEqual(inner);
    expect(await accessibilityFaults(guest)).toEqual([]);

    await dialog.getByRole('button', { name: 'Отозвать' }).click();
    const question = page.getByRole('alertdialog', { name: 'Отозвать ссылку?' });
    await question.getByRole('button', { name: 'Отозвать' }).click();
    await dialog.getByText(/^Ссылка отозвана \d/).waitFor();
    await dialog.getByText(/^Открывали: 1 раз, последний /).waitFor();
    await guest.reload();
    await guest.getByRole('heading', { name: 'Ссылка не действует' }).waitFor();
  },
);
