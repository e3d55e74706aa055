import { MESSAGES } from '@schema/messages';
import { CONFLICT_TEXTS } from '@schema/texts/bookings/bookings';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { cellsOf, freeRun, sharedFreeRun } from '../../support/board/board-facts';
import { boardAtRest, boardEvent, boardGrid, clickCell } from '../../support/board/board-pointer';
import { book, newEventLink } from '../../support/bookings';
import { callsOf, holdCalls } from '../../support/calls';
import {
  closeByEscape,
  closeUnsaved,
  dialogOf,
  fieldOf,
  momentOf,
  noticesOf,
  openEvent,
  typeMoment,
  untilEntries,
} from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

const alertOf = (page: Page) => dialogOf(page).getByRole('alert');
const button = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', { name, exact: typeof name === 'string' });

screenTest(
  'an occupied car offers another car and another time, each with one tap',
  async ({ open, restAs }) => {
    const manager = await restAs('manager');
    const { carId, days } = await sharedFreeRun(manager, 3);
    const [first = '', second = '', third = ''] = days;
    const page = await open({ as: 'manager', path: newEventLink(carId, first, third) });
    await fieldOf(page, 'Клиент').fill('Пётр Второй');
    await fieldOf(page, 'Телефон').fill('+7 (916) 245-18-04');
    // A colleague books the car first.
    await book(manager, { carId, from: second, to: third, customer: 'Анна Первая' });
    await button(page, 'Создать бронь').click();
    await alertOf(page).getByText('Автомобиль занят: Анна П.').waitFor();

    // Re-seating opens in another tab; the form keeps its input.
    const reseat = alertOf(page).getByRole('link', { name: CONFLICT_TEXTS.reseat });
    const [newPage] = await Promise.all([page.context().waitForEvent('page'), reseat.click()]);
    const moves = newPage.getByRole('list', { name: RESEATING_TEXTS.moves });
    await moves.getByText('Анна Первая').waitFor();
    const asked = new URL(newPage.url());
    expect(asked.pathname + asked.search).toBe(`/reseat?car=${carId}&from=${first}&to=${third}`);
    await newPage.close();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect.poll(() => fieldOf(page, 'Клиент').inputValue()).toBe('Пётр Второй');

    // Another time changes only the dates of the form.
    const before = await momentOf(page, 'Выдача');
    const times = alertOf(page).getByRole('group', { name: 'Эта машина свободна' });
    await times.getByRole('button').first().click();
    await expect.poll(() => momentOf(page, 'Выдача')).not.toBe(before);
    await alertOf(page).waitFor({ state: 'detached' });

    // Back to the original days, with another car.
    await closeUnsaved(page);
    await goTo(page, newEventLink(carId, first, third));
    // The free part is offered before a save too.
    const until = new RegExp(`^До ${formatDay(second)} .* свободна$`);
    await button(page, until).waitFor();
    await fieldOf(page, 'Клиент').fill('Пётр Второй');
    await fieldOf(page, 'Телефон').fill('+7 (916) 245-18-04');
    await button(page, 'Создать бронь').click();
    const cars = alertOf(page).getByRole('group', { name: 'Свободны в эти же дни' });
    await cars.waitFor();
    await cars.getByRole('button').first().click();
    await button(page, 'Создать бронь').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await noticesOf(page).getByText('Бронь создана').waitFor();
    const own = await cellsOf(manager, carId, [second]);
    expect(own[0]?.booking?.customer).toBe('Анна Первая');
  },
);

screenTest(
  'maintenance over a booking is saved, lists the conflicts and is completed',
  async ({ open, restAs }) => {
    const manager = await restAs('manager');
    const { carId, days } = await freeRun(manager, 3);
    const [first = '', second = '', third = ''] = days;
    await book(manager, { carId, from: second, to: second, customer: 'Ольга Задетая' });
    const path = `${newEventLink(carId, first, third)}&day=${first}&days=7`;
    const page = await open({ as: 'manager', path });
    await dialogOf(page).getByRole('tab', { name: 'Сервис' }).click();
    await dialogOf(page).getByRole('heading', { name: 'Добавление сервиса' }).waitFor();
    await expect.poll(() => momentOf(page, 'Начало')).toBe(`${formatDay(first)} 09:00`);
    await expect.poll(() => momentOf(page, 'Окончание')).toBe(`${formatDay(third)} 18:00`);
    await button(page, 'Добавить сервис').click();
    await alertOf(page).getByText(MESSAGES.maintenance.descriptionRequired).waitFor();
    await fieldOf(page, 'Описание работ').fill('Кузовной ремонт двери');
    await fieldOf(page, 'Стоимость').fill('12 500,50');
    await button(page, 'Добавить сервис').click();
    await dialogOf(page).getByText('Ольга З.').waitFor();
    await button(page, 'Понятно').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await boardEvent(page, /Ольга Задетая.*пересечение/).waitFor({ state: 'attached' });

    await boardAtRest(page);
    await openEvent(page, 'Кузовной ремонт двери');
    await dialogOf(page).getByRole('heading', { name: 'Редактирование сервиса' }).waitFor();
    await button(page, /Статус/).click();
    await page.getByRole('option', { name: 'Завершено' }).click();
    await button(page, 'Сохранить').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    const [cell] = await cellsOf(manager, carId, [second]);
    expect(cell?.status).toBe('reserved');
  },
);

screenTest(
  'without edit_bookings a booking on the board is read-only',
  async ({ open, product }) => {
    await addUser(product.url, 'reader', ['view_board']);
    const page = await open({ as: 'reader' });
    await boardGrid(page).waitFor();
    expect(await page.getByRole('button', { name: 'Добавить бронь' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: '+ в кассу' }).count()).toBe(0);
    await boardAtRest(page);
    await openEvent(page, /активно/);
    await dialogOf(page).getByText(MESSAGES.access.bookingReadOnly).waitFor();
    expect(await button(page, 'Сохранить').count()).toBe(0);
    expect(await fieldOf(page, 'Итоговая стоимость').getAttribute('readonly')).not.toBeNull();
  },
);

screenTest('a dialog is a link; Escape and the back button close it', async ({ open, restAs }) => {
  const { carId, days } = await freeRun(await restAs('manager'), 3);
  const [first = ''] = days;
  const page = await open({ as: 'manager', path: `/?day=${first}&days=7` });
  await boardAtRest(page);

  // Sources are requested with the dialog and cached for a minute.
  const calls = callsOf(page);
  const asked = () => calls.filter(({ name }) => name === 'Sources').length;
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('query Sources')),
  );
  await clickCell(page, { carId, day: first });
  await button(page, /Источник/).waitFor();
  await dialogOf(page).getByRole('heading', { name: 'Добавление брони' }).waitFor();
  await expect.poll(asked).toBe(1);
  // Only a response received by the dialog is cached.
  await (await answered).finished();
  await boardAtRest(page);
  await closeByEscape(page);
  await clickCell(page, { carId, day: first });
  await button(page, /Источник/).waitFor();
  expect(asked()).toBe(1);
  await expect.poll(() => page.url()).toContain(`car=${carId}&from=${first}&to=${first}`);
  await closeByEscape(page);
  // Focus returns to the board.
  const isOnBoard = () => boardGrid(page).evaluate((grid) => grid.contains(document.activeElement));
  await expect.poll(isOnBoard).toBe(true);

  const { id } = await book(page, { carId, from: first, to: first, customer: 'Нина Ссылкина' });
  await goTo(page, `/?booking=${id}`);
  await dialogOf(page).getByText('Нина Ссылкина').waitFor();
  await dialogOf(page).getByText('Детское кресло').waitFor();
  await expect.poll(() => button(page, 'Сохранить').isDisabled()).toBe(true);
  await untilEntries(page, 1);
  await page.goBack();
  await dialogOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

screenTest('a stale edit is refused and can load the saved version', async ({ open, restAs }) => {
  const manager = await restAs('manager');
  const { carId, days } = await freeRun(manager, 2);
  const [first = ''] = days;
  const { id } = await book(manager, { carId, from: first, to: first, customer: 'Зоя Общая' });
  const path = `/?booking=${id}`;
  const colleague = await open({ as: 'manager', path });
  const page = await open({ as: 'manager', path });
  await fieldOf(page, 'Залог').fill('7777');
  await fieldOf(colleague, 'Комментарий к залогу').fill('переводом');
  await button(colleague, 'Сохранить').click();
  await dialogOf(colleague).waitFor({ state: 'detached' });

  // Reported over the live connection before the save, which is refused.
  await dialogOf(page).getByText('Бронь изменил другой сотрудник').waitFor();
  await dialogOf(page).getByText('переводом').waitFor();
  await button(page, 'Сохранить').click();
  await alertOf(page).getByText(MESSAGES.generic.stale).waitFor();
  await expect.poll(() => fieldOf(page, 'Залог').inputValue()).toBe('7 777');
  await button(page, 'Загрузить свежие данные').click();
  await expect.poll(() => fieldOf(page, 'Комментарий к залогу').inputValue()).toBe('переводом');
  // Input in another field stays, and is saved with the loaded version.
  expect(await fieldOf(page, 'Залог').inputValue()).toBe('7 777');
  await button(page, 'Сохранить').click();
  await dialogOf(page).waitFor({ state: 'detached' });

  // Without input a colleague's change is applied; archiving closes the panel.
  await goTo(page, path);
  await expect.poll(() => fieldOf(page, 'Залог').inputValue()).toBe('7 777');
  await goTo(colleague, path);
  const answer = await holdCalls(colleague, 'UpdateBooking');
  await fieldOf(colleague, 'Залог').fill('6000');
  await button(colleague, 'Сохранить').click();
  await expect.poll(() => fieldOf(colleague, 'Залог').isEditable()).toBe(false);
  answer();
  await expect.poll(() => fieldOf(page, 'Залог').inputValue()).toBe('6 000');
  await page.request.delete(`/api/bookings/${id}`);
  await dialogOf(page).waitFor({ state: 'detached' });
});

screenTest('quick booking finds a free car and opens its form', async ({ open, restAs }) => {
  const { days } = await freeRun(await restAs('manager'), 3);
  const page = await open({ as: 'manager' });
  const [first = '', , last = ''] = days;
  const digits = (day: string) => formatDay(day).replaceAll('.', '');
  await page.getByRole('button', { name: 'Добавить бронь' }).click();
  await dialogOf(page).getByRole('heading', { name: 'Быстрое бронирование' }).waitFor();
  await dialogOf(page).getByRole('heading', { name: 'Новое бронирование' }).waitFor();
  await expect.poll(() => momentOf(page, 'Выдача')).toMatch(/ 23:59$/);
  // No car is free for a whole quarter.
  await typeMoment(page, 'Возврат', 0, digits(addDays(first, 85)));
  await dialogOf(page).getByText(MESSAGES.quickBooking.noFreeCars).waitFor();

  // Days on which a car is free.
  await typeMoment(page, 'Возврат', 0, digits(last));
  await expect.poll(() => momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 06:00`);
  await typeMoment(page, 'Выдача', 0, `${digits(first)}1000`);
  await expect.poll(() => momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
  await expect.poll(() => momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 06:00`);
  await button(page, /^Выбрать/)
    .first()
    .click();
  await button(page, 'Создать бронь').waitFor();
  await expect.poll(() => momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
  await expect.poll(() => momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 06:00`);
});
