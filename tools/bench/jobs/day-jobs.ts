import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { formatDay } from '@schema/values/time/calendar';
import { dayWidth, middleOf, showDays } from '../../../e2e/support/board-events.ts';
import { freeRun } from '../../../e2e/support/board-facts.ts';
import { reveal } from '../../../e2e/support/board-pointer.ts';
import { book } from '../../../e2e/support/bookings.ts';
import { dialogOf, fieldOf, noticesOf } from '../../../e2e/support/dialogs.ts';
import { readJson } from '../../../e2e/support/rest.ts';
import { button, type Job, phoneOf, searchByKeys } from './job.ts';

const mark =
  (name: string, done: string): Job['prepare'] =>
  async (page) =>
  async (steps) => {
    await steps.tap(page.getByRole('link', { name: new RegExp(`^${SHELL_TEXTS.now}`) }));
    await steps.tap(button(page.getByRole('main'), new RegExp(`^${name}`)));
    await noticesOf(page)
      .getByText(new RegExp(`^${done}`))
      .waitFor();
  };

export const handOver = mark(MARK_TEXTS.handover, MARK_TEXTS.handoverMarked);
export const takeBack = mark(MARK_TEXTS.return, MARK_TEXTS.returnMarked);

export const takeCash: Job['prepare'] = async (page) => async (steps) => {
  await steps.tap(button(page, CASH_TEXTS.action));
  await steps.fill(fieldOf(page, CASH_TEXTS.amount), '1500');
  await steps.fill(fieldOf(page, CASH_TEXTS.comment), 'мойка');
  await steps.tap(dialogOf(page).getByRole('button', { name: CASH_TEXTS.submit, exact: true }));
  await dialogOf(page).waitFor({ state: 'detached' });
};

export const takeCashByKeys: Job['prepare'] = async (page) => async (steps) => {
  await searchByKeys(steps, 'касса 1500 мойка', /Добавить поступление/);
  await fieldOf(page, CASH_TEXTS.amount).waitFor();
  await steps.press('Control+Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
};

/** The imported booking of which nothing could be read. */
export const mendIncomplete: Job['prepare'] = async (page, number) => {
  const { carId, days } = await freeRun(page, 2);
  const [from = '', to = ''] = days;
  const digits = (day: string) => formatDay(day).replaceAll('.', '');
  const { licensePlate } = await readJson<{ licensePlate: string }>(page, `/cars/${carId}`);
  return async (steps) => {
    const first = (name: string) =>
      dialogOf(page).getByRole('group', { name }).getByRole('spinbutton').first();
    await steps.tap(button(page, INCOMPLETE_TEXTS.open));
    const card = dialogOf(page).getByRole('article', { name: INCOMPLETE_TEXTS.noName });
    await steps.tap(button(card.first(), INCOMPLETE_TEXTS.fix));
    await steps.tap(button(dialogOf(page), new RegExp(INCOMPLETE_TEXTS.car)));
    await steps.tap(page.getByRole('option', { name: new RegExp(licensePlate) }));
    await steps.fill(first(BOOKING_TEXTS.pickup), `${digits(from)}1000`);
    await steps.fill(first(BOOKING_TEXTS.return), `${digits(to)}1800`);
    await steps.fill(fieldOf(page, BOOKING_TEXTS.customer), 'Исправлен Пётр');
    await steps.fill(fieldOf(page, BOOKING_TEXTS.phone), phoneOf(number));
    await steps.tap(button(dialogOf(page), INCOMPLETE_TEXTS.save));
    await noticesOf(page).getByText(INCOMPLETE_TEXTS.saved).waitFor();
  };
};

export const drag: Job['prepare'] = async (page, number) => {
  const customer = 'Переносов Илья';
  const { carId, days } = await freeRun(page, 4);
  const [from = '', to = ''] = days;
  await book(page, { carId, from, to, customer, phone: `+7${phoneOf(number)}` });
  await showDays(page, from, 7);
  await reveal(page, { carId, day: to });
  return async (steps) => {
    const start = await middleOf(page, customer);
    await steps.drag(start, { x: start.x + (await dayWidth(page)), y: start.y });
    await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).waitFor();
  };
};
