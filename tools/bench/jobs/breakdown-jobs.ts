import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import type { Page } from 'playwright-core';
import { dialogOf, noticesOf } from '../../../e2e/support/dialogs.ts';
import { readJson } from '../../../e2e/support/rest.ts';
import { type Job, searchByKeys } from './job.ts';

interface Rental {
  readonly id: number;
  readonly carId: number;
  readonly status: string;
  readonly licensePlate: string;
}
interface Preview {
  readonly rental: { readonly id: number; readonly cars: readonly unknown[] } | null;
}

const DAYS = 3;

/** A rental in progress that another car can continue. */
async function replaceableRental(page: Page): Promise<Rental> {
  const { items } = await readJson<{ items: Rental[] }>(page, '/bookings');
  const start = new Date().toISOString();
  const end = new Date(Date.now() + DAYS * 86_400_000).toISOString();
  for (const booking of items.filter(({ status }) => status === 'active')) {
    const path = `/breakdowns?carId=${booking.carId}&start=${start}&end=${end}`;
    const { rental } = await readJson<Preview>(page, path);
    if (rental?.id === booking.id && rental.cars.length > 0) return booking;
  }
  throw new Error('No rental of the demonstration can be replaced');
}

export const breakdownByKeys: Job['prepare'] = async (page) => {
  const { licensePlate } = await replaceableRental(page);
  return async (steps) => {
    await searchByKeys(steps, `сломалась ${licensePlate}`, /Замена автомобиля/);
    await dialogOf(page).getByText(BREAKDOWN_TEXTS.replacement, { exact: true }).waitFor();
    await steps.press('Control+Enter');
    const done = noticesOf(page).getByText(new RegExp(`^${BREAKDOWN_TEXTS.saved}`));
    const confirm = dialogOf(page).getByRole('button', { name: UNRETURNED_TEXTS.confirm });
    await done.or(confirm).waitFor();
    if (await confirm.isVisible()) await steps.press('Control+Enter');
    await done.waitFor();
  };
};
