import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { LATE_TEXTS } from '@schema/texts/bookings/late';
import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { dialogOf, heldUndo, noticesOf } from '../../support/dialogs';
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
    ...{ brand: 'Lada', model: 'Granta', licensePlate: 'О159ОО77', depositAmount: 5000 },
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
  'a late customer takes three taps on a phone, undone by the notice',
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
    const undo = await heldUndo(page, BOOKING_DETAILS_TEXTS.saved);
    await expect.poll(taps).toBe(3);
    const moved = await dates();
    expect(moved.endDate).toBe(planned.endDate);
    expect(Date.parse(moved.startDate)).toBeGreaterThan(Date.parse(planned.startDate));

    await undo.tap();
    await noticesOf(page).getByText(BOOKING_DETAILS_TEXTS.undone).waitFor();
    expect(await dates()).toEqual(planned);
  },
);
