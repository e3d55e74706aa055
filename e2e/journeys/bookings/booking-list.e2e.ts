import { ARCHIVE_TEXTS, BOOKING_LIST_TEXTS, sortTitle } from '@schema/texts/bookings/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { PAGER_TEXTS } from '@schema/texts/shell/lists';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun, readBoard } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { closeByEscape, dialogOf, noticesOf } from '../../support/dialogs';
import { downloadBy, workbookOf } from '../../support/download';
import { goTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';

const PATH = '/bookings-list';

const openButtons = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${BOOKING_LIST_TEXTS.openOf}`) });
const counter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: BOOKING_LIST_TEXTS.counters })
    .getByRole('button', { name: new RegExp(`^${name}`) });
const countOf = async (page: Page, name: string) =>
  Number((await counter(page, name).innerText()).replaceAll(/\D/g, ''));

async function openList(page: Page): Promise<void> {
  await openButtons(page).first().waitFor();
}

screenTest('a booking is found and its card has an address, also cancelled', async ({ open }) => {
  const page = await open({ path: PATH, as: 'manager' });
  await openList(page);
  const run = await freeRun(page, 2);
  const [from = '', to = ''] = run.days;
  const customer = 'Щукина Эмма';
  const phone = '+79035550203';
  const { id } = await book(page, { carId: run.carId, from, to, customer, phone });
  const found = page.getByRole('button', { name: new RegExp(customer) });
  // A new booking is listed first immediately, wherever it was created.
  await found.waitFor();
  const search = page.getByRole('searchbox', { name: BOOKING_LIST_TEXTS.search });
  await search.fill('щУкИнА');
  await page.waitForURL(/search=/);
  await page.getByText(/^Найдено: 1 из \d/).waitFor();
  await rowsAtRest(found);
  await found.click();
  await dialogOf(page).getByText(customer).first().waitFor();
  await dialogOf(page).getByRole('button', { name: BOOKING_DETAILS_TEXTS.extend }).waitFor();
  await page.waitForURL((url) => url.searchParams.get('booking') === String(id));
  await closeByEscape(page);
  await search.fill(phone.slice(-7));
  await page.waitForURL((url) => url.searchParams.get('search') === phone.slice(-7));
  await found.click();
  const { rows } = await readBoard(page, from, 1);
  const car = rows.find((row) => row.car.id === run.carId)?.car;
  await dialogOf(page).getByText(`${car?.brand} ${car?.model}`, { exact: true }).waitFor();
  await dialogOf(page).getByRole('button', { name: BOOKING_DETAILS_TEXTS.extend }).click();
  await page.waitForURL((url) => url.pathname === PATH && url.searchParams.has('extend'));
  await dialogOf(page).waitFor();

  await page.request.delete(`/api/bookings/${id}`);
  await goTo(page, `${PATH}?booking=${id}`);
  await dialogOf(page).getByText(BOOKING_LIST_TEXTS.cancelledAt).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: ARCHIVE_TEXTS.restore }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ARCHIVE_TEXTS.restore }).click();
  await noticesOf(page).getByText(BOOKING_DETAILS_TEXTS.restored).waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
});

/** The whole list, not the page alone, as XLSX and CSV. */
async function exportsWholeList(page: Page, total: number): Promise<void> {
  const { items } = await readJson<{ items: { id: number; totalPrice: number | null }[] }>(
    page,
    '/bookings',
  );
  const book = await workbookOf(page);
  expect(book.rows.length).toBe(total);
  expect(book.column(EXPORT_TEXTS.number)).toEqual(items.map(({ id }) => id));
  expect(book.column(EXPORT_TEXTS.total)).toEqual(items.map(({ totalPrice }) => totalPrice));
  const csv = parse((await downloadBy(page, EXPORT_TEXTS.csvHint)).toString('utf8').slice(1), {
    delimiter: ';',
  }) as string[][];
  expect(csv.map((cells) => cells.length)).toEqual(Array(total + 1).fill(book.head.length));
}

screenTest('counters filter the list; pagination and export work', async ({ open }) => {
  const page = await open({ path: PATH, as: 'manager' });
  await openList(page);
  const { total, active, planned, completed, cancelled } = BOOKING_LIST_TEXTS;
  const counts = await Promise.all(
    [active, planned, completed, cancelled].map((name) => countOf(page, name)),
  );
  const all = await countOf(page, total);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
  await expect.poll(() => openButtons(page).count()).toBe(50);
  // Two lines a row at 1280 px; a third one is an e-mail's.
  const heights = await page
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeLessThan(75);
  await exportsWholeList(page, all);

  await page.getByRole('button', { name: `${PAGER_TEXTS.page} 2`, exact: true }).click();
  await page.waitForURL(/page=2/);
  await page
    .getByRole('button', { name: `${PAGER_TEXTS.page} 2`, exact: true })
    .and(page.locator('[aria-current="page"]'))
    .waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // The page of an old link may lie past the last row.
  await goTo(page, `${PATH}?page=999`);
  await openButtons(page).first().waitFor();
  await page.waitForURL((url) => url.searchParams.get('page') === String(Math.ceil(all / 50)));

  await counter(page, cancelled).click();
  await page.waitForURL(
    (url) => url.search.includes('status=cancelled') && !url.search.includes('page='),
  );
  await page.getByText(new RegExp(`^Найдено: ${counts[3]} из \\d`)).waitFor();
});

screenTest('the sort order survives a reload', async ({ open }) => {
  const page = await open({ path: PATH, as: 'manager' });
  await openList(page);
  await page.getByRole('button', { name: new RegExp(sortTitle('createdAt', 'desc')) }).click();
  await page.getByRole('option', { name: sortTitle('customer', 'asc') }).click();
  await page.waitForURL(/sort=customer-asc/);
  await page.reload();
  await openButtons(page).first().waitFor();
  const names = await openButtons(page).evaluateAll((buttons) =>
    buttons.map((button) => (button.getAttribute('aria-label') ?? '').split(', ').at(-1) ?? ''),
  );
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'ru')));

  const car = page.getByRole('columnheader', { name: BOOKING_LIST_TEXTS.car });
  await car.getByRole('button').click();
  await page.waitForURL(/sort=car-asc/);
  await car.and(page.locator('[aria-sort="ascending"]')).waitFor();
  await car.getByRole('button').click();
  await page.waitForURL(/sort=car-desc/);
  await car.and(page.locator('[aria-sort="descending"]')).waitFor();

  await page.getByRole('searchbox').fill('такого клиента нет');
  await page.getByText(BOOKING_LIST_TEXTS.nothingFound).waitFor();
});
