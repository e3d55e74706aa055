import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { freeRun, readBoard } from '../../../e2e/support/board-facts.ts';
import { book } from '../../../e2e/support/bookings.ts';
import { dialogOf, fieldOf, noticesOf } from '../../../e2e/support/dialogs.ts';
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

/** A customer who has booked before is recognised by the last digits of the phone. */
export const returningCustomer: Job['prepare'] = async (page, number) => {
  const customer = 'Возвратова Инна';
  const { carId, days } = await freeRun(page, 1);
  const [day = ''] = days;
  await book(page, { carId, from: day, to: day, customer, phone: `+7${phoneOf(number)}` });
  const { text, car } = await freePhrase(page);
  return async (steps) => {
    await search(steps, text);
    await steps.tap(options(page).filter({ hasText: car }).first());
    await steps.fill(fieldOf(page, 'Клиент'), phoneOf(number).slice(-4));
    await steps.tap(page.getByRole('option', { name: new RegExp(customer) }));
    await steps.tap(button(dialogOf(page), NEW_BOOKING_TEXTS.submit));
    await noticesOf(page).getByText(NEW_BOOKING_TEXTS.created).waitFor();
  };
};
