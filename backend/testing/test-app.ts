import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScheduledBackups } from '@backend/backup/schedule';
import type { ChangeFeed } from '@backend/changes/feed';
import { createLog } from '@backend/logging/create-log';
import type { CompanySize } from '@backend/long-reads/large-company';
import { createApp } from '@backend/server/app';
import { type Config, readConfig } from '@backend/settings/config';
import { addFirstTills } from '@backend/store/first-tills';
import type { Store, StoreOptions } from '@backend/store/open-store';
import { openFileStore } from '@backend/uploads/file-store';
import type { Permission } from '@schema/permissions';
import { type Client, clientWith } from './client';
import { addUser, openSession } from './data/people';
import { openTestDatabase, type TestDatabase } from './database';

/** A clock that is fixed until moved. */
export interface TestClock {
  now(): Date;
  /** ISO 8601. */
  set(moment: string): void;
  advance(ms: number): void;
}

export interface TestApp {
  /** http://127.0.0.1:port */
  readonly url: string;
  readonly store: Store;
  /** Opens the application's database again: `openStore(databaseOptions)`. */
  readonly databaseOptions: StoreOptions;
  readonly config: Config;
  readonly clock: TestClock;
  /** The application's live feed. */
  readonly changes: ChangeFeed;
  /** Log lines of the application until now, as objects. */
  readonly logged: Record<string, unknown>[];
  /**
   * A client of a user: a list of permissions (the same list is the same user), the login of an
   * existing user, or null when anonymous. Inserts a session row without checking a password.
   */
  as(who: readonly Permission[] | string | null): Client;
  /** Open connections to the application. */
  connections(): Promise<number>;
  /** Stops the application and keeps its database; `close` may follow. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** The initial time; ISO 8601. Default: 10.11.2026 12:00 in Moscow. */
  clock?: string;
  config?: Partial<Config>;
  /** Scheduled copies; unset: none. */
  backups?: (store: Store, clock: () => Date) => ScheduledBackups;
  /** Folder of a built client; unset: the API alone. */
  clientDir?: string;
  /** Folder of a built playground; unset: none. */
  playgroundDir?: string;
  /** Memory limit of the import process, MB; unset: as in production. */
  importHeapMb?: number;
  /** Unset: a feed local to this process. */
  changes?: ChangeFeed;
  /** Minimum company size for long reads in a thread; unset: always in this thread. */
  readsFrom?: CompanySize;
  /** A migrated database, closed with the application; unset: an empty one. */
  database?: TestDatabase;
}

const DEFAULT_MOMENT = '2026-11-10T09:00:00.000Z';

function fixedClock(moment: string): TestClock {
  let now = new Date(moment);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

/**
 * The whole application in this process on a random local port, with an empty migrated database on
 * the engine in TEST_ENGINE.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { clientDir, playgroundDir } = options;
  const clock = fixedClock(options.clock ?? DEFAULT_MOMENT);
  const dataDir = mkdtempSync(join(tmpdir(), 'test-files-'));
  // One test user sends more requests than a person would.
  const unbounded = { sessionRequests: 0, strangerRequests: 0 };
  const config: Config = { ...readConfig({}), ...unbounded, dataDir, ...options.config };
  const database = options.database ?? (await openTestDatabase());
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const { store } = database;
  await store.write(store.fork(), (em) => addFirstTills(em, clock.now()));
  const files = await openFileStore(config, log);
  const entry = process.env.TEST_IMPORT_WORKER;
  const paperEntry = process.env.TEST_PAPER_WORKER;
  const readEntry = process.env.TEST_READ_WORKER;
  if (!entry || !paperEntry || !readEntry)
    throw new Error('TEST_…_WORKER is not set: run vitest by its project');
  const importWorker = { entry, store: database.options, heapMb: options.importHeapMb };
  const app = await createApp({
    config,
    store,
    files,
    log,
    importWorker,
    paperWorker: { entry: paperEntry },
    clientDir,
    playgroundDir,
    readWorker: options.readsFrom && { entry: readEntry, from: options.readsFrom },
    clock: clock.now,
    changes: options.changes,
    backups: options.backups?.(store, clock.now),
  });
  await new Promise<void>((done) => app.server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const cookies = new Map<string, Promise<string>>();
  async function signedIn(who: readonly Permission[] | string): Promise<string> {
    const login = typeof who === 'string' ? who : `user-${[...who].sort().join('-') || 'empty'}`;
    if (typeof who !== 'string')
      await addUser(database.store, { login, permissions: who }, clock.now());
    return openSession(database.store, login, clock.now(), config);
  }
  function as(who: readonly Permission[] | string | null): Client {
    if (who === null) return clientWith(url, async () => '');
    const key = JSON.stringify(typeof who === 'string' ? who : [...who].sort());
    return clientWith(url, () => {
      const cookie = cookies.get(key) ?? signedIn(who);
      cookies.set(key, cookie);
      return cookie;
    });
  }
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= app.close();
    return stopped;
  };
  const connections = () =>
    new Promise<number>((done, fail) => {
      app.server.getConnections((error, count) => (error ? fail(error) : done(count)));
    });
  async function close() {
    await stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const { changes } = app;
  const { options: databaseOptions } = database;
  return {
    url,
    store,
    databaseOptions,
    config,
    clock,
    changes,
    get logged() {
      return lines.map((line) => JSON.parse(line));
    },
    as,
    connections,
    stop,
    close,
  };
}
