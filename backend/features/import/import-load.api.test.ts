import { randomUUID } from 'node:crypto';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { addCar, bookingBody } from '@backend/testing/data/fleet';
import {
  HOSTILE_FILES,
  IMPORT_PLATES,
  importPlate,
  makeBookingsCsv,
  SIZE,
  wideXlsx,
} from '@backend/testing/data/import-files';
import { formOf } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { callEvery, waitsText, watchTurns } from '@backend/testing/waits';
import type { Permission } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Concurrent reads and writes are answered while the largest files are processed. */

const ALL: Permission[] = ['view_board', 'view_cars', 'edit_bookings'];
/** 19,999 rows at the largest size. */
const ROWS = Math.floor(19_999 * SIZE);
/** Minimum responses of readers during the shortest job. */
const ANSWERS = 10;

let app: TestApp;
/** One car with bookings in the file, and one without. */
let carIds: readonly number[];
beforeAll(async () => {
  app = await startTestApp();
  for (const licensePlate of IMPORT_PLATES) await addCar(app.store, { licensePlate });
  const named = await app.store.fork().findOneOrFail(Car, { licensePlate: importPlate(0) });
  carIds = [named.id, await addCar(app.store, { licensePlate: 'М001ММ77' })];
});
afterAll(() => app.close());

const engine = process.env.TEST_ENGINE;
const staff = () => app.as(ALL);

/** Hour of the last booking made during a job; each booking has its own hours. */
let hour = 0;

/** Latencies measured while the job runs. */
async function beside<T>(name: string, job: () => Promise<T>): Promise<T> {
  const client = staff();
  const book = () => {
    hour += 1;
    const startDate = new Date(Date.UTC(2030, 0, 1, hour * 2)).toISOString();
    const endDate = new Date(Date.UTC(2030, 0, 1, hour * 2 + 1)).toISOString();
    return client.rest('POST', '/bookings/with-customer', {
      ...bookingBody(carIds[hour % 2] ?? 0, { startDate, endDate }),
    });
  };
  const pollers = {
    health: callEvery(20, async () => (await fetch(`${app.url}/health/live`)).status),
    board: callEvery(
      100,
      async () => (await client.rest('GET', '/board?start=2026-11-10&days=21')).status,
    ),
    writer: callEvery(100, async () => (await book()).status),
  };
  const turns = watchTurns();
  const began = performance.now();
  const answer = await job();
  const took = Math.round(performance.now() - began);
  const turn = turns.stop();
  const waits = {
    health: await pollers.health.stop(),
    board: await pollers.board.stop(),
    writer: await pollers.writer.stop(),
  };
  const lines = Object.entries(waits).map(([who, wait]) => `  ${who}: ${waitsText(wait)}`);
  console.info([`${engine}, ${name}: ${took} ms; longest turn ${turn} ms`, ...lines].join('\n'));
  expect([...waits.health.statuses.keys(), ...waits.board.statuses.keys()]).toEqual([200, 200]);
  expect(waits.health.all.length).toBeGreaterThan(ANSWERS);
  // 503: the lock was not free in time (mutex.test.ts).
  expect(
    [...waits.writer.statuses.keys()].filter((status) => status !== 201 && status !== 503),
  ).toEqual([]);
  return answer;
}

/** Only the test's own bookings conflict with its file. */
async function clear() {
  const em = app.store.fork();
  await em.nativeDelete(Booking, {});
  await em.nativeDelete(Customer, {});
}

/** Returns the status and the length of the body; parsing costs the client, not the server. */
async function send(path: string, bytes: Uint8Array, words: Record<string, string> = {}) {
  const form = formOf({ bytes, field: 'file', name: 'таблица', type: 'text/csv' });
  for (const [name, word] of Object.entries(words)) form.append(name, word);
  const cookie = await staff().cookie();
  const answer = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  return { status: answer.status, text: await answer.text() };
}

/** Sends a command again with its key while it is refused with 503, as clients do (docs/safety.md, 4). */
async function sendUntilServed(path: string): Promise<{ status: number; body: unknown }> {
  const headers = { 'Idempotency-Key': randomUUID() };
  for (;;) {
    const answer = await staff().rest('POST', path, undefined, headers);
    if (answer.status !== 503) return answer;
    console.info(`  ${path}: 503`, answer.body, app.logged.at(-1));
  }
}

// A file is read by a process without a database. The largest to read and to show:
test.runIf(engine === 'sqlite')(
  'the widest sheet: the preview keeps other requests responsive',
  async () => {
    await clear();
    const file = wideXlsx(ROWS);
    const { status, text } = await beside('preview of the widest sheet', () =>
      send('/import/preview', file),
    );
    expect([status, text.length > 1_000_000 * SIZE]).toEqual([200, true]);
  },
  120_000,
);

// The largest to write: every row has a comment of 350 letters.
test('the longest table: the import and its undo keep other requests responsive', async () => {
  await clear();
  const file = makeBookingsCsv(ROWS, 'x'.repeat(350));
  const answer = await beside('import of the longest table', () => send('/import', file));
  expect(JSON.parse(answer.text)).toMatchObject({ bookings: ROWS, customers: ROWS });
  expect(answer.status).toBe(201);
  const { operationId } = JSON.parse(answer.text);
  const undone = await beside('undo of the longest table', () =>
    sendUntilServed(`/import/${operationId}/undo`),
  );
  expect(undone).toMatchObject({ status: 200, body: { bookings: ROWS, customers: ROWS } });
}, 120_000);

test.runIf(engine === 'sqlite')(
  'hostile files keep other requests responsive, one after another',
  async () => {
    const files = HOSTILE_FILES.map(([name, make]) => [name, make()] as const);
    await beside('hostile files', async () => {
      for (const [name, file] of files) {
        const began = performance.now();
        const { status, text } = await send('/import/preview', file);
        console.info(
          `  ${name}: ${status} in ${Math.round(performance.now() - began)} ms, ${text.slice(0, 80)}`,
        );
        // 503: its reading took too long (docs/safety.md, bounds).
        expect([name, status]).toEqual([
          name,
          expect.toSatisfy((code: number) => [200, 413, 422, 503].includes(code)),
        ]);
      }
    });
  },
  240_000,
);
