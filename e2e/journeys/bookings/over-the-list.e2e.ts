import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
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

const period = `start=${addDays(today(), -60)}&end=${today()}`;

/** Lists whose bookings open over them, each with its own filter, search or day. */
const LISTS = [
  { list: 'debtors', path: '/money/debtors', search: '?search=%D0%B0', link: /^Открыть: / },
  { list: 'deposits', path: '/money/deposits', search: '?list=held', link: /^Открыть: / },
  { list: 'logistics', path: '/logistics', search: `?date=${today()}`, link: null },
  { list: 'car analytics', path: '/analytics/fleet/1', search: `?${period}`, link: / – \d\d\./ },
] as const;

screenTest.for(LISTS)(
  '$list: a booking opens over the list and returns to its place',
  async ({ path, search, link }, { open }) => {
    const viewport = { width: 1280, height: link ? 360 : 300 };
    const page = await open({ path: path + search, as: 'admin', viewport });
    const main = page.getByRole('main');
    const row = link
      ? main.getByRole('link', { name: link }).last()
      : main
          .getByRole('listitem')
          .getByRole('button', { name: /Выдача|Возврат/ })
          .last();
    await rowsAtRest(row);
    await row.focus();
    await row.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    const depth = await page.evaluate(() => history.length);
    await row.press('Enter');
    if (!link) await dialogOf(page).getByRole('link', { name: 'Открыть бронь' }).press('Enter');
    await page.getByRole('dialog', { name: 'Работа с бронью' }).waitFor();
    await page.waitForURL((url) => url.pathname === path && url.searchParams.has('booking'));
    expect(new URL(page.url()).search.startsWith(search)).toBe(true);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.pathname === path && url.search === search);
    await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);

    // The back button of a phone closes the booking too, and its link opens it again.
    await row.press('Enter');
    if (!link) await dialogOf(page).getByRole('link', { name: 'Открыть бронь' }).press('Enter');
    await page.getByRole('dialog', { name: 'Работа с бронью' }).waitFor();
    await page.waitForURL((url) => url.searchParams.has('booking'));
    await page.reload();
    await page.getByRole('dialog', { name: 'Работа с бронью' }).waitFor();
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.pathname === path && url.search === search);
    // One entry of the dialog, one of its link after the reload.
    if (link) expect(await page.evaluate(() => history.length)).toBe(depth + 2);
  },
);
