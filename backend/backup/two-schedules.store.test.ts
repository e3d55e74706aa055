import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { unlessCopying } from '@backend/store/process-locks';
import { openTestDatabase } from '@backend/testing/database';
import { expect, test } from 'vitest';
import { createBackups } from './schedule';

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'of two servers one makes the copy',
  async () => {
    const database = await openTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'schedules-test-'));
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const made: string[] = [];
    const server = () =>
      createBackups({
        ...{ folder, everyHours: 24, kept: 2, log: createLog('silent') },
        clock: () => new Date('2026-11-22T10:00:00Z'),
        alone: (job) => unlessCopying(database.store, job),
        copyTo: async (path) => {
          made.push(path);
          started.resolve();
          await finish.promise;
          writeFileSync(path, 'copy');
        },
      });
    const [first, second, third] = [server(), server(), server()];
    const copied = first.begin();
    await started.promise;
    await second.begin();
    finish.resolve();
    await copied;
    // A copy is there now, and the lock is free.
    await third.begin();
    expect([made.length, readdirSync(folder).length]).toEqual([1, 1]);
    for (const schedule of [first, second, third]) await schedule.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
