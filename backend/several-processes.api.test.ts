import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { User } from '@backend/store/entities/user.entity';
import { clientWith } from '@backend/testing/client';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { openSession } from '@backend/testing/people';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { type Config, readConfig } from './config';
import { createLog } from './logging/create-log';
import { prepareProduction, type RunningServer, serve } from './serve';

const PROCESSES = 4;

/** Each has its own store, feed and port, as a process has. */
describe.runIf(process.env.TEST_ENGINE === 'postgres')('several servers on one database', () => {
  let database: TestDatabase;
  let config: Config;
  let dataDir: string;
  let running: RunningServer[];
  let cookie: string;

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    database = await openTestDatabase({ migrated: false });
    const { databaseUrl } = database.options;
    dataDir = mkdtempSync(join(tmpdir(), 'processes-test-'));
    config = { ...readConfig({ PORT: '0', ADMIN_LOGIN: 'olga' }), databaseUrl, dataDir };
    const start = () => serve(config, createLog('silent'), prepareProduction);
    running = await Promise.all(Array.from({ length: PROCESSES }, start));
    cookie = await openSession(database.store, 'olga', new Date(), config);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await Promise.all(running.map((server) => server.stop()));
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('start together on an empty one, which is prepared once', async () => {
    expect(await database.store.fork().find(User, {})).toHaveLength(1);
    const answers = await Promise.all(running.map(({ url }) => fetch(`${url}/health/ready`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(PROCESSES).fill(200));
  });

  test('hear within a second of a change made through another', async () => {
    const [here, there] = running;
    class Socket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { cookie } });
      }
    }
    const heard: string[] = [];
    const live = createClient({
      url: `${there?.url.replace('http', 'ws')}/api/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
    });
    live.subscribe<{ changes: { operation: string } }>(
      { query: 'subscription { changes(since: "") { operation } }' },
      {
        next: ({ data }) => heard.push(data?.changes.operation ?? ''),
        error: (error) => heard.push(String(error)),
        complete: () => undefined,
      },
    );
    await expect.poll(() => heard).toEqual(['subscribed']);
    const source = { name: 'Авито' };
    const client = clientWith(here?.url ?? '', async () => cookie);
    expect((await client.rest('POST', '/sources', source)).status).toBe(201);
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['subscribed', 'createSource']);
    await live.dispose();
  });
});
