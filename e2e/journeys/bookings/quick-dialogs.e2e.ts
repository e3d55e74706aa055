import { QUICK_BOOKING_TEXTS, RANGE_TEXTS } from '@schema/texts/bookings/availability';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board/board-pointer';
import { closeByEscape, dialogOf, fieldOf, noticesOf, untilEntries } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest as startedTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

/** Cars enough for some to be free in the default period of quick booking. */
const screenTest = startedTest.extend('productOptions', { scope: 'file' }, () => ({ cars: 60 }));

const quickBooking = (page: Page) => page.getByRole('button', { name: SHELL_TEXTS.newBooking });
const quickCash = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: SHELL_TEXTS.cashEntry });
const freeCars = (page: Page) =>
  dialogOf(page).getByRole('region', { name: QUICK_BOOKING_TEXTS.list }).getByRole('listitem');
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Records a cash entry over the page, which stays. */
async function takeCash(page: Page, path: string): Promise<void> {
  await quickCash(page).tap();
  await page.getByRole('dialog', { name: CASH_TEXTS.title }).waitFor();
  await fieldOf(page, CASH_TEXTS.amount).fill('1500');
  await dialogOf(page).getByRole('button', { name: CASH_TEXTS.submit }).click();
  await noticesOf(page).getByText(CASH_TEXTS.saved).waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => pathOf(page)).toBe(path);
}

/** Books the first free car over the page, which stays. */
async function bookQuickly(page: Page, path: string, phone: string): Promise<void> {
  await page.getByRole('dialog', { name: QUICK_BOOKING_TEXTS.title }).waitFor();
  await freeCars(page).first().getByRole('button').click();
  const form = page.getByRole('form', { name: NEW_BOOKING_TEXTS.formTitle });
  await form.getByRole('combobox', { name: 'Клиент' }).fill('Быстров Борис');
  await form.getByRole('combobox', { name: 'Телефон' }).fill(phone);
  await form.getByRole('button', { name: NEW_BOOKING_TEXTS.submit }).click();
  await noticesOf(page).getByText(NEW_BOOKING_TEXTS.created).waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => pathOf(page)).toBe(path);
}

screenTest(
  'the quick buttons of a phone open their dialogs over the page',
  async ({ open, product }) => {
    const [login, path] = ['edit-clients', '/clients'];
    await addUser(product.url, login, ['edit_bookings', 'view_clients']);
    const page = await open({ device: 'phone', as: login, path });
    await quickBooking(page).tap();
    await freeCars(page).first().waitFor();
    const search = await dialogOf(page).getByRole('searchbox').boundingBox();
    expect(search?.height).toBeLessThan(50);
    await expect.poll(() => pathOf(page)).toMatch(new RegExp(`^${path}\\?new=booking`));
    await untilEntries(page, 1);
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(page)).toBe(path);
    await takeCash(page, path);
    await quickBooking(page).tap();
    await bookQuickly(page, path, '+79035550600');
  },
);

screenTest(
  'with the board they open over another page too, and a booking is made there',
  async ({ open, product }) => {
    const [login, path] = ['edit-board', '/clients'];
    await addUser(product.url, login, ['edit_bookings', 'view_board', 'view_clients']);
    const page = await open({ device: 'phone', as: login, path });
    await quickBooking(page).tap();
    await bookQuickly(page, path, '+79035550601');
  },
);

screenTest(
  'a user with edit_bookings alone lands on the first link and has both dialogs there',
  async ({ open, product }) => {
    const login = 'alone';
    await addUser(product.url, login, ['edit_bookings']);
    const page = await open({ device: 'phone', as: login });
    await page.getByRole('heading', { name: SHELL_TEXTS.money, exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await quickBooking(page).tap();
    await freeCars(page).first().waitFor();
    await closeByEscape(page);
    await quickCash(page).tap();
    await page.getByRole('dialog', { name: CASH_TEXTS.title }).waitFor();
    await untilEntries(page, 1);
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(page)).toBe('/money');
  },
);

screenTest('without edit_bookings there are no quick buttons', async ({ open, product }) => {
  await addUser(product.url, 'reader', ['view_clients']);
  const page = await open({ device: 'phone', as: 'reader', path: '/clients?new=booking' });
  await page.getByRole('list', { name: CUSTOMERS_TEXTS.list }).waitFor();
  expect(await quickBooking(page).count()).toBe(0);
  expect(await dialogOf(page).count()).toBe(0);
});

screenTest(
  'links to the dialogs work without the board, including a form link',
  async ({ open, product }) => {
    await addUser(product.url, 'links', ['edit_bookings', 'view_clients']);
    const page = await open({ as: 'links', path: '/?new=cash&amount=700' });
    await page.getByRole('dialog', { name: CASH_TEXTS.title }).waitFor();
    await expect.poll(() => fieldOf(page, CASH_TEXTS.amount).inputValue()).toBe('700');
    await expect.poll(() => pathOf(page)).toBe('/clients?new=cash&amount=700');
    await untilEntries(page, 1);
    await closeByEscape(page);
    await goTo(page, '/clients?new=booking');
    await freeCars(page).first().getByRole('button').click();
    const form = page.getByRole('form', { name: NEW_BOOKING_TEXTS.formTitle });
    await form.waitFor();
    await expect.poll(() => pathOf(page)).toMatch(/^\/clients\?new=event&car=\d+&start=/);
    await page.reload();
    await form.waitFor();
    await untilEntries(page, 1);
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(page)).toBe('/clients');
  },
);

screenTest('a page keeps its address parameters under a dialog', async ({ open }) => {
  const page = await open({ device: 'phone', path: '/cars', as: 'manager' });
  await page.getByRole('grid').getByRole('row').first().tap();
  await page.waitForURL(/car=\d+/);
  const before = pathOf(page);
  await takeCash(page, before);
  await page.reload();
  await page.getByRole('form').waitFor();
  expect(pathOf(page)).toBe(before);
});

/** Counts the presses of the page. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    const count = () => {
      const taps = Number(document.documentElement.dataset.taps) + 1;
      document.documentElement.dataset.taps = String(taps);
    };
    document.addEventListener('pointerup', count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.taps));
}

screenTest('a known caller is booked on a tablet in six taps', async ({ open, product }) => {
  const login = 'caller';
  await addUser(product.url, login, ['edit_bookings', 'view_board', 'view_clients']);
  const page = await open({ device: 'tablet', as: login });
  await boardGrid(page).waitFor();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: NEW_BOOKING_TEXTS.add }).tap();
  await dialogOf(page).getByRole('grid', { name: /г\.$/ }).waitFor();
  await dialogOf(page).getByText('Завтра').tap();
  await dialogOf(page).getByText('3 дня').tap();
  await freeCars(page).first().getByRole('button').tap();
  const form = page.getByRole('form', { name: NEW_BOOKING_TEXTS.formTitle });
  const [start = ''] = /start=([^&]+)/.exec(decodeURIComponent(page.url()))?.slice(1) ?? [];
  expect(start).not.toBe('');
  await form.getByRole('combobox', { name: 'Клиент' }).tap();
  await page.keyboard.type('Звонков Пётр');
  await page.keyboard.press('Tab');
  await page.keyboard.type('79035550633');
  await form.getByRole('button', { name: NEW_BOOKING_TEXTS.submit }).tap();
  await noticesOf(page).getByText(NEW_BOOKING_TEXTS.created).waitFor();
  expect(await taps()).toBeLessThanOrEqual(6);
});

screenTest('the calendar of a tablet marks the days without a free car', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'manager', path: '/clients?new=booking' });
  const calendar = dialogOf(page).getByRole('grid', { name: /г\.$/ });
  await calendar
    .getByRole('button', { name: /свобод/ })
    .first()
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: RANGE_TEXTS.forth }).first().tap();
  const days = calendar.getByRole('button', { name: /свобод/ });
  await days.nth(9).tap();
  await days.nth(12).tap();
  await expect.poll(() => calendar.getByRole('gridcell', { selected: true }).count()).toBe(4);
  await freeCars(page).first().waitFor();
  for (const text of ['Сегодня', '3 дня']) {
    const box = await dialogOf(page).locator('label', { hasText: text }).first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
