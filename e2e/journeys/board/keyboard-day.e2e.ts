import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freeRun, readBoard, today } from '../../support/board/board-facts';
import { boardGrid } from '../../support/board/board-pointer';
import { book } from '../../support/bookings';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { goDownTo } from '../../support/go-down-to';
import { goTo } from '../../support/go-to';
import { KeyWalk } from '../../support/key-walk';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest as startedTest } from '../../support/screen-test';

const screenTest = startedTest.extend('productOptions', { scope: 'file' }, () => ({ cars: 60 }));

interface Job {
  readonly name: string;
  /** Limits of presses of Tab, and of all keys beside typed text. */
  readonly tabs: number;
  readonly keys: number;
  /** Makes what the job needs; returns its walk from the board. */
  readonly prepare: (page: Page) => Promise<(walk: KeyWalk, page: Page) => Promise<void>>;
}

/** Takes the option of the search that says this. */
async function findByKeys(walk: KeyWalk, page: Page, text: string, wanted: RegExp): Promise<void> {
  await walk.press('Control+KeyK');
  await walk.untilOn(/^(searchbox|combobox)/);
  await walk.type(text);
  const option = dialogOf(page).getByRole('option').filter({ hasText: wanted }).first();
  await option.waitFor();
  // The answer for the whole text replaces the options, and the first becomes the active one.
  const status = dialogOf(page).getByRole('status');
  await status.filter({ hasText: SEARCH_DIALOG_TEXTS.loading }).waitFor({ state: 'detached' });
  await rowsAtRest(option);
  await goDownTo(page, option, (key) => walk.press(key));
  await walk.press('Enter');
}

const said = (page: Page, text: string | RegExp) =>
  noticesOf(page).getByText(text).first().waitFor();

let people = 0;
/** A booking of the future, or one whose pickup is today. */
async function booked(page: Page, customer: string, isToday = false) {
  people += 1;
  const phone = `+7903555${String(4600 + people)}`;
  if (!isToday) {
    const { carId, days } = await freeRun(page, 2);
    const [from = ''] = days;
    return book(page, { carId, from, to: from, customer, phone });
  }
  const { rows } = await readBoard(page, today(), 2);
  const free = rows.find(({ cells }) => cells.every(({ status }) => status === 'available'));
  const [from, to] = [today(), addDays(today(), 1)];
  return book(page, { carId: free?.car.id ?? 0, from, to, customer, phone, pickup: '00:05' });
}

const cardOf = async (walk: KeyWalk, page: Page, customer: string) => {
  await findByKeys(walk, page, customer, new RegExp(`${customer}.*\\d\\d\\.\\d\\d\\.\\d{4}`));
  await page.getByRole('dialog', { name: 'Работа с бронью' }).waitFor();
};

async function freeCarPhrase(page: Page) {
  const { carId, days } = await freeRun(page, 3);
  const [first = '', , last = ''] = days;
  const { rows } = await readBoard(page, first, 1);
  const { brand, model } = rows.find(({ car }) => car.id === carId)?.car ?? {
    brand: '',
    model: '',
  };
  const short = (day: string) => formatDay(day).slice(0, 5);
  return { text: `${model} ${short(first)}-${short(last)}`, car: new RegExp(`^${brand} ${model}`) };
}

const JOBS: readonly Job[] = [
  {
    name: 'a call becomes a booking',
    tabs: 1,
    keys: 8,
    async prepare(page) {
      const { text, car } = await freeCarPhrase(page);
      return async (walk) => {
        await findByKeys(walk, page, text, car);
        await walk.untilOn(/^combobox "Клиент"/);
        await walk.type('Звонков Пётр');
        await walk.tabTo(/^combobox "Телефон"/);
        await walk.type('9035554501');
        await walk.press('Control+Enter');
        await said(page, NEW_BOOKING_TEXTS.created);
        await walk.untilOn(/Звонков/);
      };
    },
  },
  {
    name: 'a call becomes a booking by the button and the chips',
    tabs: 55,
    keys: 60,
    prepare: async (page) => async (walk) => {
      await walk.tabTo(/^button "Добавить бронь"/);
      await walk.press('Enter');
      // Keys pressed before it opens would move along the board.
      await dialogOf(page).waitFor();
      await walk.tabTo(/^radio "Завтра"|^radio "Сегодня"|^button "Завтра"/);
      await dialogOf(page).getByRole('listitem').first().waitFor();
      await walk.tabTo(/^button "Выбрать: /);
      await walk.press('Enter');
      await walk.untilOn(/^combobox "Клиент"/);
      await walk.type('Кнопкин Пётр');
      await walk.tabTo(/^combobox "Телефон"/);
      await walk.type('9035554502');
      await walk.press('Control+Enter');
      await said(page, NEW_BOOKING_TEXTS.created);
      await walk.untilOn(/Кнопкин/);
    },
  },
  {
    name: 'the price is sent to the customer',
    tabs: 14,
    keys: 22,
    async prepare(page) {
      const { text, car } = await freeCarPhrase(page);
      return async (walk) => {
        await findByKeys(walk, page, text, car);
        await walk.untilOn(/^combobox "Клиент"/);
        await walk.tabTo(/^button "Отправить клиенту"/);
        await walk.press('Enter');
        await page.getByRole('dialog', { name: 'Отправить клиенту' }).waitFor();
        await walk.tabTo(/^button "Скопировать"/);
        await walk.press('Enter');
        await page.getByText('Скопировано').waitFor();
        await walk.untilOn(/^button "Скопировано"/);
        await walk.press('Escape');
        await walk.untilOn(/^button "Отправить клиенту"/);
        await walk.press('Escape');
      };
    },
  },
  {
    name: 'a rental is extended',
    tabs: 3,
    keys: 10,
    async prepare(page) {
      const { customer } = await booked(page, 'Продлёнова Вера');
      return async (walk) => {
        await cardOf(walk, page, customer);
        await walk.tabTo(/^button "Продлить аренду"/);
        await walk.press('Enter');
        await page.getByRole('form', { name: 'Добавление брони' }).waitFor();
        await walk.press('Control+Enter');
        await said(page, NEW_BOOKING_TEXTS.extended);
      };
    },
  },
  {
    name: 'a payment is taken',
    // The links to the sheets of the rental are stops before the payment.
    tabs: 31,
    keys: 38,
    async prepare(page) {
      const { customer } = await booked(page, 'Платежов Глеб');
      return async (walk) => {
        await cardOf(walk, page, customer);
        await walk.tabTo(/^button "Принять оплату"/);
        await walk.press('Enter');
        await walk.untilOn(/^textbox "Сумма/);
        await walk.press('Control+Enter');
        await said(page, 'Оплата принята');
      };
    },
  },
  {
    name: 'a car is handed over and returned',
    // One of them is «Договор» in the documents of the booking, two are the till of the cash.
    tabs: 63,
    keys: 70,
    async prepare(page) {
      const { customer } = await booked(page, 'Выдачин Егор', true);
      return async (walk) => {
        await cardOf(walk, page, customer);
        for (const [mark, question, confirm] of [
          [/^button "Выдать"/, 'Выдать машину', /^button "Выдать и принять/],
          [/^button "Принять"/, 'Принять машину', /^button "Принять машину/],
        ] as const) {
          await walk.tabTo(mark);
          await walk.press('Enter');
          const sheet = page.getByRole('dialog', { name: question });
          await sheet.waitFor();
          await walk.tabTo(confirm);
          await walk.press('Enter');
          await sheet.waitFor({ state: 'detached' });
        }
      };
    },
  },
  {
    name: 'a client is found and books again',
    tabs: 30,
    keys: 38,
    async prepare(page) {
      const { customer } = await booked(page, 'Повторов Лев');
      return async (walk) => {
        await findByKeys(walk, page, customer, /Повторов Лев(?!.*\d\d\.\d\d\.\d{4} )/);
        await page.getByRole('heading', { name: customer, level: 1 }).waitFor();
        await walk.tabTo(/^link "К содержимому"/);
        await walk.press('Enter');
        await walk.tabTo(/^(button|link) "Новая бронь"/);
        await walk.press('Enter');
        await dialogOf(page).getByRole('listitem').first().waitFor();
        await walk.tabTo(/^button "Выбрать: /);
        await walk.press('Enter');
        await page.getByRole('form', { name: 'Добавление брони' }).waitFor();
        await walk.press('Control+Enter');
        await said(page, NEW_BOOKING_TEXTS.created);
      };
    },
  },
  {
    name: 'the customer of a booking is replaced',
    tabs: 30,
    keys: 38,
    async prepare(page) {
      const { customer } = await booked(page, 'Неверов Клим');
      return async (walk) => {
        await cardOf(walk, page, customer);
        await walk.tabTo(/^button "Заменить клиента"/);
        await walk.press('Enter');
        await walk.untilOn(/^combobox "Клиент"/);
        await walk.type('Верный Илья');
        await walk.tabTo(/^combobox "Телефон"/);
        await walk.type('9035554599');
        await walk.press('Control+Enter');
        await said(page, /Клиент заменён/);
      };
    },
  },
];

const counts: Record<string, { tabs: number; keys: number }> = {};

screenTest.for(JOBS)(
  'by keys alone: $name',
  { timeout: 90_000 },
  async ({ name, tabs, keys, prepare }, { open }) => {
    const page = await open({ as: 'admin' });
    await boardGrid(page).waitFor();
    const go = await prepare(page);
    await goTo(page, '/');
    await boardGrid(page).waitFor();
    const walk = new KeyWalk(page);
    await go(walk, page);
    counts[name] = { tabs: walk.tabs, keys: walk.keys };
    console.table(counts);
    expect(walk.tabs).toBeLessThanOrEqual(tabs);
    expect(walk.keys).toBeLessThanOrEqual(keys);
  },
);
