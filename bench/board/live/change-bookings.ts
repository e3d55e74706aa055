import { setTimeout } from 'node:timers/promises';
import { millisecondsInDay } from 'date-fns/constants';

/**
 * Changes bookings of the shown days over REST until it is stopped, in a process of its own.
 * node change-bookings.ts <address> <cookie> <changes a second>; prints how many were made.
 */
const [, , url = '', cookie = '', perSecond = '20'] = process.argv;
const headers = { 'content-type': 'application/json', cookie };

interface Booking {
  readonly id: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly totalPrice: number | null;
  readonly returnedAt: string | null;
}

interface Answer {
  readonly data: { readonly board: { readonly rows: readonly { bookings: Booking[] }[] } };
}

/** Pause before a retry while the server starts its thread of long reads. */
const BUSY_MS = 1000;

async function shownBookings(): Promise<Booking[]> {
  const start = new Date(Date.now() - 10 * millisecondsInDay).toISOString().slice(0, 10);
  const query = `{ board(start: "${start}", days: 40) {
    rows { bookings { id startDate endDate totalPrice returnedAt } } } }`;
  const body = JSON.stringify({ query });
  const answer = await fetch(`${url}/api/graphql`, { method: 'POST', headers, body });
  if (answer.status === 503) {
    await setTimeout(BUSY_MS);
    return shownBookings();
  }
  const { data } = (await answer.json()) as Answer;
  return data.board.rows
    .flatMap(({ bookings }) => bookings)
    .filter(({ returnedAt, totalPrice }) => !returnedAt && totalPrice !== null);
}

const bookings = await shownBookings();
let sent = 0;
let made = 0;

/** Cars across the fleet: a prime step visits every booking once before any twice. */
const STEP = 7919;

/** Limit of concurrent changes: more would only queue on a busy server. */
const AT_ONCE = 8;
let underWay = 0;

async function changeNext(): Promise<void> {
  sent += 1;
  const booking = bookings[(sent * STEP) % bookings.length];
  if (!booking) throw new Error('There is no booking to change.');
  const { id, startDate, endDate, totalPrice } = booking;
  const input = { startDate, endDate, totalPrice: (totalPrice ?? 0) + sent };
  underWay += 1;
  try {
    const body = JSON.stringify(input);
    const answer = await fetch(`${url}/api/bookings/${id}`, { method: 'PUT', headers, body });
    await answer.text();
    if (answer.ok) made += 1;
  } catch {
    // Not counted: the final figure has only successful changes.
  } finally {
    underWay -= 1;
  }
}

const startedAt = performance.now();
const timer = setInterval(() => {
  const due = ((performance.now() - startedAt) / 1000) * Number(perSecond);
  while (sent < due && underWay < AT_ONCE) void changeNext();
}, 10);
process.once('SIGTERM', () => {
  clearInterval(timer);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${made} changes, ${(made / seconds).toFixed(1)} a second`);
});
