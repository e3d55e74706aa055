import { MESSAGES } from '@schema/messages';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import { type Day, instantAt } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { cellsOf, freeRun, ZONE } from '../../support/board/board-facts';
import { boardAtRest, boardEvent, boardGrid, reveal } from '../../support/board/board-pointer';
import { book, newEventLink } from '../../support/bookings';
import { dialogOf, fieldOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

/** Timeout for slow machines, ms. */
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

/** The board has its live connection, also behind an open dialog. */
async function live(page: Page): Promise<void> {
  await page.locator('[data-board][data-live="live"]').waitFor(PATIENCE);
  await statusOf(page).getByText(BOARD_TEXTS.updatedNow).waitFor(PATIENCE);
  // Lazy modules must load before a test cuts the network.
  await page.waitForLoadState('networkidle');
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
  await boardGrid(page).waitFor();
  await live(page);
  await boardAtRest(page);
  await reveal(page, { carId, day });
}

screenTest(
  'a booking made on one board shows on the other, with one row requested',
  async ({ open }) => {
    const mine = await open({ as: 'manager', path: BLANK });
    const theirs = await open({ as: 'admin', device: 'tablet', path: BLANK });
    const { carId, days } = await freeRun(mine, 2);
    const [first = ''] = days;
    await lookAt(theirs, carId, first);
    await goTo(mine, newEventLink(carId, first, first));
    await live(mine);
    await fieldOf(mine, 'Клиент').fill('Ева Мгновенная');
    await fieldOf(mine, 'Телефон').fill('+7 (916) 245-18-11');
    const [requests, ownRequests] = [boardQuestions(theirs), boardQuestions(mine)];
    await button(mine, 'Создать бронь').click();
    await boardEvent(theirs, 'Ева Мгновенная').waitFor({ state: 'attached' });
    expect(requests).toEqual([`rows ${carId}`]);
    await theirs.getByText(/^Изменено: .+/).waitFor({ state: 'attached' });

    // The page's own change also returns over the connection and is requested once.
    await dialogOf(mine).waitFor({ state: 'detached' });
    await boardEvent(mine, 'Ева Мгновенная').waitFor({ state: 'attached' });
    await mine.waitForLoadState('networkidle');
    expect(ownRequests.filter((request) => request !== 'all')).toEqual([`rows ${carId}`]);
  },
);

screenTest(
  'maintenance changed by a colleague is not overwritten; the difference is shown',
  async ({ open }) => {
    const mine = await open({ as: 'manager', path: BLANK });
    const { carId, days } = await freeRun(mine, 2);
    const [first = '', last = ''] = days;
    const answer = await mine.request.post('/api/maintenances', {
      data: {
        carId,
        description: 'Замена ремня',
        status: 'scheduled',
        startDate: instantAt(first, '10:00', ZONE).toISOString(),
        endDate: instantAt(last, '18:00', ZONE).toISOString(),
        cost: 0,
      },
    });
    const { id } = (await answer.json()) as { id: number };

    await goTo(mine, `/?service=${id}`);
    await live(mine);
    const theirs = await open({ as: 'admin', path: `/?service=${id}` });
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
    await expect.poll(() => fieldOf(mine, 'Стоимость').inputValue()).toBe('7 500');
    expect(await fieldOf(mine, 'Описание работ').inputValue()).toBe('Замена ремня и роликов');
    await button(mine, 'Сохранить').click();
    await dialogOf(mine).waitFor({ state: 'detached' });
    await goTo(mine, `/?service=${id}`);
    await expect
      .poll(() => fieldOf(mine, 'Описание работ').inputValue())
      .toBe('Замена ремня и роликов');
    expect(await fieldOf(mine, 'Стоимость').inputValue()).toBe('7 500');
  },
);

screenTest(
  'an offline board stays readable and catches up after reconnection',
  async ({ open, problemsOf }) => {
    const mine = await open({ as: 'manager', path: BLANK });
    const looks = { device: 'phone', colorScheme: 'dark' } as const;
    const theirs = await open({ as: 'admin', path: BLANK, ...looks });
    const { carId, days } = await freeRun(mine, 2);
    const [first = ''] = days;
    await book(mine, {
      carId,
      from: first,
      to: first,
      customer: 'Яна Прежняя',
      phone: '+79035550321',
    });
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
      phone: '+79035550322',
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
    const mine = await open({ as: 'manager', path: BLANK });
    const theirs = await open({ as: 'admin', device: 'tablet', path: BLANK });
    const { carId, days } = await freeRun(mine, 3);
    const [first = '', second = ''] = days;
    await lookAt(mine, carId, first);
    await goTo(theirs, newEventLink(carId, second, second));
    await live(theirs);
    await fieldOf(theirs, 'Клиент').fill('Ода Следующая');
    await fieldOf(theirs, 'Телефон').fill('+7 (916) 245-18-12');
    await book(mine, {
      carId,
      from: first,
      to: first,
      customer: 'Ода Сохранная',
      phone: '+79035550323',
    });
    await product.halt('SIGKILL');

    // A refused save shows a message and keeps the input.
    await button(theirs, 'Создать бронь').click();
    await alertOf(theirs).getByText(MESSAGES.booking.saveFailed).waitFor();
    expect(await fieldOf(theirs, 'Клиент').inputValue()).toBe('Ода Следующая');
    for (const page of [mine, theirs]) await says(page, NO_CONNECTION);

    await product.resume();
    await Promise.all([mine, theirs].map((page) => says(page, BOARD_TEXTS.restored)));
    await boardEvent(mine, 'Ода Сохранная').waitFor({ state: 'attached', ...PATIENCE });
    await button(theirs, 'Создать бронь').click();
    await dialogOf(theirs).waitFor({ state: 'detached' });
    await boardEvent(mine, 'Ода Следующая').waitFor({ state: 'attached' });
    const booked = await cellsOf(mine, carId, [first, second]);
    expect(booked.map(({ booking }) => booking?.customer)).toEqual([
      'Ода Сохранная',
      'Ода Следующая',
    ]);
    for (const page of [mine, theirs]) problemsOf(page).errors.length = 0;
  },
);
