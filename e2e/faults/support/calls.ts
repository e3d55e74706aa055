import { addDays, type Day, instantAt } from '@schema/values/time/calendar';
import { ZONE } from '../../support/board/board-facts';
import { DEMO_USERS } from '../../support/sign-in';

/** A product that answers at this address. */
interface Address {
  readonly url: string;
}

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

/** Calls of a signed-in user; null: the connection broke, and the outcome is unknown. */
export type Call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
) => Promise<Answer<Body> | null>;

/** Opens a session over REST; returns its Cookie header. */
export async function cookieOf(
  { url }: Address,
  login = 'admin',
  password: string = DEMO_USERS.admin,
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  const lines = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return lines.join('; ');
}

export function callsTo({ url }: Address, cookie: string): Call {
  return async <Body>(method: string, path: string, body?: unknown, key?: string) => {
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          cookie,
          'content-type': 'application/json',
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text ? JSON.parse(text) : null) as Body };
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  };
}

export interface Slot {
  readonly carId: number;
  readonly day: Day;
  /** Wall clock of the company. */
  readonly from?: string;
  readonly to?: string;
}

export const PRICE = 1234.5;
export const guestName = (guest: number) => `Гость ${guest}`;

/** The body of a booking with a customer of its own. */
export function bookingOf({ carId, day, from = '10:00', to = '18:00' }: Slot, guest: number) {
  const at = (time: string) => instantAt(day, time, ZONE).toISOString();
  return {
    carId,
    customer: {
      fullName: guestName(guest),
      phone: `+7900${String(guest).padStart(7, '0')}`,
      email: null,
    },
    startDate: at(from),
    endDate: at(to),
    totalPrice: PRICE,
    depositAmount: 0,
    depositComment: null,
    notes: null,
    sourceId: null,
  };
}

export interface Booked {
  readonly id: number;
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
}

export interface BoardEvent {
  readonly kind: string;
  readonly id: number;
  readonly carId: number;
  readonly customer: string | null;
  readonly totalPrice: number | null;
  readonly startDate: string;
  readonly endDate: string;
}

interface BoardAnswer {
  readonly rows: { car: { id: number }; events: Omit<BoardEvent, 'carId'>[] }[];
}

/** Days of one request of the board. */
const BOARD_DAYS = 60;

/** Bookings on the board from the day on, each once. */
export async function bookingsFrom(call: Call, first: Day, days: number): Promise<BoardEvent[]> {
  const found = new Map<number, BoardEvent>();
  for (let offset = 0; offset < days; offset += BOARD_DAYS) {
    const start = addDays(first, offset);
    const answer = await call<BoardAnswer>('GET', `/board?start=${start}&days=${BOARD_DAYS}`);
    if (answer?.status !== 200) throw new Error(`GET /board: ${answer?.status}`);
    for (const { car, events } of answer.body.rows) {
      for (const event of events) {
        if (event.kind === 'booking') found.set(event.id, { ...event, carId: car.id });
      }
    }
  }
  return [...found.values()];
}
