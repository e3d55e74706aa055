import { MESSAGES } from '@schema/messages';
import { CLIENT_CARD_TEXTS, CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { formatRoubles } from '@schema/values/money/money';
import { expect } from 'vitest';
import { freeRun } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

interface Card {
  activeBookings: number;
  plannedBookings: number;
  completedBookings: number;
  cancelledBookings: number;
  totalRentalDays: number;
  totalSpent: number;
  averageCheck: number;
  cars: unknown[];
  bookings: unknown[];
  lastActiveBooking: { carTitle: string } | null;
}

screenTest('finds a customer in the list and shows the card', async ({ open }) => {
  const page = await open({ device: 'phone', path: '/clients', as: 'manager' });
  await page.getByRole('heading', { level: 1, name: CUSTOMERS_TEXTS.list }).waitFor();
  const rows = page.getByRole('list', { name: CUSTOMERS_TEXTS.list }).getByRole('listitem');
  await rows.first().waitFor();
  const words = (await rows.first().getByRole('link').first().innerText()).trim();
  await page.getByRole('searchbox', { name: CUSTOMERS_TEXTS.search }).fill(words.toUpperCase());
  await page.waitForURL(/search=/);
  await page.getByText(/^Найдено: \d/).waitFor();
  await rows.first().getByRole('link', { name: words }).click();
  await page.waitForURL(/\/clients\/\d+$/);
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  const tel = page.getByRole('main').locator('a[href^="tel:+7"]');
  await expect.poll(() => tel.count()).toBe(1);
  expect(
    await page.getByRole('link', { name: CLIENT_CARD_TEXTS.whatsapp }).getAttribute('href'),
  ).toMatch(/^https:\/\/wa\.me\/7\d{10}$/);
  const card = await readJson<Card>(
    page,
    `/analytics/clients${new URL(page.url()).pathname.slice(8)}`,
  );
  const fact = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('..')
      .getByRole('definition')
      .innerText();
  const { counters: _, ...names } = CLIENT_CARD_TEXTS;
  expect({
    active: await fact(names.active),
    planned: await fact(names.planned),
    completed: await fact(names.completed),
    cancelled: await fact(names.cancelled),
    days: await fact(names.rentalDays),
    spent: await fact(names.totalSpent),
    check: await fact(names.averageCheck),
  }).toEqual({
    active: String(card.activeBookings),
    planned: String(card.plannedBookings),
    completed: String(card.completedBookings),
    cancelled: String(card.cancelledBookings),
    days: String(card.totalRentalDays),
    spent: formatRoubles(card.totalSpent),
    check: formatRoubles(card.averageCheck),
  });
  const listed = (name: string) => page.getByRole('list', { name }).getByRole('listitem').count();
  expect(await listed(names.latest)).toBe(Math.min(6, card.bookings.length));
  expect(await listed(names.favourites)).toBe(Math.min(3, card.cars.length));
  await page
    .getByRole('region', { name: names.current })
    .getByText(card.lastActiveBooking?.carTitle ?? names.noCurrent, { exact: true })
    .waitFor();

  await page.getByRole('link', { name: CLIENT_CARD_TEXTS.back }).click();
  await rows.first().waitFor();
});

screenTest(
  'deletes a customer with bookings after confirmation',
  async ({ open, restAs, problemsOf }) => {
    const manager = await restAs('manager');
    const { carId, days } = await freeRun(manager, 2);
    const [from = '', to = ''] = days;
    const customer = 'Яшмов Ярополк Янович';
    await book(manager, { carId, from, to, customer });
    const page = await open({ path: '/clients?search=яшмов', as: 'manager' });
    const remove = page.getByRole('button', { name: `${CUSTOMERS_TEXTS.delete} ${customer}` });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: CUSTOMERS_TEXTS.deleteTitle });
    await question.getByText(/1 бронь/).waitFor();

    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('DeleteCustomer') ? route.abort() : route.continue(),
    );
    await question.getByRole('button', { name: CUSTOMERS_TEXTS.deleteConfirm }).click();
    await question.getByRole('alert').getByText(MESSAGES.customers.deleteFailed).waitFor();
    await page.unroute('**/api/graphql');
    await question.getByRole('button', { name: CUSTOMERS_TEXTS.deleteConfirm }).click();
    await noticesOf(page).getByText(CUSTOMERS_TEXTS.deleted).waitFor();
    await page.getByText(CUSTOMERS_TEXTS.nothingFound).waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest('an unknown customer shows a message', async ({ open }) => {
  const page = await open({ path: '/clients/nonsense', as: 'manager' });
  await page.getByRole('heading', { name: MESSAGES.generic.invalidId }).waitFor();
  await goTo(page, '/clients/999999');
  await page.getByRole('heading', { name: MESSAGES.customers.cardFailed }).waitFor();
  await page.getByText(MESSAGES.customers.notFound).waitFor();
});

screenTest('the list is shown although the suggested duplicates do not come', async ({ open }) => {
  const page = await open({
    path: '/clients',
    as: 'manager',
    before: (fresh) =>
      fresh.route('**/api/graphql', async (route) => {
        if (!route.request().postData()?.includes('CustomerDuplicates')) await route.continue();
      }),
  });
  const rows = page.getByRole('list', { name: CUSTOMERS_TEXTS.list }).getByRole('listitem');
  await rows.first().waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
