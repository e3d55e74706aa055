import { request } from 'node:http';
import { addDays, type Day, instantAt } from '@schema/values/time/calendar';
import { expect, onTestFinished, test } from 'vitest';
import { today, ZONE } from './support/board-facts';
import { DEMO_USERS } from './support/sign-in';
import { type Product, startProduct } from './support/start-product';

async function started(): Promise<Product> {
  const product = await startProduct({ cars: 8, env: { LOG_LEVEL: 'info' } });
  onTestFinished(async () => {
    await product.stop('SIGKILL');
  });
  return product;
}

/** Signs in over REST; returns the session cookie. */
async function cookieOf({ url }: Product): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'manager', password: DEMO_USERS.manager }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

interface Slot {
  readonly carId: number;
  readonly day: Day;
}

interface Booked {
  readonly id: number;
  readonly carId: number;
}

const slotKey = ({ carId, day }: Slot) => `slot-${carId}-${day}`;

/** Books a slot under its own Idempotency-Key; null when the server did not respond. */
async function bookSlot(product: Product, cookie: string, slot: Slot): Promise<Booked | null> {
  const at = (time: string) => instantAt(slot.day, time, ZONE).toISOString();
  try {
    const answer = await fetch(`${product.url}/api/bookings/with-customer`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': slotKey(slot) },
      body: JSON.stringify({
        carId: slot.carId,
        customer: { fullName: 'Дина Стойкая', phone: '+79035550177', email: null },
        startDate: at('10:00'),
        endDate: at('18:00'),
        totalPrice: 1000,
        depositAmount: 0,
        depositComment: null,
        notes: null,
        sourceId: null,
      }),
    });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Booked;
  } catch (error) {
    // The connection broke: whether the booking was saved is unknown.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

interface BoardAnswer {
  rows: { car: { id: number }; events: { id: number; kind: string }[] }[];
}

async function bookingsOn(product: Product, cookie: string, day: Day, days: number) {
  const answer = await fetch(`${product.url}/api/board?start=${day}&days=${days}`, {
    headers: { cookie },
  });
  const { rows } = (await answer.json()) as BoardAnswer;
  return rows.flatMap(({ car, events }) =>
    events.filter(({ kind }) => kind === 'booking').map(({ id }) => ({ id, carId: car.id })),
  );
}

/** Days without bookings, a year ahead. */
const EMPTY_AFTER_DAYS = 365;
const DAYS = 40;
const CARS = [1, 2, 3, 4, 5, 6, 7, 8];
const KILLS = 3;

test('killed three times during writes, keeps each acknowledged booking exactly once', async () => {
  const product = await started();
  const cookie = await cookieOf(product);
  const first = addDays(today(), EMPTY_AFTER_DAYS);
  expect(await bookingsOn(product, cookie, first, DAYS)).toEqual([]);
  const acknowledged = new Map<string, number>();
  const slots = Array.from({ length: DAYS }, (_, day) =>
    CARS.map((carId): Slot => ({ carId, day: addDays(first, day) })),
  ).flat();

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const enough = acknowledged.size + 20 * kill;
    let isOver = false;
    const writers = CARS.map(async (carId) => {
      for (const slot of slots.filter((one) => one.carId === carId)) {
        if (isOver) return;
        // An acknowledged request is repeated too: a retry returns the first booking.
        const booked = await bookSlot(product, cookie, slot);
        if (!booked) return;
        const known = acknowledged.get(slotKey(slot));
        if (known !== undefined) expect(booked.id).toBe(known);
        acknowledged.set(slotKey(slot), booked.id);
      }
    });
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(enough);
    await product.halt('SIGKILL');
    isOver = true;
    await Promise.all(writers);
    await product.resume();
  }

  const kept = await bookingsOn(product, cookie, first, DAYS);
  const ids = kept.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of acknowledged.values()) expect(ids).toContain(id);
  // At most one booking per writer and kill was saved without a response.
  expect(ids.length - acknowledged.size).toBeLessThanOrEqual(CARS.length * KILLS);
  for (const { carId } of kept) expect(CARS).toContain(carId);
});

test('on SIGTERM during a request, completes it and exits with 0', async () => {
  const product = await started();
  const cookie = await cookieOf(product);
  const { hostname, port } = new URL(product.url);
  const body = JSON.stringify({ query: '{ profile { login } }' });
  const call = request({
    ...{ hostname, port, path: '/api/graphql', method: 'POST' },
    headers: {
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered = new Promise<{ status?: number; text: string }>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode, text });
    });
  });
  // After 100 Continue the request is in flight.
  await new Promise<void>((resolve) => {
    call.on('continue', resolve);
    call.flushHeaders();
  });
  call.write(body.slice(0, 10));
  const ended = product.halt('SIGTERM');
  await expect.poll(() => product.output(), { timeout: 10_000 }).toContain('"event":"stop"');
  call.end(body.slice(10));
  const { status, text } = await answered;
  expect([status, JSON.parse(text)]).toEqual([200, { data: { profile: { login: 'manager' } } }]);
  expect(await ended).toBe(0);
});
