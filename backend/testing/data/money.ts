import type { TestApp } from '../test-app';
import { addCar, bookingBody, november } from './fleet';

/** The money of a rental over REST, limited to the fields used in tests. */
export interface WireMoney {
  bookingIds: number[];
  isFollowed: boolean;
  rented: Record<string, string> | null;
  rent: number;
  owed: number;
  paid: number;
  balance: number;
  charges: { id: number; kind: string; amount: number; isReversed: boolean; mayReverse: boolean }[];
  entries: WireMoneyEntry[];
  deposit: Record<'agreed' | 'held' | 'returned' | 'withheld' | 'toReturn', number> & {
    returnBy: string | null;
  };
  message?: string;
}

export interface WireMoneyEntry {
  id: number;
  kind: string;
  direction: string;
  amount: number;
  method: string;
  userName: string;
  isReversed: boolean;
  mayReverse: boolean;
}

let guests = 0;

/** Books a new car in November 2026 for 10 000 with a deposit of 5000; returns the ids. */
export async function bookPriced(
  app: TestApp,
  terms: {
    from?: number;
    to?: number;
    startDate?: string;
    endDate?: string;
    totalPrice?: number;
  } = {},
) {
  const { from = 9, to = 14, totalPrice = 10_000 } = terms;
  guests += 1;
  const phone = `+7906${String(guests).padStart(7, '0')}`;
  const customer = { fullName: `Плательщиков Пётр ${guests}`, phone, email: null };
  const carId = await addCar(app.store);
  const { startDate = november(from, '10:00'), endDate = november(to, '10:00') } = terms;
  const dates = { startDate, endDate };
  const body = bookingBody(carId, { customer, ...dates, totalPrice, depositAmount: 5000 });
  const made = await app
    .as(['edit_bookings'])
    .rest<{ id: number; version: number }>('POST', '/bookings/with-customer', body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { ...made.body, carId, customer: customer.fullName };
}

/** Calls under `/bookings/{id}/money` by a user with the permission. */
export function moneyCalls(app: TestApp) {
  const cashier = () => app.as(['edit_bookings']);
  return {
    read: async (id: number) =>
      (await cashier().rest<WireMoney>('GET', `/bookings/${id}/money`)).body,
    post: (id: number, path: string, body: object, headers?: Record<string, string>) =>
      cashier().rest<WireMoney>('POST', `/bookings/${id}/money/${path}`, body, headers),
    reverse: (of: 'entries' | 'charges', id: number) =>
      cashier().rest<WireMoney>('POST', `/money/${of}/${id}/reverse`, {}),
  };
}
