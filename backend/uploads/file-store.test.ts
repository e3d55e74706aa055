import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { startBucket, type TestBucket } from '@backend/testing/bucket';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FileStore, openFileStore } from './file-store';

const KEY = `${'0'.repeat(32)}.webp`;
const BYTES = Buffer.from([0, 1, 2, 250, 255]);
const unavailable = { code: 'UNAVAILABLE', message: MESSAGES.generic.unavailable };

const logged: string[] = [];
const log = createLog('info', { write: (line) => logged.push(line) });

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'file-store-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(() => {
  logged.length = 0;
});

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

const onDisk = () => openFileStore({ dataDir }, log);
const inBucket = (patienceMs?: number) =>
  openFileStore({ dataDir, patienceMs, bucket: bucket.settings }, log);

describe.each([
  ['the local disk', onDisk],
  ['a bucket', () => inBucket()],
])('%s', (_where, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });

  test('returns the stored bytes', async () => {
    await store.put(KEY, BYTES, 'image/webp');
    expect(await store.get(KEY)).toEqual(BYTES);
    const large = Buffer.alloc(1_500_000, 7);
    await store.put(KEY, large, 'image/webp');
    expect((await store.get(KEY))?.equals(large)).toBe(true);
  });

  test('returns null for an unknown key, without an error', async () => {
    expect(await store.get(`1${KEY.slice(1)}`)).toBeNull();
    await store.remove(`1${KEY.slice(1)}`);
    expect(logged).toEqual([]);
  });

  test('deletes a removed file', async () => {
    await store.put(KEY, BYTES, 'image/webp');
    await store.remove(KEY);
    expect(await store.get(KEY)).toBeNull();
  });
});

describe('a failing store', () => {
  test('returns 503 and logs the cause: an unreachable bucket', async () => {
    const store = await inBucket();
    bucket.state = 'down';
    try {
      await expect(store.put(KEY, BYTES, 'image/webp')).rejects.toMatchObject(unavailable);
      await expect(store.get(KEY)).rejects.toMatchObject(unavailable);
    } finally {
      bucket.state = 'up';
    }
    expect(logged.length).toBe(2);
    expect(logged.join()).not.toContain('hush');
  });

  test('returns 503 and logs the cause: a bucket that does not respond', async () => {
    const store = await inBucket(100);
    bucket.state = 'silent';
    try {
      await expect(store.put(KEY, BYTES, 'image/webp')).rejects.toMatchObject(unavailable);
      await expect(store.get(KEY)).rejects.toMatchObject(unavailable);
    } finally {
      bucket.state = 'up';
      bucket.closeConnections();
    }
  });

  test('returns 503 and logs the cause: an invalid folder', async () => {
    const broken = join(dataDir, 'broken');
    writeFileSync(broken, 'a file, where a folder is needed');
    const store = await openFileStore({ dataDir: broken }, log);
    await expect(store.put(KEY, BYTES, 'image/webp')).rejects.toMatchObject(unavailable);
    expect(logged.join()).toContain('ENOTDIR');
  });
});

test('a full disk is refused with its own message', async () => {
  const store = await onDisk();
  const handle = await fs.open(dataDir, 'r');
  await handle.close();
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const write = vi.spyOn(Object.getPrototypeOf(handle), 'writeFile').mockRejectedValue(full);
  const refused = { code: 'STORAGE_FULL', message: MESSAGES.generic.storageFull };
  await expect(store.put(KEY, BYTES, 'image/webp')).rejects.toMatchObject(refused);
  await expect(store.probe()).rejects.toMatchObject(refused);
  write.mockRestore();
  await store.probe();
});

test('a file on disk gets its name when complete', async () => {
  const rename = vi.spyOn(fs, 'rename');
  await (await onDisk()).put(KEY, BYTES, 'image/webp');
  expect(rename.mock.calls).toEqual([[expect.any(String), join(dataDir, 'files', KEY)]]);
  rename.mockRestore();
});

test('an object in a bucket has its content type', async () => {
  await (await inBucket()).put(KEY, BYTES, 'image/webp');
  expect(bucket.objects.get(`/photos/${KEY}`)?.type).toBe('image/webp');
});
