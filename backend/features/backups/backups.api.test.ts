import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackups } from '@backend/backup/schedule';
import { writeBackup } from '@backend/backup/write-backup';
import { createLog } from '@backend/logging/create-log';
import { addCar } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backups } from './backups.types';

const root = mkdtempSync(join(tmpdir(), 'backups-api-'));
const folder = join(root, 'copies');
/** A copy awaits it before it is verified. */
let gate = Promise.resolve();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    backups: (store, clock) =>
      createBackups({
        folder,
        everyHours: 24,
        kept: 2,
        clock,
        log: createLog('silent'),
        trusts: async () => true,
        alone: (job) => job(),
        copyTo: async (path, { onStep }) => {
          await gate;
          const files = { get: async () => null };
          await writeBackup({ store, files, now: clock(), onStep }, path);
        },
      }),
  });
  await addCar(app.store);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const manager = () => app.as(['manage_users']);
const read = async () => (await manager().rest<Backups>('GET', '/backups')).body;
const idle = () => expect.poll(async () => (await read()).running).toBeNull();

test('without BACKUP_DIR there is nothing to list and nothing to start', async () => {
  const bare = await startTestApp();
  try {
    const client = bare.as(['manage_users']);
    const listed = await client.rest('GET', '/backups');
    expect([listed.status, listed.body]).toMatchObject([200, { isOn: false, copies: [] }]);
    const { status, body } = await client.rest('POST', '/backups');
    expect([status, body.message]).toEqual([409, MESSAGES.backups.off]);
  } finally {
    await bare.close();
  }
});

describe('a requested copy', () => {
  test('is made one at a time and listed with its contents', async () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    const started = await manager().rest('POST', '/backups');
    expect([started.status, started.body]).toEqual([202, { ok: true }]);
    await expect.poll(async () => (await read()).running?.step).toBe('data');
    const second = await manager().gql('mutation { startBackup }');
    expect(second.errors?.[0]?.message).toBe(MESSAGES.backups.running);
    held.resolve();
    await idle();
    const { copies, ...rest } = await read();
    expect(copies).toEqual([
      {
        name: 'avtoprokat-2026-11-10T09-00-00Z.zip',
        at: '2026-11-10T09:00:00.000Z',
        bytes: expect.any(Number),
        cars: 1,
        bookings: 0,
        files: 0,
        problem: null,
      },
    ]);
    expect(rest).toEqual({
      isOn: true,
      folder,
      everyHours: 24,
      kept: 2,
      isLate: false,
      nextAt: '2026-11-11T09:00:00.000Z',
      running: null,
      failure: null,
    });
  });

  test('that failed has a message, and a damaged or late copy is marked', async () => {
    app.clock.set('2026-11-13T09:00:00Z');
    gate = Promise.reject(new Error('ENOSPC: no space left on device, write'));
    gate.catch(() => undefined);
    await manager().rest('POST', '/backups');
    await expect.poll(async () => (await read()).failure).not.toBeNull();
    writeFileSync(join(folder, 'avtoprokat-2026-11-12T09-00-00Z.zip'), 'not a copy');
    const { copies, failure, isLate } = await read();
    expect(failure).toEqual({
      at: '2026-11-13T09:00:00.000Z',
      message: MESSAGES.backups.noSpace,
      server: null,
    });
    expect(copies.map(({ problem }) => problem)).toEqual([MESSAGES.backups.unreadable, null]);
    expect(isLate).toBe(true);
  });

  test('an unreadable folder is refused with a message', async () => {
    rmSync(folder, { recursive: true });
    mkdirSync(root, { recursive: true });
    writeFileSync(folder, 'a file');
    const { status, body } = await manager().rest('GET', '/backups');
    expect([status, body.message]).toEqual([503, MESSAGES.backups.unreadableFolder]);
  });
});
