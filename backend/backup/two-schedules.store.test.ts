import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { unlessCopying } from '@backend/store/process-locks';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedCopyState } from './copy-state';
import { type BackupSchedule, createBackups, type ScheduledBackups } from './schedule';

const NOW = new Date('2026-11-22T10:00:00Z');

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the copies of several servers', () => {
  let database: TestDatabase;
  let folder: string;
  let servers: ScheduledBackups[];
  beforeEach(async () => {
    database = await openTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'schedules-test-'));
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) await server.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function open(name: string, copyTo: BackupSchedule['copyTo'], clock = () => NOW) {
    const { store } = database;
    const shared = sharedCopyState(store);
    const server = createBackups({
      folder,
      everyHours: 24,
      kept: 2,
      clock,
      copyTo,
      log: createLog('silent'),
      trusts: async () => true,
      alone: (job, tries) => unlessCopying(store, job, tries),
      shared: shared && { ...shared, server: name },
    });
    servers.push(server);
    return server;
  }

  test('one of them makes each, and all show it', async () => {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const made: string[] = [];
    const copyTo: BackupSchedule['copyTo'] = async (path, { onStep }) => {
      made.push(path);
      onStep('proof');
      started.resolve();
      await finish.promise;
      writeFileSync(path, 'copy');
    };
    const [first, second, third] = [open('a', copyTo), open('b', copyTo), open('c', copyTo)];
    const copied = first.begin();
    await started.promise;
    await second.begin();
    const running = { startedAt: NOW, step: 'proof', server: 'a' };
    await expect.poll(() => second.status()).toEqual({ running, failure: null });
    expect(await second.copyNow()).toBe(false);
    finish.resolve();
    await copied;
    // A copy exists now, and the lock is free.
    await third.begin();
    expect([made.length, readdirSync(folder).length]).toEqual([1, 1]);
    expect(await second.status()).toEqual({ running: null, failure: null });
  });

  test('any of them starts one on request, and all show a failure until one succeeds', async () => {
    const failing = open('a', () => Promise.reject(new Error('EACCES: permission denied')));
    const working = open('b', async (path) => writeFileSync(path, 'copy'));
    expect(await failing.copyNow()).toBe(true);
    const failure = { at: NOW, message: MESSAGES.backups.notAllowed, server: 'a' };
    await expect.poll(() => working.status()).toEqual({ running: null, failure });
    expect(await working.copyNow()).toBe(true);
    await expect.poll(async () => (await failing.status()).failure).toBeNull();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('a copy requested while another server checks whether one is due is still made', async () => {
    const looking = Promise.withResolvers<void>();
    const other = unlessCopying(database.store, () => looking.promise);
    const server = open('b', async (path) => writeFileSync(path, 'copy'));
    expect(await server.copyNow()).toBe(true);
    setTimeout(looking.resolve, 300);
    await other;
    await expect.poll(() => readdirSync(folder)).toHaveLength(1);
  });

  test('a copy of a crashed server is not shown as running', async () => {
    const shared = sharedCopyState(database.store);
    await shared?.keep({ running: { startedAt: NOW, step: 'data', server: 'dead' } });
    const server = open('b', async (path) => writeFileSync(path, 'copy'));
    expect((await server.status()).running).toBeNull();
    expect(await server.copyNow()).toBe(true);
    await expect.poll(() => readdirSync(folder)).toHaveLength(1);
  });
});
