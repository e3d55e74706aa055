import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type Day } from '@schema/values/time/calendar';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Cluster, startCluster } from '../../tools/test/postgres-cluster';
import { today } from '../support/board/board-facts';
import { type Product, startProduct } from '../support/start-product';
import {
  type Booked,
  bookingOf,
  bookingsFrom,
  type Call,
  callsTo,
  cookieOf,
} from './support/calls';
import { onPostgres } from './support/faulted-product';
import { record } from './support/figures';
import { byLength, LONG_TEST_MS } from './support/length';
import { statusesText, Waits } from './support/waits';

const CARS = 8;
const DAYS = 360;
const ROUNDS = byLength(1, 5);
const ENDED_WITHIN_MS = 8000;
const OPERATION = 'createBookingWithCustomer';

interface Notices {
  readonly [name: string]: unknown;
  readonly changes: { readonly operation: string; readonly cursor: string };
}

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.remove());

/** Ends every connection of the product, as an administrator or a broken network does. */
const endConnections = () =>
  onPostgres(cluster.url, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`),
  );

const FAULTS: readonly (readonly [name: string, run: () => Promise<unknown>])[] = [
  ['connections ended', endConnections],
  ['server restarted', () => cluster.halt('fast').then(() => cluster.resume())],
  ['server crashed', () => cluster.halt('immediate').then(() => cluster.resume())],
];

/** Creates a database of the cluster; returns its address. */
async function newDatabase(name: string): Promise<string> {
  await onPostgres(cluster.url, (client) => client.query(`create database ${name}`));
  const address = new URL(cluster.url);
  address.pathname = `/${name}`;
  return address.href;
}

/** The received notices and the last cursor; a broken socket is reopened after it. */
function listenTo({ url }: Product, cookie: string) {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  const live = createClient({
    url: `${url.replace('http', 'ws')}/api/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
  });
  const received: string[] = [];
  let since = '';
  let isOver = false;
  const listening = (async () => {
    while (!isOver) {
      const query = `subscription { changes(since: "${since}") { operation cursor } }`;
      try {
        for await (const { data } of live.iterate<Notices>({ query })) {
          if (!data) continue;
          received.push(data.changes.operation);
          since = data.changes.cursor;
        }
      } catch {
        await pause(200);
      }
    }
  })();
  return {
    received,
    /** The number of the last notice: `run.number`. */
    last: () => Number(since.split('.').at(-1)),
    async close() {
      isOver = true;
      await live.dispose();
      await listening;
    },
  };
}

/** Number of announced bookings, and number of the last notice. */
const noticesIn = (url: string) =>
  onPostgres(url, async (client) => {
    const { rows } = await client.query<{ created: number; last: number }>(
      `select count(*) filter (where operation = $1)::int as created, max(id)::int as last
       from change_notices`,
      [OPERATION],
    );
    return rows[0] ?? { created: 0, last: 0 };
  });

/** Books day after day, also through failures; a failed one is repeated under its key. */
async function writeOn(
  call: Call,
  waits: Waits,
  { carId, first, made }: { carId: number; first: Day; made: Booked[] },
  isOver: () => boolean,
): Promise<void> {
  for (let at = 0; at < DAYS && !isOver(); ) {
    const day = addDays(first, at);
    const body = bookingOf({ carId, day }, carId * 1000 + at);
    const answer = await waits.timed(() =>
      call<Booked>('POST', '/bookings/with-customer', body, `${carId}-${day}`),
    );
    if (answer?.status !== 201) continue;
    made.push(answer.body);
    at += 1;
  }
}

test('PostgreSQL flushes acknowledged commits, and the product does not change that', async () => {
  const settings = await onPostgres(cluster.url, (client) =>
    client.query(`select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`),
  );
  expect(settings.rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
});

test.each(FAULTS)(
  'with %s, concurrent requests get 503, later ones succeed, and nothing is lost',
  async (name, fail) => {
    const database = await newDatabase(name.replaceAll(' ', '_'));
    const env = { DATABASE_URL: database, SESSION_REQUESTS: '0', LOG_LEVEL: 'fatal' };
    const product = await startProduct({ cars: CARS, env });
    const cookie = await cookieOf(product);
    const call = callsTo(product, cookie);
    const live = listenTo(product, cookie);
    const waits = new Waits();
    const made: Booked[] = [];
    const first = addDays(today(), 365);
    let isOver = false;
    try {
      await expect.poll(() => live.received).toEqual(['subscribed']);
      const writing = Array.from({ length: CARS }, (_, at) =>
        writeOn(call, waits, { carId: at + 1, first, made }, () => isOver),
      );
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = made.length;
        await expect.poll(() => made.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
        await fail();
        const broken = made.length;
        await expect.poll(() => made.length, { timeout: 30_000 }).toBeGreaterThan(broken + 20);
      }
      isOver = true;
      await Promise.all(writing);
      expect([...waits.statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual(
        [],
      );
      expect(waits.at(1)).toBeLessThan(ENDED_WITHIN_MS);
      const kept = await bookingsFrom(call, first, DAYS);
      expect(kept.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
      const stored = () => noticesIn(database);
      // A notice whose acknowledgement was lost is stored twice.
      await expect
        .poll(async () => (await stored()).created, { timeout: 15_000 })
        .toBeGreaterThanOrEqual(made.length);
      // Many concurrent notices are merged, so the received cursor is compared.
      await expect
        .poll(async () => live.last() - (await stored()).last, { timeout: 15_000 })
        .toBe(0);
      record({
        fault: `PostgreSQL: ${name} × ${ROUNDS}`,
        engine: 'postgres',
        measured: `${statusesText(waits)}; longest ${waits.at(1)} ms; ${(await stored()).created} notices of ${made.length}, received to the last`,
      });
    } finally {
      isOver = true;
      await live.close();
      await product.stop('SIGKILL');
    }
  },
  LONG_TEST_MS,
);

/** Commits wait for a missing standby; interrupted meanwhile, they are kept. */
async function loseOneCommit(): Promise<void> {
  await onPostgres(cluster.url, async (client) => {
    const ended = () =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event = 'SyncRep'`);
    await expect.poll(async () => (await ended()).rowCount, { timeout: 15_000 }).toBeGreaterThan(0);
    await client.query('alter system reset synchronous_standby_names');
    await client.query('select pg_reload_conf()');
  });
}

test('a change that is committed while the answer to its COMMIT is lost is announced', async () => {
  const database = await newDatabase('lost_commit');
  const product = await startProduct({ cars: CARS, env: { DATABASE_URL: database } });
  const cookie = await cookieOf(product);
  const call = callsTo(product, cookie);
  const live = listenTo(product, cookie);
  try {
    await expect.poll(() => live.received).toEqual(['subscribed']);
    await onPostgres(cluster.url, async (client) => {
      await client.query(`alter system set synchronous_standby_names = 'missing'`);
      await client.query('select pg_reload_conf()');
    });
    const body = bookingOf({ carId: 1, day: addDays(today(), 365) }, 1);
    const book = () => call<Booked>('POST', '/bookings/with-customer', body, 'lost-commit');
    const [lost] = await Promise.all([book(), loseOneCommit()]);
    expect(lost?.status).toBe(503);
    // Before the 20 seconds after which others announce changes of a crashed process.
    await expect.poll(() => live.received, { timeout: 10_000 }).toContain(OPERATION);
    const again = await book();
    expect(again?.status).toBe(201);
    const kept = await bookingsFrom(call, addDays(today(), 365), 1);
    expect(kept.map(({ id }) => id)).toEqual([again?.body.id]);
  } finally {
    await live.close();
    await product.stop('SIGKILL');
  }
});
