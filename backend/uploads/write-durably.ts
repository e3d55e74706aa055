import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@backend/store/engine/private-path';

/** Prefix of temporary files; no key of a stored file starts with it. */
const UNFINISHED = '.unfinished-';

/** Windows has no fsync of folders: its file system journals names. */
const FLUSHES_FOLDERS = process.platform !== 'win32';

/** Makes new names in a folder survive a power loss. */
export async function flushFolder(folder: string): Promise<void> {
  if (!FLUSHES_FOLDERS) return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function ensureFolder(folder: string): Promise<void> {
  const created = await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (created) await flushFolder(dirname(created));
}

async function writeFlushed(path: string, bytes: string | Uint8Array): Promise<void> {
  const handle = await fs.open(path, 'wx', PRIVATE_FILE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file atomically with respect to power loss: temporary file, fsync, rename, fsync of the
 * folder.
 */
export async function writeDurably(
  folder: string,
  name: string,
  bytes: string | Uint8Array,
): Promise<void> {
  await ensureFolder(folder);
  const unfinished = join(folder, UNFINISHED + randomUUID());
  try {
    await writeFlushed(unfinished, bytes);
    await fs.rename(unfinished, join(folder, name));
    await flushFolder(folder);
  } catch (error) {
    // Deleted later by `removeUnfinished`.
    await fs.rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** About the size of a small photo: a full disk often still accepts a few bytes. */
const PROBE_BYTES = 64 * 1024;

/** Writes, flushes and removes a file. Throws the error of the disk. */
export async function probeFolder(folder: string): Promise<void> {
  await ensureFolder(folder);
  const unfinished = join(folder, UNFINISHED + randomUUID());
  try {
    await writeFlushed(unfinished, new Uint8Array(PROBE_BYTES));
  } finally {
    await fs.rm(unfinished, { force: true });
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Removes temporary files created before `before`; returns their number. */
export async function removeUnfinished(folder: string, before: Date): Promise<number> {
  let removed = 0;
  const names = await fs.readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names.filter((one) => one.startsWith(UNFINISHED))) {
    const path = join(folder, name);
    const { mtime } = await fs.stat(path);
    if (mtime >= before) continue;
    await fs.rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
