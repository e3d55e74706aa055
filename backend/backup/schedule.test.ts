import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { MESSAGES } from '@schema/messages';
import { addHours } from 'date-fns/addHours';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type BackupSchedule,
  copiesFromFuture,
  createBackups,
  lastBackup,
  scheduledCopies,
} from './schedule';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const copyTo = vi.fn(async (path: string) => writeFileSync(path, 'copy'));
const alone = (job: () => Promise<void>) => job();
const trusts = async () => true;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schedule-test-'));
  copyTo.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function runOnce(now: Date, over: Partial<BackupSchedule> = {}): Promise<void> {
  const schedule = { folder, everyHours: 24, kept: 2, clock: () => now, copyTo, alone, trusts };
  const backups = createBackups({ ...schedule, log: createLog('silent'), ...over });
  await backups.begin();
  await backups.stop();
}

test('a copy is made immediately, and again after each interval', async () => {
  expect(await lastBackup(folder, NOW)).toBeNull();
  await runOnce(NOW);
  await runOnce(addHours(NOW, 23));
  expect(readdirSync(folder)).toEqual(['avtoprokat-2026-11-22T10-00-00Z.zip']);
  expect(await lastBackup(folder, addHours(NOW, 23))).toEqual({
    at: '2026-11-22T10:00:00.000Z',
    ageHours: 23,
  });
  await runOnce(addHours(NOW, 24));
  expect(copyTo).toHaveBeenCalledTimes(2);
});

test('the oldest copies are deleted, other files are kept', async () => {
  writeFileSync(join(folder, 'before-the-move.zip'), '');
  for (const days of [0, 1, 2]) await runOnce(addHours(NOW, 24 * days));
  expect(readdirSync(folder).sort()).toEqual([
    'avtoprokat-2026-11-23T10-00-00Z.zip',
    'avtoprokat-2026-11-24T10-00-00Z.zip',
    'before-the-move.zip',
  ]);
});

test('a failed copy deletes none and is repeated', async () => {
  await runOnce(NOW);
  const failing = vi.fn(() => Promise.reject(new Error('the disk is full')));
  await runOnce(addHours(NOW, 24), { copyTo: failing, kept: 1 });
  expect(readdirSync(folder)).toHaveLength(1);
  await runOnce(addHours(NOW, 25));
  expect(copyTo).toHaveBeenCalledTimes(2);
});

test('a folder that does not exist is created', async () => {
  folder = join(folder, 'copies');
  await runOnce(NOW);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a stop ends a running copy', async () => {
  const started = Promise.withResolvers<void>();
  const endless: BackupSchedule['copyTo'] = (_path, { signal }) =>
    new Promise<void>((_, reject) => {
      started.resolve();
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const schedule = {
    folder,
    everyHours: 24,
    kept: 2,
    clock: () => NOW,
    copyTo: endless,
    alone,
    trusts,
  };
  const backups = createBackups({ ...schedule, log: createLog('silent') });
  const first = backups.begin();
  await started.promise;
  expect(await backups.copyNow()).toBe(false);
  await backups.stop();
  await first;
  expect(await backups.status()).toEqual({ running: null, failure: null });
  expect(readdirSync(folder)).toEqual([]);
});

test('the unfinished file of a killed copy is removed after a day', async () => {
  const abandoned = join(folder, '.unfinished-abc');
  mkdirSync(abandoned);
  utimesSync(abandoned, NOW, NOW);
  await runOnce(addHours(NOW, 23));
  expect(readdirSync(folder)).toContain('.unfinished-abc');
  await runOnce(addHours(NOW, 25));
  expect(readdirSync(folder)).not.toContain('.unfinished-abc');
});

test('a requested copy is made before it is due, one at a time, and announced', async () => {
  await runOnce(NOW);
  const onChange = vi.fn();
  const schedule = {
    folder,
    everyHours: 24,
    kept: 2,
    clock: () => addHours(NOW, 1),
    alone,
    trusts,
  };
  const whole = Promise.withResolvers<void>();
  const backups = createBackups({
    ...schedule,
    onChange,
    log: createLog('silent'),
    copyTo: async (path, { onStep }) => {
      onStep('proof');
      await whole.promise;
      writeFileSync(path, 'copy');
    },
  });
  expect(await Promise.all([backups.copyNow(), backups.copyNow()])).toEqual([true, false]);
  await expect.poll(async () => (await backups.status()).running?.step).toBe('proof');
  expect(await backups.copyNow()).toBe(false);
  whole.resolve();
  await expect.poll(async () => (await backups.status()).running).toBeNull();
  expect(readdirSync(folder)).toHaveLength(2);
  expect(onChange).toHaveBeenCalledTimes(3);
  await backups.stop();
});

test('the message of the last failure is kept until a copy succeeds', async () => {
  let isFull = true;
  const schedule = { folder, everyHours: 24, kept: 2, clock: () => NOW, alone, trusts };
  const backups = createBackups({
    ...schedule,
    log: createLog('silent'),
    copyTo: async (path) => {
      if (isFull) throw new Error('ENOSPC: no space left on device, write');
      writeFileSync(path, 'copy');
    },
  });
  await backups.begin();
  expect((await backups.status()).failure).toEqual({
    at: NOW,
    message: MESSAGES.backups.noSpace,
    server: null,
  });
  isFull = false;
  expect(await backups.copyNow()).toBe(true);
  await expect.poll(async () => (await backups.status()).failure).toBeNull();
  await backups.stop();
});

test('a copy from the future is neither the last one nor counted among those kept', async () => {
  await runOnce(addHours(NOW, 24 * 1096));
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await lastBackup(folder, NOW)).toBeNull();
  for (const days of [0, 1, 2]) await runOnce(addHours(NOW, 24 * days));
  expect(copyTo).toHaveBeenCalledTimes(4);
  expect(await lastBackup(folder, addHours(NOW, 48))).toMatchObject({ ageHours: 0 });
  expect(await copiesFromFuture(folder, addHours(NOW, 48))).toEqual([
    'avtoprokat-2029-11-22T10-00-00Z.zip',
  ]);
  // The two that are kept, and the one from the future.
  expect(await scheduledCopies(folder)).toHaveLength(3);
});

test('no copy is deleted while the clock is not trusted', async () => {
  const abandoned = join(folder, '.unfinished-abc');
  mkdirSync(abandoned);
  utimesSync(abandoned, NOW, NOW);
  for (const days of [0, 1, 2, 3]) {
    await runOnce(addHours(NOW, 24 * days), { trusts: async () => false });
  }
  expect(readdirSync(folder)).toContain('.unfinished-abc');
  expect(await scheduledCopies(folder)).toHaveLength(4);
  await runOnce(addHours(NOW, 24 * 4));
  expect(await scheduledCopies(folder)).toHaveLength(2);
});
