import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { LATE_TEXTS } from '@schema/texts/bookings/late';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { dialogOf, focusedUndo, noticesOf } from '../../support/dialogs';
import { type Rental, replaceableRental } from '../../support/replaceable-rental';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { countTaps } from '../../support/touch/taps';

interface Dates {
  readonly id: number;
  readonly startDate: string;
  readonly endDate: string;
}

/** A booking of a car of its own that begins today and is not handed over. */
async function awaitedBooking(caller: Caller) {
  const tariffs = [{ minDays: 1, pricePerDay: 3000 }];
  const data = {
    brand: 'Lada',
    model: 'Granta',
    licensePlate: 'О159ОО77',
    depositAmount: 5000,
    tariffGroups: [{ name: 'Весь год', tariffs }],
  };
  const answer = await caller.request.post('/api/cars', { data });
  if (!answer.ok())
    throw new Error(`POST /cars answered ${answer.status()}: ${await answer.text()}`);
  const { id: carId } = (await answer.json()) as { readonly id: number };
  const [from, to] = [today(), addDays(today(), 2)];
  return book(caller, { carId, from, to, customer: 'Опоздов Пётр', pickup: '00:30' });
}

screenTest(
  'a late pickup takes three taps on a phone and is undone by the notice',
  async ({ open, restAs }) => {
    const admin = await restAs('admin');
    const { id } = await awaitedBooking(admin);
    const dates = async () => {
      const { items } = await readJson<{ items: Dates[] }>(admin, '/bookings');
      const { startDate = '', endDate = '' } = items.find((booking) => booking.id === id) ?? {};
      return { startDate, endDate };
    };
    const planned = await dates();
    const page = await open({ device: 'phone', as: 'admin', path: `/?booking=${id}` });
    const late = dialogOf(page).getByRole('button', { name: BOOKING_DETAILS_TEXTS.late });
    await late.waitFor();
    const taps = await countTaps(page);
    await late.tap();
    const panel = dialogOf(page).getByRole('region', { name: LATE_TEXTS.title });
    await panel.getByRole('button', { name: /^\+2 ч/ }).tap();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: BOOKING_DETAILS_TEXTS.submit }).tap();
    const undo = await focusedUndo(page, BOOKING_DETAILS_TEXTS.saved);
    await expect.poll(taps).toBe(3);
    const moved = await dates();
    expect(moved.endDate).toBe(planned.endDate);
    expect(Date.parse(moved.startDate)).toBeGreaterThan(Date.parse(planned.startDate));

    await undo.tap();
    await noticesOf(page).getByText(BOOKING_DETAILS_TEXTS.undone).waitFor();
    expect(await dates()).toEqual(planned);
  },
);

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
    // Depending on the demo's clock the replacement may be an unreturned car.
    const confirm = dialogOf(page).getByRole('button', { name: UNRETURNED_TEXTS.confirm });
    await done.or(confirm).waitFor();
    if (await confirm.isVisible()) await confirm.tap();
    const undo = await focusedUndo(page, new RegExp(`^${BREAKDOWN_TEXTS.saved}`));
    expect(await taps()).toBeLessThanOrEqual(MOST_TAPS);
    expect(await endOf()).not.toBe(rental.endDate);

    await undo.tap();
    await noticesOf(page).getByText(BREAKDOWN_TEXTS.undone).waitFor();
    expect(await endOf()).toBe(rental.endDate);
  },
);
