import { addDays, type Day } from '@schema/values/time/calendar';
import { expect, test } from 'vitest';
import { today } from '../support/board/board-facts';
import {
  type Booked,
  bookingOf,
  bookingsFrom,
  type Call,
  callsTo,
  cookieOf,
  guestName,
  PRICE,
} from './support/calls';
import { ENGINES, startFaulted } from './support/faulted-product';
import { record } from './support/figures';
import { byLength, LONG_TEST_MS } from './support/length';

const WRITERS = 12;
const KILLS = byLength(2, 20);
/** Acknowledged writes between two kills. */
const ROUND = byLength(40, 120);
const DAYS = 360;
/** Days without bookings, a year ahead. */
const EMPTY_AFTER_DAYS = 365;

interface Writer {
  readonly carId: number;
  /** Day → the acknowledged booking. */
  readonly acknowledged: Map<Day, Booked>;
}

const guestOf = (carId: number, at: number) => carId * 1000 + at;

/** Books day after day until the server is down; the first one is repeated under its key. */
async function writeOn(call: Call, writer: Writer, first: Day, isOver: () => boolean) {
  const { carId, acknowledged } = writer;
  for (let at = Math.max(0, acknowledged.size - 1); at < DAYS && !isOver(); at += 1) {
    const day = addDays(first, at);
    const body = bookingOf({ carId, day }, guestOf(carId, at));
    const answer = await call<Booked>('POST', '/bookings/with-customer', body, `${carId}-${day}`);
    if (!answer) return;
    expect(answer).toMatchObject({ status: 201 });
    const known = acknowledged.get(day);
    if (known) expect(answer.body.id).toBe(known.id);
    acknowledged.set(day, answer.body);
  }
}

test.each(ENGINES)(
  'killed under twelve writers, keeps each acknowledged booking once and complete (%s)',
  async (engine) => {
    const product = await startFaulted(engine, { cars: WRITERS });
    const call = callsTo(product, await cookieOf(product));
    const first = addDays(today(), EMPTY_AFTER_DAYS);
    const writers = Array.from({ length: WRITERS }, (_, at): Writer => {
      return { carId: at + 1, acknowledged: new Map() };
    });
    const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = count() + ROUND;
      let isOver = false;
      const writing = writers.map((one) => writeOn(call, one, first, () => isOver));
      await expect.poll(count, { timeout: 60_000, interval: 10 }).toBeGreaterThan(enough);
      await product.halt('SIGKILL');
      isOver = true;
      await Promise.all(writing);
      await product.resume();
    }

    const kept = await bookingsFrom(call, first, DAYS);
    const places = kept.map(({ carId, startDate }) => `${carId} ${startDate}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { carId, acknowledged } of writers) {
      for (const [at, booked] of [...acknowledged.values()].entries()) {
        const { startDate, endDate } = booked;
        const customer = guestName(guestOf(carId, at));
        const whole = { id: booked.id, carId, startDate, endDate, customer, totalPrice: PRICE };
        expect(kept.find(({ id }) => id === booked.id)).toMatchObject(whole);
      }
    }
    // At most one booking per writer and kill was saved without a response.
    expect(kept.length - count()).toBeLessThanOrEqual(WRITERS * KILLS);
    record({
      fault: `kill −9 × ${KILLS} under ${WRITERS} writers`,
      engine,
      measured: `${count()} acknowledged, 0 lost, 0 twice; ${kept.length - count()} saved unheard`,
    });
  },
  LONG_TEST_MS,
);
