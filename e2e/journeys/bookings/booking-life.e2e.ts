import { formatDay, instantAt } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { cellsOf, freeRun, sharedFreeRun, ZONE } from '../../support/board/board-facts';
import { boardAtRest, boardEvent, dragOverCells } from '../../support/board/board-pointer';
import { book } from '../../support/bookings';
import {
  dialogOf,
  fieldOf,
  momentOf,
  noticesOf,
  openEvent,
  typeMoment,
} from '../../support/dialogs';
import { screenTest } from '../../support/screen-test';

const CUSTOMER = 'Арина Проверочная';

screenTest(
  'a booking is created on the board, edited, extended and archived, which frees the days',
  async ({ open, restAs }) => {
    const { carId, days } = await freeRun(await restAs('manager'), 5);
    const [first = '', last = ''] = [days[1], days[2]];
    const page = await open({ as: 'manager', path: `/?day=${days[0]}&days=7` });
    await boardAtRest(page);

    // Drag over free cells: the form opens with 10:00 and 18:00.
    await dragOverCells(page, { carId, day: first }, { carId, day: last });
    await dialogOf(page).getByRole('heading', { name: 'Создание события' }).waitFor();
    await expect.poll(() => momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
    await expect.poll(() => momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 18:00`);

    // A phone in its usual spelling, and the estimated price.
    await fieldOf(page, 'Клиент').fill(CUSTOMER);
    await fieldOf(page, 'Телефон').pressSequentially('8 916 245-18-03');
    await expect.poll(() => fieldOf(page, 'Телефон').inputValue()).toBe('+7 (916) 245-18-03');
    await expect
      .poll(() => fieldOf(page, 'Итоговая стоимость').inputValue())
      .toMatch(/^\d[\d\s]+$/);
    await dialogOf(page).getByRole('button', { name: 'Создать бронь' }).click();

    await dialogOf(page).waitFor({ state: 'detached' });
    await boardEvent(page, CUSTOMER).waitFor({ state: 'attached' });
    const booked = await cellsOf(page, carId, [first, last]);
    expect(booked.map(({ status }) => status)).toEqual(['reserved', 'reserved']);
    expect(booked[0]?.booking).toMatchObject({
      customer: CUSTOMER,
      customerPhone: '+79162451803',
      startDate: instantAt(first, '10:00', ZONE).toISOString(),
      endDate: instantAt(last, '18:00', ZONE).toISOString(),
      startsInCell: true,
    });

    // Move the return to 20:30.
    await boardAtRest(page);
    await openEvent(page, CUSTOMER);
    await typeMoment(page, 'Возврат', 3, '2030');
    await expect.poll(() => momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 20:30`);
    await dialogOf(page).getByRole('button', { name: 'Сохранить' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await boardEvent(page, new RegExp(`${CUSTOMER}.*20:30`)).waitFor({ state: 'attached' });
    const [moved] = await cellsOf(page, carId, [last]);
    expect(moved?.booking?.endDate).toBe(instantAt(last, '20:30', ZONE).toISOString());

    // Extend by a day: same customer, starts where the first ends.
    await boardAtRest(page);
    await openEvent(page, CUSTOMER);
    await dialogOf(page).getByRole('button', { name: 'Продлить аренду' }).click();
    await dialogOf(page).getByRole('button', { name: 'Создать бронь' }).waitFor();
    await expect.poll(() => momentOf(page, 'Выдача')).toBe(`${formatDay(last)} 20:30`);
    const next = `${formatDay(days[3] ?? '')} 20:30`;
    await expect.poll(() => momentOf(page, 'Возврат')).toBe(next);
    await expect.poll(() => fieldOf(page, 'Клиент').inputValue()).toBe(CUSTOMER);
    const phone = fieldOf(page, 'Телефон');
    await expect.poll(() => phone.inputValue()).toBe('+7 (916) 245-18-03');
    await dialogOf(page).getByRole('button', { name: 'Создать бронь' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => boardEvent(page, CUSTOMER).count()).toBe(2);
    const [extended] = await cellsOf(page, carId, [days[3] ?? '']);
    expect(extended?.booking).toMatchObject({ customer: CUSTOMER, isExtension: true });

    // Archive both; every day is free again.
    for (const left of [1, 0]) {
      await boardAtRest(page);
      await openEvent(page, CUSTOMER);
      await dialogOf(page).getByRole('button', { name: 'В архив' }).click();
      const question = page.getByRole('alertdialog', { name: 'Переместить бронь в архив?' });
      await question.getByRole('button', { name: 'Переместить в архив' }).click();
      await noticesOf(page).getByText('Бронь перемещена в архив').waitFor();
      await expect.poll(() => boardEvent(page, CUSTOMER).count()).toBe(left);
    }
    const free = await cellsOf(page, carId, days);
    expect(free.map(({ status }) => status)).toEqual(days.map(() => 'available'));
  },
);

screenTest('a booking moves to another free car from its dialog', async ({ open, restAs }) => {
  const manager = await restAs('manager');
  const { carId, days } = await sharedFreeRun(manager, 2);
  const [from = '', to = ''] = days;
  const customer = 'Пересадкина Инна';
  const { id } = await book(manager, { carId, from, to, customer, phone: '+79035550321' });
  const page = await open({ device: 'tablet', as: 'manager', path: `/?booking=${id}` });
  await dialogOf(page).getByRole('button', { name: 'Другой автомобиль' }).click();
  const choices = dialogOf(page).getByRole('group', { name: 'Свободны на эти даты' });
  await choices.getByRole('button').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await choices.getByRole('button').first().click();
  await dialogOf(page).getByText('Машина заменена').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Сохранить' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });

  const query = `{ booking(id: ${id}) { carId startDate } }`;
  const answer = await page.request.post('/api/graphql', { data: { query } });
  const { data } = (await answer.json()) as {
    data: { booking: { carId: number; startDate: string } };
  };
  expect(data.booking.carId).not.toBe(carId);
  expect(data.booking.startDate).toBe(instantAt(from, '10:00', ZONE).toISOString());
  const [left] = await cellsOf(page, carId, [from]);
  expect(left?.status).toBe('available');
});
