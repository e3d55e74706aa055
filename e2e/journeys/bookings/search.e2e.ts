import { STILL_MS } from '@frontend/shared/lib/presses/still-places';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun, today } from '../../support/board/board-facts';
import { boardGrid } from '../../support/board/board-pointer';
import { book } from '../../support/bookings';
import {
  closeByEscape,
  dialogOf,
  fieldOf,
  momentOf,
  noticesOf,
  untilEntries,
} from '../../support/dialogs';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

interface Car {
  id: number;
  brand: string;
  model: string;
  licensePlate: string;
}

const searchOf = (page: Page) => page.getByRole('dialog', { name: 'Поиск и команды' });
const boxOf = (page: Page) => searchOf(page).getByRole('searchbox', { name: 'Поиск и команды' });
/** An option by its text, subtitle included. */
const option = (page: Page, hasText: string | RegExp) =>
  searchOf(page).getByRole('option').filter({ hasText });

async function openByKeys(page: Page) {
  await untilEntries(page, 0);
  await page.keyboard.press('Control+KeyK');
  await searchOf(page).waitFor();
  await untilEntries(page, 1);
}

async function openByButton(page: Page) {
  await page.getByRole('button', { name: 'Найти', exact: true }).tap();
  await searchOf(page).waitFor();
}

async function chooseByTap(page: Page, name: string | RegExp) {
  await option(page, name).first().tap();
  await searchOf(page).waitFor({ state: 'detached' });
}

/** «касса 5000 мойка» opens the cash entry with amount and comment. */
async function recordCash(page: Page) {
  await openByButton(page);
  await searchOf(page).getByRole('button', { name: 'касса 5000 мойка' }).tap();
  await option(page, /Добавить поступление: 5\s000/).waitFor();
  // A press on an element that has just moved under the pointer is ignored.
  await page.waitForTimeout(STILL_MS);
  await option(page, /Добавить поступление: 5\s000/).tap();
  await dialogOf(page).getByRole('heading', { name: 'Добавить поступление' }).waitFor();
  await expect.poll(() => fieldOf(page, 'Сумма').inputValue()).toBe('5 000');
  await expect.poll(() => fieldOf(page, 'Комментарий').inputValue()).toBe('мойка');
  await dialogOf(page).getByRole('button', { name: 'Добавить', exact: true }).click();
  await noticesOf(page)
    .getByText(/Поступление записано: 5\s000/)
    .waitFor();
}

screenTest(
  'phone: finds and opens a customer, a booking and a page, and records cash',
  async ({ open, restAs }) => {
    const admin = await restAs('admin');
    const { carId, days } = await freeRun(admin, 1);
    const [day = ''] = days;
    const [customer, phone] = ['Евдокия Искомая', '+79035558803'];
    await book(admin, { carId, from: day, to: day, customer, phone });
    const page = await open({ device: 'phone', as: 'admin', savesData: true });

    await openByButton(page);
    await boxOf(page).fill(phone.slice(-4));
    await option(page, customer).first().waitFor();
    // Text has no full contrast during its fade-in.
    await expect.poll(() => accessibilityFaults(page)).toEqual([]);
    const { width, inner } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      inner: window.innerWidth,
    }));
    expect(width).toBeLessThanOrEqual(inner);
    const box = await option(page, customer).first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await chooseByTap(page, new RegExp(`${customer}.*${formatDay(day)}`));
    await dialogOf(page).getByText(customer).waitFor();
    await closeByEscape(page);

    await openByButton(page);
    await boxOf(page).fill('искомая');
    await chooseByTap(page, new RegExp(`${customer}.*1 бронь`));
    await page.waitForURL(/\/clients\/\d+$/);

    // The last choice is listed first the next time.
    await openByButton(page);
    await searchOf(page).getByText('Недавнее').waitFor();
    await option(page, new RegExp(`${customer}.*1 бронь`)).waitFor();
    await boxOf(page).fill('автоп');
    await chooseByTap(page, 'Автопарк');
    await page.waitForURL(/\/cars$/);
    await recordCash(page);
  },
);

screenTest(
  'by keyboard: a car by its plate in either alphabet, «рио» with days, Escape and back',
  async ({ open, restAs }) => {
    const admin = await restAs('admin');
    const { items } = await readJson<{ items: Car[] }>(admin, '/cars');
    const { brand = '', model = '', licensePlate: plate = '' } = items[0] ?? {};
    const latin = [...plate]
      .map((letter) => 'ABEKMHOPCTYX'['АВЕКМНОРСТУХ'.indexOf(letter)] ?? letter)
      .join('')
      .toLowerCase();
    const page = await open({ as: 'admin' });
    await boardGrid(page).waitFor();
    await openByKeys(page);
    await boxOf(page).fill(latin);
    await option(page, new RegExp(`^${brand} ${model}.*${plate}`))
      .first()
      .waitFor();
    // A Russian layout and a second press have no effect.
    await page.keyboard.press('Control+KeyK');
    await boxOf(page).fill('рио');
    // Results for the plate stay until the new ones arrive.
    const status = searchOf(page).getByRole('status').first();
    await expect.poll(() => status.innerText()).not.toBe(SEARCH_DIALOG_TEXTS.loading);
    await option(page, /^Kia Rio/)
      .first()
      .waitFor();
    // The first option becomes active shortly after it appears.
    const underKeys = async () => {
      const id = await boxOf(page).getAttribute('aria-activedescendant');
      return id && page.locator(`[id="${id}"]`).innerText();
    };
    await expect.poll(underKeys).toMatch(/^Kia Rio/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(underKeys).not.toMatch(/^Kia Rio/);
    await page.keyboard.press('ArrowUp');
    await expect.poll(underKeys).toMatch(/^Kia Rio/);
    await page.keyboard.press('Enter');
    await searchOf(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    await untilEntries(page, 0);

    // Escape and the back button close it.
    await page.getByRole('button', { name: 'Найти', exact: true }).click();
    await searchOf(page).waitFor();
    await untilEntries(page, 1);
    await page.keyboard.press('Escape');
    await searchOf(page).waitFor({ state: 'detached' });
    await untilEntries(page, 0);
    await openByKeys(page);
    await page.goBack();
    await searchOf(page).waitFor({ state: 'detached' });

    await freeCarWithDays(page, admin);
  },
);

/** Days with a model open the booking of a free car with its price; the search does not open over it. */
async function freeCarWithDays(page: Page, caller: Caller) {
  const { carId, days } = await freeRun(caller, 3);
  const [first = '', , last = ''] = days;
  const { items } = await readJson<{ items: Car[] }>(caller, '/cars');
  const { brand, model } = items.find(({ id }) => id === carId) ?? { brand: '', model: '' };
  const typed = `${formatDay(first).slice(0, 5)}-${formatDay(last).slice(0, 5)}`;
  // No such car: the word is named, and all free cars on these days are offered.
  await openByKeys(page);
  await boxOf(page).fill(`ничего ${typed}`);
  await searchOf(page).getByText('Не понял: «ничего»', { exact: true }).waitFor();
  await option(page, 'Все свободные машины на эти даты').click();
  await dialogOf(page).getByRole('heading', { name: 'Быстрое бронирование' }).waitFor();
  await expect.poll(() => momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
  await page.keyboard.press('Control+KeyK');
  await closeByEscape(page);

  await openByKeys(page);
  await boxOf(page).fill(`${model} ${typed}`);
  await searchOf(page)
    .getByText(`Свободны ${formatDay(first)} – ${formatDay(last)} · 3 дня`)
    .waitFor();
  const free = option(page, new RegExp(`^${brand} ${model}`)).first();
  await free.getByText(/₽ · .*₽ в сутки$/).waitFor();
  await expect.poll(() => accessibilityFaults(page)).toEqual([]);
  await free.click();
  await dialogOf(page).getByRole('button', { name: 'Создать бронь' }).waitFor();
  await expect.poll(() => momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
  await expect.poll(() => momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 18:00`);
}

screenTest('offers only permitted actions', async ({ open, product }) => {
  await addUser(product.url, 'reader', ['view_board', 'view_analytics']);
  const page = await open({ as: 'reader' });
  await boardGrid(page).waitFor();
  await openByKeys(page);
  await option(page, 'Шахматка').first().waitFor();
  expect(await option(page, 'Пользователи').count()).toBe(0);
  expect(await option(page, 'Добавить поступление').count()).toBe(0);
  expect(await searchOf(page).getByRole('button', { name: 'касса 5000 мойка' }).count()).toBe(0);
  await boxOf(page).fill('касса 5000');
  await searchOf(page).getByText('Ничего не найдено').waitFor();
  await boxOf(page).fill(`рио ${formatDay(addDays(today(), 3))}`);
  await searchOf(page).getByText('Ничего не найдено').waitFor();
});
