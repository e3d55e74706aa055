import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { today } from '../support/board/board-facts';
import type { Product } from '../support/start-product';
import { callsTo, cookieOf } from './support/calls';
import { ENGINES, startFaulted } from './support/faulted-product';
import { record } from './support/figures';
import { byLength } from './support/length';
import {
  type Before,
  debtorsAt,
  demandEach,
  demandSums,
  readMoved,
  readPastReports,
} from './support/money/reports';
import { PatientCalls, Tally } from './support/money/retried-calls';
import { Writer } from './support/money/writer';

const WRITERS = byLength(3, 8);
/** The environment sets another number (docs/safety.md). */
const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? byLength(100, 100_000));
const KILLS = byLength(1, 20);
/** Time after which a run of the long form ends with its round. */
const ENOUGH_MS = 40 * 60_000;
const TEST_MS = 60 * 60_000;
const LOGINS = ['admin', 'manager'] as const;
const PASSWORDS = { admin: 'demo-admin', manager: 'demo-manager' } as const;
/** Moments whose debtors are compared one by one. */
const LISTED_MOMENTS = 3;

async function addCar(calls: PatientCalls, number: number): Promise<number> {
  const { status, body } = await calls.keyed<{ id: number }>(
    '/cars',
    {
      brand: 'Kia',
      model: 'Rio',
      licensePlate: `К${100 + number}СА77`,
      photos: [],
      tariffGroups: [{ name: 'Год', tariffs: [{ minDays: 1, pricePerDay: 2000 }] }],
    },
    `car-${number}`,
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function openWriters(product: Product, tally: Tally) {
  const calls = await Promise.all(
    LOGINS.map(async (login) => {
      const cookie = await cookieOf(product, login, PASSWORDS[login]);
      return new PatientCalls(callsTo(product, cookie), tally);
    }),
  );
  const [admin] = calls;
  if (!admin) throw new Error('no user');
  const writers: Writer[] = [];
  for (let number = 0; number < WRITERS; number += 1) {
    const at = number % LOGINS.length;
    const cars = [await addCar(admin, number * 2), await addCar(admin, number * 2 + 1)] as const;
    writers.push(new Writer(calls[at] ?? admin, { number, login: LOGINS[at] ?? 'admin', cars }));
  }
  return { admin, writers };
}

/** Writes until the count, with one kill meanwhile. */
async function round(product: Product, writers: readonly Writer[], tally: Tally, target: number) {
  const half = (tally.operations + target) / 2;
  const writing = Promise.all(
    writers.map((writer) => writer.writeOn(() => tally.operations >= target)),
  );
  const killing = expect
    .poll(() => tally.operations, { timeout: TEST_MS, interval: 5 })
    .toBeGreaterThan(half)
    .then(() => product.halt('SIGKILL'))
    .then(() => product.resume());
  await Promise.all([writing, killing]);
}

interface Noted {
  readonly moment: string;
  readonly reports: Awaited<ReturnType<typeof readPastReports>>;
  readonly debtors: ReadonlyMap<number, number> | null;
}

/** The current reports, without concurrent writes. */
async function note(calls: PatientCalls, isListed: boolean): Promise<Noted> {
  await pause(5);
  const moment = new Date().toISOString();
  await pause(5);
  const reports = await readPastReports(calls, moment);
  return { moment, reports, debtors: isListed ? await debtorsAt(calls, moment) : null };
}

/** Output of `npm run doctor`; it may find other faults of a test installation. */
async function doctorText({ dataDir, env }: Awaited<ReturnType<typeof startFaulted>>) {
  const program = fileURLToPath(new URL('../../dist/server/doctor.js', import.meta.url));
  const settings = { env: { PATH: process.env.PATH, ...env, DATA_DIR: dataDir } };
  const printed = await promisify(execFile)(process.execPath, [program], settings).catch(
    (error: { stdout: string }) => error,
  );
  return printed.stdout;
}

test.each(ENGINES)(
  'killed under writers of money, reports the same figures as plain sums (%s)',
  async (engine) => {
    const product = await startFaulted(engine, { cars: 2 });
    const tally = new Tally();
    const { admin, writers } = await openWriters(product, tally);
    const before: Before = { since: today(), moved: await readMoved(admin, today()) };
    const models = () => writers.flatMap(({ made }) => made.map(({ model }) => model));
    const noted: Noted[] = [];
    const startedAt = performance.now();
    let kills = 0;
    while (kills < KILLS && performance.now() - startedAt < ENOUGH_MS) {
      kills += 1;
      await round(product, writers, tally, (OPERATIONS / KILLS) * kills);
      await demandSums(admin, models(), before);
      noted.push(await note(admin, noted.length < LISTED_MOMENTS));
    }
    const minutes = (performance.now() - startedAt) / 60_000;
    await demandEach(admin, models());
    for (const { moment, reports, debtors } of noted) {
      expect(await readPastReports(admin, moment)).toEqual(reports);
      if (debtors) expect(await debtorsAt(admin, moment)).toEqual(debtors);
    }
    // A check of the doctor ends after 5 s, also on a busy machine.
    await expect
      .poll(() => doctorText(product), { timeout: 60_000 })
      .toContain('деньги аренд сходятся');
    const { operations, refused, retries, twice } = tally;
    const entries = models().reduce((sum, model) => sum + model.entries.length, 0);
    record({
      fault: `kill −9 × ${kills} under ${WRITERS} writers of money`,
      engine,
      measured: `${operations} operations (${refused} refused, ${retries} repeated, ${twice} sent twice) on ${models().length} rentals, ${entries} entries: every figure to the kopeck, ${noted.length} past moments unchanged; ${minutes.toFixed(0)} min`,
    });
  },
  TEST_MS,
);
