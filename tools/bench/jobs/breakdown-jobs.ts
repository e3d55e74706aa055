import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { freeRun } from '../../../e2e/support/board-facts.ts';
import { book } from '../../../e2e/support/bookings.ts';
import { type Rental, replaceableRental } from '../../../e2e/support/breakdown.ts';
import { dialogOf, fieldOf, noticesOf } from '../../../e2e/support/dialogs.ts';
import { readJson } from '../../../e2e/support/rest.ts';
import { button, type Job, options, phoneOf, search, searchByKeys } from './job.ts';

const plateOf = async (page: Page, carId: number): Promise<string> => {
  const path = `/cars/${carId}`;
  return (await readJson<{ licensePlate: string }>(page, path)).licensePlate;
};

/** The rental among the options, which name its first day. */
const optionOf = ({ customerName }: Rental) =>
  new RegExp(`${customerName}.*\\d\\d\\.\\d\\d\\.\\d{4}`);

const saved = (page: Page) => noticesOf(page).getByText(new RegExp(`^${BREAKDOWN_TEXTS.saved}`));
const replacement = (page: Page) =>
  dialogOf(page).getByText(BREAKDOWN_TEXTS.replacement, { exact: true });
/** Asked when the offered car's own return has not been marked. */
const confirm = (page: Page) => button(dialogOf(page), UNRETURNED_TEXTS.confirm);

/** Waits for the notice or the question; true for the question. */
async function isAsked(page: Page): Promise<boolean> {
  await saved(page).or(confirm(page)).first().waitFor();
  return confirm(page).isVisible();
}

/** The customer calls: found by name, the car is replaced from the booking. */
export const breakdownByCustomer: Job['prepare'] = async (page) => {
  const rental = await replaceableRental(page);
  return async (steps) => {
    await search(steps, rental.customerName);
    await steps.tap(
      options(page)
        .filter({ hasText: optionOf(rental) })
        .first(),
    );
    await steps.tap(button(dialogOf(page), BOOKING_DETAILS_TEXTS.broken));
    await replacement(page).waitFor();
    await steps.tap(button(dialogOf(page), BREAKDOWN_TEXTS.save));
    if (await isAsked(page)) await steps.tap(confirm(page));
    await saved(page).waitFor();
  };
};

/** «сломалась а418км77»: the sheet opens from the search. */
export const breakdownByPlate: Job['prepare'] = async (page) => {
  const plate = await plateOf(page, (await replaceableRental(page)).carId);
  return async (steps) => {
    await search(steps, `сломалась ${plate}`);
    await steps.tap(options(page).filter({ hasText: plate }).first());
    await replacement(page).waitFor();
    await steps.tap(button(dialogOf(page), BREAKDOWN_TEXTS.save));
    if (await isAsked(page)) await steps.tap(confirm(page));
    await saved(page).waitFor();
  };
};

export const breakdownByKeys: Job['prepare'] = async (page) => {
  const plate = await plateOf(page, (await replaceableRental(page)).carId);
  return async (steps) => {
    await searchByKeys(steps, `сломалась ${plate}`, new RegExp(plate));
    await replacement(page).waitFor();
    await page.keyboard.type('Не заводится');
    await steps.press('Control+Enter');
    if (await isAsked(page)) await steps.press('Control+Enter');
    await saved(page).waitFor();
  };
};

/** Service on days that are booked; the booking is moved to another car. */
export const serviceWithMove: Job['prepare'] = async (page, number) => {
  const { carId, days } = await freeRun(page, 3);
  const [from = '', , to = ''] = days;
  const phone = `+7${phoneOf(number)}`;
  await book(page, { carId, from, to, customer: 'Пересадкин Олег', phone });
  const plate = await plateOf(page, carId);
  const short = (day: string) => formatDay(day).slice(0, 5);
  return async (steps) => {
    await search(steps, `сервис ${plate} ${short(from)}-${short(to)}`);
    await steps.tap(options(page).filter({ hasText: plate }).first());
    await steps.fill(fieldOf(page, MAINTENANCE_TEXTS.description), 'Замена цепи');
    await steps.tap(button(dialogOf(page), MAINTENANCE_TEXTS.create));
    await steps.tap(dialogOf(page).getByRole('link', { name: MAINTENANCE_TEXTS.reseat }));
    await steps.tap(button(page.getByRole('main'), new RegExp(`^${RESEATING_TEXTS.apply}`)));
    await noticesOf(page).getByText(RESEATING_TEXTS.done).waitFor();
  };
};
