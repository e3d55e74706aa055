import { CARD_TEXTS } from '@schema/texts/board/board-card';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { today } from '../support/board/board-facts.ts';
import { boardAtRest, boardEvent, reveal } from '../support/board/board-pointer.ts';
import { dialogOf, noticesOf } from '../support/dialogs.ts';
import { withoutMoneyIfAsked } from '../support/marks.ts';
import { replaceableRental } from '../support/replaceable-rental.ts';
import { button, type Job, searchByKeys } from './job.ts';
import type { Steps } from './steps.ts';

/** The first entry of «Сейчас» that has this button. */
const mark =
  (name: RegExp): Job['prepare'] =>
  async (page) =>
  async (steps) => {
    await steps.tap(page.getByRole('link', { name: new RegExp(`^${SHELL_TEXTS.now}`) }));
    await steps.tap(button(page.getByRole('main'), name));
    const undo = button(page.getByRole('main'), new RegExp(`^${KIT_TEXTS.undo}`));
    const without = await withoutMoneyIfAsked(page, undo);
    if (without) await steps.tap(without);
    await undo.waitFor();
  };

export const handOver = mark(/^Выдать/);
export const takeBack = mark(/^Принять/);

/** The demo's clock decides whether the replacement is one that has not been returned. */
async function isAsked(page: Page): Promise<boolean> {
  const confirm = button(dialogOf(page), UNRETURNED_TEXTS.confirm);
  await noticesOf(page).getByText(BREAKDOWN_TEXTS.saved).or(confirm).first().waitFor();
  return confirm.isVisible();
}

const untilSaved = (page: Page) =>
  noticesOf(page)
    .getByText(new RegExp(`^${BREAKDOWN_TEXTS.saved}`))
    .waitFor();

export const breakDown: Job['prepare'] = async (page) => {
  const { carId, customerName } = await replaceableRental(page);
  await reveal(page, { carId, day: today() });
  await boardAtRest(page);
  return async (steps) => {
    await steps.tapMiddle(boardEvent(page, customerName).first());
    await steps.tap(button(page.getByRole('region', { name: CARD_TEXTS.label }), CARD_TEXTS.open));
    await steps.tap(button(dialogOf(page), BOOKING_DETAILS_TEXTS.broken));
    await saveBreakdown(steps);
  };
};

/** Saves the sheet of a breakdown once its replacement is shown. */
export async function saveBreakdown(steps: Steps): Promise<void> {
  const { page } = steps;
  await dialogOf(page).getByText(BREAKDOWN_TEXTS.replacement, { exact: true }).waitFor();
  await steps.tap(button(dialogOf(page), BREAKDOWN_TEXTS.save));
  if (await isAsked(page)) await steps.tap(button(dialogOf(page), UNRETURNED_TEXTS.confirm));
  await untilSaved(page);
}

async function confirmByKeys(steps: Steps): Promise<void> {
  const { page } = steps;
  await steps.press('Control+Enter');
  if (await isAsked(page)) {
    await steps.tabTo(button(dialogOf(page), UNRETURNED_TEXTS.confirm));
    await steps.press('Enter');
  }
  await untilSaved(page);
}

export const breakDownByKeys: Job['prepare'] = async (page) => {
  const { customerName, licensePlate } = await replaceableRental(page);
  return async (steps) => {
    await searchByKeys(steps, customerName, new RegExp(`${customerName}.*${licensePlate}`));
    const broken = button(dialogOf(page), BOOKING_DETAILS_TEXTS.broken);
    await steps.tabTo(broken);
    await steps.press('Enter');
    await dialogOf(page).getByText(BREAKDOWN_TEXTS.rental, { exact: true }).waitFor();
    await confirmByKeys(steps);
  };
};
