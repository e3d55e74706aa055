import { mkdirSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beyondKept } from '@backend/domain/backups/copies-by-date';
import { narrow, PRIVATE_FOLDER } from '@backend/store/engine/private-path';
import { lastMigration } from '@backend/store/migrations/last-migration';
import type { Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import type { Logger } from 'pino';
import { BackupFailure } from './backup-failure';
import { removeAbandoned } from './remove-abandoned';
import { UNFINISHED_PREFIX, writeBackup } from './write-backup';

interface Upgrade {
  readonly store: Store;
  readonly files: Pick<FileStore, 'get'>;
  /** Folder of the copies. */
  readonly folder: string;
  readonly now: Date;
  readonly log: Logger;
}

export interface UpgradeResult {
  /** Names of the migrations run. */
  readonly steps: readonly string[];
  /** Path of the copy made before; null for an empty database. */
  readonly copy: string | null;
}

/**
 * Upgrades the database to this release, after a copy if it has data. A failed migration leaves the
 * database unchanged, and the message names the copy.
 */
export async function upgrade(parts: Upgrade): Promise<UpgradeResult> {
  const { store, log } = parts;
  const pending = await store.pendingUpgrade();
  const copy = pending.length > 0 ? await copyBefore(parts) : null;
  if (copy) log.info({ event: 'copied', copy, steps: pending }, 'copied before the upgrade');
  const startedAt = performance.now();
  try {
    const steps = await store.migrate();
    const ms = Math.round(performance.now() - startedAt);
    if (steps.length > 0) log.info({ event: 'migrated', steps, ms }, 'database brought up to date');
    return { steps, copy };
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

/** Number of copies before upgrades kept, including the new one. */
const KEPT = 3;
const COPY = /^before-upgrade-.*-(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2})-\d{3}Z\.(?:zip|sqlite)$/;

async function removeOld(folder: string, now: Date): Promise<void> {
  const copies = (await readdir(folder)).flatMap((name) => {
    const [, day, time] = COPY.exec(name) ?? [];
    return day && time ? [{ name, at: new Date(`${day}T${time.replaceAll('-', ':')}Z`) }] : [];
  });
  const old = beyondKept(copies, KEPT, now);
  for (const { name } of old) await rm(join(folder, name), { force: true });
}

async function copyBefore(parts: Upgrade): Promise<string> {
  const { store, folder, now } = parts;
  const step = (await lastMigration(store.fork())) ?? '';
  const name = `before-upgrade-${step}-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  narrow(folder, PRIVATE_FOLDER);
  await removeAbandoned(folder, now);
  const path = await writeCopy(parts, name);
  await removeOld(folder, now);
  return path;
}

/** SQLite: the whole file; PostgreSQL: a copy for `npm run restore`. */
async function writeCopy({ store, files, folder, now }: Upgrade, name: string): Promise<string> {
  if (store.engine === 'postgres') {
    const path = join(folder, `${name}.zip`);
    await writeBackup({ store, files, now, isEarlierRelease: true }, path);
    return path;
  }
  const draft = join(folder, `${UNFINISHED_PREFIX}${name}`);
  const path = join(folder, `${name}.sqlite`);
  try {
    await rename(await store.copyTo(draft), path);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return path;
}
