import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { digestOf, type TableDigest } from '@backend/store/copy/read-rows';
import { tableShapes } from '@backend/store/copy/table-shapes';
import { openStore, type Store } from '@backend/store/open-store';
import { openTestDatabase } from '@backend/testing/database';
import { type FileStore, openFileStore } from '@backend/uploads/file-store';

export interface Place {
  readonly store: Store;
  readonly files: FileStore;
  readonly dataDir: string;
  readonly now: Date;
}

const NOW = new Date('2026-11-10T10:00:00.000Z');

interface Wanted {
  /** Engine of the tests by default, else SQLite. */
  readonly ownEngine?: boolean;
  readonly isOdd?: boolean;
}

/** An empty database and file store, removed after the job. */
export async function withPlace<T>(
  job: (place: Place) => Promise<T>,
  { ownEngine = false, isOdd }: Wanted = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'restore-test-'));
  const database = ownEngine ? await openTestDatabase({ migrated: false, isOdd }) : null;
  const store = database?.store ?? (await openStore({ dataDir }));
  try {
    const files = await openFileStore({ dataDir }, createLog('silent'));
    return await job({ store, files, dataDir, now: NOW });
  } finally {
    await (database?.close() ?? store.close());
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Digest of every table. */
export async function digests(store: Store): Promise<Record<string, TableDigest>> {
  const em = store.fork();
  const found: Record<string, TableDigest> = {};
  for (const table of tableShapes(store.orm)) found[table.name] = await digestOf(em, table);
  return found;
}
