import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun, readBoard, today } from '../../support/board-facts';
import { boardGrid } from '../../support/board-pointer';
import { book } from '../../support/bookings';
import type { Device } from '../../support/devices';
import { dialogOf, fieldOf, momentOf, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

const searchOf = (page: Page) => page.getByRole('dialog', { name: 'Поиск и команды' });
const boxOf = (page: Page) => searchOf(page).getByRole('searchbox', { name: 'Поиск и команды' });
/** An option by its text, subtitle included. */
const option = (page: Page, hasText: string | RegExp) =>
  searchOf(page).getByRole('option').filter({ hasText });
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

async function atWork(page: Page) {
  await boardGrid(page).waitFor();
}

async function openByKeys(page: Page) {
  await page.keyboard.press('Control+KeyK');
  await searchOf(page).waitFor();
}

const DEVICES: { device: Device }[] = [{ device: 'desktop' }, { device: 'phone' }];

screenTest.for(DEVICES)(
  'finds and opens a customer, a booking and a page: $device',
  async ({ device }, { open }) => {
    const page = await open({ device, as: 'admin' });
    await atWork(page);
    const { carId, days } = await freeRun(page, 1);
    const [day = ''] = days;
    const phone = { desktop: '+79035558801', tablet: '+79035558802', phone: '+79035558803' };
    const customer = `Евдокия Искомая ${device.length}`;
    await book(page, { carId, from: day, to: day, customer, phone: phone[device] });
    const choose = async (name: string | RegExp) => {
      const found = option(page, name).first();
      await (device === 'desktop' ? found.click() : found.tap());
      await searchOf(page).waitFor({ state: 'detached' });
    };
    const openByButton = async () => {
      await page.getByRole('button', { name: 'Найти', exact: true }).click();
      await searchOf(page).waitFor();
    };

    await openByButton();
    await boxOf(page).fill(phone[device].slice(-4));
    await option(page, customer).first().waitFor();
    // Text has no full contrast during its fade-in.
    await eventually(() => accessibilityFaults(page)).toEqual([]);
    const { width, inner } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      inner: window.innerWidth,
    }));
    expect(width).toBeLessThanOrEqual(inner);
    if (device !== 'desktop') {
      const box = await option(page, customer).first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await choose(new RegExp(`${customer}.*${formatDay(day)}`));
    await dialogOf(page).getByText(customer).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });

    await openByButton();
    await boxOf(page).fill('искомая');
    await choose(new RegExp(`${customer}.*1 бронь`));
    await page.waitForURL(/\/clients\/\d+$/);

    // The last choice is listed first the next time.
    await openByButton();
    await searchOf(page).getByText('Недавнее').waitFor();
    await option(page, new RegExp(`${customer}.*1 бронь`)).waitFor();
    await boxOf(page).fill('автоп');
    await choose('Автопарк');
    await page.waitForURL(/\/cars$/);
  },
);

screenTest(
  'finds a car by transliterated name and by its plate in either alphabet, by keyboard',
  async ({ open }) => {
    const page = await open({ as: 'admin' });
    await atWork(page);
    const { rows } = await readBoard(page, today(), 1);
    const [row] = rows;
    const { id, brand, model } = row?.car ?? { id: 0, brand: '', model: '' };
    const cars = (await (await page.request.get('/api/cars')).json()) as {
      items: { id: number; licensePlate: string }[];
    };
    const plate = cars.items.find((car) => car.id === id)?.licensePlate ?? '';
    const latin = [...plate]
      .map((letter) => 'ABEKMHOPCTYX'['АВЕКМНОРСТУХ'.indexOf(letter)] ?? letter)
      .join('')
      .toLowerCase();
    await openByKeys(page);
    await page.keyboard.type(latin);
    await option(page, new RegExp(`^${brand} ${model}.*${plate}`))
      .first()
      .waitFor();
    // A Russian layout and a second press have no effect.
    await page.keyboard.press('Control+KeyK');
    await boxOf(page).fill('рио');
    // Results for the plate stay until the new ones arrive.
    const status = searchOf(page).getByRole('status').first();
    await eventually(() => status.innerText()).not.toBe(SEARCH_DIALOG_TEXTS.loading);
    await option(page, /^Kia Rio/)
      .first()
      .waitFor();
    // The first option becomes active shortly after it appears.
    const underKeys = async () => {
      const id = await boxOf(page).getAttribute('aria-activedescendant');
      return id && page.locator(`[id="${id}"]`).innerText();
    };
    await eventually(underKeys).toMatch(/^Kia Rio/);
    await page.keyboard.press('ArrowDown');
    await eventually(underKeys).not.toMatch(/^Kia Rio/);
    await page.keyboard.press('ArrowUp');
    await eventually(underKeys).toMatch(/^Kia Rio/);
    await page.keyboard.press('Enter');
    await searchOf(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');

    // Escape and the back button close it; focus returns.
    await page.getByRole('button', { name: 'Найти', exact: true }).click();
    await page.keyboard.press('Escape');
    await searchOf(page).waitFor({ state: 'detached' });
    await openByKeys(page);
    await page.goBack();
    await searchOf(page).waitFor({ state: 'detached' });
    // Not over an open dialog.
    await goTo(page, '/?new=cash');
    await dialogOf(page).waitFor();
    await page.keyboard.press('Control+KeyK');
    expect(await searchOf(page).count()).toBe(0);
  },
);

screenTest('«рио» with days opens the booking of a free car with its price', async ({ open }) => {
  const page = await open({ as: 'manager' });
  await atWork(page);
  const { carId, days } = await freeRun(page, 3);
  const [first = '', , last = ''] = days;
  const { rows } = await readBoard(page, first, 1);
  const { brand, model } = rows.find(({ car }) => car.id === carId)?.car ?? {
    brand: '',
    model: '',
  };
  const short = (day: string) => formatDay(day).slice(0, 5);
  await openByKeys(page);
  await page.keyboard.type(`${model} ${short(first)}-${short(last)}`);
  await searchOf(page)
    .getByText(`Свободны ${formatDay(first)} – ${formatDay(last)} · 3 дня`)
    .waitFor();
  const free = option(page, new RegExp(`^${brand} ${model}`)).first();
  await free.getByText(/₽ · .*₽ в сутки$/).waitFor();
  await eventually(() => accessibilityFaults(page)).toEqual([]);
  await free.click();
  await dialogOf(page).getByRole('button', { name: 'Создать бронь' }).waitFor();
  expect(await momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
  expect(await momentOf(page, 'Возврат')).toBe(`${formatDay(last)} 18:00`);

  // No such car: the word is named, and all free cars on these days are offered.
  await goTo(page, '/');
  await boardGrid(page).waitFor();
  await openByKeys(page);
  await page.keyboard.type(`ничего ${short(first)}-${short(last)}`);
  await searchOf(page).getByText('Не понял: «ничего»', { exact: true }).waitFor();
  await option(page, 'Все свободные машины на эти даты').click();
  await dialogOf(page).getByRole('heading', { name: 'Быстрое бронирование' }).waitFor();
  expect(await momentOf(page, 'Выдача')).toBe(`${formatDay(first)} 10:00`);
});

screenTest('«касса 5000 мойка» opens the cash entry with amount and comment', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'manager' });
  await atWork(page);
  await page.getByRole('button', { name: 'Найти', exact: true }).tap();
  await searchOf(page).getByRole('button', { name: 'касса 5000 мойка' }).tap();
  await option(page, /Добавить поступление: 5\s000/).tap();
  await dialogOf(page).getByRole('heading', { name: 'Добавить поступление' }).waitFor();
  expect(await fieldOf(page, 'Сумма').inputValue()).toBe('5 000');
  expect(await fieldOf(page, 'Комментарий').inputValue()).toBe('мойка');
  await dialogOf(page).getByRole('button', { name: 'Добавить', exact: true }).click();
  await noticesOf(page)
    .getByText(/Поступление записано: 5\s000/)
    .waitFor();
});

screenTest('offers only what the permissions allow', async ({ open }) => {
  const page = await open({ as: 'partner' });
  await atWork(page);
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

screenTest('without a response shows an error and retries', async ({ open, problemsOf }) => {
  const page = await open({ as: 'admin' });
  await atWork(page);
  let isCut = true;
  await page.route('**/api/graphql', (route) =>
    isCut && route.request().postData()?.includes('query Search')
      ? route.abort()
      : route.continue(),
  );
  await openByKeys(page);
  await page.keyboard.type('rio');
  await searchOf(page).getByRole('alert').getByText('Поиск не удался').waitFor();
  isCut = false;
  await searchOf(page).getByRole('button', { name: 'Повторить' }).click();
  await option(page, /^Kia Rio/)
    .first()
    .waitFor();
  // The browser logs the deliberately aborted request.
  problemsOf(page).errors.length = 0;
});
