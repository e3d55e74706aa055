import { MESSAGES } from '@schema/messages';
import { ARCHIVE_TEXTS } from '@schema/texts/bookings/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, untilStill } from '../../support/accessibility';
import { freeRun } from '../../support/board/board-facts';
import { book, type MadeBooking } from '../../support/bookings';
import { focusedUndo } from '../../support/dialogs';
import { workbookOf } from '../../support/download';
import { holdLiveChannel } from '../../support/live-channel';
import { type Caller, readJson } from '../../support/rest';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

const restoreButtons = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${ARCHIVE_TEXTS.restoreOf}`) });

/** Creates and cancels a booking; returns its car and days. */
async function cancelledBooking(caller: Caller, customer: string, phone: string) {
  const run = await freeRun(caller, 2);
  const [from = '', to = ''] = run.days;
  const place = { carId: run.carId, from, to };
  const made: MadeBooking = await book(caller, { ...place, customer, phone });
  const answer = await caller.request.delete(`/api/bookings/${made.id}`);
  expect(answer.ok()).toBe(true);
  return place;
}

/** Aborts operations of this name. */
async function failing(page: Page, operation: string): Promise<void> {
  await page.route('**/api/graphql', (route) =>
    route.request().postData()?.includes(operation) ? route.abort() : route.continue(),
  );
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: ARCHIVE_TEXTS.search }).fill(text);
  await page.waitForURL(/search=/);
}

/** One booking of the whole archive. */
const ONE_FOUND = /^Найдено: 1 из \d+$/;

screenTest('a cancelled booking is found and restored', async ({ open, restAs }) => {
  const customer = 'Шубин Эрик';
  const phone = '+79035550303';
  await cancelledBooking(await restAs('manager'), customer, phone);
  const page = await open({ device: 'phone', path: '/archive', as: 'manager' });
  await search(page, 'ШУБИН');
  const restore = page.getByRole('button', {
    name: new RegExp(`^${ARCHIVE_TEXTS.restore}.*${customer}`),
  });
  await page.getByText(ONE_FOUND).waitFor();
  await rowsAtRest(restore);
  await restore.click();
  const question = page.getByRole('alertdialog', { name: ARCHIVE_TEXTS.restoreTitle });
  await question.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: ARCHIVE_TEXTS.restore }).click();
  const undo = await focusedUndo(page, BOOKING_DETAILS_TEXTS.restored);
  await restore.waitFor({ state: 'detached' });
  await undo.click();
  await restore.waitFor();
  await search(page, phone.slice(-7));
  await page.getByText(ONE_FOUND).waitFor();
  await page.getByRole('link', { name: customer }).first().click();
  await page.waitForURL(/\/clients\/\d+$/);
});

screenTest('archive totals match: cards, top lists and months', async ({ open, restAs }) => {
  const manager = await restAs('manager');
  await cancelledBooking(manager, '=Яровой Ян', '+79035550119');
  const page = await open({ path: '/archive', as: 'manager' });
  await restoreButtons(page).first().waitFor();
  const { summary } = await readJson<{
    summary: { totalCount: number; monthlyTrend: { count: number }[] };
  }>(manager, '/bookings/archive');
  const cards = page.getByText(ARCHIVE_TEXTS.total).locator('..');
  await cards.getByText(String(summary.totalCount), { exact: true }).waitFor();
  await page
    .getByText(ARCHIVE_TEXTS.rate)
    .locator('..')
    .getByText(/\d,\d\s%/)
    .waitFor();
  const months = page.getByRole('list', { name: ARCHIVE_TEXTS.trend }).getByRole('listitem');
  await expect.poll(() => months.count()).toBe(Math.min(12, summary.monthlyTrend.length));
  for (const name of [ARCHIVE_TEXTS.topCars, ARCHIVE_TEXTS.topCustomers]) {
    expect(await page.getByRole('list', { name }).getByRole('listitem').count()).toBeGreaterThan(0);
  }
  // The export holds all found rows, not the page alone: phones are texts, moments are dates.
  await search(page, 'яровой');
  await page.getByText(ONE_FOUND).waitFor();
  const book = await workbookOf(page);
  expect(book.column(EXPORT_TEXTS.customer)).toEqual(['=Яровой Ян']);
  expect(book.column(EXPORT_TEXTS.phone)).toEqual(['+79035550119']);
  expect(book.column(EXPORT_TEXTS.total)).toEqual([9000]);
  expect(book.column(EXPORT_TEXTS.cancelled)).toEqual([expect.any(Date)]);

  await search(page, 'такого клиента нет');
  await page.getByText(ARCHIVE_TEXTS.noMatch).waitFor();
});

screenTest(
  'a booking whose time is occupied is not restored and names the conflict',
  async ({ open, restAs, problemsOf }) => {
    const manager = await restAs('manager');
    const place = await cancelledBooking(manager, 'Ушедший Глеб', '+79035550114');
    await book(manager, { ...place, customer: 'Пришедший Глеб' });
    const page = await open({ path: '/archive?search=ушедший', as: 'manager' });
    await page.getByText(ONE_FOUND).waitFor();
    await page.getByRole('button', { name: /Ушедший Глеб/ }).click();
    const question = page.getByRole('alertdialog');
    const alert = question.getByRole('alert');
    await failing(page, 'RestoreFromArchive');
    await question.getByRole('button', { name: ARCHIVE_TEXTS.restore }).click();
    await alert.getByText(BOOKING_DETAILS_TEXTS.restoreFailed).waitFor();
    await page.unroute('**/api/graphql');
    await question.getByRole('button', { name: ARCHIVE_TEXTS.restore }).click();
    await alert.getByText(/Автомобиль занят: Пришедший Г/).waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest('without edit_bookings nothing can be restored', async ({ open, product }) => {
  await addUser(product.url, 'archivist', ['view_archive']);
  const page = await open({ path: '/archive', as: 'archivist' });
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('table').getByRole('link').count()).toBe(0);
  expect(await restoreButtons(page).count()).toBe(0);
});

const retryButton = (page: Page) => page.getByRole('button', { name: KIT_TEXTS.retry });

screenTest(
  'an automatic retry keeps the error until the response',
  async ({ open, problemsOf }) => {
    const channel = Promise.withResolvers<void>();
    const page = await open({
      path: '/archive',
      as: 'manager',
      before: async (opened) => {
        await holdLiveChannel(opened, channel.promise);
        await failing(opened, 'Archive');
      },
    });
    await page.getByRole('alert').getByText(MESSAGES.generic.loadFailed).waitFor();
    await retryButton(page).waitFor();
    await untilStill(page);
    const place = await retryButton(page).boundingBox();
    await page.unroute('**/api/graphql');
    const asked = Promise.withResolvers<void>();
    const answers = Promise.withResolvers<void>();
    await page.route('**/api/graphql', async (route) => {
      if (!route.request().postData()?.includes('Archive')) return route.continue();
      asked.resolve();
      await answers.promise;
      return route.continue();
    });
    channel.resolve();
    await asked.promise;
    // The button stays in place as pending, because the user may be about to click it.
    await retryButton(page).and(page.locator('[aria-busy="true"]')).waitFor();
    expect(await retryButton(page).boundingBox()).toMatchObject({ y: place?.y });
    answers.resolve();
    await restoreButtons(page).first().waitFor();
    // Page and figures are two responses.
    await retryButton(page).waitFor({ state: 'detached' });
    problemsOf(page).errors.length = 0;
  },
);
