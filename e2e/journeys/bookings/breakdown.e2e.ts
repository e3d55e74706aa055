import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { dialogOf, heldUndo, noticesOf } from '../../support/dialogs';
import { type Rental, replaceableRental } from '../../support/replaceable-rental';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { countTaps } from '../../support/touch/taps';

/** Two more taps open the card of a booking on the board. */
const MOST_TAPS = 6 - 2;

screenTest(
  'a breakdown is saved from the booking on a phone and undone',
  async ({ open, restAs }) => {
    const manager = await restAs('manager');
    const rental = await replaceableRental(manager);
    const endOf = async () => {
      const { items } = await readJson<{ items: Rental[] }>(manager, '/bookings');
      return items.find(({ id }) => id === rental.id)?.endDate;
    };
    const path = `/?booking=${rental.id}`;
    const page = await open({ device: 'phone', as: 'manager', path });
    const action = dialogOf(page).getByRole('button', { name: BOOKING_DETAILS_TEXTS.broken });
    await action.waitFor();
    const taps = await countTaps(page);
    await action.tap();
    await dialogOf(page).getByText(BREAKDOWN_TEXTS.replacement, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await dialogOf(page).getByRole('button', { name: BREAKDOWN_TEXTS.save }).tap();
    const done = noticesOf(page).getByText(new RegExp(`^${BREAKDOWN_TEXTS.saved}`));
    // The demo's clock decides whether the replacement is one that has not been returned.
    const confirm = dialogOf(page).getByRole('button', { name: UNRETURNED_TEXTS.confirm });
    await done.or(confirm).waitFor();
    if (await confirm.isVisible()) await confirm.tap();
    const undo = await heldUndo(page, new RegExp(`^${BREAKDOWN_TEXTS.saved}`));
    expect(await taps()).toBeLessThanOrEqual(MOST_TAPS);
    expect(await endOf()).not.toBe(rental.endDate);

    await undo.tap();
    await noticesOf(page).getByText(BREAKDOWN_TEXTS.undone).waitFor();
    expect(await endOf()).toBe(rental.endDate);
  },
);
