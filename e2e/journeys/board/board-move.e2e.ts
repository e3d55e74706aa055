import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { addDays, formatDay, instantAt } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boxOf, carOfEvent, dayWidth, middleOf, showDays } from '../../support/board-events';
import { freeRun, sharedFreeRun, ZONE } from '../../support/board-facts';
import { boardAtRest, boardEvent, pointOf, reveal } from '../../support/board-pointer';
import { book } from '../../support/bookings';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { screenTest } from '../../support/screen-test';
import { longPressDrag, tap, touchDrag } from '../../support/touch';

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

screenTest('a touch drag moves a booking by two days and is undone', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'manager' });
  const { carId, days } = await freeRun(page, 5);
  const [first = '', second = '', third = '', fourth = ''] = days.slice(1);
  const customer = 'Пальцева Анна';
  const { id } = await book(page, {
    carId,
    from: first,
    to: second,
    customer,
    phone: '+79035550301',
  });
  await showDays(page, days[0] ?? '', 7);
  await reveal(page, { carId, day: second });

  const width = await dayWidth(page);
  const from = await middleOf(page, customer);
  const to = { x: from.x + 2 * width, y: from.y };

  // A cancelled pointer or a second finger returns the block without a request.
  for (const end of ['cancel', 'second finger'] as const) {
    await longPressDrag(page, from, { to, end });
    await boardAtRest(page);
    expect(await kept(page, id)).toMatchObject({ startDate: at(first, '10:00'), version: 1 });
  }

  await longPressDrag(page, await middleOf(page, customer), {
    to: { x: (await middleOf(page, customer)).x + 2 * width, y: from.y },
    end: 'lift',
  });
  await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).waitFor();
  await expect
    .poll(() => kept(page, id), PATIENCE)
    .toMatchObject({ carId, startDate: at(third, '10:00'), endDate: at(fourth, '18:00') });
  await boardEvent(page, new RegExp(`${customer}.*${formatDay(third)} 10:00`)).waitFor({
    state: 'attached',
  });

  await undo(page).click();
  await noticesOf(page).getByText(MOVE_TEXTS.undone).waitFor();
  expect(await kept(page, id)).toMatchObject({ startDate: at(first, '10:00'), version: 3 });
});

screenTest('a tap shows resize handles; a handle moves the return by a day', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'manager' });
  const { carId, days } = await freeRun(page, 5);
  const [first = '', second = '', third = ''] = days.slice(1);
  const customer = 'Ручкина Ольга';
  const { id } = await book(page, {
    carId,
    from: first,
    to: second,
    customer,
    phone: '+79035550302',
  });
  await showDays(page, days[0] ?? '', 7);
  await reveal(page, { carId, day: second });

  await tap(page, await middleOf(page, customer));
  await page.waitForTimeout(400);
  const box = await boxOf(boardEvent(page, customer));
  const edge = { x: box.x + box.width + 12, y: box.y + box.height / 2 + 14 };
  await touchDrag(page, edge, { x: edge.x + (await dayWidth(page)), y: edge.y });
  await noticesOf(page).getByText(MOVE_TEXTS.bookingResized).waitFor();
  expect(await kept(page, id)).toMatchObject({
    startDate: at(first, '10:00'),
    endDate: at(third, '18:00'),
  });
  expect(await dialogOf(page).count()).toBe(0);
});

screenTest(
  'a mouse drag moves a booking to another car; Escape cancels, Ctrl+Z undoes',
  async ({ open }) => {
    const page = await open({ as: 'manager' });
    const { carId, days } = await sharedFreeRun(page, 4);
    const [first = '', second = ''] = days.slice(1);
    const other = await otherFree(page, carId, days);
    const customer = 'Мышкин Лев';
    const { id } = await book(page, {
      carId,
      from: first,
      to: second,
      customer,
      phone: '+79035550303',
    });
    await showDays(page, days[0] ?? '', 7);
    await reveal(page, { carId: other, day: second });
    await reveal(page, { carId, day: second });

    const drag = async () => {
      const from = await middleOf(page, customer);
      const target = await pointOf(page, { carId: other, day: first });
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, (from.y + target.y) / 2, { steps: 6 });
      await page.mouse.move(from.x, target.y, { steps: 6 });
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
  },
);

screenTest(
  'a drop on an occupied car is refused, names the conflict and offers another car',
  async ({ open }) => {
    const page = await open({ as: 'manager' });
    const { carId, days } = await sharedFreeRun(page, 4);
    const [first = '', second = ''] = days.slice(1);
    const other = await otherFree(page, carId, days);
    const mine = await book(page, {
      carId,
      from: first,
      to: second,
      customer: 'Первая Ирина',
      phone: '+79035550304',
    });
    await book(page, {
      carId: other,
      from: first,
      to: second,
      customer: 'Вторая Нина',
      phone: '+79035550202',
    });
    await showDays(page, days[0] ?? '', 7);
    await reveal(page, { carId: other, day: second });
    await reveal(page, { carId, day: second });
    const from = await middleOf(page, 'Первая Ирина');
    const target = await pointOf(page, { carId: other, day: first });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, target.y, { steps: 8 });
    await page.mouse.up();
    await dialogOf(page).getByRole('heading', { name: MOVE_TEXTS.refusedTitle }).waitFor();
    await dialogOf(page)
      .getByText(/Вторая Н/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await kept(page, mine.id)).toMatchObject({ carId, version: 1 });

    const fix = dialogOf(page).getByRole('button', { name: /–|₽/ }).first();
    await fix.click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await noticesOf(page)
      .getByText(/Бронь перенесена|Даты брони изменены/)
      .waitFor();
    expect((await kept(page, mine.id)).version).toBe(2);
  },
);

screenTest('undo does not overwrite a later change by another user', async ({ open }) => {
  const page = await open({ as: 'manager' });
  const { carId, days } = await freeRun(page, 5);
  const [first = '', second = '', third = ''] = days.slice(1);
  const customer = 'Спорная Вера';
  const { id } = await book(page, {
    carId,
    from: first,
    to: second,
    customer,
    phone: '+79035550305',
  });
  await showDays(page, days[0] ?? '', 7);
  await reveal(page, { carId, day: second });
  const move = async () => {
    const from = await middleOf(page, customer);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + (await dayWidth(page)), from.y, { steps: 8 });
    await page.mouse.up();
  };
  await move();
  await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).waitFor();

  const answer = await page.request.put(`/api/bookings/${id}`, {
    data: {
      startDate: at(second, '10:00'),
      endDate: at(third, '18:00'),
      totalPrice: 7700,
      depositAmount: 5000,
      depositComment: null,
    },
  });
  expect(answer.ok()).toBe(true);
  await undo(page).click();
  await noticesOf(page).getByText(MOVE_TEXTS.undoStale).waitFor();
  expect(await kept(page, id)).toMatchObject({
    startDate: at(second, '10:00'),
    totalPrice: 7700,
  });
});

screenTest(
  'offline the block returns, and «Повторить» repeats the move',
  async ({ open, problemsOf }) => {
    const page = await open({ as: 'manager' });
    const { carId, days } = await freeRun(page, 5);
    const [first = '', second = '', third = ''] = days.slice(1);
    const customer = 'Обрывова Майя';
    const { id } = await book(page, {
      carId,
      from: first,
      to: second,
      customer,
      phone: '+79035550306',
    });
    await showDays(page, days[0] ?? '', 7);
    await reveal(page, { carId, day: second });
    await page.route('**/api/graphql', (route) => route.abort());
    const box = await boxOf(boardEvent(page, customer));
    const edge = { x: box.x + box.width - 3, y: box.y + box.height / 2 };
    await page.mouse.move(edge.x, edge.y);
    await page.mouse.down();
    await page.mouse.move(edge.x + (await dayWidth(page)), edge.y, { steps: 8 });
    await page.mouse.up();
    await noticesOf(page).getByText(MOVE_TEXTS.noLink).waitFor();
    await page.unroute('**/api/graphql');
    expect(await kept(page, id)).toMatchObject({ endDate: at(second, '18:00') });
    await noticesOf(page).getByRole('button', { name: KIT_TEXTS.retry }).click();
    await noticesOf(page).getByText(MOVE_TEXTS.bookingResized).waitFor();
    expect(await kept(page, id)).toMatchObject({ endDate: at(third, '18:00') });
    problemsOf(page).errors.length = 0;
  },
);

/** Another car that is free on the same days. */
async function otherFree(page: Page, carId: number, days: readonly string[]): Promise<number> {
  const start = days[0] ?? '';
  const answer = await page.request.get(`/api/board?start=${start}&days=${days.length}`);
  const { rows } = (await answer.json()) as {
    rows: { car: { id: number }; cells: { status: string }[] }[];
  };
  const free = rows.find(
    ({ car, cells }) => car.id !== carId && cells.every(({ status }) => status === 'available'),
  );
  if (!free)
    throw new Error(`No other car is free from ${start} to ${addDays(start, days.length)}.`);
  return free.car.id;
}
