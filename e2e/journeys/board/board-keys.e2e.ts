import { BOARD_TEXTS } from '@schema/texts/board/board';
import { KEYS_HELP_TITLE } from '@schema/texts/board/board-keys';
import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { formatDay, instantAt } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { showDays } from '../../support/board/board-events';
import { cellsOf, freeRun, ZONE } from '../../support/board/board-facts';
import { boardAtRest, boardEvent, boardGrid } from '../../support/board/board-pointer';
import { book } from '../../support/bookings';
import { dialogOf, fieldOf, noticesOf, pressNotice } from '../../support/dialogs';
import { untilFocused } from '../../support/focus';
import { BLANK, goTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

const PATIENCE = { timeout: 15_000 };
const CUSTOMER = 'Клавишина Юлия';

/** Presses a key repeatedly, each time after the board has responded. */
async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(key);
}

/** The accessible name of the focused cell. */
const here = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement;
    const row = cell?.closest('tr')?.dataset.carId;
    return `${row}: ${cell?.textContent ?? ''}`;
  });

/** Presses a key and waits until the cursor has moved. */
async function walk(page: Page, key: string): Promise<void> {
  const before = await here(page);
  await press(page, key);
  await expect.poll(() => here(page), { interval: 10 }).not.toBe(before);
}

/** Moves the cursor to the row of a car, at the first visible day. */
async function walkTo(page: Page, carId: number): Promise<void> {
  await boardGrid(page).focus();
  await press(page, 'Home');
  for (let row = 0; row < 60 && !(await here(page)).startsWith(`${carId}:`); row += 1) {
    await walk(page, 'ArrowDown');
  }
  await press(page, 'Home');
}

screenTest(
  'a booking is created, moved, extended and archived by keyboard only',
  async ({ open }) => {
    const page = await open({ as: 'manager', path: BLANK });
    const { carId, days } = await freeRun(page, 5);
    const [first = '', second = '', third = ''] = days.slice(1);
    await showDays(page, days[0] ?? '', 7);

    // Tab into the grid, arrow to the car and the day.
    await walkTo(page, carId);
    for (let day = 0; day < 8 && !(await here(page)).includes(formatDay(first)); day += 1) {
      await walk(page, 'ArrowRight');
    }
    expect(await here(page)).toContain(BOARD_TEXTS.free.toLowerCase());

    // Select two days and fill in the form by typing.
    await press(page, 'Shift+ArrowRight');
    await press(page, 'Enter');
    await dialogOf(page).getByRole('heading', { name: 'Создание события' }).waitFor();
    await untilFocused(dialogOf(page));
    await fieldOf(page, 'Клиент').focus();
    await page.keyboard.type(CUSTOMER);
    await fieldOf(page, 'Телефон').focus();
    await page.keyboard.type('9161112233');
    await expect
      .poll(() => fieldOf(page, 'Итоговая стоимость').inputValue(), PATIENCE)
      .toMatch(/^\d[\d\s]+$/);
    await press(page, 'Control+Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    await boardEvent(page, CUSTOMER).waitFor({ state: 'attached' });

    // M starts the drag, an arrow moves it by a day, Enter drops.
    await expect.poll(() => here(page), PATIENCE).toContain(CUSTOMER);
    await press(page, 'm');
    const spoken = page.locator('[data-board-spoken]');
    await expect.poll(() => spoken.textContent()).toContain(MOVE_TEXTS.lifted);
    await press(page, 'ArrowRight');
    await expect.poll(() => spoken.textContent()).toContain(MOVE_TEXTS.free);
    await press(page, 'Enter');
    await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).waitFor();
    await boardEvent(page, new RegExp(`${CUSTOMER}.*${formatDay(second)} 10:00`)).waitFor({
      state: 'attached',
    });
    await expect.poll(() => here(page), PATIENCE).toContain(`${formatDay(second)} 10:00`);

    // Escape cancels; Shift and an arrow move the return a day earlier.
    await press(page, 'm');
    await press(page, 'ArrowRight');
    await press(page, 'Escape');
    await press(page, 'm');
    await press(page, 'Shift+ArrowLeft');
    await press(page, 'Enter');
    await noticesOf(page).getByText(MOVE_TEXTS.bookingResized).waitFor();
    await boardEvent(
      page,
      new RegExp(`${CUSTOMER}.*${formatDay(second)} 10:00 – ${formatDay(second)} 18:00`),
    ).waitFor({ state: 'attached' });
    await press(page, 'm');
    await press(page, 'Shift+ArrowRight');
    await press(page, 'Enter');
    await boardEvent(
      page,
      new RegExp(`${CUSTOMER}.*${formatDay(second)} 10:00 – ${formatDay(third)} 18:00`),
    ).waitFor({ state: 'attached' });
    expect(await accessibilityFaults(page)).toEqual([]);

    // Delete opens a confirmation, reached by Tab and Enter.
    await expect.poll(() => here(page), PATIENCE).toContain(CUSTOMER);
    await press(page, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Переместить бронь в архив?' });
    await untilFocused(question);
    await press(page, 'Tab');
    await press(page, 'Enter');
    await noticesOf(page).getByText('Бронь перемещена в архив').waitFor();
    await expect.poll(() => boardEvent(page, CUSTOMER).count(), PATIENCE).toBe(0);
    const free = await cellsOf(page, carId, days);
    expect(free.map(({ status }) => status)).toEqual(days.map(() => 'available'));
  },
);

screenTest(
  'keys pressed before the drag code has loaded take effect after it loads',
  async ({ open }) => {
    const page = await open({ as: 'manager', path: BLANK });
    const { carId, days } = await freeRun(page, 5);
    const [start = '', first = '', second = ''] = days;
    const customer = 'Ранняя Ольга';
    await book(page, { carId, from: first, to: first, customer, phone: '+79161112244' });
    const code = Promise.withResolvers<void>();
    const decision = Promise.withResolvers<void>();
    await page.route(/\/board-later-[^/]+\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.route('**/api/graphql', async (route) => {
      if (route.request().postData()?.includes('"MoveBooking"')) await decision.promise;
      await route.continue();
    });
    await goTo(page, `/?day=${start}&days=7`);
    await boardEvent(page, customer).waitFor({ state: 'attached' });
    await boardAtRest(page);

    await walkTo(page, carId);
    await press(page, ']');
    await expect.poll(() => here(page)).toContain(customer);
    for (const key of ['m', 'ArrowRight', 'Enter']) await press(page, key);
    await noticesOf(page).getByText(BOARD_TEXTS.dragLoading).waitFor();
    code.resolve();

    // An event that is being saved cannot be dragged, with a message.
    const spoken = page.locator('[data-board-spoken]');
    await expect.poll(() => spoken.textContent()).toBe(MOVE_TEXTS.dropping);
    await press(page, 'm');
    await noticesOf(page).getByText(MOVE_TEXTS.saving).waitFor();
    decision.resolve();
    await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).waitFor();
    await boardEvent(page, new RegExp(`${customer}.*${formatDay(second)} 10:00`)).waitFor({
      state: 'attached',
    });
    await expect.poll(() => noticesOf(page).getByText(BOARD_TEXTS.dragLoading).count()).toBe(0);

    await press(page, 'Shift+?');
    await dialogOf(page).getByRole('heading', { name: KEYS_HELP_TITLE }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
  },
);

screenTest(
  'a shorter period never costs more without a choice after the tariff rose',
  async ({ open }) => {
    const page = await open({ as: 'manager', path: BLANK });
    const { carId, days } = await freeRun(page, 5);
    const [start = '', first = '', second = '', third = ''] = days;
    const customer = 'Дешёвая Анна';
    const at = (day: string) => instantAt(day, '10:00', ZONE).toISOString();
    const estimated = await page.request.post('/api/pricing/estimate', {
      data: { carId, startDate: at(first), endDate: at(third) },
    });
    const { totalPrice } = (await estimated.json()) as { totalPrice: number };
    const times = { from: first, to: third, return: '10:00' };
    const { id } = await book(page, { carId, ...times, customer, totalPrice });
    const car = await readJson<{ tariffGroups: { tariffs: { pricePerDay: number }[] }[] }>(
      page,
      `/cars/${carId}`,
    );
    for (const { tariffs } of car.tariffGroups)
      for (const tariff of tariffs) tariff.pricePerDay *= 4;
    const raised = await page.request.put(`/api/cars/${carId}`, { data: car });
    expect(raised.ok()).toBe(true);
    await goTo(page, `/?day=${start}&days=7`);
    await boardAtRest(page);
    // The row may be below the visible ones.
    await walkTo(page, carId);
    await press(page, ']');
    await expect.poll(() => here(page)).toContain(customer);
    await press(page, 'm');
    await press(page, 'Shift+ArrowLeft');
    await press(page, 'Enter');
    await boardEvent(page, new RegExp(`${customer}.*${formatDay(second)} 10:00`)).waitFor({
      state: 'attached',
    });
    const saved = async () => {
      const { items } = await readJson<{ items: { id: number; totalPrice: number }[] }>(
        page,
        '/bookings',
      );
      return items.find((booking) => booking.id === id)?.totalPrice;
    };
    const half = totalPrice / 2;
    await expect.poll(saved).toBe(half);
    await noticesOf(page)
      .getByText(/было .* · по тарифу сегодня .* · по прежней цене за сутки/)
      .waitFor();
    await pressNotice(page, /^Оставить/);
    await expect.poll(saved).toBe(totalPrice);
  },
);
