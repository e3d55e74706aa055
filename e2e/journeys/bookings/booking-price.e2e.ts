import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import {
  BOOKING_DETAILS_TEXTS,
  BOOKING_TEXTS,
  ESTIMATE_TEXTS,
} from '@schema/texts/bookings/bookings';
import { type Day, formatDay, instantAt } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun, ZONE } from '../../support/board-facts';
import { boardGrid } from '../../support/board-pointer';
import { book } from '../../support/bookings';
import { dialogOf, fieldOf, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

const panel = (page: Page) => dialogOf(page).getByRole('region', { name: ESTIMATE_TEXTS.title });
const save = (page: Page) =>
  dialogOf(page).getByRole('button', { name: BOOKING_DETAILS_TEXTS.submit, exact: true });
const total = async (page: Page) =>
  Number((await fieldOf(page, BOOKING_FIELDS.totalPrice.label).inputValue()).replaceAll(/\s/g, ''));
const digits = (day: Day) => formatDay(day).replaceAll('.', '');

/** Types into the return field from a part on; on touch screens a tap opens the calendar. */
async function typeReturn(page: Page, part: number, text: string): Promise<void> {
  const field = dialogOf(page).getByRole('group', { name: BOOKING_TEXTS.return });
  await field.getByRole('spinbutton').nth(part).focus();
  await page.keyboard.type(text);
}

/** The tariff price from 10:00 to 18:00, roubles. */
async function tariffOf(page: Page, carId: number, from: Day, to: Day): Promise<number> {
  const data = {
    carId,
    startDate: instantAt(from, '10:00', ZONE).toISOString(),
    endDate: instantAt(to, '18:00', ZONE).toISOString(),
  };
  const answer = await page.request.post('/api/pricing/estimate', { data });
  return ((await answer.json()) as { totalPrice: number }).totalPrice;
}

async function savedPrice(page: Page, id: number) {
  const query = `{ booking(id: ${id}) { totalPrice priceEdited } }`;
  const answer = await page.request.post('/api/graphql', { data: { query } });
  const { data } = (await answer.json()) as {
    data: { booking: { totalPrice: number; priceEdited: boolean } };
  };
  return data.booking;
}

/** A two-day booking followed by a free day, and the tariff prices of two and three days. */
async function bookingOf(page: Page, customer: string, byHand?: number) {
  const { carId, days } = await freeRun(page, 3);
  const [from = '', to = '', next = ''] = days;
  const [two, three] = [
    await tariffOf(page, carId, from, to),
    await tariffOf(page, carId, from, next),
  ];
  const made = await book(page, { carId, from, to, customer, totalPrice: byHand ?? two });
  return { id: made.id, to, next, two, three };
}

async function openBooking(page: Page, id: number): Promise<void> {
  await goTo(page, `/?booking=${id}`);
  await fieldOf(page, BOOKING_FIELDS.totalPrice.label).waitFor();
}

screenTest(
  'a tariff price follows the dates and the previous one can be restored',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'manager' });
    await boardGrid(page).waitFor();
    const { id, to, next, two, three } = await bookingOf(page, 'Тарифов Тихон');
    expect(await savedPrice(page, id)).toEqual({ totalPrice: two, priceEdited: false });
    await openBooking(page, id);
    expect(await total(page)).toBe(two);
    expect(await panel(page).count()).toBe(0);
    expect(await save(page).isEnabled()).toBe(false);

    await typeReturn(page, 0, digits(next));
    await expect.poll(() => total(page)).toBe(three);
    await panel(page)
      .getByText(new RegExp(`^${ESTIMATE_TEXTS.agreed}`))
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel(page).getByRole('button', { name: ESTIMATE_TEXTS.useAgreed }).click();
    expect(await total(page)).toBe(two);
    await panel(page).getByRole('button', { name: ESTIMATE_TEXTS.useTariff }).click();
    expect(await total(page)).toBe(three);

    await typeReturn(page, 0, digits(to));
    await expect.poll(() => total(page)).toBe(two);
    await expect.poll(() => save(page).isEnabled()).toBe(false);
    await typeReturn(page, 0, digits(next));
    await expect.poll(() => total(page)).toBe(three);
    await save(page).click();
    await noticesOf(page).getByText(BOOKING_DETAILS_TEXTS.saved).waitFor();
    expect(await savedPrice(page, id)).toEqual({ totalPrice: three, priceEdited: false });
  },
);
