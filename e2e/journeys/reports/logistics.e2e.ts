import { MESSAGES } from '@schema/messages';
import { CONTACT_TEXTS, MARK_TEXTS } from '@schema/texts/bookings/marks';
import {
  LOGISTICS_DIALOG_TEXTS,
  LOGISTICS_DIALOG_TITLES,
  LOGISTICS_KINDS,
  LOGISTICS_TEXTS,
} from '@schema/texts/day/logistics';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun, today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { openCalendar } from '../../support/calendar';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { workbookOf } from '../../support/download';
import { BLANK, goTo } from '../../support/go-to';
import { holdLiveChannel } from '../../support/live-channel';
import type { Caller } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';
import { addUser } from '../../support/users';

const rowsOf = (page: Page) =>
  page.getByRole('region', { name: LOGISTICS_TEXTS.timeline }).getByRole('listitem');
const rowOf = (page: Page, ...words: string[]) =>
  words.reduce((rows, hasText) => rows.filter({ hasText }), rowsOf(page)).getByRole('button');

let made = 0;
/** A rental of two free days and its extension. */
async function busyDay(caller: Caller) {
  made += 1;
  const { carId, days } = await freeRun(caller, 4);
  const [from = '', to = ''] = days;
  const customer = `Логинов Лука ${made}`;
  const rental = { carId, customer, phone: `+7903555020${made}` };
  await book(caller, { ...rental, from, to });
  await book(caller, { ...rental, from: to, to: addDays(to, 1), pickup: '18:00' });
  return { from, to, customer, phone: rental.phone };
}

screenTest('the day lists events in order, with full details', async ({ open }) => {
  const page = await open({ device: 'tablet', path: BLANK, as: 'manager' });
  const { from, to, customer, phone } = await busyDay(page);

  await goTo(page, `/logistics?date=${to}`);
  const extension = rowOf(page, LOGISTICS_KINDS.handover, customer);
  const back = rowOf(page, LOGISTICS_KINDS.return, customer);
  await extension.getByText(LOGISTICS_TEXTS.rentalExtension, { exact: true }).waitFor();
  await extension.getByText('План', { exact: true }).waitFor();
  await back.getByText(LOGISTICS_TEXTS.rentalExtension, { exact: true }).waitFor();
  await back.locator('span').getByText('Возврат', { exact: true }).first().waitFor();
  const plates = await rowsOf(page)
    .locator('b + *')
    .evaluateAll((all) => all.map((plate) => Math.round(plate.getBoundingClientRect().left)));
  expect(new Set(plates).size).toBe(1);
  const texts = await rowsOf(page).allInnerTexts();
  const times = texts.map((text) => text.trim().split('\n')[0] ?? '');
  const clocks = times.filter((time) => /^\d\d:\d\d$/.test(time));
  expect(clocks).toEqual(clocks.toSorted());
  // At the same minute handovers come before returns.
  const own = texts.filter((text) => text.includes(customer));
  expect(own[0]).toContain(LOGISTICS_KINDS.handover);
  expect(own[1]).toContain(LOGISTICS_KINDS.return);
  expect(await accessibilityFaults(page)).toEqual([]);
  const sheet = await workbookOf(page);
  expect(sheet.rows).toHaveLength(texts.length);
  expect(sheet.column(EXPORT_TEXTS.customer).filter((name) => name === customer)).toHaveLength(2);

  // The previous day by its button; the event opens by keyboard.
  await page.getByRole('button', { name: LOGISTICS_TEXTS.previous }).click();
  await page.waitForURL(`**/logistics?date=${from}`);
  // The time distinguishes it from the extension, listed until the other day loads.
  const handover = rowOf(page, LOGISTICS_KINDS.handover, customer, '10:00');
  await handover.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByRole('heading', { name: LOGISTICS_DIALOG_TITLES.handover }).waitFor();
  await dialog.getByText(`${formatDay(from)} 10:00`, { exact: true }).waitFor();
  await dialog.getByText('9 000 ₽ · 2 дня').waitFor();
  await dialog.getByText('Детское кресло').waitFor();
  const call = dialog.getByRole('link', { name: CONTACT_TEXTS.call });
  expect(await call.getAttribute('href')).toBe(`tel:${phone}`);
  const chat = dialog.getByRole('link', { name: CONTACT_TEXTS.whatsapp });
  expect(await chat.getAttribute('href')).toBe(`https://wa.me/${phone.slice(1)}`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const isFocused = () => handover.evaluate((row) => row === document.activeElement);
  await expect.poll(isFocused).toBe(true);

  await handover.click();
  await dialog.getByRole('link', { name: LOGISTICS_DIALOG_TEXTS.openBooking }).click();
  await page.waitForURL(/booking=\d+/);
  await dialog.getByRole('heading', { name: 'Работа с бронью' }).waitFor();
});

screenTest(
  'a calendar picks the day; empty and failed days show a message',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/logistics?date=2031-05-20', as: 'manager' });
    await page.getByText(LOGISTICS_TEXTS.empty, { exact: true }).waitFor();
    await page.getByRole('status').getByText('0 выдач', { exact: true }).waitFor();
    await page.getByRole('status').getByText('0 возвратов', { exact: true }).waitFor();
    await openCalendar(
      page,
      page.getByRole('button', { name: `${LOGISTICS_TEXTS.day}: 20.05.2031` }),
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/logistics?date=2031-05-21');
    await page.getByText('21.05.2031, среда').waitFor();
    await page.getByRole('button', { name: LOGISTICS_TEXTS.today, exact: true }).click();
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('heading', { level: 1, name: LOGISTICS_TEXTS.title }).waitFor();
    await page.getByText(formatDay(today()), { exact: false }).first().waitFor();
    // An opening channel reloads the day; without it only the button does.
    await holdLiveChannel(page);
    await goTo(page, '/logistics?date=2026-02-31');
    await page.getByRole('heading', { name: 'Некорректная дата' }).waitFor();

    // A day that fails to load is loaded on retry.
    await page.route('**/api/graphql', (route) => route.abort());
    await page.getByRole('link', { name: LOGISTICS_TEXTS.title }).click();
    const failure = page.getByRole('alert');
    await failure.getByText(MESSAGES.generic.loadFailed, { exact: true }).waitFor();
    await page.unroute('**/api/graphql');
    await failure.getByRole('button', { name: KIT_TEXTS.retry }).click();
    await page.getByRole('status').getByText(/выдач/).waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'an early handover cannot be marked; an archived booking leaves the list',
  async ({ open }) => {
    const page = await open({ device: 'phone', path: BLANK, as: 'manager' });
    const { carId, days } = await freeRun(page, 1);
    const day = days[0] ?? '';
    const customer = 'Отметкина Олимпиада';
    const phone = '+79035550301';
    const { id } = await book(page, { carId, from: day, to: day, customer, phone });
    await goTo(page, `/logistics?date=${day}`);
    await rowOf(page, LOGISTICS_KINDS.handover, customer).click();
    // Refused ahead of its day, with the reason.
    await dialogOf(page).getByRole('button', { name: MARK_TEXTS.handover, exact: true }).click();
    await noticesOf(page).getByText(MESSAGES.marks.tooEarly).waitFor();
    await page.keyboard.press('Escape');
    const gone = await page.request.delete(`/api/bookings/${id}`);
    expect(gone.ok()).toBe(true);
    // The list updates over the live connection.
    await expect.poll(() => rowOf(page, customer).count()).toBe(0);
  },
);

screenTest('without edit_bookings the list is read-only', async ({ open, product, restAs }) => {
  const { from, customer } = await busyDay(await restAs('manager'));
  const other = await open({ path: `/logistics?date=${from}` });
  const word = await addUser(product.url, 'vera', ['view_logistics']);
  await signIn(other, 'vera', word);
  await other.waitForURL(`**/logistics?date=${from}`);
  await rowOf(other, LOGISTICS_KINDS.handover, customer).click();
  await dialogOf(other).getByText(customer, { exact: true }).waitFor();
  expect(await dialogOf(other).getByRole('button').count()).toBe(1);
  expect(
    await dialogOf(other).getByRole('link', { name: LOGISTICS_DIALOG_TEXTS.openBooking }).count(),
  ).toBe(0);

  const stranger = await open({ path: '/logistics', as: 'partner' });
  await stranger.waitForURL((url) => url.pathname === '/');
});
