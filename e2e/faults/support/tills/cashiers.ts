import type { Cashier } from '@backend/testing/data/till-steps';
import { addDays } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { today } from '../../../support/board/board-facts';
import { type Booked, bookingOf, type Call } from '../calls';
import { LOGINS, type Login, type Server } from './servers';

const RENTALS = 3;
/** Days without bookings of the demo company. */
const EMPTY_AFTER_DAYS = 365;

async function post(call: Call, path: string, body: object): Promise<{ id: number }> {
  const answer = await call<{ id: number }>('POST', path, body);
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(201);
  return answer?.body ?? { id: 0 };
}

async function listOf<Item>(call: Call, path: string, name: string): Promise<Item[]> {
  const answer = await call<Record<string, Item[]>>('GET', path);
  return answer?.body[name] ?? [];
}

/** The two cashiers with an own till each, over the same rentals and partners. */
export async function openCashiers([server]: readonly Server[]): Promise<[Cashier, Cashier]> {
  if (!server) throw new Error('no server');
  const { admin } = server.calls;
  const rentals: number[] = [];
  for (let at = 0; at < RENTALS; at += 1) {
    const day = addDays(today(), EMPTY_AFTER_DAYS + at);
    const booked = await post(admin, '/bookings/with-customer', bookingOf({ carId: 1, day }, at));
    rentals.push((booked as Booked).id);
  }
  for (const login of LOGINS) await post(server.calls[login], '/money/till-counts', { counted: 0 });
  const partners = await listOf<{ partnerId: number }>(admin, '/partners/balances', 'items');
  const kinds = await listOf<{ id: number }>(admin, '/money/expense-kinds', 'items');
  const tills = await listOf<{ id: number; kind: string; name: string }>(
    admin,
    '/money/tills',
    'tills',
  );
  const idOf = (isFound: (till: (typeof tills)[number]) => boolean) => tills.find(isFound)?.id ?? 0;
  const cashier = (login: Login, other: Login): Cashier => ({
    login,
    rentals,
    partners: partners.map(({ partnerId }) => partnerId),
    expenseKinds: kinds.map(({ id }) => id),
    officeTill: idOf(({ kind }) => kind === 'office'),
    otherTill: idOf(({ name }) => name === other),
    made: [],
    received: [],
  });
  return [cashier('admin', 'manager'), cashier('manager', 'admin')];
}
