import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

screenTest.for(['desktop', 'tablet', 'phone'] as const)(
  'on a %s an expense of another day is found by its words and reversed',
  async (device, { open }) => {
    const page = await open({ device, as: 'manager', path: BLANK });
    const comment = `Фильтр салона ${device}`;
    const amount = { desktop: 1234.5, tablet: 2234.5, phone: 3234.5 }[device];
    const kinds = await page.request.get('/api/money/expense-kinds');
    const { items }: { items: { id: number; name: string }[] } = await kinds.json();
    const kindId = items.find(({ name }) => name === 'Запчасти')?.id;
    const added = await page.request.post('/api/money/expenses', {
      data: { amount, kindId, method: 'card', comment },
    });
    expect(added.status()).toBe(201);

    await goTo(page, '/money');
    await page.getByRole('button', { name: 'Месяц', exact: true }).click();
    const lines = page
      .getByRole('table', { name: 'Операции по порядку' })
      .or(page.getByRole('list', { name: 'Операции по порядку' }));
    await lines.waitFor();
    await page
      .getByRole('searchbox', { name: 'Найти в движении денег' })
      .fill(`запчасти ${String(amount).replace('.', ',')}`);
    const found = page.getByText(comment, { exact: false });
    await expect.poll(() => lines.locator('tbody tr, li').count()).toBe(1);
    await found.first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const reverse = page.getByRole('button', { name: /^Отменить: Расход № \d+$/ });
    await rowsAtRest(reverse);
    await reverse.click();
    await page.getByRole('button', { name: 'Отменить запись' }).click();
    await noticesOf(page).getByText('Запись отменена').waitFor();
    await expect.poll(() => lines.getByText(/^Отмена: Расход № \d+$/).count()).toBe(1);
    expect(await page.getByRole('button', { name: /^Отменить: Расход/ }).count()).toBe(0);

    await page.reload();
    await lines.getByText(/^Отмена: Расход/).waitFor();
    await page.getByRole('searchbox', { name: 'Найти в движении денег' }).fill('нет такого');
    await page.getByText('За эти дни ничего не нашлось').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
