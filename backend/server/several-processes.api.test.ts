import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { type Config, readConfig } from '@backend/settings/config';
import { User } from '@backend/store/entities/access/user.entity';
import { raw } from '@backend/store/sql/raw';
import { clientWith } from '@backend/testing/client';
import { addUser, openSession, TEST_PASSWORD } from '@backend/testing/data/people';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { prepareProduction } from './prepare';
import { type RunningServer, serve } from './serve';

const PROCESSES = 4;

/** Servers with their own store, feed and port, as in separate processes. */
describe.runIf(process.env.TEST_ENGINE === 'postgres')('several servers on one database', () => {
  let database: TestDatabase;
  let config: Config;
  let dataDir: string;
  let running: RunningServer[];
  let cookie: string;
  const start = () => serve(config, createLog('silent'), prepareProduction);

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    database = await openTestDatabase({ migrated: false });
    const { databaseUrl } = database.options;
    dataDir = mkdtempSync(join(tmpdir(), 'processes-test-'));
    config = {
      ...readConfig({
        PORT: '0',
        ADMIN_LOGIN: 'olga',
        ADMIN_PASSWORD: TEST_PASSWORD,
        TRUST_PROXY: '1',
      }),
      databaseUrl,
      dataDir,
    };
    running = await Promise.all(Array.from({ length: PROCESSES }, start));
    cookie = await openSession(database.store, 'olga', new Date(), config);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await Promise.all(running.map((server) => server.stop()));
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('start concurrently on an empty one, which is initialised once', async () => {
    expect(await database.store.fork().find(User, {})).toHaveLength(1);
    const answers = await Promise.all(running.map(({ url }) => fetch(`${url}/health/ready`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(PROCESSES).fill(200));
  });

  /** Signs in through the servers in turn, from `address`; returns the statuses. */
  async function signIn(
    tries: number,
    { login, password, from }: { login: string; password: string; from: (at: number) => string },
  ) {
    const statuses: number[] = [];
    for (let at = 0; at < tries; at += 1) {
      const answer = await fetch(`${running[at % running.length]?.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from(at) },
        body: JSON.stringify({ login, password }),
      });
      statuses.push(answer.status);
    }
    return statuses;
  }
  const wrongTries = (count: number) => [...Array(count).fill(401), 429];

  test('count wrong passwords together, and still after a restart', async () => {
    for (const login of ['anna', 'boris']) {
      await addUser(database.store, { login, permissions: ['view_board'] }, new Date());
    }
    const here = () => '198.51.100.7';
    const everywhere = (at: number) => `203.0.113.${at}`;
    const anna = { login: 'anna', password: 'guess' };
    expect(await signIn(9, { ...anna, from: here })).toEqual(wrongTries(8));
    expect(await signIn(9, { ...anna, from: everywhere })).toEqual(wrongTries(8));
    const colleague = { login: 'boris', password: TEST_PASSWORD, from: here };
    expect(await signIn(4, colleague)).toEqual([200, 200, 200, 200]);

    await running.pop()?.stop();
    const restarted = await start();
    running = [restarted, ...running];
    const right = { login: 'anna', password: TEST_PASSWORD, from: everywhere };
    expect(await signIn(2, right)).toEqual([429, 429]);
    const kept = await raw<{ key: string }>(
      database.store.fork(),
      'select key as "key" from attempt_counts',
    );
    expect(kept.length).toBeGreaterThan(0);
    for (const { key } of kept) expect(key).toMatch(/^sign-in \w+:[\w-]{43}$/);
  });

  test('refuse sign-ins while the attempts cannot be counted', async () => {
    const em = database.store.fork();
    await em.begin();
    await em.execute('lock table attempt_counts in access exclusive mode');
    const boris = { login: 'boris', password: TEST_PASSWORD, from: () => '198.51.100.9' };
    expect(await signIn(1, boris)).toEqual([503]);
    await em.rollback();
    expect(await signIn(1, boris)).toEqual([200]);
  });

  test('count wrong API tokens together', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      const headers = { authorization: `Bearer wrong-${at}`, 'x-forwarded-for': '198.51.100.8' };
      const { status } = await fetch(`${running[at % 2]?.url}/api/sources`, { headers });
      statuses.push(status);
    }
    expect(statuses).toEqual(wrongTries(10));
  });

  test('are notified within a second of a change made through another', async () => {
    const [here, there] = running;
    class Socket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { cookie } });
      }
    }
    const received: string[] = [];
    const live = createClient({
      url: `${there?.url.replace('http', 'ws')}/api/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
    });
    live.subscribe<{ changes: { operation: string } }>(
      { query: 'subscription { changes(since: "") { operation } }' },
      {
        next: ({ data }) => received.push(data?.changes.operation ?? ''),
        error: (error) => received.push(String(error)),
        complete: () => undefined,
      },
    );
    await expect.poll(() => received).toEqual(['subscribed']);
    const source = { name: 'Авито' };
    const client = clientWith(here?.url ?? '', async () => cookie);
    expect((await client.rest('POST', '/sources', source)).status).toBe(201);
    await expect.poll(() => received, { timeout: 5000 }).toEqual(['subscribed', 'createSource']);
    await live.dispose();
  });
});
