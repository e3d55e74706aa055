import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { freeRun, readBoard } from '../support/board/board-facts.ts';
import { boardEvent, boardGrid, pointOf, reveal } from '../support/board/board-pointer.ts';
import { book } from '../support/bookings.ts';
import { dialogOf, fieldOf, noticesOf } from '../support/dialogs.ts';
import { goTo } from '../support/go-to.ts';
import { button, type Job, options, phoneOf, search, searchByKeys } from './job.ts';
import type { Steps } from './steps.ts';

/** «Rio 24.11-26.11» of a car that is free then, and the beginning of its option. */
async function freePhrase(page: Page) {
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

async function nameCustomer(steps: Steps, number: number) {
  await steps.fill(fieldOf(steps.page, 'Клиент'), `Звонков Пётр ${number}`);
  await steps.fill(fieldOf(steps.page, 'Телефон'), phoneOf(number));
}

export const bySearch: Job['prepare'] = async (page, number) => {
  const { text, car } = await freePhrase(page);
  return async (steps) => {
    await search(steps, text);
    await steps.tap(options(page).filter({ hasText: car }).first());
    await nameCustomer(steps, number);
    await steps.tap(button(dialogOf(page), NEW_BOOKING_TEXTS.submit));
    await noticesOf(page).getByText(NEW_BOOKING_TEXTS.created).waitFor();
  };
};

/** A customer who is known: found by a part of the name. */
export const returning: Job['prepare'] = async (page) => {
  const { text, car } = await freePhrase(page);
  const customer = 'Возвратная Мария';
  const { carId, days } = await freeRun(page, 1);
  const [day = ''] = days;
  await book(page, { carId, from: day, to: day, customer, phone: '+79035551399' });
  return async (steps) => {
    await search(steps, text);
    await steps.tap(options(page).filter({ hasText: car }).first());
    await steps.fill(fieldOf(page, 'Клиент'), customer.slice(0, 6));
    await steps.tap(
      dialogOf(page)
        .getByRole('option', { name: new RegExp(customer) })
        .first(),
    );
    await steps.tap(button(dialogOf(page), NEW_BOOKING_TEXTS.submit));
    await noticesOf(page).getByText(NEW_BOOKING_TEXTS.created).waitFor();
  };
};

export const move: Job['prepare'] = async (page) => {
  const customer = 'Сдвигова Мария';
  const { carId, days } = await freeRun(page, 4);
  const [first = '', second = '', third = ''] = days;
  await book(page, { carId, from: first, to: second, customer, phone: '+79035551398' });
  await goTo(page, `/?day=${first}&days=7`);
  await boardGrid(page).waitFor();
  await reveal(page, { carId, day: third });
  await boardEvent(page, customer).waitFor();
  const [from, to] = [
    await pointOf(page, { carId, day: first }),
    await pointOf(page, { carId, day: second }),
  ];
  return async (steps) => {
    await steps.drag(from, to);
    await noticesOf(page).getByRole('button').first().waitFor();
  };
};

export const byKeys: Job['prepare'] = async (page, number) => {
  const { text, car } = await freePhrase(page);
  return async (steps) => {
    await searchByKeys(steps, text, car);
    await button(dialogOf(page), NEW_BOOKING_TEXTS.submit).waitFor();
    await steps.tabTo(fieldOf(page, 'Клиент'));
    await page.keyboard.type(`Клавишин Пётр ${number}`);
    await steps.tabTo(fieldOf(page, 'Телефон'));
    await page.keyboard.type(phoneOf(number));
    await steps.press('Control+Enter');
    await noticesOf(page).getByText(NEW_BOOKING_TEXTS.created).waitFor();
  };
};

export const byButton: Job['prepare'] = async (page, number) => async (steps) => {
  await steps.tap(button(page, NEW_BOOKING_TEXTS.add));
  await steps.tap(button(dialogOf(page), /^Выбрать/));
  await nameCustomer(steps, number);
  await steps.tap(button(dialogOf(page), NEW_BOOKING_TEXTS.submit));
  await noticesOf(page).getByText(NEW_BOOKING_TEXTS.created).waitFor();
};
