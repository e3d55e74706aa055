import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { narrow, PRIVATE_FOLDER } from '@backend/store/engine/private-path';
import { lastMigration } from '@backend/store/migrations/last-migration';
import type { Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import type { Logger } from 'pino';
import { BackupFailure } from './backup-failure';
import { writeBackup } from './write-backup';

export interface Upgrade {
  readonly store: Store;
  readonly files: Pick<FileStore, 'get'>;
  /** Folder of the copies. */
  readonly folder: string;
  readonly now: Date;
  readonly log: Logger;
}

/**
 * Brings the database to this release; a filled one is copied first. A failed migration leaves the
 * database as it was, and the message names the copy. Returns the names of the migrations.
 */
export async function upgrade(parts: Upgrade): Promise<string[]> {
  const { store, log } = parts;
  const pending = await store.pendingUpgrade();
  const copy = pending.length > 0 ? await copyBefore(parts) : null;
  if (copy) log.info({ event: 'copied', copy, steps: pending }, 'copied before the upgrade');
  const startedAt = performance.now();
  try {
    const steps = await store.migrate();
    const ms = Math.round(performance.now() - startedAt);
    if (steps.length > 0) log.info({ event: 'migrated', steps, ms }, 'database brought up to date');
    return steps;
  } catch (cause) {
    if (!copy) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BackupFailure(
      `Обновление базы данных не удалось, данные остались прежними: ${why}\n` +
        `Запустите прежнюю версию программы. Копия до обновления: ${copy}`,
      { cause },
    );
  }
}

/** The whole SQLite file as it is; on PostgreSQL a copy for `npm run restore`. */
async function copyBefore({ store, files, folder, now }: Upgrade): Promise<string> {
  const step = (await lastMigration(store.fork())) ?? '';
  const name = `before-upgrade-${step}-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  narrow(folder, PRIVATE_FOLDER);
  if (store.engine === 'postgres') {
    const path = join(folder, `${name}.zip`);
    await writeBackup({ store, files, now, isEarlierRelease: true }, path);
    return path;
  }
  const draft = join(folder, `.unfinished-${name}`);
  const path = join(folder, `${name}.sqlite`);
  try {
    await rename(await store.copyTo(draft), path);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return path;
}
