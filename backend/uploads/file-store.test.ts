import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createLog } from '@backend/logging/create-log';
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

/** A minimal S3 bucket: objects by URL, 403 without a signature. */
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
let isDown = false;
let isSilent = false;
const bucket: Server = createServer(async (request, response) => {
  const bytes = await buffer(request);
  const { method, url = '', headers } = request;
  const path = url.split('?')[0] ?? '';
  if (isSilent) return;
  if (isDown) return response.writeHead(503).end();
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
  const found = objects.get(path);
  if (method === 'PUT') {
    objects.set(path, { bytes, type: headers['content-type'] });
    return response.writeHead(200).end();
  }
  if (method === 'DELETE') {
    objects.delete(path);
    return response.writeHead(204).end();
  }
  if (found) return response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
  const body = '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
  return response.writeHead(404, { 'content-type': 'application/xml' }).end(body);
});
beforeAll(() => new Promise<void>((done) => bucket.listen(0, '127.0.0.1', done)));
afterAll(() => bucket.close());

const onDisk = () => openFileStore({ dataDir }, log);
const inBucket = (patienceMs?: number) =>
  openFileStore(
    {
      dataDir,
      patienceMs,
      bucket: {
        bucket: 'photos',
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
        accessKeyId: 'id',
        secretAccessKey: 'hush',
        forcePathStyle: true,
      },
    },
    log,
  );

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
    isDown = true;
    try {
      await expect(store.put(KEY, BYTES, 'image/webp')).rejects.toMatchObject(unavailable);
      await expect(store.get(KEY)).rejects.toMatchObject(unavailable);
    } finally {
      isDown = false;
    }
    expect(logged.length).toBe(2);
    expect(logged.join()).not.toContain('hush');
  });

  test('the same for a bucket that does not respond', async () => {
    const store = await inBucket(100);
    isSilent = true;
    try {
      await expect(store.put(KEY, BYTES, 'image/webp')).rejects.toMatchObject(unavailable);
      await expect(store.get(KEY)).rejects.toMatchObject(unavailable);
    } finally {
      isSilent = false;
      bucket.closeAllConnections();
    }
  });

  test('the same for an invalid folder', async () => {
    const broken = join(dataDir, 'broken');
    writeFileSync(broken, 'a file, where a folder is needed');
    const store = await openFileStore({ dataDir: broken }, log);
    await expect(store.put(KEY, BYTES, 'image/webp')).rejects.toMatchObject(unavailable);
    expect(logged.join()).toContain('ENOTDIR');
  });
});

test('a full disk is refused in words of its own', async () => {
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
  expect(objects.get(`/photos/${KEY}`)?.type).toBe('image/webp');
});
