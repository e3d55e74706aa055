import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '@backend/settings/config';
import { type Client, clientWith } from '@backend/testing/client';
import { openSession, TEST_PASSWORD } from '@backend/testing/data/people';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { startRoundRobin } from '@backend/testing/round-robin';
import { type ServerProcess, startServerProcess } from '@backend/testing/server-process';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';

const CLIENTS = 2;
/** Pause between requests of a client: the starting servers need the cores. Milliseconds. */
const PAUSE_MS = 20;
/** One in so many requests writes: over a hundred pending notices are merged into one. */
const WRITES_EVERY = 4;
const SERVERS = 2;
/** Two processes stop and start. */
const RESTARTS_WITHIN_MS = 240_000;

interface Notice {
  readonly operation: string;
  readonly topics: readonly string[];
  readonly cursor: string;
}

/** Subscribes like a tablet: after each disconnect again, from its last cursor. */
function listen(url: string, cookie: string) {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  const received: Notice[] = [];
  const breaks: (number | undefined)[] = [];
  let stop: () => void = () => undefined;
  let isOver = false;
  function open(): void {
    const live = createClient({
      url: `${url.replace('http', 'ws')}/api/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
    });
    stop = () => void live.dispose();
    live.subscribe<{ changes: Notice }>(
      {
        query:
          'subscription ($since: String) { changes(since: $since) { operation topics cursor } }',
        variables: { since: received.at(-1)?.cursor ?? '' },
      },
      {
        next: ({ data }) => data && received.push(data.changes),
        complete: () => undefined,
        error: (error) => {
          if (isOver) return;
          breaks.push((error as { code?: number }).code);
          setTimeout(open, 20);
        },
      },
    );
  }
  open();
  return {
    received,
    breaks,
    close() {
      isOver = true;
      stop();
    },
  };
}

/** Reads and writes in turn until stopped; returns the number of responses by status. */
function sendSteadily(client: Client) {
  const statuses: Record<number, number> = {};
  let sent = 0;
  let isOver = false;
  async function sendInTurn(): Promise<void> {
    while (!isOver) {
      sent += 1;
      const name = `Источник ${sent}`;
      const { status } = await (sent % WRITES_EVERY
        ? client.rest('GET', '/sources')
        : client.rest('POST', '/sources', { name }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      await pause(PAUSE_MS);
    }
  }
  const sending = Promise.all(Array.from({ length: CLIENTS }, sendInTurn));
  return async () => {
    isOver = true;
    await sending;
    return { sent, statuses };
  };
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a rolling restart', () => {
  let database: TestDatabase;
  let dataDir: string;
  let servers: ServerProcess[] = [];
  let cookie: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'rolling-test-'));
    const env = {
      DATABASE_URL: database.options.databaseUrl ?? '',
      DATA_DIR: dataDir,
      ADMIN_LOGIN: 'olga',
      ADMIN_PASSWORD: TEST_PASSWORD,
      SESSION_REQUESTS: '0',
      // Longer than the timeout of the readiness probe (health.ts).
      SHUTDOWN_DELAY_SECONDS: '5',
      LOG_LEVEL: 'warn',
    };
    servers = await Promise.all(Array.from({ length: SERVERS }, () => startServerProcess(env)));
    cookie = await openSession(database.store, 'olga', new Date(), readConfig({}));
  }, RESTARTS_WITHIN_MS);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.halt('SIGKILL')));
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('loses no request and no notice', { timeout: RESTARTS_WITHIN_MS }, async () => {
    const proxy = await startRoundRobin(servers.map(({ url }) => url));
    const tablets = Array.from({ length: SERVERS }, () => listen(proxy.url, cookie));
    onTestFinished(async () => {
      for (const tablet of tablets) tablet.close();
      await proxy.close();
    });
    for (const { received } of tablets) await expect.poll(() => received).toHaveLength(1);
    const finish = sendSteadily(clientWith(proxy.url, async () => cookie));

    for (const server of servers) {
      expect(await server.halt('SIGTERM')).toBe(0);
      await server.start();
      // A server that is ready gets requests only after the proxy's next check.
      await expect.poll(() => proxy.sendsTo(server.url), { timeout: 30_000 }).toBe(true);
    }
    const { sent, statuses } = await finish();
    const written = Math.floor(sent / WRITES_EVERY);
    expect(proxy.failures).toEqual([]);
    expect(statuses).toEqual({ 200: sent - written, 201: written });

    for (const { received, breaks } of tablets) {
      const created = () => received.filter(({ operation }) => operation === 'createSource');
      await expect.poll(() => created().length).toBe(written);
      expect(new Set(created().map(({ cursor }) => cursor)).size).toBe(written);
      // Resumed by its cursor, without a notice to reload everything.
      const resumed = received.filter(({ operation }) => operation === 'subscribed').slice(1);
      expect(resumed.flatMap(({ topics }) => topics)).toEqual([]);
      expect(breaks.length).toBeGreaterThan(0);
      expect(breaks.filter((code) => code !== 1001)).toEqual([]);
    }
  });
});
