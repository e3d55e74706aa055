import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import type { Page } from 'playwright-core';
import { freeRun } from '../support/board/board-facts.ts';
import { boardAtRest, boardEvent, boardGrid, reveal } from '../support/board/board-pointer.ts';
import { book } from '../support/bookings.ts';
import { dialogOf, noticesOf } from '../support/dialogs.ts';
import { goTo } from '../support/go-to.ts';
import { button, type Job, options, phoneOf, search, searchByKeys } from './job.ts';

/** A booking in view whose extension by a day meets the next one. */
async function besideNext(page: Page, customer: string, number: number) {
  const { carId, days } = await freeRun(page, 2);
  const [from = '', next = ''] = days;
  const phone = `+7${phoneOf(number)}`;
  await book(page, { carId, from, to: from, customer, phone });
  const other = { customer: 'Следующая Анна', phone: '+79035551300' };
  await book(page, { carId, from: next, to: next, ...other });
  await goTo(page, `/?day=${from}&days=7`);
  await boardGrid(page).waitFor();
  await boardAtRest(page);
  await reveal(page, { carId, day: from });
}

/** The booking of this customer among the options, which name its first day. */
const bookingOf = (customer: string) => new RegExp(`${customer}.*\\d\\d\\.\\d\\d\\.\\d{4}`);

const FREE_UNTIL = /^До .* свободна$/;

export const extend: Job['prepare'] = async (page, number) => {
  const customer = 'Долгов Семён';
  await besideNext(page, customer, number);
  return async (steps) => {
    await steps.tapMiddle(boardEvent(page, customer).first());
    await steps.tap(button(dialogOf(page), 'Продлить аренду'));
    await steps.tap(button(dialogOf(page), FREE_UNTIL));
    await steps.tap(button(dialogOf(page), NEW_BOOKING_TEXTS.submit));
    await noticesOf(page).getByText(NEW_BOOKING_TEXTS.extended).waitFor();
  };
};

export const extendByKeys: Job['prepare'] = async (page, number) => {
  const customer = 'Ключевой Семён';
  await besideNext(page, customer, number);
  return async (steps) => {
    await searchByKeys(steps, customer, bookingOf(customer));
    const again = button(dialogOf(page), 'Продлить аренду');
    await steps.tabTo(again);
    await steps.press('Enter');
    const until = button(dialogOf(page), FREE_UNTIL);
    await steps.tabTo(until);
    await steps.press('Enter');
    await steps.press('Control+Enter');
    await noticesOf(page).getByText(NEW_BOOKING_TEXTS.extended).waitFor();
  };
};

export const find: Job['prepare'] = async (page, number) => {
  const customer = 'Искомый Семён';
  await besideNext(page, customer, number);
  return async (steps) => {
    await search(steps, phoneOf(number).slice(-4));
    await steps.tap(
      options(page)
        .filter({ hasText: bookingOf(customer) })
        .first(),
    );
    await dialogOf(page).getByText(customer).first().waitFor();
  };
};
