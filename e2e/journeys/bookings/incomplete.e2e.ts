import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { MESSAGES } from '@schema/messages';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import {
  INCOMPLETE_TEXTS,
  ISSUE_TITLES,
  incompleteText,
  writtenText,
} from '@schema/texts/bookings/incomplete';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { addDays, type Day, instantAt } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun, ZONE } from '../../support/board/board-facts';
import { boardAtRest, boardGrid } from '../../support/board/board-pointer';
import { dialogOf, fieldOf, momentOf, noticesOf, untilEntries } from '../../support/dialogs';
import { readJson } from '../../support/rest';
import { type Open, type OpenOptions, screenTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notice = (page: Page) => page.getByRole('region', { name: INCOMPLETE_TEXTS.title });
const card = (page: Page, name: string) => dialogOf(page).getByRole('article', { name });
/** Part of every query for incomplete bookings. */
const ASKED = 'query IncompleteBookings';

async function openList(open: Open, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ ...options, as: 'admin' });
  await notice(page).getByRole('button', { name: INCOMPLETE_TEXTS.open }).click();
  await card(page, 'Вероника').or(dialogOf(page).getByRole('list')).first().waitFor();
  return page;
}

/** Types '24.11.2026 10:00' into a date field part by part. */
async function typeMoment(page: Page, label: string, day: Day, time: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const field = dialogOf(page).getByRole('group', { name: label });
  await field.getByRole('spinbutton').first().focus();
  await page.keyboard.type(date + month + year + time.replace(':', ''));
  await expect.poll(() => momentOf(page, label)).toBe(`${date}.${month}.${year} ${time}`);
}

async function chooseCar(page: Page, plate: string): Promise<void> {
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(INCOMPLETE_TEXTS.car) })
    .click();
  await page.getByRole('option', { name: new RegExp(plate) }).click();
}

async function plateOf(page: Page, carId: number): Promise<string> {
  const { items } = await readJson<{ items: { id: number; licensePlate: string }[] }>(
    page,
    '/cars',
  );
  return items.find(({ id }) => id === carId)?.licensePlate ?? '';
}

/** Opens the board; every request for this part of the notice fails. */
async function openWithoutPart(open: Open, part: string): Promise<Page> {
  const lost = Promise.withResolvers<void>();
  const page = await open({
    as: 'admin',
    before: (opened) =>
      opened.route(part, async (route) => {
        await route.abort();
        lost.resolve();
      }),
  });
  await lost.promise;
  await boardGrid(page).waitFor();
  return page;
}

// Not its script: Chromium caches a failed module script until the page is loaded again.
screenTest(
  'a notice whose styles fail to load does not affect the board and loads after reconnection',
  async ({ open, problemsOf }) => {
    const styles = '**/assets/IncompleteNotice*.css';
    const page = await openWithoutPart(open, styles);
    await page.unroute(styles);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await notice(page).getByRole('button', { name: INCOMPLETE_TEXTS.open }).waitFor();
    await boardGrid(page).waitFor();
    expect(await page.getByText(SHELL_TEXTS.crashedTitle).count()).toBe(0);
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'a notice whose script fails to load does not affect the board',
  async ({ open, problemsOf }) => {
    const page = await openWithoutPart(open, '**/assets/IncompleteNotice*.js');
    await boardAtRest(page);
    expect(await page.getByText(SHELL_TEXTS.crashedTitle).count()).toBe(0);
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'a booking with unreadable dates is repaired and shows on the board',
  async ({ open }) => {
    const page = await openList(open, { device: 'phone' });
    const written = 'завтра';
    const wrong = card(page, 'Вероника').filter({ hasText: written }).first();
    await wrong.getByText(ISSUE_TITLES.invalidStartDate).waitFor();
    await wrong.getByRole('button', { name: INCOMPLETE_TEXTS.fix }).tap();
    await dialogOf(page).getByText(writtenText(written)).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const { carId, days } = await freeRun(page, 2);
    const [first = '', last = ''] = days;
    await chooseCar(page, await plateOf(page, carId));
    await typeMoment(page, BOOKING_TEXTS.pickup, first, '10:00');
    await typeMoment(page, BOOKING_TEXTS.return, last, '18:00');
    const phone = fieldOf(page, BOOKING_TEXTS.phone);
    if ((await phone.inputValue()) === '') await phone.pressSequentially('9031112233');
    const total = fieldOf(page, BOOKING_FIELDS.totalPrice.label);
    await total.fill('7 000');
    await button(page, INCOMPLETE_TEXTS.save).tap();
    await noticesOf(page).getByText(INCOMPLETE_TEXTS.saved).waitFor();
    const start = instantAt(first, '10:00', ZONE).toISOString();
    const board = await readJson<{ rows: { car: { id: number }; cells: unknown[] }[] }>(
      page,
      `/board?start=${addDays(first, 0)}&days=1`,
    );
    const row = board.rows.find(({ car }) => car.id === carId);
    expect(JSON.stringify(row)).toContain(start);
    expect(JSON.stringify(row)).toContain('7000');
  },
);

screenTest(
  'deletes one, then all; a failure shows an error and keeps them',
  async ({ open, problemsOf }) => {
    const page = await openList(open);
    const cards = dialogOf(page).getByRole('article');
    await cards.first().waitFor();
    const before = await cards.count();
    await card(page, INCOMPLETE_TEXTS.noName)
      .getByRole('button', { name: INCOMPLETE_TEXTS.delete })
      .click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: INCOMPLETE_TEXTS.delete, exact: true }).click();
    await noticesOf(page).getByText(INCOMPLETE_TEXTS.deleted).waitFor();
    await expect.poll(() => cards.count()).toBe(before - 1);
    await question.waitFor({ state: 'detached' });

    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('PurgeIncompleteBookings')
        ? route.abort()
        : route.continue(),
    );
    await button(page, INCOMPLETE_TEXTS.purge).click();
    const purge = question.getByRole('button', { name: INCOMPLETE_TEXTS.purge, exact: true });
    await purge.click();
    await question.getByRole('alert').getByText(MESSAGES.incomplete.purgeFailed).waitFor();
    await page.unroute('**/api/graphql');
    expect(await cards.count()).toBe(before - 1);
    await purge.click();
    await dialogOf(page).getByText(INCOMPLETE_TEXTS.empty).waitFor();
    await question.waitFor({ state: 'detached' });
    await untilEntries(page, 1);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await notice(page).waitFor({ state: 'detached' });
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'without edit_bookings no query for incomplete bookings is sent',
  async ({ open, product }) => {
    await addUser(product.url, 'only.looks', ['view_board']);
    const asked: string[] = [];
    const page = await open({
      as: 'only.looks',
      path: '/?incomplete=list',
      before: async (opened) => {
        opened.on('request', (request) => {
          if (request.postData()?.includes(ASKED)) asked.push(request.url());
        });
      },
    });
    await boardGrid(page).waitFor();
    await boardAtRest(page);
    // Past the time at which permitted users' boards send the query.
    await page.waitForFunction(() => performance.now() > 4000);
    expect(asked).toEqual([]);
    expect(await dialogOf(page).count()).toBe(0);
    expect(await page.getByText(incompleteText(5)).count()).toBe(0);
  },
);
