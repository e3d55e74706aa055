import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@schema/values/time/calendar';
import { expect, test } from 'vitest';
import { today } from '../support/board/board-facts';
import { type Booked, bookingOf, type Call, callsTo, cookieOf } from './support/calls';
import { ENGINES, startFaulted } from './support/faulted-product';
import { record } from './support/figures';
import { byLength, LONG_TEST_MS } from './support/length';

const CARS = 10;
const PAPERS = byLength(40, 200);
const KILLS = byLength(2, 6);
const EMPTY_AFTER_DAYS = 365;
/** Between two attempts. Milliseconds. */
const PAUSE = 100;

interface Paper {
  readonly id: number;
  readonly number: string;
  readonly url: string;
  readonly sha256: string;
}

/** Issues a contract, again under the same key until it is acknowledged. */
async function issue(call: Call, bookingId: number): Promise<Paper> {
  for (;;) {
    const body = { bookingId, kind: 'contract' };
    const answer = await call<Paper>('POST', '/papers', body, `contract-${bookingId}`);
    if (answer?.status === 201) return answer.body;
    // Down, or more documents wait than the server fills in its time.
    if (answer) expect([429, 503]).toContain(answer.status);
    await wait(PAUSE);
  }
}

test.each(ENGINES)(
  'documents issued at once under kills have each number once and their bytes (%s)',
  async (engine) => {
    const product = await startFaulted(engine, { cars: CARS });
    const cookie = await cookieOf(product);
    const call = callsTo(product, cookie);
    const first = addDays(today(), EMPTY_AFTER_DAYS);
    const bookings: number[] = [];
    for (let guest = 0; guest < PAPERS; guest += 1) {
      const slot = { carId: 1 + (guest % CARS), day: addDays(first, Math.floor(guest / CARS)) };
      const answer = await call<Booked>('POST', '/bookings/with-customer', bookingOf(slot, guest));
      bookings.push(answer?.body.id ?? 0);
    }

    let acknowledged = 0;
    const issuing = bookings.map(async (id) => {
      const paper = await issue(call, id);
      acknowledged += 1;
      return paper;
    });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = Math.floor((PAPERS * kill) / (KILLS + 1));
      await expect
        .poll(() => acknowledged, { timeout: 120_000, interval: 5 })
        .toBeGreaterThanOrEqual(enough);
      await product.halt('SIGKILL');
      await product.resume();
    }
    const papers = await Promise.all(issuing);

    const counts = papers.map(({ number }) => Number(number.split('-').at(-1)));
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_, at) => at + 1));
    for (const { url, sha256 } of papers) {
      const file = await fetch(`${product.url}${url}`, { headers: { cookie } });
      expect(file.status).toBe(200);
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    record({
      fault: `kill −9 × ${KILLS} under ${PAPERS} documents issued at once`,
      engine,
      measured: `${papers.length} numbers, 0 missing, 0 twice`,
    });
  },
  LONG_TEST_MS,
);
