import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createLog } from '@backend/logging/create-log';
import { Source } from '@backend/store/entities/source.entity';
import { addFile } from '@backend/store/files/stored-files';
import { tableNames } from '@backend/store/migrations/last-migration';
import { startBucket } from '@backend/testing/bucket';
import { addCar } from '@backend/testing/data/fleet';
import { plantCompany } from '@backend/testing/data/planted-company';
import { openTestDatabase } from '@backend/testing/database';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { type FileStore, openFileStore } from '@backend/uploads/file-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from './restore-backup';
import { digests, withPlace } from './testing/places';
import { writeBackup } from './write-backup';

const log = createLog('silent');
const NOW = new Date('2026-11-10T09:00:00.000Z');
const PHOTO = 'f'.repeat(32);

let app: TestApp;
let files: FileStore;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ database: await openTestDatabase({ isOdd: true }) });
  files = await openFileStore(app.config, log);
  folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  await plantCompany(app);
  const file = { key: `${PHOTO}.webp`, contentType: 'image/webp', size: 40_000, createdAt: NOW };
  await app.store.write(app.store.fork(), (em) => addFile(em, file));
  await files.put(`${PHOTO}.webp`, randomBytes(40_000), 'image/webp');
  await files.put(`${PHOTO}-small.webp`, randomBytes(4_000), 'image/webp');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const source = () => ({ store: app.store, files, now: NOW });

test('a copy restores equal on SQLite, and from there on this engine', async () => {
  const [first, second] = [join(folder, 'first.zip'), join(folder, 'second.zip')];
  const before = await digests(app.store);
  const manifest = await writeBackup(source(), first);
  expect(manifest.tables.find(({ name }) => name === 'bookings')?.rows).toBeGreaterThan(3);
  expect(manifest.files.map(({ key }) => key)).toEqual([`${PHOTO}.webp`, `${PHOTO}-small.webp`]);
  await withPlace(async (place) => {
    await restoreBackup(place, first, { keepsSessions: true });
    expect(await digests(place.store)).toEqual(before);
    expect(await place.files.get(`${PHOTO}-small.webp`)).toEqual(
      await files.get(`${PHOTO}-small.webp`),
    );
    await writeBackup(place, second);
  });
  await withPlace(
    async (place) => {
      await restoreBackup(place, second, { keepsSessions: true });
      expect(await digests(place.store)).toEqual(before);
      // Ids of deleted rows are not reused.
      expect(await addCar(place.store)).toBe(await addCar(app.store));
    },
    { ownEngine: true },
  );
});

test('pictures of a bucket are restored into a folder, and from there into a bucket, unchanged', async () => {
  const [from, to] = [await startBucket(), await startBucket()];
  const [first, second] = [join(folder, 'bucket.zip'), join(folder, 'folder.zip')];
  try {
    const { dataDir } = app.config;
    const bucket = await openFileStore({ dataDir, bucket: from.settings }, log);
    for (const key of [`${PHOTO}.webp`, `${PHOTO}-small.webp`]) {
      await bucket.put(key, (await files.get(key)) ?? Buffer.of(), 'image/webp');
    }
    const manifest = await writeBackup({ ...source(), files: bucket }, first);
    expect([manifest.files.length, manifest.missingFiles]).toEqual([2, []]);
    await withPlace(async (place) => {
      await restoreBackup(place, first);
      await writeBackup(place, second);
    });
    await withPlace(async (place) => {
      const target = await openFileStore({ dataDir: place.dataDir, bucket: to.settings }, log);
      await restoreBackup({ ...place, files: target }, second);
      expect(to.objects).toEqual(from.objects);
    });
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
});

test('a bucket that has files is refused', async () => {
  const bucket = await startBucket();
  const path = join(folder, 'for-bucket.zip');
  await writeBackup(source(), path);
  try {
    await withPlace(async (place) => {
      const target = await openFileStore({ dataDir: place.dataDir, bucket: bucket.settings }, log);
      await target.put('a.webp', randomBytes(10), 'image/webp');
      await expect(restoreBackup({ ...place, files: target }, path)).rejects.toThrow(
        'В хранилище файлов уже есть файлы',
      );
    });
  } finally {
    await bucket.close();
  }
});

test('a copy made during writes has the state of one moment', async () => {
  const path = join(folder, 'under-load.zip');
  let isOver = false;
  let pairs = 0;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    while (!isOver) {
      pairs += 1;
      const name = `${writer} ${pairs}`;
      await app.store.write(app.store.fork(), async (em) => {
        await em.insert(Source, { name: `${name} a`, createdAt: NOW });
        await em.insert(Source, { name: `${name} b`, createdAt: NOW });
      });
      await setTimeout(10);
    }
  });
  await setTimeout(100);
  await writeBackup(source(), path).finally(() => {
    isOver = true;
  });
  await Promise.all(writers);
  await withPlace(async (place) => {
    await restoreBackup(place, path);
    const names = (await place.store.fork().find(Source, {})).map(({ name }) => name);
    const pairsOf = (part: string) => names.filter((name) => name.endsWith(` ${part}`)).length;
    expect(pairsOf('a')).toBeGreaterThan(0);
    expect(pairsOf('a')).toBeLessThan(pairs);
    expect(pairsOf('b')).toBe(pairsOf('a'));
  });
});

test('a filled place is refused and stays as it is', async () => {
  const path = join(folder, 'filled.zip');
  await writeBackup(source(), path);
  const before = await digests(app.store);
  await expect(restoreBackup(source(), path)).rejects.toThrow('В базе данных уже есть данные');
  expect(await digests(app.store)).toEqual(before);
  await withPlace(async (place) => {
    await place.files.put('a.webp', randomBytes(10), 'image/webp');
    await expect(restoreBackup(place, path)).rejects.toThrow('В хранилище файлов уже есть файлы');
    expect(await tableNames(place.store.fork())).toEqual([]);
  });
});

test.each([
  ['cut in half', (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
  ['with a changed byte', (path: string) => changeByte(path)],
  ['of another kind', (path: string) => writeFileSync(path, 'not a zip file')],
])('a file %s is refused without traces', async (_name, spoil) => {
  const path = join(folder, `${randomBytes(4).toString('hex')}.zip`);
  await writeBackup(source(), path);
  spoil(path);
  await withPlace(
    async (place) => {
      await expect(restoreBackup(place, path)).rejects.toThrow('Файл копии испорчен');
      expect(await tableNames(place.store.fork())).toEqual([]);
      expect(await place.files.holdsOnly(new Set())).toBe(true);
    },
    { ownEngine: true },
  );
});

/** Changes a byte inside the picture, most of the file; fields of some headers are not read. */
function changeByte(path: string): void {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
}

test('a failed copy leaves no file', async () => {
  const target = mkdtempSync(join(folder, 'failed-'));
  const broken = { get: () => Promise.reject(new Error('the bucket is unreachable')) };
  await expect(
    writeBackup({ ...source(), files: broken }, join(target, 'copy.zip')),
  ).rejects.toThrow('the bucket is unreachable');
  expect(await readdir(target)).toEqual([]);
});

test('an interrupted copy leaves no file', async () => {
  const target = mkdtempSync(join(folder, 'interrupted-'));
  const stopping = new AbortController();
  const slow = {
    get: async (key: string) => {
      stopping.abort(new Error('stopped'));
      return files.get(key);
    },
  };
  const path = join(target, 'copy.zip');
  const copying = writeBackup({ ...source(), files: slow, signal: stopping.signal }, path);
  await expect(copying).rejects.toThrow('stopped');
  expect(await readdir(target)).toEqual([]);
});

test('a folder that does not exist is named', async () => {
  await expect(writeBackup(source(), join(folder, 'nowhere', 'copy.zip'))).rejects.toThrow(
    /^Папки .*nowhere нет/,
  );
});
