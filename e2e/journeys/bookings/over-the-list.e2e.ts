import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { dialogOf } from '../../support/dialogs';
import { type Caller, readJson } from '../../support/rest';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

interface Task {
  readonly kind: string;
  readonly booking: { readonly id: number; readonly customerName: string };
}

/** A return of today or before it, without a mark. */
async function dueReturn(caller: Caller): Promise<Task['booking']> {
  const { overdue, today } = await readJson<{ overdue: Task[]; today: Task[] }>(caller, '/now');
  const task = [...overdue, ...today].find(({ kind }) => kind === 'return');
  if (!task) throw new Error('The demonstration has no return to mark');
  return task.booking;
}

screenTest(
  'a booking and its extension open over «Сейчас» and return to the row',
  async ({ open, restAs }) => {
    const { id, customerName } = await dueReturn(await restAs('manager'));
    const page = await open({ device: 'desktop', path: '/now', as: 'manager' });
    const row = page.getByRole('link', { name: new RegExp(`^Открыть.*${customerName}`) }).first();
    await row.focus();
    const top = await page.evaluate(() => scrollY);
    await row.press('Enter');
    await dialogOf(page).getByText(customerName).first().waitFor();
    await page.waitForURL((url) => url.pathname === '/now' && url.search === `?booking=${id}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.pathname === '/now' && url.search === '');
    await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);

    const extend = page.getByRole('link', { name: new RegExp(`^Продлить.*${customerName}`) });
    await extend.first().click();
    const form = page.getByRole('dialog', { name: 'Создание события' });
    await expect
      .poll(() => form.getByLabel('Клиент', { exact: true }).inputValue())
      .toBe(customerName);
    await page.waitForURL((url) => url.pathname === '/now' && url.searchParams.has('extend'));
    // The link with the dialog opens it over the list again.
    await page.reload();
    await expect
      .poll(() => form.getByLabel('Клиент', { exact: true }).inputValue())
      .toBe(customerName);
    await page.goBack();
    await form.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/now');
  },
);

interface Listed {
  readonly id: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly status: string;
  readonly durationDays: number;
}

screenTest(
  'the card of a client opens a booking over itself, a new booking and a repeated one',
  async ({ open, restAs }) => {
    const { items } = await readJson<{ items: Listed[] }>(await restAs('manager'), '/bookings');
    const past = items.find(({ status }) => status === 'completed');
    if (!past) throw new Error('The demonstration has no completed booking');
    const card = `/clients/${past.customerId}`;
    const page = await open({ device: 'tablet', path: card, as: 'manager' });
    const latest = page.getByRole('list', { name: 'Последние брони' });
    await rowsAtRest(latest.getByRole('link').first());
    await latest.getByRole('link').first().tap();
    await page.getByRole('dialog', { name: 'Работа с бронью' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(card);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Новая бронь' }).tap();
    const quick = page.getByRole('dialog', { name: 'Быстрое бронирование' });
    await quick
      .getByRole('button', { name: /^Выбрать/ })
      .first()
      .tap();
    const form = page.getByRole('dialog', { name: 'Создание события' });
    await expect
      .poll(() => form.getByLabel('Клиент', { exact: true }).inputValue())
      .toBe(past.customerName);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });

    await latest
      .getByRole('link', { name: /^Повторить/ })
      .first()
      .tap();
    await dialogOf(page).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(card);
  },
);
