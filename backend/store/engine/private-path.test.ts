import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArchive } from '@backend/backup/write-archive';
import { createLog } from '@backend/logging/create-log';
import { openStore } from '@backend/store/open-store';
import { openFileStore } from '@backend/uploads/file-store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolder } from './folder-claim';
import { isOpenToOthers } from './private-path';

const KEY = `${'0'.repeat(32)}.webp`;

let outer: string;
let dataDir: string;
beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), 'private-'));
  dataDir = join(outer, 'data');
});
afterEach(() => rmSync(outer, { recursive: true, force: true }));

const all = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).sort();
/** Paths under the data folder with permissions for other accounts. */
const openOf = (names: string[]) => names.filter((name) => isOpenToOthers(join(dataDir, name)));

/** Files of a running server. */
async function fill() {
  const free = claimFolder(dataDir);
  const store = await openStore({ dataDir });
  const files = await openFileStore({ dataDir }, createLog('silent'));
  await store.migrate();
  await files.put(KEY, Buffer.from('photo'), 'image/webp');
  await store.copyTo(join(dataDir, 'copies'));
  await writeArchive(join(dataDir, 'copies', 'monday.zip'), async () => undefined);
  const made = all();
  const open = openOf(['.', ...made]);
  await store.close();
  free();
  return { made, open };
}

test('all files in the data folder are private to their owner', async () => {
  const { made, open } = await fill();
  expect(made).toEqual([
    'avtoprokat.sqlite',
    'avtoprokat.sqlite-shm',
    'avtoprokat.sqlite-wal',
    'copies',
    join('copies', 'avtoprokat.sqlite'),
    join('copies', 'monday.zip'),
    'files',
    join('files', KEY),
    'in-use.sqlite',
    'in-use.sqlite-journal',
  ]);
  expect(open).toEqual([]);
});

test('a database and a folder of files open to others become private at the next start', async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  const free = claimFolder(dataDir);
  const store = await openStore({ dataDir });
  await store.migrate();
  mkdirSync(join(dataDir, 'files'));
  for (const name of all()) chmodSync(join(dataDir, name), 0o755);
  const again = await openStore({ dataDir });
  await openFileStore({ dataDir }, createLog('silent'));
  free();
  const claimed = claimFolder(dataDir);
  expect(all()).toContain('avtoprokat.sqlite-wal');
  expect(openOf(all())).toEqual([]);
  claimed();
  await again.close();
  await store.close();
});
