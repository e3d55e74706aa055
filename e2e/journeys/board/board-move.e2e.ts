import { CARD_TEXTS } from '@schema/texts/board/board-card';
import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { addDays, formatDay, instantAt } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boxOf, carOfEvent, dayWidth, middleOf, showDays } from '../../support/board/board-events';
import { freeRun, readBoard, sharedFreeRun, ZONE } from '../../support/board/board-facts';
import {
  boardAtRest,
  boardEvent,
  boardGrid,
  pointOf,
  reveal,
} from '../../support/board/board-pointer';
import { middleOfBody, readRuler } from '../../support/board/board-ruler';
import { book } from '../../support/bookings';
import { dialogOf, noticesOf, pressNotice } from '../../support/dialogs';
import { BLANK } from '../../support/go-to';
import type { Point } from '../../support/point';
import { screenTest } from '../../support/screen-test';
import { withFingers } from '../../support/touch/fingers';
import { tap, touchDrag } from '../../support/touch/touch';

const PATIENCE = { timeout: 15_000 };

interface Kept {
  carId: number;
  startDate: string;
  endDate: string;
  totalPrice: number;
  version: number;
}

async function kept(page: Page, id: number): Promise<Kept> {
  const query = `{ booking(id: ${id}) { carId startDate endDate totalPrice version } }`;
  const answer = await page.request.post('/api/graphql', { data: { query } });
  return ((await answer.json()) as { data: { booking: Kept } }).data.booking;
}

const at = (day: string, time: string) => instantAt(day, time, ZONE).toISOString();
const undo = (page: Page) => noticesOf(page).getByRole('button', { name: 'Отменить', exact: true });

/** Shows a two-day booking in the middle of free days; `first` is its first day. */
async function showBooking(page: Page, customer: string, phone: string) {
  const { carId, days } = await freeRun(page, 5);
  const [first = '', second = '', third = '', fourth = ''] = days.slice(1);
  const { id } = await book(page, { carId, from: first, to: second, customer, phone });
  await showDays(page, days[0] ?? '', 7);
  await reveal(page, { carId, day: second });
  return { id, carId, first, second, third, fourth };
}

/** Drags with the mouse and holds. */
async function pull(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
}

screenTest('a touch drag moves a booking and is undone; a handle resizes it', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
  const customer = 'Пальцева Анна';
  const booking = await showBooking(page, customer, '+79035550301');
  const { id, carId, first, third, fourth } = booking;
  const width = await dayWidth(page);

  await withFingers(page, async (fingers) => {
    const carry = async () => {
      const from = await middleOf(page, customer);
      await fingers.press(1, from);
      await fingers.drag({ 1: { x: from.x + 2 * width, y: from.y } });
    };
    // A cancelled pointer or a second finger returns the block without a request.
    await carry();
    await fingers.lose();
    await boardAtRest(page);
    await carry();
    fingers.put(2, middleOfBody(await readRuler(boardGrid(page))));
    await fingers.lift(2);
    await fingers.lift(1);
    await boardAtRest(page);
    expect(await kept(page, id)).toMatchObject({ startDate: at(first, '10:00'), version: 1 });

    await carry();
    await fingers.lift(1);
  });
  await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).waitFor();
  const moved = { carId, startDate: at(third, '10:00'), endDate: at(fourth, '18:00') };
  expect(await kept(page, id)).toMatchObject(moved);
  await undo(page).click();
  await noticesOf(page).getByText(MOVE_TEXTS.undone).waitFor();
  expect(await kept(page, id)).toMatchObject({ startDate: at(first, '10:00'), version: 3 });

  await boardEvent(page, new RegExp(`${customer}.*${formatDay(first)} 10:00`)).waitFor();
  await boardAtRest(page);
  await tap(page, await middleOf(page, customer));
  await page.getByRole('region', { name: CARD_TEXTS.label }).waitFor();
  const box = await boxOf(boardEvent(page, customer));
  const edge = { x: box.x + box.width + 12, y: box.y + box.height / 2 + 14 };
  await touchDrag(page, edge, { x: edge.x + width, y: edge.y });
  await noticesOf(page).getByText(MOVE_TEXTS.bookingResized).waitFor();
  const resized = { startDate: at(first, '10:00'), endDate: at(third, '18:00') };
  expect(await kept(page, id)).toMatchObject(resized);
  expect(await dialogOf(page).count()).toBe(0);
});

screenTest(
  'a mouse drag changes the car; Escape cancels, Ctrl+Z undoes, an occupied car is refused',
  async ({ open }) => {
    const page = await open({ as: 'manager', path: BLANK });
    const { carId, days } = await sharedFreeRun(page, 4);
    const [first = '', second = ''] = days.slice(1);
    const dates = { from: first, to: second };
    const other = await otherFree(page, carId, days);
    const customer = 'Мышкин Лев';
    const { id } = await book(page, { carId, ...dates, customer, phone: '+79035550303' });
    await showDays(page, days[0] ?? '', 7);
    await reveal(page, { carId: other, day: second });
    await reveal(page, { carId, day: second });
    const drag = async () => {
      const from = await middleOf(page, customer);
      const { y } = await pointOf(page, { carId: other, day: first });
      await pull(page, from, { x: from.x, y });
    };

    await drag();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await boardAtRest(page);
    expect(await kept(page, id)).toMatchObject({ carId, version: 1 });

    await drag();
    await page.mouse.up();
    await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).waitFor();
    expect(await kept(page, id)).toMatchObject({ carId: other, startDate: at(first, '10:00') });
    await expect.poll(() => carOfEvent(page, customer), PATIENCE).toBe(other);

    await page.keyboard.press('Control+z');
    await noticesOf(page).getByText(MOVE_TEXTS.undone).waitFor();
    expect(await kept(page, id)).toMatchObject({ carId, version: 3 });
    await expect.poll(() => carOfEvent(page, customer), PATIENCE).toBe(carId);

    // The refusal names the conflict and offers another car.
    const theirs = { carId: other, ...dates, customer: 'Вторая Нина', phone: '+79035550202' };
    await book(page, theirs);
    await boardEvent(page, 'Вторая Н').waitFor({ state: 'attached' });
    await boardAtRest(page);
    await drag();
    await page.mouse.up();
    await dialogOf(page).getByRole('heading', { name: MOVE_TEXTS.refusedTitle }).waitFor();
    await dialogOf(page)
      .getByText(/Вторая Н/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await kept(page, id)).toMatchObject({ carId, version: 3 });
    const fix = dialogOf(page).getByRole('button', { name: /–|₽/ }).first();
    await fix.click();
    await noticesOf(page)
      .getByText(/Бронь перенесена|Даты брони изменены/)
      .waitFor();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect((await kept(page, id)).version).toBe(4);
  },
);

screenTest(
  'undo keeps a later change by another user; offline the block returns and can be moved again',
  async ({ open, problemsOf }) => {
    const page = await open({ as: 'manager', path: BLANK });
    const customer = 'Спорная Вера';
    const booking = await showBooking(page, customer, '+79035550305');
    const { id, second, third, fourth } = booking;
    const width = await dayWidth(page);
    const from = await middleOf(page, customer);
    await pull(page, from, { x: from.x + width, y: from.y });
    await page.mouse.up();
    await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).waitFor();
    const later = {
      startDate: at(second, '10:00'),
      endDate: at(third, '18:00'),
      totalPrice: 7700,
      depositAmount: 5000,
      depositComment: null,
    };
    const answer = await page.request.put(`/api/bookings/${id}`, { data: later });
    expect(answer.ok()).toBe(true);
    await undo(page).click();
    await noticesOf(page).getByText(MOVE_TEXTS.undoStale).waitFor();
    const { startDate, totalPrice } = later;
    expect(await kept(page, id)).toMatchObject({ startDate, totalPrice });

    await boardEvent(page, new RegExp(`${customer}.*${formatDay(third)} 18:00`)).waitFor();
    await boardAtRest(page);
    await page.route('**/api/graphql', (route) => route.abort());
    const box = await boxOf(boardEvent(page, customer));
    const edge = { x: box.x + box.width - 3, y: box.y + box.height / 2 };
    await pull(page, edge, { x: edge.x + width, y: edge.y });
    await page.mouse.up();
    await noticesOf(page).getByText(MOVE_TEXTS.noLink).waitFor();
    await page.unroute('**/api/graphql');
    await pressNotice(page, KIT_TEXTS.retry);
    await noticesOf(page).getByText(MOVE_TEXTS.bookingResized).waitFor();
    expect(await kept(page, id)).toMatchObject({ endDate: at(fourth, '18:00') });
    problemsOf(page).errors.length = 0;
  },
);

/** Another car that is free on the same days. */
async function otherFree(page: Page, carId: number, days: readonly string[]): Promise<number> {
  const start = days[0] ?? '';
  const { rows } = await readBoard(page, start, days.length);
  const free = rows.find(
    ({ car, cells }) => car.id !== carId && cells.every(({ status }) => status === 'available'),
  );
  if (!free)
    throw new Error(`No other car is free from ${start} to ${addDays(start, days.length)}.`);
  return free.car.id;
}
