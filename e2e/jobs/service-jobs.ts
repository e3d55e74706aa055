import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { freeRun } from '../support/board/board-facts.ts';
import { book } from '../support/bookings.ts';
import { dialogOf, fieldOf, noticesOf } from '../support/dialogs.ts';
import { replaceableRental } from '../support/replaceable-rental.ts';
import { readJson } from '../support/rest.ts';
import { saveBreakdown } from './day-jobs.ts';
import { button, type Job, options, phoneOf, search } from './job.ts';

const plateOf = async (page: Page, carId: number): Promise<string> =>
  (await readJson<{ licensePlate: string }>(page, `/cars/${carId}`)).licensePlate;

const shortDay = (day: string) => formatDay(day).slice(0, 5);

/** Service on days that are booked; the booking is moved to another car. */
export const serviceWithMove: Job['prepare'] = async (page, number) => {
  const { carId, days } = await freeRun(page, 3);
  const [from = '', , to = ''] = days;
  const phone = `+7${phoneOf(number)}`;
  await book(page, { carId, from, to, customer: 'Пересадкин Олег', phone });
  const plate = await plateOf(page, carId);
  return async (steps) => {
    await search(steps, `сервис ${plate} ${shortDay(from)}-${shortDay(to)}`);
    await steps.tap(options(page).filter({ hasText: plate }).first());
    await steps.fill(fieldOf(page, MAINTENANCE_TEXTS.description), 'Замена цепи');
    await steps.tap(button(dialogOf(page), MAINTENANCE_TEXTS.create));
    await steps.tap(dialogOf(page).getByRole('link', { name: MAINTENANCE_TEXTS.reseat }));
    await steps.tap(button(page.getByRole('main'), new RegExp(`^${RESEATING_TEXTS.apply}`)));
    await noticesOf(page).getByText(RESEATING_TEXTS.done).waitFor();
  };
};

/** «сломалась а418км77» opens the sheet from the search. */
export const breakDownBySearch: Job['prepare'] = async (page) => {
  const plate = await plateOf(page, (await replaceableRental(page)).carId);
  return async (steps) => {
    await search(steps, `сломалась ${plate}`);
    await steps.tap(options(page).filter({ hasText: plate }).first());
    await saveBreakdown(steps);
  };
};
