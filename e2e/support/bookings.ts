import { addDays, type Day, instantAt } from '@schema/values/time/calendar';
import { today, ZONE } from './board/board-facts.ts';
import type { Caller } from './rest.ts';

export interface MadeBooking {
  id: number;
  customer: string;
  version: number;
}

interface WantedBooking {
  carId: number;
  from: Day;
  to: Day;
  customer: string;
  /** A known phone with another name renames that customer. */
  phone?: string;
  /** 'HH:mm', company time. */
  pickup?: string;
  return?: string;
  /** Roubles; left out: 9 000. */
  totalPrice?: number;
  /** Roubles; left out: 5 000. */
  depositAmount?: number;
}

/** Books a car over REST with the session of the caller; 10:00 to 18:00 by default. */
export async function book(caller: Caller, wanted: WantedBooking): Promise<MadeBooking> {
  const { from, to, phone = '+79035550101', pickup = '10:00', return: back = '18:00' } = wanted;
  const answer = await caller.request.post('/api/bookings/with-customer', {
    data: {
      carId: wanted.carId,
      customer: { fullName: wanted.customer, phone, email: null },
      startDate: instantAt(from, pickup, ZONE).toISOString(),
      endDate: instantAt(to, back, ZONE).toISOString(),
      totalPrice: wanted.totalPrice ?? 9000,
      depositAmount: wanted.depositAmount ?? 5000,
      depositComment: null,
      notes: 'Детское кресло',
      sourceId: null,
    },
  });
  if (!answer.ok()) throw new Error(`Booking answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as MadeBooking;
}

/** Books from the last minute of today, so that it is a handover of today at any hour of the test. */
export function handoverToday(
  caller: Caller,
  carId: number,
  { customer, phone, isOwed }: { customer: string; phone: string; isOwed: boolean },
): Promise<MadeBooking> {
  const [from, to] = [today(), addDays(today(), 1)];
  const money = isOwed ? {} : { totalPrice: 0, depositAmount: 0 };
  return book(caller, { carId, from, to, customer, phone, pickup: '23:59', ...money });
}

/** The link that opens the create-event dialog on the given days. */
export const newEventLink = (carId: number, from: Day, to: Day): string =>
  `/?new=event&car=${carId}&from=${from}&to=${to}`;
