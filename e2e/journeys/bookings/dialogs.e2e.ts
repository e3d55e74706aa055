import { MESSAGES } from '@schema/messages';
import { CONFLICT_TEXTS } from '@schema/texts/bookings/bookings';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { cellsOf, freeRun, sharedFreeRun } from '../../support/board-facts';
import { boardAtRest, boardEvent, boardGrid, clickCell } from '../../support/board-pointer';
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
} from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

const alertOf = (page: Page) => dialogOf(page).getByRole('alert');
const button = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', { name, exact: typeof name === 'string' });

/** For slow machines. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

async function atWork(page: Page) {
  await boardGrid(page).waitFor();
}

screenTest(
  'an occupied car offers another car and another time, each with one tap',
  async ({ open }) => {
    const page = await open({ as: 'manager' });
    await atWork(page);
    const { carId, days } = await sharedFreeRun(page, 3);
    const [first = '', second = '', third = ''] = days;
    await goTo(page, newEventLink(carId, first, third));
    await fieldOf(page, 'Клиент').fill('Пётр Второй');
    await fieldOf(page, 'Телефон').fill('+7 (916) 245-18-04');
    // A colleague books the car first.
    await book(page, { carId, from: second, to: third, customer: 'Анна Первая' });
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
    expect(await fieldOf(page, 'Клиент').inputValue()).toBe('Пётр Второй');

    // Another time changes only the dates of the form.
    const before = await momentOf(page, 'Выдача');
    const times = alertOf(page).getByRole('group', { name: 'Эта машина свободна' });
    await times.getByRole('button').first().click();
    expect(await momentOf(page, 'Выдача')).not.toBe(before);
    expect(await alertOf(page).count()).toBe(0);

    // Back to the original days, with another car.
    await closeUnsaved(page);
    await goTo(page, newEventLink(carId, first, third));
    await fieldOf(page, 'Клиент').fill('Пётр Второй');
    await fieldOf(page, 'Телефон').fill('+7 (916) 245-18-04');
    await button(page, 'Создать бронь').click();
    const cars = alertOf(page).getByRole('group', { name: 'Свободны в эти же дни' });
    await cars.waitFor();
    await cars.getByRole('button').first().click();
    await button(page, 'Создать бронь').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await noticesOf(page).getByText('Бронь создана').waitFor();
    const own = await cellsOf(page, carId, [second]);
    expect(own[0]?.booking?.customer).toBe('Анна Первая');
  },
);

screenTest(
  'service work over a booking is saved, lists the conflicts and is completed',
  async ({ open }) => {
    const page = await open({ as: 'manager' });
    await atWork(page);
    const { carId, days } = await freeRun(page, 3);
    const [first = '', second = '', third = ''] = days;
    await book(page, { carId, from: second, to: second, customer: 'Ольга Задетая' });
    await goTo(page, `${newEventLink(carId, first, third)}&day=${first}&days=7`);
    await dialogOf(page).getByRole('tab', { name: 'Сервис' }).click();
    await dialogOf(page).getByRole('heading', { name: 'Добавление сервиса' }).waitFor();
    expect(await momentOf(page, 'Начало')).toBe(`${formatDay(first)} 09:00`);
    expect(await momentOf(page, 'Окончание')).toBe(`${formatDay(third)} 18:00`);
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
    const [cell] = await cellsOf(page, carId, [second]);
    expect(cell?.status).toBe('reserved');
  },
);

screenTest('without edit_bookings only service can be planned', async ({ open }) => {
  const page = await open({ as: 'partner' });
  await atWork(page);
  expect(await page.getByRole('button', { name: 'Добавить бронь' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: '+ в кассу' }).count()).toBe(0);
  await boardAtRest(page);
  await openEvent(page, /активно/);
  await dialogOf(page).getByText(MESSAGES.access.bookingReadOnly).waitFor();
  expect(await button(page, 'Сохранить').count()).toBe(0);
  expect(await fieldOf(page, 'Итоговая стоимость').getAttribute('readonly')).not.toBeNull();
  await closeByEscape(page);

  const { carId, days } = await freeRun(page, 1);
  await goTo(page, newEventLink(carId, days[0] ?? '', days[0] ?? ''));
  const tab = (name: string) => dialogOf(page).getByRole('tab', { name });
  expect(await tab('Сервис').getAttribute('aria-selected')).toBe('true');
  expect(await tab('Бронь').getAttribute('aria-disabled')).toBe('true');
  await goTo(page, '/?new=booking');
  await boardAtRest(page);
  expect(await dialogOf(page).count()).toBe(0);
});

screenTest('a dialog is a link; Escape and the back button close it', async ({ open }) => {
  const page = await open({ as: 'manager' });
  await atWork(page);
  const { carId, days } = await freeRun(page, 3);
  const [first = ''] = days;
  await goTo(page, `/?day=${first}&days=7`);
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
  await eventually(asked).toBe(1);
  // Only an answer that the dialog has received is cached.
  await (await answered).finished();
  await boardAtRest(page);
  await closeByEscape(page);
  await clickCell(page, { carId, day: first });
  await button(page, /Источник/).waitFor();
  expect(asked()).toBe(1);
  expect(page.url()).toContain(`new=event&car=${carId}&from=${first}&to=${first}`);
  await closeByEscape(page);
  // Focus returns to the board.
  const isOnBoard = () => boardGrid(page).evaluate((grid) => grid.contains(document.activeElement));
  await eventually(isOnBoard).toBe(true);

  const { id } = await book(page, { carId, from: first, to: first, customer: 'Нина Ссылкина' });
  await goTo(page, `/?booking=${id}`);
  await dialogOf(page).getByText('Нина Ссылкина').waitFor();
  await dialogOf(page).getByText('Детское кресло').waitFor();
  expect(await button(page, 'Сохранить').isDisabled()).toBe(true);
  await page.goBack();
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

screenTest('a stale edit is refused and can load the saved version', async ({ open }) => {
  const page = await open({ as: 'manager' });
  await atWork(page);
  const { carId, days } = await freeRun(page, 2);
  const [first = ''] = days;
  const { id } = await book(page, { carId, from: first, to: first, customer: 'Зоя Общая' });
  const colleague = await page.context().newPage();
  await goTo(colleague, `/?booking=${id}`);
  await goTo(page, `/?booking=${id}`);
  await fieldOf(page, 'Залог').fill('7777');
  await fieldOf(colleague, 'Комментарий к залогу').fill('переводом');
  await button(colleague, 'Сохранить').click();
  await dialogOf(colleague).waitFor({ state: 'detached' });

  // Reported over the live connection before the save, which is refused.
  await dialogOf(page).getByText('Бронь изменил другой сотрудник').waitFor();
  await dialogOf(page).getByText('переводом').waitFor();
  await button(page, 'Сохранить').click();
  await alertOf(page).getByText(MESSAGES.generic.stale).waitFor();
  expect(await fieldOf(page, 'Залог').inputValue()).toBe('7 777');
  await button(page, 'Загрузить свежие данные').click();
  expect(await fieldOf(page, 'Комментарий к залогу').inputValue()).toBe('переводом');
  expect(await fieldOf(page, 'Залог').inputValue()).toBe('5 000');

  // Without input a colleague's change is applied; archiving closes the panel.
  await goTo(colleague, `/?booking=${id}`);
  const answer = await holdCalls(colleague, 'UpdateBooking');
  await fieldOf(colleague, 'Залог').fill('6000');
  await button(colleague, 'Сохранить').click();
  await eventually(() => fieldOf(colleague, 'Залог').isEditable()).toBe(false);
  answer();
  await eventually(() => fieldOf(page, 'Залог').inputValue()).toBe('6 000');
  await page.request.delete(`/api/bookings/${id}`);
  await dialogOf(page).waitFor({ state: 'detached' });
});

screenTest('quick booking finds a free car and opens its form', async ({ open }) => {
  const page = await open({ as: 'manager' });
  await atWork(page);
  const { days } = await freeRun(page, 3);
  const [first = '', , last = ''] = days;
  const digits = (day: string) => formatDay(day).replaceAll('.', '');
  await page.getByRole('button', { name: 'Добавить бронь' }).click();
  await dialogOf(page).getByRole('heading', { name: 'Быстрое бронирование' }).waitFor();
  await dialogOf(page).getByRole('heading', { name: 'Новое бронирование' }).waitFor();
  expect(await momentOf(page, 'Выдача')).toMatch(/ 23:59$/);
  expect(await momentOf(page, 'Возврат')).toMatch(/ 06:00$/);
  await typeMoment(page, 'Возврат', 2, '2025');
  await dialogOf(page).getByText(MESSAGES.quickBooking.invalidPeriod).waitFor();

  // No car is free for a whole quarter.
  await typeMoment(page, 'Возврат', 0, digits(addDays(first, 85)));
  await dialogOf(page).getByText(MESSAGES.quickBooking.noFreeCars).waitFor();

  // Days on which a car is free.
  await typeMoment(page, 'Возврат', 0, digits(last));
  await eventually(() => momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 06:00`);
  await typeMoment(page, 'Выдача', 0, `${digits(first)}1000`);
  expect(await momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
  expect(await momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 06:00`);
  await button(page, /^Выбрать/)
    .first()
    .click();
  await button(page, 'Создать бронь').waitFor();
  expect(await momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
  expect(await momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 06:00`);
});
