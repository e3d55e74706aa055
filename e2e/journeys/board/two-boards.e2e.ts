import { MESSAGES } from '@schema/messages';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import type { Day } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { cellsOf, freeRun } from '../../support/board-facts';
import { boardAtRest, boardEvent, boardGrid, reveal } from '../../support/board-pointer';
import { book, newEventLink } from '../../support/bookings';
import { dialogOf, fieldOf } from '../../support/dialogs';
import { answeredAt, watchBoardFor } from '../../support/first-seen';
import { goTo } from '../../support/go-to';
import { type Open, type OpenOptions, screenTest } from '../../support/screen-test';

/** For slow machines. */
const PATIENCE = { timeout: 30_000 };
const NO_CONNECTION = /Нет связи · данные на \d\d:\d\d/;

async function says(page: Page, words: string | RegExp): Promise<void> {
  await statusOf(page)
    .filter({ hasText: words })
    .waitFor({ state: 'attached', ...PATIENCE });
}

/** The age of the board's data, read also behind an open dialog. */
const statusOf = (page: Page) => page.locator('[data-board] footer [role=status]');
const alertOf = (page: Page) => dialogOf(page).getByRole('alert');
const button = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true });

/** A board with an open live connection. */
async function live(page: Page): Promise<void> {
  await boardGrid(page).waitFor();
  await statusOf(page).getByText(BOARD_TEXTS.updatedNow).waitFor(PATIENCE);
  await page.waitForFunction(
    () => document.querySelector('[data-live="live"]'),
    undefined,
    PATIENCE,
  );
  // Lazy modules must load before a test cuts the network.
  await page.waitForLoadState('networkidle');
}

async function board(open: Open, login: 'admin' | 'manager', options: OpenOptions = {}) {
  const page = await open({ as: login, ...options });
  await live(page);
  return page;
}

/** The board queries of a page from now on: 'rows 7' or 'all'. */
function boardQuestions(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const call = request.postData();
    if (!request.url().endsWith('/api/graphql') || !call?.includes('query Board(')) return;
    const { carIds } = (JSON.parse(call) as { variables: { carIds?: number[] } }).variables;
    requests.push(carIds ? `rows ${carIds}` : 'all');
  });
  return requests;
}

async function lookAt(page: Page, carId: number, day: Day): Promise<void> {
  await goTo(page, `/?day=${day}&days=7`);
  await live(page);
  await boardAtRest(page);
  await reveal(page, { carId, day });
}

screenTest(
  'a booking made on one board shows on the other within a second, with one row requested',
  async ({ open }) => {
    const mine = await board(open, 'manager');
    const theirs = await board(open, 'admin', { device: 'tablet' });
    const { carId, days } = await freeRun(mine, 2);
    const [first = ''] = days;
    await lookAt(theirs, carId, first);
    await goTo(mine, newEventLink(carId, first, first));
    await fieldOf(mine, 'Клиент').fill('Ева Мгновенная');
    await fieldOf(mine, 'Телефон').fill('+7 (916) 245-18-11');
    const seen = await watchBoardFor(theirs, 'Ева Мгновенная');
    const [requests, ownRequests] = [boardQuestions(theirs), boardQuestions(mine)];
    const answer = mine.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('CreateBookingWithCustomer')),
    );
    await button(mine, 'Создать бронь').click();
    const lateMs = (await seen()) - (await answeredAt(await answer));
    expect(lateMs).toBeLessThan(1000);
    expect(requests).toEqual([`rows ${carId}`]);
    await theirs.getByText(/^Изменено: .+/).waitFor({ state: 'attached' });

    // The page's own change also returns over the connection and is requested once.
    await dialogOf(mine).waitFor({ state: 'detached' });
    await lookAt(mine, carId, first);
    await boardEvent(mine, 'Ева Мгновенная').waitFor({ state: 'attached' });
    expect(ownRequests.filter((question) => question.startsWith('rows'))).toEqual([
      `rows ${carId}`,
    ]);
  },
);

screenTest(
  'service work changed by a colleague is not overwritten; the difference is shown',
  async ({ open }) => {
    const mine = await board(open, 'manager');
    const theirs = await board(open, 'admin');
    const { carId, days } = await freeRun(mine, 2);
    const [first = '', last = ''] = days;
    await goTo(mine, newEventLink(carId, first, last));
    await dialogOf(mine).getByRole('tab', { name: 'Сервис' }).click();
    await fieldOf(mine, 'Описание работ').fill('Замена ремня');
    await button(mine, 'Добавить сервис').click();
    await dialogOf(mine).waitFor({ state: 'detached' });
    const [cell] = await cellsOf(mine, carId, [first]);
    const id = cell?.maintenance?.id ?? 0;

    await goTo(mine, `/?service=${id}`);
    await goTo(theirs, `/?service=${id}`);
    await fieldOf(mine, 'Описание работ').fill('Замена ремня и роликов');
    await fieldOf(theirs, 'Стоимость').fill('7500');
    await button(theirs, 'Сохранить').click();
    await dialogOf(theirs).waitFor({ state: 'detached' });

    await dialogOf(mine).getByText('Сервис изменил другой сотрудник').waitFor();
    await dialogOf(mine).getByText('7 500 ₽').waitFor();
    await button(mine, 'Сохранить').click();
    await alertOf(mine).getByText(MESSAGES.generic.stale).waitFor();
    expect(await fieldOf(mine, 'Описание работ').inputValue()).toBe('Замена ремня и роликов');
    expect(await accessibilityFaults(mine)).toEqual([]);
    await button(mine, 'Загрузить свежие данные').click();
    expect(await fieldOf(mine, 'Описание работ').inputValue()).toBe('Замена ремня');
    expect(await fieldOf(mine, 'Стоимость').inputValue()).toBe('7 500');
  },
);

screenTest(
  'an offline board stays readable and catches up after reconnection',
  async ({ open, problemsOf }) => {
    const mine = await board(open, 'manager');
    const theirs = await board(open, 'admin', { device: 'phone', colorScheme: 'dark' });
    const { carId, days } = await freeRun(mine, 2);
    const [first = ''] = days;
    await book(mine, { carId, from: first, to: first, customer: 'Яна Прежняя' });
    await lookAt(theirs, carId, first);
    await boardEvent(theirs, 'Яна Прежняя').waitFor({ state: 'attached' });

    await theirs.context().setOffline(true);
    await says(theirs, NO_CONNECTION);
    await boardEvent(theirs, 'Яна Прежняя').waitFor({ state: 'attached' });
    await expect.poll(() => accessibilityFaults(theirs)).toEqual([]);
    const { id } = await book(mine, {
      carId,
      from: days[1] ?? '',
      to: days[1] ?? '',
      customer: 'Ян Новый',
    });
    expect(id).toBeGreaterThan(0);
    expect(await boardEvent(theirs, 'Ян Новый').count()).toBe(0);

    const requests = boardQuestions(theirs);
    await theirs.context().setOffline(false);
    await boardEvent(theirs, 'Ян Новый')
      .first()
      .waitFor({ state: 'attached', ...PATIENCE });
    await statusOf(theirs)
      .getByText(BOARD_TEXTS.restored)
      .waitFor({ state: 'attached', ...PATIENCE });
    // Only missed rows are requested.
    expect(requests).toEqual([`rows ${carId}`]);
    problemsOf(theirs).errors.length = 0;
  },
);

screenTest(
  'after a server crash both boards show the lost connection and reconnect without data loss',
  async ({ open, product, problemsOf }) => {
    const mine = await board(open, 'manager');
    const theirs = await board(open, 'admin', { device: 'tablet' });
    const { carId, days } = await freeRun(mine, 3);
    const [first = '', second = ''] = days;
    await lookAt(mine, carId, first);
    await lookAt(theirs, carId, first);
    await goTo(theirs, newEventLink(carId, second, second));
    await fieldOf(theirs, 'Клиент').fill('Ода Следующая');
    await fieldOf(theirs, 'Телефон').fill('+7 (916) 245-18-12');
    await book(mine, { carId, from: first, to: first, customer: 'Ода Сохранная' });
    await product.halt('SIGKILL');

    // A refused save shows a message and keeps the input.
    await button(theirs, 'Создать бронь').click();
    await alertOf(theirs).getByText(MESSAGES.booking.saveFailed).waitFor();
    expect(await fieldOf(theirs, 'Клиент').inputValue()).toBe('Ода Следующая');
    for (const page of [mine, theirs]) await says(page, NO_CONNECTION);

    const seen = await watchBoardFor(mine, 'Ода Следующая');
    await product.resume();
    await Promise.all([mine, theirs].map((page) => says(page, BOARD_TEXTS.restored)));
    await boardEvent(mine, 'Ода Сохранная').waitFor({ state: 'attached', ...PATIENCE });
    await button(theirs, 'Создать бронь').click();
    await dialogOf(theirs).waitFor({ state: 'detached' });
    await seen();
    const booked = await cellsOf(mine, carId, [first, second]);
    expect(booked.map(({ booking }) => booking?.customer)).toEqual([
      'Ода Сохранная',
      'Ода Следующая',
    ]);
    for (const page of [mine, theirs]) problemsOf(page).errors.length = 0;
  },
);
