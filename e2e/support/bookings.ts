import { type Day, instantAt } from '@schema/values/calendar';
import type { Page } from 'playwright-core';
import { ZONE } from './board-facts.ts';

export interface MadeBooking {
  id: number;
  customer: string;
  version: number;
}

/** Books a car over REST with the session of the page: from ten to six, company time. */
export async function book(
  page: Page,
  wanted: { carId: number; from: Day; to: Day; customer: string },
): Promise<MadeBooking> {
  const answer = await page.request.post('/api/bookings/with-customer', {
    data: {
      carId: wanted.carId,
      customer: { fullName: wanted.customer, phone: '+79035550101', email: null },
      startDate: instantAt(wanted.from, '10:00', ZONE).toISOString(),
      endDate: instantAt(wanted.to, '18:00', ZONE).toISOString(),
      totalPrice: 9000,
      depositAmount: 5000,
      depositComment: null,
      notes: 'Детское кресло',
      sourceId: null,
    },
  });
  if (!answer.ok()) throw new Error(`Booking answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as MadeBooking;
}

/** The link that opens the create-event dialog on chosen days. */
export const newEventLink = (carId: number, from: Day, to: Day): string =>
  `/?new=event&car=${carId}&from=${from}&to=${to}`;
